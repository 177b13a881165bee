#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserBooks
import VorleserCore

/// An EPUB made from a book's text and marks: for books of other kinds, and EPUBs whose documents cannot be marked.
struct PrintedEdition {
    private let book: Book
    private let units: [UInt16]
    private var package = PackageFile(at: ContainerPath("EPUB/package.opf"))
    private var files = [Edition.File(path: ContainerPath("META-INF/container.xml"), content: .bytes(Self.container))]
    private var documents: [Edition.Document] = []

    private init(_ book: Book) {
        units = Array(book.text.utf16)
        self.book = book.withMarksOnWholeCharacters(units)
    }

    /// Makes an EPUB.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - file: The file it was read from, which holds its pictures.
    ///   - cover: A picture for the cover, if the book has none.
    ///   - plan: What is to be marked.
    ///   - required: What the publication says of itself.
    ///   - cancellation: Ends the work.
    /// - Returns: The EPUB, complete but for the sound.
    /// - Throws: `CancellationError`
    static func edition(
        of book: Book,
        at file: URL?,
        cover: [UInt8]?,
        _ plan: MarkPlan,
        _ required: RequiredMetadata,
        _ cancellation: Cancellation
    ) throws -> Edition {
        var printed = PrintedEdition(book)
        printed.package.describe(book.metadata, required)
        let pictures = printed.addPictures(from: file, cover: cover)
        let addresses = try printed.addPages(plan, required, pictures, cancellation)
        printed.addNavigation(addresses, required)
        return Edition(
            package: printed.package,
            files: printed.files,
            documents: printed.documents,
            narration: NarrationMetadata(),
            folder: "EPUB/read-along/"
        )
    }

    // MARK: Pages

    private mutating func addPages(
        _ plan: MarkPlan,
        _ required: RequiredMetadata,
        _ pictures: [String: ContainerPath],
        _ cancellation: Cancellation
    ) throws -> PrintedAddresses {
        let style = ContainerPath("EPUB/style.css")
        add(style, "text/css", Array((PageStyle.styleSheet + Highlighting.styleSheet).utf8), id: "style")
        let blocks = book.chapters.map { chapter in
            PageBlock.blocks(of: chapter.span, book.marks(in: chapter.span), isBlank: isBlank)
        }
        let width = String(book.chapters.count).count
        let paths = book.chapters.indices.map {
            ContainerPath("EPUB/text/\(($0 + 1).digits(width)).xhtml")
        }
        let leaves = blocks.flatMap { $0.flatMap(\.leaves) }.map(\.span)
        let addresses = PrintedAddresses(book, pages: paths, leaves: leaves)
        let setting = PageWriter.Setting(
            book: book,
            units: units,
            language: required.language,
            styleSheet: style,
            references: book.references
        )
        let pageBreakIDs = Dictionary(book.pageBreaks.enumerated().map { ($1, "page-\($0 + 1)") }) { first, _ in first }
        for (index, chapter) in book.chapters.enumerated() {
            try cancellation.check()
            let spoken = plan.pictures(in: chapter.span)
            let inline = InlineMarkup(
                addresses: addresses,
                page: paths[index],
                pictures: pictures,
                pageBreakIDs: pageBreakIDs,
                pictureIDs: Dictionary(spoken.map { ($0.mark, $0.id) }) { first, _ in first }
            )
            let marks = plan.marks(in: chapter.span)
            var writer = PageWriter(setting, inline, chapter: chapter.span, marks: marks)
            writer.write(blocks[index])
            let id = add(paths[index], PackageFile.xhtml, writer.page(title: chapter.title), id: "page-\(index + 1)")
            let isLinear = book.spineItem(at: chapter.span.lowerBound)?.isLinear ?? true
            package.appendToReadingOrder(id, isLinear: isLinear)
            let shown = spoken.filter { writer.body.contains(#" id="\#($0.id)""#) }.map(Fragment.init)
            let fragments = plan.highlighted(writer.fragments, of: marks) + shown
            documents.append(.init(item: id, path: paths[index], span: chapter.span, fragments: fragments))
        }
        return addresses
    }

    private func isBlank(_ span: TextSpan) -> Bool {
        !units[span.utf16].contains(where: \.isPrinted)
    }

    // MARK: Navigation

    private mutating func addNavigation(_ addresses: PrintedAddresses, _ required: RequiredMetadata) {
        let contents =
            book.contents.isEmpty
            ? book.chapters.map { ContentsEntry(title: $0.title, offset: $0.span.lowerBound) } : book.contents
        let body = book.chapters.first { $0.role == .body }.flatMap { addresses.target($0.span.lowerBound) }
        let navigation = NavigationFile(
            path: ContainerPath("EPUB/nav.xhtml"),
            title: book.metadata.title,
            language: required.language,
            contents: contents.map { Self.entry($0, addresses) },
            landmarks: body.map { [.init(type: "bodymatter", title: book.metadata.title, target: $0)] } ?? [],
            pages: pages(addresses)
        )
        var anchors = AnchorIndex(files)
        let existing = navigation.keeping { anchors.existing($0) }
        add(navigation.path, PackageFile.xhtml, existing.bytes, id: "nav", properties: ["nav"])
    }

    private static func entry(_ entry: ContentsEntry, _ addresses: PrintedAddresses) -> NavigationFile.Entry {
        .init(
            title: entry.title,
            target: addresses.target(entry.offset),
            children: entry.children.map { self.entry($0, addresses) }
        )
    }

    private func pages(_ addresses: PrintedAddresses) -> [NavigationFile.Page] {
        book.pageBreaks.enumerated().compactMap { index, mark in
            guard case .pageBreak(let label?) = mark.kind,
                let chapter = book.chapterIndex(at: mark.span.lowerBound)
            else { return nil }
            return .init(label: label, target: .init(path: addresses.pages[chapter], fragment: "page-\(index + 1)"))
        }
    }

    // MARK: Files

    @discardableResult
    private mutating func add(
        _ path: ContainerPath,
        _ mediaType: String,
        _ bytes: [UInt8],
        id: String,
        properties: Set<String> = []
    ) -> String {
        files.append(Edition.File(path: path, content: .bytes(bytes)))
        return package.add(path, mediaType, id: id, properties: properties)
    }

    /// Adds the pictures that can be had.
    /// - Returns: Their places, by their names in the book.
    private mutating func addPictures(from file: URL?, cover: [UInt8]?) -> [String: ContainerPath] {
        var paths: [String: ContainerPath] = [:]
        let own = book.metadata.cover
        for name in book.pictureNames where paths[name] == nil {
            guard let file, let data = try? BookReader().resource(name, ofBookAt: file) else { continue }
            paths[name] = addPicture([UInt8](data), number: paths.count + 1, isCover: name == own)
        }
        if let cover, own.flatMap({ paths[$0] }) == nil {
            _ = addPicture(cover, number: paths.count + 1, isCover: true)
        }
        return paths
    }

    private mutating func addPicture(_ bytes: [UInt8], number: Int, isCover: Bool) -> ContainerPath? {
        guard let type = PictureType(bytes) else { return nil }
        let path = ContainerPath("EPUB/pictures/\(number).\(type.rawValue)")
        let properties: Set<String> = isCover ? ["cover-image"] : []
        let id = add(path, type.mediaType, bytes, id: "picture-\(number)", properties: properties)
        if isCover {
            package.document.root.edit("metadata") { $0.append(Element("meta", ["name": "cover", "content": id])) }
        }
        return path
    }

    private static let container = Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
          <rootfiles>
            <rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
          </rootfiles>
        </container>

        """.utf8
    )
}

extension Book {
    /// Where each note is referred to first.
    fileprivate var references: [TextOffset: TextOffset] {
        var result: [TextOffset: TextOffset] = [:]
        for mark in marks {
            guard case .noteReference(let note?) = mark.kind, result[note] == nil else { continue }
            result[note] = mark.span.lowerBound
        }
        return result
    }

    /// The beginnings of the printed edition's pages, as they follow each other on ours: at one place those without
    /// text first.
    fileprivate var pageBreaks: [TextMark] {
        marks.filter { if case .pageBreak = $0.kind { true } else { false } }.sorted {
            ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound)
        }
    }

    /// The cover and the pictures in the text.
    fileprivate var pictureNames: [String] {
        let inside = marks.compactMap { mark -> String? in
            if case .image(_, let resource) = mark.kind, !resource.isEmpty { resource } else { nil }
        }
        return (metadata.cover.map { [$0] } ?? []) + inside
    }
}
