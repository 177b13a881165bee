import VorleserCore
import Wording

/// A book from a single HTML file: its headings make the chapters. Of its pictures those are shown that are kept in the same file (``PagePictures``); none is fetched.
enum HTMLBook {
    /// Of the window that pages are read in, in CSS pixels: wide enough that none shows a menu instead of its parts.
    private static let width = 1280.0

    /// - Throws: ``BookReadingError``
    static func book(
        _ bytes: [UInt8],
        name: String,
        limits: ReadingLimits,
        languages: ReadingLanguages = .standard
    ) throws -> Book {
        guard bytes.count <= limits.pageBytes else {
            throw BookReadingError.limitExceeded(what: localized("bytes in an HTML file"), limit: limits.pageBytes)
        }
        let pictures = PagePictures(in: bytes)
        guard let page = ContentDocument(html: Array(pictures.page)) else {
            throw BookReadingError.unknownFormat(looksLike: UnreadFormat(localized("a web page that cannot be read")))
        }
        var setting = ContentDocument.Setting(href: PagePictures.pageName, language: page.language, limits: limits)
        setting.isWebPage = true
        setting.picture = { pictures.name(of: $0) ?? "" }
        let styling = Styling(
            page.sheets.compactMap {
                if case .embedded(let text) = $0 { StyleSheet(text: text[...], width: width) } else { nil }
            }
        )
        let text = page.text(in: setting, styling: styling)
        let survey = DocumentSurvey(text)
        guard survey.visibleCharacters > 0 else {
            let found =
                switch survey.images {
                case 0: localized("a web page without text")
                case 1: localized("a web page without text, 1 picture")
                default: localized("a web page without text, \(survey.images) pictures")
                }
            throw BookReadingError.nothingToRead(found: found, isOfPictures: survey.images > 0)
        }
        return book(text, survey, metadata(of: page, text, survey, name: name), limits, languages)
    }

    private static func book(
        _ text: DocumentText,
        _ survey: DocumentSurvey,
        _ metadata: BookMetadata,
        _ limits: ReadingLimits,
        _ languages: ReadingLanguages
    ) -> Book {
        let structure = BookStructure(
            documents: [text],
            surveys: [survey],
            isLinear: [true],
            title: metadata.title,
            words: BookWords.chosen(for: metadata.language, from: languages.words)
        )
        let layout = structure.layout()
        let assembly = BookAssembly(Array(zip(layout.documents, structure.isLinear)), languages.sentences)
        return assembly.book(
            format: .html,
            metadata: metadata,
            chapterStarts: layout.chapterStarts,
            contents: layout.contents,
            warnings: layout.warnings.filter { $0.kind != .contents },
            mostWarnings: limits.warnings
        )
    }

    // MARK: Metadata

    private static func metadata(
        of page: ContentDocument,
        _ text: DocumentText,
        _ survey: DocumentSurvey,
        name: String
    ) -> BookMetadata {
        let gutenberg = GutenbergHeader(text, survey)
        let title = gutenberg.title ?? page.meta("dc.title") ?? page.title.map(GutenbergHeader.plainTitle) ?? name
        var metadata = BookMetadata(title: title.shortened(to: 1000))
        metadata.authors = [gutenberg.author ?? page.meta("dc.creator") ?? page.meta("author")].compactMap(\.self)
        metadata.language = page.language ?? page.meta("dc.language") ?? gutenberg.language
        metadata.description = page.meta("description")
        metadata.publisher = page.meta("dc.publisher")
        metadata.date = page.meta("dc.date") ?? page.meta("date")
        return metadata
    }
}

/// What the header of a Project Gutenberg text says of the book: `Title: …`, `Author: …`.
struct GutenbergHeader {
    private(set) var title: String?
    private(set) var author: String?
    private(set) var language: String?

    init(_ document: DocumentText, _ survey: DocumentSurvey) {
        guard let end = survey.boilerplate.headerEnd?.line ?? survey.boilerplate.licenceStart.map({ min($0, 40) })
        else {
            return
        }
        for line in 0..<min(end, 60, survey.lines.count) {
            let span = survey.lines.text(line, of: document)
            title = title ?? Self.value("Title", in: span)
            author = author ?? Self.value("Author", in: span)
            language = language ?? Self.value("Language", in: span).flatMap { Self.codes[$0.lowercased()] }
        }
    }

    /// The value may share a line with others where line ends were lost.
    private static func value(_ name: String, in line: String) -> String? {
        guard let start = line.firstRange(of: name + ": ") else { return nil }
        var value = line[start.upperBound...]
        for next in [
            "Author:", "Title:", "Editor:", "Translator:", "Illustrator:", "Release Date:", "Posting Date:",
            "Language:", "Character set", "[", "***",
        ] {
            if let end = value.firstRange(of: next) { value = value[..<end.lowerBound] }
        }
        return value.collapsed.nonEmpty
    }

    /// A page title without what Project Gutenberg adds to it.
    static func plainTitle(_ title: String) -> String {
        for mark in [
            "The Project Gutenberg eBook of ", "The Project Gutenberg EBook of ", "The Project Gutenberg Etext of ",
        ] where title.hasPrefix(mark) {
            let rest = title.dropFirst(mark.count)
            return String(rest.firstRange(of: ", by ").map { rest[..<$0.lowerBound] } ?? rest)
        }
        return title
    }

    private static let codes = [
        "english": "en", "german": "de", "french": "fr", "spanish": "es", "italian": "it", "portuguese": "pt",
        "dutch": "nl", "latin": "la", "russian": "ru", "finnish": "fi", "swedish": "sv", "danish": "da",
        "norwegian": "no", "greek": "el", "chinese": "zh", "japanese": "ja", "polish": "pl", "hungarian": "hu",
        "czech": "cs", "esperanto": "eo", "catalan": "ca", "welsh": "cy", "irish": "ga",
    ]
}
