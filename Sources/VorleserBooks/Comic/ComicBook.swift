import VorleserCore
import Wording

/// A comic: an archive of pictures, each a page, in the order of their names (CBZ).
struct ComicBook {
    private let archive: ZipArchive
    private let info: ComicInfo
    private let names: [String]
    private let fileName: String
    private let limits: ReadingLimits

    /// - Returns: `nil` for an archive of something else.
    init?(_ archive: ZipArchive, fileName: String, limits: ReadingLimits) {
        let files = archive.names.filter { !Self.isAside($0) }
        let pictures = files.filter(Self.isNamedAsPicture)
        guard !pictures.isEmpty, pictures.count * 2 > files.count else { return nil }
        self.archive = archive
        self.limits = limits
        self.fileName = fileName
        names = pictures.sorted(by: NaturalOrder.precedes)
        let card = archive.names.first { ArchivePath.lastComponent(of: $0).lowercased() == "comicinfo.xml" }
        let bytes = card.flatMap { try? archive.read($0, limit: Self.mostInfoBytes).bytes }
        info = bytes.flatMap { ComicInfo(xml: $0) } ?? ComicInfo()
    }

    private static let mostInfoBytes = 4 << 20

    /// Pages beyond so many are left out, with a warning.
    private static let mostPages = 5_000

    /// What programs leave in archives, and no reader wants.
    private static func isAside(_ name: String) -> Bool {
        let last = ArchivePath.lastComponent(of: name).lowercased()
        return name.hasPrefix("__MACOSX/") || name.contains("/__MACOSX/") || last.hasPrefix(".")
            || last.hasSuffix(".xml")
            || ["thumbs.db", "desktop.ini"].contains(last)
            || [".nfo", ".txt", ".sfv", ".md5", ".url"].contains { last.hasSuffix($0) }
    }

    private static func isNamedAsPicture(_ name: String) -> Bool {
        let name = name.lowercased()
        return [".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".jpe", ".jfif"].contains { name.hasSuffix($0) }
    }

    /// The book: no text, and a picture on each page.
    /// - Throws: ``BookReadingError``, and what `watch` throws.
    func book(
        languages: ReadingLanguages,
        watch: @escaping @Sendable (Double) throws -> Void
    ) throws -> Book {
        var warnings: [BookWarning] = []
        var documents: [DocumentText] = []
        var pictures: [PagePicture] = []
        /// The place among all pictures of each that is a page: what `ComicInfo.xml` counts.
        var places: [Int] = []
        for (index, name) in names.enumerated() {
            guard documents.count < Self.mostPages else {
                warnings.append(BookWarning(.limit, .tooManyPages(Self.mostPages)))
                break
            }
            switch page(name) {
            case .success(let picture):
                documents.append(Self.document(of: name, number: documents.count + 1))
                pictures.append(picture)
                places.append(index)
            case .failure(let fault): warnings.append(fault.warning)
            }
            try watch(Double(index + 1) / Double(names.count))
        }
        guard !documents.isEmpty else {
            guard !archive.isEncrypted else { throw BookReadingError.encryptedArchive }
            throw BookReadingError.nothingToRead(
                found: names.count == 1
                    ? localized("1 file named as a picture, which is none")
                    : localized("\(names.count) files named as pictures, which are none")
            )
        }
        return book(documents, pictures, places, warnings, languages)
    }

    private struct PageFault: Error {
        let warning: BookWarning
    }

    private func page(_ name: String) -> Result<PagePicture, PageFault> {
        guard archive.claimedSize(name) <= limits.resourceBytes else {
            return .failure(.init(warning: BookWarning(.limit, in: name, .largePage)))
        }
        guard let picture = PagePicture(name, in: archive) else {
            return .failure(.init(warning: BookWarning(.unreadableDocument, in: name, .unshowablePage)))
        }
        guard !picture.isTooLarge else {
            let fault = BookWarning.Fault.enormousPage(width: picture.width, height: picture.height)
            return .failure(.init(warning: BookWarning(.limit, in: name, fault)))
        }
        return .success(picture)
    }

    private static func document(of name: String, number: Int) -> DocumentText {
        var builder = DocumentBuilder(href: name)
        builder.place(.pageBreak(label: "\(number)"))
        builder.place(.image(alternative: "", resource: name))
        return builder.finish()
    }

    private func book(
        _ documents: [DocumentText],
        _ pictures: [PagePicture],
        _ places: [Int],
        _ warnings: [BookWarning],
        _ languages: ReadingLanguages
    ) -> Book {
        let assembly = BookAssembly(documents.map { ($0, true) }, languages.sentences)
        let said = Dictionary(info.pages.map { ($0.index, $0) }) { first, _ in first }
        let pages = zip(pictures, places).enumerated().map { index, page in
            let isAlone = said[page.1]?.isDouble ?? false || page.0.width > page.0.height
            return FixedPages.Page(
                offset: assembly.span(ofDocument: index).lowerBound.utf16,
                isPicture: true,
                width: page.0.width,
                height: page.0.height,
                side: isAlone ? .center : nil
            )
        }
        var metadata = info.metadata(fileName: fileName)
        metadata.cover = zip(documents, places).first { said[$0.1]?.isCover ?? false }?.0.href ?? documents[0].href
        let starts = chapterStarts(documents, places, said, assembly, title: metadata.title)
        return assembly.book(
            format: .comic,
            metadata: metadata,
            chapterStarts: starts,
            contents: starts.map { ContentsEntry(title: $0.title, offset: $0.offset) },
            warnings: warnings,
            mostWarnings: limits.warnings,
            fixedPages: FixedPages(pages, isFromRight: info.isFromRight)
        )
    }

    /// Where its chapters begin: at bookmarks; else at folders, if there are several.
    private func chapterStarts(
        _ documents: [DocumentText],
        _ places: [Int],
        _ said: [Int: ComicInfo.Page],
        _ assembly: BookAssembly,
        title: String
    ) -> [BookAssembly.ChapterStart] {
        func start(_ index: Int, _ title: String) -> BookAssembly.ChapterStart {
            .init(
                title: title,
                href: documents[index].href,
                role: .body,
                offset: assembly.span(ofDocument: index).lowerBound
            )
        }
        let marked = places.enumerated().compactMap { index, place in
            said[place]?.bookmark.map { start(index, $0) }
        }
        let folders = documents.map { $0.href.split(separator: "/").dropLast().last.map(String.init) ?? title }
        let parted =
            Set(folders).count < 2
            ? [] : folders.indices.filter { $0 == 0 || folders[$0] != folders[$0 - 1] }.map { start($0, folders[$0]) }
        let starts = marked.isEmpty ? parted : marked
        return starts.first?.offset == .start ? starts : [start(0, title)] + starts
    }

    /// A picture.
    /// - Throws: ``BookReadingError``
    func resource(_ href: String) throws(BookReadingError) -> [UInt8] {
        guard names.contains(href) else { throw .missingResource(href: href) }
        do {
            return try archive.read(href, limit: limits.resourceBytes).bytes
        } catch {
            if error == .tooLarge {
                throw .limitExceeded(what: localized("bytes in one resource"), limit: limits.resourceBytes)
            }
            throw .missingResource(href: href)
        }
    }
}
