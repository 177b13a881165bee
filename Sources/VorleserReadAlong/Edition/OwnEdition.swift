import VorleserBooks
import VorleserCore
import VorleserExport

/// The listener's own EPUB, with marks in its documents: its look and everything else in it are kept.
struct OwnEdition {
    let publication: EditablePublication
    /// Names of all files.
    let names: Set<String>
    var package: PackageFile
    /// Files that have changed.
    var documents: [ContainerPath: [UInt8]] = [:]
    /// Documents with marks, in reading order.
    var marked: [Edition.Document] = []
    /// Files that have no place in the new publication.
    var dropped: Set<ContainerPath> = []
    /// What documents are called from now on.
    var renamed = RenamedDocuments([], taken: [])

    private let book: Book
    private let required: RequiredMetadata
    private var properties: [ContainerPath: Set<String>] = [:]
    private let needsUpgrade: Bool
    private let folder: String
    /// What the publication itself calls what is being read.
    private let ownActiveClass: String?

    /// - Returns: `nil` when it cannot become an EPUB 3 with marks in it.
    private init?(_ publication: EditablePublication, _ book: Book, _ required: RequiredMetadata) throws {
        let path = ContainerPath(publication.packagePath)
        guard let package = PackageFile(try publication.bytes(of: publication.packagePath), at: path) else {
            return nil
        }
        self.publication = publication
        names = Set(publication.names)
        self.book = book
        self.required = required
        self.package = package
        needsUpgrade = package.majorVersion < 3
        ownActiveClass = package.meta("media:active-class").first
        folder = Edition.freeFolder(beside: path, among: publication.names)
    }

    /// Marks a publication.
    /// - Parameters:
    ///   - publication: The listener's EPUB.
    ///   - book: What was read from it.
    ///   - plan: What is to be marked.
    ///   - required: What the publication has to say of itself, if it does not.
    ///   - cancellation: Ends the work.
    /// - Returns: `nil` when it cannot become an EPUB 3 with marks in it.
    /// - Throws: ``VorleserBooks/BookReadingError``, `CancellationError`
    static func edition(
        of publication: EditablePublication,
        _ book: Book,
        _ plan: MarkPlan,
        lacking required: RequiredMetadata,
        _ cancellation: Cancellation
    ) throws -> Edition? {
        guard var own = try OwnEdition(publication, book, required), own.canBeUpgraded else { return nil }
        try own.mark(plan, cancellation)
        guard !own.marked.isEmpty else { return nil }
        if own.needsUpgrade { try own.upgradeRest(cancellation) }
        return try own.edition()
    }

    // MARK: Documents

    /// EPUB 3 has no place for the talking books of EPUB 2 in its reading order.
    private var canBeUpgraded: Bool {
        guard needsUpgrade else { return true }
        let order = Set(package.readingOrder)
        return package.items.allSatisfy { !order.contains($0.id) || !$0.mediaType.contains("dtbook") }
    }

    private mutating func mark(_ plan: MarkPlan, _ cancellation: Cancellation) throws {
        let order = Set(package.readingOrder)
        // Only what is in the reading order itself may be read aloud, not what stands in for it.
        let items = Dictionary(
            package.items.filter { order.contains($0.id) }.compactMap { item in item.path.map { ($0.folded, item.id) } }
        ) { first, _ in first }
        for (index, document) in publication.documents.enumerated() {
            try cancellation.check()
            let path = ContainerPath(document.href)
            let marks = plan.marks(in: document.span)
            let spoken = plan.pictures(in: document.span)
            guard document.kind == .xhtml, !marks.isEmpty || !spoken.isEmpty, documents[path] == nil,
                let item = items[path.folded], let result = try publication.marked(index, marks)
            else { continue }
            let named = PictureNaming(spoken, among: book.marks(in: document.span)).named(in: result.bytes)
            documents[path] = named.bytes
            properties[path] = result.properties
            let fragments = plan.highlighted(result.fragments.map(Fragment.init), of: marks) + named.fragments
            marked.append(Edition.Document(item: item, path: path, span: document.span, fragments: fragments))
        }
    }

    /// Makes the documents XHTML5 of which nothing is spoken.
    private mutating func upgradeRest(_ cancellation: Cancellation) throws {
        for item in package.items {
            try cancellation.check()
            guard let path = item.path, documents[path] == nil, names.contains(path.text), item.isXHTML else {
                continue
            }
            let result = try publication.upgraded(path: path.text)
            documents[path] = result.bytes
            properties[path] = result.properties
        }
    }

    // MARK: Package

    private mutating func edition() throws -> Edition {
        if needsUpgrade {
            package.upgrade(lacking: required, properties: properties)
            try upgradeNavigationControl()
            try renameDocuments()
            try upgradeContainer()
        }
        let gone = removeOverlays()
        var narration = NarrationMetadata()
        var added: [Edition.File] = []
        if let style = addStyleSheet(&narration) { added.append(style) }
        if !package.items.contains(where: { $0.properties.contains("nav") }) {
            added.append(try addNavigation())
        }
        return Edition(
            package: package,
            files: keptFiles(without: gone) + added,
            documents: marked,
            narration: narration,
            folder: folder
        )
    }

    /// Takes the publication's own overlays away.
    /// - Returns: The files that went with them.
    private mutating func removeOverlays() -> Set<ContainerPath> {
        let pages = package.items.filter(\.isXHTML).compactMap(\.path)
        var package = package
        defer { self.package = package }
        return package.removeOverlays { path in
            (try? content(of: path)).map { MediaOverlay.sounds(in: $0, at: path) } ?? []
        } isUsed: { sound in
            let name = Array(sound.fileName.utf8)
            return pages.contains { (try? content(of: $0))?.firstRange(of: name) != nil }
        }
    }

    private func navigationControl() throws -> NavigationControl? {
        let toc = package.document.root.first("spine")?["toc"]
        let item =
            package.items.first { $0.id == toc } ?? package.items.first { $0.mediaType == PackageFile.ncx }
        return try item?.path.flatMap { path in try content(of: path).flatMap { NavigationControl($0, at: path) } }
    }

    /// A file as it has become; `nil` for one that the container lacks.
    private func content(of path: ContainerPath) throws -> [UInt8]? {
        if let changed = documents[path] { return changed }
        return names.contains(path.text) ? try publication.bytes(of: path.text) : nil
    }

    private mutating func addNavigation() throws -> Edition.File {
        let ncx = try navigationControl()
        let contents = ncx?.contents ?? []
        var navigation = NavigationFile(
            path: ContainerPath(folder + "nav.xhtml"),
            title: package.metadata("dc:title").first ?? required.title,
            language: package.metadata("dc:language").first ?? required.language,
            contents: contents.isEmpty ? book.navigation(renamed) : contents,
            landmarks: package.landmarks,
            pages: ncx?.pages ?? []
        )
        var anchors = AnchorIndex(documents.filter { readingOrder.contains($0.key) })
        navigation = navigation.keeping { anchors.existing($0) }
        if navigation.contents.isEmpty { navigation.contents = book.navigation(renamed).filter { $0.target != nil } }
        package.add(navigation.path, PackageFile.xhtml, id: "navigation", properties: ["nav"])
        return Edition.File(path: navigation.path, content: .bytes(navigation.bytes))
    }

    private var readingOrder: Set<ContainerPath> {
        let order = Set(package.readingOrder)
        return Set(package.items.filter { order.contains($0.id) }.compactMap(\.path))
    }

    // MARK: Files

    /// Adds our style sheet to the marked documents, unless the book itself says how it looks when it is read aloud.
    private mutating func addStyleSheet(_ narration: inout NarrationMetadata) -> Edition.File? {
        let styles = package.items.filter { $0.mediaType == "text/css" }.compactMap(\.path)
            .compactMap { try? publication.bytes(of: $0.text) }
        let hasRule = { (name: String) in styles.contains { $0.firstRange(of: Array(("." + name).utf8)) != nil } }
        if let own = ownActiveClass, hasRule(own) { narration.activeClass = own }
        guard !hasRule(narration.activeClass) else { return nil }
        let path = ContainerPath(folder + "highlighting.css")
        for document in marked {
            documents[document.path] = documents[document.path].map {
                Highlighting.link(path.address(from: document.path), in: $0)
            }
        }
        package.add(path, "text/css", id: "highlighting")
        return Edition.File(path: path, content: .bytes(Array(Highlighting.styleSheet.utf8)))
    }

    /// Files as they are packed: what has become of each, or itself.
    private func keptFiles(without gone: Set<ContainerPath>) -> [Edition.File] {
        let unfit: Set = ["mimetype", "META-INF/signatures.xml", "META-INF/manifest.xml", package.path.text]
        var known: Set<String> = []
        return publication.names.compactMap { name in
            let path = renamed.name(of: ContainerPath(name))
            guard !unfit.contains(name), !dropped.contains(path), !gone.contains(path), known.insert(name).inserted
            else { return nil }
            if let bytes = documents[path] { return Edition.File(path: path, content: .bytes(bytes)) }
            return Edition.File(path: path, content: .deferred { [publication] in try publication.bytes(of: name) })
        }
    }
}

extension PackageFile.Item {
    var isXHTML: Bool {
        [PackageFile.xhtml, "text/html", "text/x-oeb1-document", "application/xhtml", "application/html"]
            .contains(mediaType)
    }
}
