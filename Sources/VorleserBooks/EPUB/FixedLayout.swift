import VorleserCore

/// Which documents of an EPUB are pages of one size, and which of these are one picture.
/// Sources: EPUB 3.3, section 8.2.2, “Fixed layouts”; Apple's display options, as iBooks reads them.
struct FixedLayout {
    /// For each document of the spine, whether it is such a page.
    let isFixed: [Bool]
    private let sides: [FixedPages.Side?]
    private let isFromRight: Bool

    static let displayOptions = "META-INF/com.apple.ibooks.display-options.xml"

    /// - Parameters:
    ///   - package: The package.
    ///   - spine: Its references, as many as there are documents.
    ///   - options: Apple's file, if there is one.
    init(_ package: PackageDocument, spine: [PackageDocument.Reference], options: [UInt8]?) {
        let given = package.metadata.meta("rendition:layout")
        let isOld =
            given == nil && (package.metadata.meta("fixed-layout") == "true" || options.map(Self.isFixed) ?? false)
        let isUsual = given == "pre-paginated" || isOld
        isFixed = spine.map { reference in
            let properties = reference.properties
            if properties.contains("rendition:layout-pre-paginated") { return true }
            return isUsual && !properties.contains("rendition:layout-reflowable")
        }
        sides = spine.map { reference in
            let properties = reference.properties.map { $0.replacing("rendition:", with: "") }
            if properties.contains("page-spread-left") { return .left }
            if properties.contains("page-spread-right") { return .right }
            return properties.contains("page-spread-center") || properties.contains("spread-none") ? .center : nil
        }
        isFromRight = package.isFromRight
    }

    /// `<option name="fixed-layout">true</option>`
    private static func isFixed(_ bytes: [UInt8]) -> Bool {
        guard let tree = MarkupTree(MarkupSource(bytes), repairing: false) else { return false }
        return withExtendedLifetime(tree) {
            tree.root?.descendants.prefix(200).contains {
                $0.name == "option" && $0.attribute("name") == "fixed-layout"
                    && $0.text(limit: 20).lowercased() == "true"
            } ?? false
        }
    }

    /// Whether the book is to be shown as pages: most of it says so, or it is nothing but pictures, one on each page.
    func shows(_ documents: [DocumentText]) -> Bool {
        if isFixed.count(where: \.self) * 2 > isFixed.count { return true }
        return documents.count > 1 && documents.allSatisfy { $0.isOnePicture && $0.warnings.isEmpty }
    }

    /// What is shown otherwise than it was made.
    func warnings(_ documents: [DocumentText]) -> [BookWarning] {
        let count = zip(documents, isFixed).count {
            $1 && $0.hasVisibleText && !$0.pictures.isEmpty && !$0.isOnePicture
        }
        guard count > 0 else { return [] }
        return [BookWarning(.package, .flowingPages(count))]
    }

    /// - Parameters:
    ///   - documents: As many as the spine has.
    ///   - assembly: Where they lie in the book.
    ///   - size: The size of a picture; `nil` for what cannot be shown.
    /// - Returns: A page for each document that has anything.
    func pages(_ documents: [DocumentText], _ assembly: BookAssembly, size: (String) -> PagePicture?) -> FixedPages {
        let pages = documents.indices.filter { documents[$0].length > 0 }.map { index in
            let picture = documents[index].isOnePicture ? documents[index].pictures.first.flatMap(size) : nil
            let isShown = picture.map { !$0.isTooLarge } ?? false
            let isWide = picture.map { $0.width > $0.height } ?? false
            return FixedPages.Page(
                offset: assembly.span(ofDocument: index).lowerBound.utf16,
                isPicture: isShown,
                width: picture?.width ?? 0,
                height: picture?.height ?? 0,
                side: sides.indices.contains(index) ? sides[index] ?? (isWide ? .center : nil) : nil
            )
        }
        return FixedPages(pages, isFromRight: isFromRight)
    }
}

extension DocumentText {
    /// The pictures in it that have an address.
    var pictures: [String] {
        marks.compactMap { if case .image(_, let resource) = $0.kind, !resource.isEmpty { resource } else { nil } }
    }

    /// Whether a picture is all that there is to see: what is said beside it is out of sight, for those who cannot see it.
    var isOnePicture: Bool {
        guard pictures.count == 1 else { return false }
        guard hasVisibleText else { return true }
        var unseen: [Range<Int>] = []
        for mark in marks {
            if case .layout(let layout) = mark.kind, layout.isUnseen { unseen.append(mark.span.utf16) }
        }
        guard !unseen.isEmpty else { return false }
        return String(decoding: utf8, as: UTF8.self).utf16.enumerated().allSatisfy { place, unit in
            unit <= 0x20 || unseen.contains { $0.contains(place) }
        }
    }
}
