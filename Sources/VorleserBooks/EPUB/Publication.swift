import VorleserCore
import Wording

/// An EPUB, opened: its package found, ready to be read. Source: EPUB 3.3; EPUB 2.0.1.
struct Publication {
    private let files: PublicationFiles
    private let package: PackageDocument
    private let encryption: EncryptionDocument?
    private let limits: ReadingLimits
    private let languages: ReadingLanguages
    private let fileName: String
    private let format: BookFormat
    private var warnings: [BookWarning]

    /// - Parameters:
    ///   - archive: The file.
    ///   - fileName: Its name without ending: the title of a book that gives none.
    ///   - limits: How much is read of it.
    ///   - languages: What is known of languages.
    ///   - format: What the file was before it was one.
    /// - Throws: ``BookReadingError``
    init(
        _ archive: ZipArchive,
        fileName: String,
        limits: ReadingLimits,
        languages: ReadingLanguages = .standard,
        format: BookFormat = .epub
    ) throws {
        let files = PublicationFiles(archive, limits: limits)
        guard !files.isEncrypted else { throw BookReadingError.encryptedArchive }
        self.files = files
        self.limits = limits
        self.languages = languages
        self.fileName = fileName
        self.format = format
        (package, warnings) = try Self.package(in: files, limits: limits)
        encryption = (try? files.document(EncryptionDocument.path)).flatMap { EncryptionDocument(xml: $0.bytes) }
    }

    // MARK: The package

    private static func package(in files: PublicationFiles, limits: ReadingLimits) throws -> (
        PackageDocument, [BookWarning]
    ) {
        var warnings: [BookWarning] = []
        let named = containerPaths(in: files)
        if let named, named.isEmpty { throw BookReadingError.missingPackage(path: "") }
        var paths = named ?? []
        if named == nil {
            paths = files.names.filter { $0.lowercased().hasSuffix(".opf") }.sorted { $0.utf8.count < $1.utf8.count }
            guard !paths.isEmpty else { throw missingPackage(in: files) }
            warnings.append(BookWarning(.package, in: Container.path, .unnamedPackage))
        }
        var failure: BookReadingError?
        for path in paths {
            do {
                let package = try package(at: path, in: files, limits: limits)
                return (package, warnings + package.warnings)
            } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? .missingContainer
    }

    /// Paths that the container names; `nil` when there is no container, or none that can be read.
    private static func containerPaths(in files: PublicationFiles) -> [String]? {
        guard let bytes = try? files.document(Container.path).bytes else { return nil }
        return try? Container(xml: bytes).packagePaths
    }

    private static func missingPackage(in files: PublicationFiles) -> BookReadingError {
        if files.name(for: Container.path) != nil { return .missingPackage(path: "") }
        if let format = ArchiveKind.openDocument(files.names) { return .unknownFormat(looksLike: format) }
        let isEPUB = files.names.contains { $0 == "mimetype" || $0.hasPrefix("META-INF/") }
        return isEPUB ? .missingContainer : .unknownFormat(looksLike: ArchiveKind.format(of: files.names))
    }

    private static func package(
        at path: String,
        in files: PublicationFiles,
        limits: ReadingLimits
    ) throws(BookReadingError) -> PackageDocument {
        let bytes: [UInt8]
        do {
            bytes = try files.document(path).bytes
        } catch {
            if error == .tooLarge {
                throw .limitExceeded(what: localized("bytes in the package document"), limit: limits.documentBytes)
            }
            throw .missingPackage(path: path)
        }
        let package = try PackageDocument(xml: bytes, path: files.name(for: path) ?? path, limits: limits)
        guard !package.spine.isEmpty else {
            throw .nothingToRead(
                found: localized("a package document without a reading order, and \(package.items.count) files")
            )
        }
        return package
    }

    // MARK: Reading

    /// The book.
    /// - Parameter watch: As in ``BookReader/book(at:password:watch:)``.
    /// - Returns: What is in it.
    /// - Throws: ``BookReadingError``, and what `watch` throws.
    func book(watch: @escaping @Sendable (Double) throws -> Void = { _ in }) throws -> Book {
        var warnings = warnings
        let (spine, references) = spine(&warnings)
        guard !spine.contains(where: { files.claimedSize($0.href) > limits.claimedDocumentBytes }) else {
            throw BookReadingError.limitExceeded(
                what: localized("bytes in one document"),
                limit: limits.claimedDocumentBytes
            )
        }
        let navigation = navigation()
        let metadata = package.metadata.book(fallbackTitle: fileName)
        let reading = spineReading(metadata, navigationPath: navigation.path)
        let read = try reading.read(spine, watch: watch)
        let options = try? files.document(FixedLayout.displayOptions).bytes
        let fixed = FixedLayout(package, spine: references, options: options)
        let isFixed = fixed.shows(read.map(\.text))
        if !(isFixed && read.contains { $0.text.isOnePicture }) { try checkReadable(read) }

        let structure = BookStructure(
            documents: read.map(\.text),
            surveys: read.map(\.survey),
            isLinear: spine.map(\.isLinear),
            navigation: navigation.contents,
            namedRoles: namedRoles(navigation),
            navigationPath: navigation.path,
            title: metadata.title,
            words: BookWords.chosen(for: metadata.language, from: languages.words)
        )
        return finish(structure, metadata, pages: navigation.pages, fixed: isFixed ? fixed : nil, warnings)
    }

    private func spineReading(_ metadata: BookMetadata, navigationPath: String?) -> SpineReading {
        SpineReading(
            files: files,
            styles: StyleLibrary(files),
            language: metadata.language,
            encryptedPaths: Set((encryption?.encryptedPaths ?? []).map { files.name(for: $0) ?? $0 }),
            navigationPath: navigationPath,
            limits: limits
        )
    }

    private func finish(
        _ structure: BookStructure,
        _ metadata: BookMetadata,
        pages: [(label: String, target: NavigationEntry.Target)],
        fixed: FixedLayout?,
        _ warnings: [BookWarning]
    ) -> Book {
        let layout = structure.layout(pages: pages)
        var metadata = metadata
        metadata.cover = cover(layout.documents)
        if metadata.language == nil { metadata.language = layout.language }
        if fixed != nil, !layout.documents.contains(where: \.hasVisibleText) { metadata.language = Book.wordless }
        let assembly = BookAssembly(Array(zip(layout.documents, structure.isLinear)), languages.sentences)
        return assembly.book(
            format: format,
            metadata: metadata,
            chapterStarts: layout.chapterStarts,
            contents: layout.contents,
            warnings: warnings + layout.warnings + (fixed?.warnings(layout.documents) ?? []),
            mostWarnings: limits.warnings,
            fixedPages: fixed?.pages(layout.documents, assembly, size: files.pictureSize)
        )
    }

    private func checkReadable(_ read: [(text: DocumentText, survey: DocumentSurvey)]) throws {
        guard !read.contains(where: { $0.survey.visibleCharacters > 0 }) else { return }
        if let encryption, read.contains(where: { $0.text.warnings.contains { $0.kind == .encrypted } }) {
            let rights = (try? files.document("META-INF/rights.xml")).map {
                String(decoding: $0.bytes.prefix(4000), as: UTF8.self)
            }
            throw BookReadingError.copyProtected(by: encryption.protection(in: files.names, rights: rights))
        }
        let pictures = read.reduce(0) { $0 + $1.survey.images }
        let unreadable = read.count {
            $0.text.warnings.contains { $0.kind == .unreadableDocument || $0.kind == .limit }
        }
        var found = [
            read.count == 1
                ? localized("1 document without text") : localized("\(read.count) documents without text")
        ]
        if unreadable > 0 { found.append(localized("\(unreadable) of them unreadable")) }
        if pictures > 0 { found.append(pictures == 1 ? localized("1 picture") : localized("\(pictures) pictures")) }
        throw BookReadingError.nothingToRead(found: found.joined(separator: ", "), isOfPictures: pictures > 0)
    }

    // MARK: The spine

    /// How often one document may be repeated; a refrain, not a flood.
    private static let mostRepetitions = 20

    /// The documents in reading order, and what the package says of each.
    private func spine(
        _ warnings: inout [BookWarning]
    ) -> (documents: [SpineReading.Document], references: [PackageDocument.Reference]) {
        var documents: [SpineReading.Document] = []
        var references: [PackageDocument.Reference] = []
        var seen: [String: Int] = [:]
        var unknown = 0
        var number = 0
        for reference in package.spine {
            guard let item = package.item(withID: reference.idref) else {
                unknown += 1
                continue
            }
            number += 1
            var document = document(item, isLinear: reference.isLinear)
            document.number = number
            seen[document.href, default: 0] += 1
            guard seen[document.href, default: 0] <= Self.mostRepetitions else { continue }
            guard documents.count < limits.spineItems else {
                warnings.append(BookWarning(.limit, .tooManyDocuments(limits.spineItems)))
                break
            }
            documents.append(document)
            references.append(reference)
        }
        if unknown > 0 {
            warnings.append(BookWarning(.package, in: package.path, .unknownSpineEntries(unknown)))
        }
        return (documents, references)
    }

    private func document(_ item: PackageDocument.Item, isLinear: Bool) -> SpineReading.Document {
        func make(_ path: String, _ content: SpineReading.Document.Content) -> SpineReading.Document {
            .init(href: files.name(for: path) ?? path, isLinear: isLinear, content: content)
        }
        if let readable = package.readable(item), let path = readable.path { return make(path, .markup) }
        guard let path = item.path else {
            let warning = BookWarning(.remoteResource, in: item.id, .remoteChapter)
            return make(item.id, .unreadable(warning))
        }
        if item.isImage { return make(path, .picture) }
        if item.mediaType.hasSuffix("xml") || item.mediaType.isEmpty { return make(path, .markup) }
        let warning = BookWarning(.unreadableDocument, in: path, .unknownChapterType(item.mediaType))
        return make(path, .unreadable(warning))
    }

    // MARK: Navigation

    private struct Navigation {
        var path: String?
        var contents: [NavigationEntry] = []
        var landmarks: [(type: String, target: NavigationEntry.Target)] = []
        var pages: [(label: String, target: NavigationEntry.Target)] = []
    }

    /// The navigation document's table of contents; the NCX's where there is none.
    private func navigation() -> Navigation {
        var result = Navigation()
        if let path = package.item(withProperty: "nav")?.path, let content = try? files.document(path),
            let document = NavigationDocument(content.bytes, path: path, limits: limits)
        {
            result.path = files.name(for: path) ?? path
            result.contents = document.contents
            result.landmarks = document.landmarks
            result.pages = document.pages
        }
        if result.contents.isEmpty || result.pages.isEmpty, let ncx = ncx() {
            if result.contents.isEmpty { result.contents = ncx.contents }
            if result.pages.isEmpty { result.pages = ncx.pages }
        }
        result.contents = result.contents.map { entry in
            NavigationEntry(depth: entry.depth, title: entry.title, target: entry.target.map(known))
        }
        result.landmarks = result.landmarks.map { ($0.type, known($0.target)) }
        result.pages = result.pages.map { ($0.label, known($0.target)) }
        return result
    }

    private func ncx() -> NCX? {
        let item =
            package.ncxID.flatMap { package.item(withID: $0) } ?? package.items.first {
                $0.mediaType == "application/x-dtbncx+xml"
            }
            ?? package.items.first { $0.path?.lowercased().hasSuffix(".ncx") ?? false }
        guard let path = item?.path, let content = try? files.document(path) else { return nil }
        return NCX(xml: content.bytes, path: path, limits: limits)
    }

    private func known(_ target: NavigationEntry.Target) -> NavigationEntry.Target {
        .init(path: files.name(for: target.path) ?? target.path, fragment: target.fragment)
    }

    /// What landmarks and guide say that parts of the book are for.
    private func namedRoles(_ navigation: Navigation) -> [(role: SectionRole, target: NavigationEntry.Target)] {
        let guide = package.guide.map { ($0.type, known(.init(path: $0.path, fragment: $0.fragment))) }
        return (navigation.landmarks.map { ($0.type, $0.target) } + guide).compactMap { type, target in
            SectionRole.named(type).map { ($0, target) }
        }
    }

    // MARK: Reading once more

    /// The documents in reading order, and how each was read: for those who want to read one again.
    var documents: (spine: [SpineReading.Document], reading: SpineReading) {
        var warnings: [BookWarning] = []
        let metadata = package.metadata.book(fallbackTitle: fileName)
        return (spine(&warnings).documents, spineReading(metadata, navigationPath: navigation().path))
    }

    /// The package document's name in the archive.
    var packagePath: String { files.name(for: package.path) ?? package.path }

    /// Whether its documents are XHTML5 as they stand.
    var isModern: Bool { package.version >= 3 }

    /// Names of all files, in the archive's order.
    var names: [String] { files.names }

    /// What the manifest says that files are, by their names in the archive; of two the first counts.
    var mediaTypes: [String: String] {
        let known = package.items.compactMap { item in
            item.path.map { (files.name(for: $0) ?? $0, item.mediaType) }
        }
        return Dictionary(known) { first, _ in first }
    }

    // MARK: Cover and resources

    /// EPUB 3's property, EPUB 2's meta, an item that is called cover, the guide's cover page, the first page's picture.
    private func cover(_ documents: [DocumentText]) -> String? {
        if let path = package.item(withProperty: "cover-image")?.path { return files.name(for: path) ?? path }
        if let name = package.metadata.meta("cover"), let path = picture(named: name) { return path }
        let guide = package.guide.first { $0.type == "cover" }.map { files.name(for: $0.path) ?? $0.path }
        if let guide, let page = documents.first(where: { $0.href == guide }), let image = page.firstPicture {
            return image
        }
        let called = package.items.first { item in
            item.isImage
                && [item.id, item.path.map(ArchivePath.lastComponent) ?? ""].contains {
                    $0.lowercased().hasPrefix("cover")
                }
        }
        if let path = called?.path { return files.name(for: path) ?? path }
        return documents.prefix(1).lazy.compactMap(\.firstPicture).first
    }

    /// The picture that EPUB 2's `cover` meta names: by an item's id, as the standard has it, or by its address, as many
    /// books do.
    private func picture(named name: String) -> String? {
        if let item = package.item(withID: name), item.isImage, let path = item.path {
            return files.name(for: path) ?? path
        }
        guard case .inside(let path, _) = ArchivePath.resolve(name, against: package.path) else { return nil }
        return package.items.contains { $0.isImage && $0.path == path } ? files.name(for: path) ?? path : nil
    }

    /// The bytes of a picture or other resource.
    /// - Throws: ``BookReadingError``
    func resource(_ href: String) throws(BookReadingError) -> [UInt8] {
        do {
            return try files.resource(href).bytes
        } catch {
            if error == .tooLarge {
                throw .limitExceeded(what: localized("bytes in one resource"), limit: limits.resourceBytes)
            }
            throw .missingResource(href: href)
        }
    }
}

extension DocumentText {
    fileprivate var firstPicture: String? {
        for mark in marks.reversed().sorted() {
            if case .image(_, let resource) = mark.kind, !resource.isEmpty { return resource }
        }
        return nil
    }
}
