import Wording

// What can be wrong in a book that is read all the same: a name for programs, what a sentence about it tells, and that
// sentence in the listener's language.

extension BookWarning {
    /// One thing that is wrong.
    public struct Fault: Hashable, Codable, Sendable {
        /// Its name.
        public let code: Code
        /// What a sentence in another language needs to know: numbers and names, as text.
        public let facts: [String: String]
        /// A sentence for the reader, in the language in which the book was read.
        public let message: String

        init(_ code: Code, _ facts: [String: String], _ message: String) {
            (self.code, self.facts, self.message) = (code, facts, message)
        }
    }

    /// What is wrong. The raw values are stable names for programs; the pages have words for each.
    public enum Code: String, Hashable, Codable, Sendable, CaseIterable {
        // How the text is encoded.
        case guessedEncoding = "guessed-encoding"
        case otherEncoding = "other-encoding"
        case cutCharacter = "cut-character"
        case strayBytes = "stray-bytes"
        case replacedBytes = "replaced-bytes"
        case wrongEncoding = "wrong-encoding"
        case mixedEncoding = "mixed-encoding"
        case otherThanUTF8 = "other-than-utf-8"
        case damagedText = "damaged-text"
        // Markup.
        case controlCharacters = "control-characters"
        case bareBracket = "bare-bracket"
        case bareAmpersand = "bare-ampersand"
        case tooManyAttributes = "too-many-attributes"
        case endlessComment = "endless-comment"
        case impossibleCharacters = "impossible-characters"
        case unknownEntity = "unknown-entity"
        case brokenMarkup = "broken-markup"
        case brokenFile = "broken-file"
        case brokenPackage = "broken-package"
        case tooMuchMarkdown = "too-much-markdown"
        case tooManyMarks = "too-many-marks"
        // Chapters and documents.
        case encryptedChapter = "encrypted-chapter"
        case lockedChapter = "locked-chapter"
        case emptyChapter = "empty-chapter"
        case damagedChapter = "damaged-chapter"
        case missingChapter = "missing-chapter"
        case largeChapter = "large-chapter"
        case unpackableChapter = "unpackable-chapter"
        case remoteChapter = "remote-chapter"
        case unknownChapterType = "unknown-chapter-type"
        case damagedDocument = "damaged-document"
        case tooManyDocuments = "too-many-documents"
        case remoteParts = "remote-parts"
        // The package and its contents.
        case unnamedPackage = "unnamed-package"
        case unknownSpineEntries = "unknown-spine-entries"
        case flowingPages = "flowing-pages"
        case noContents = "no-contents"
        case brokenContents = "broken-contents"
        // Pages.
        case tooManyPages = "too-many-pages"
        case largePage = "large-page"
        case unshowablePage = "unshowable-page"
        case enormousPage = "enormous-page"
        case damagedPage = "damaged-page"
        case abandonedPage = "abandoned-page"
        case abandonedPages = "abandoned-pages"
        case picturePages = "picture-pages"
        // The book as a whole.
        case otherLanguage = "other-language"
        case moreWarnings = "more-warnings"
    }
}

extension BookWarning.Fault {
    // MARK: How the text is encoded

    public static func guessedEncoding(_ used: String) -> Self {
        Self(
            .guessedEncoding,
            ["encoding": used],
            localized("The text does not say how it is encoded; it was read as \(used).")
        )
    }

    public static func otherEncoding(declared: String, used: String) -> Self {
        let message = localized("The text says that it is \(declared); it was read as \(used).")
        return Self(.otherEncoding, ["declared": declared, "encoding": used], message)
    }

    public static var cutCharacter: Self { Self(.cutCharacter, localized("The text breaks off inside a character.")) }

    public static func strayBytes(_ count: Int) -> Self {
        Self(
            .strayBytes,
            ["count": "\(count)"],
            localized("\(count) bytes are not UTF-8; they were read as Windows-1252.")
        )
    }

    public static func replacedBytes(_ count: Int, encoding: String) -> Self {
        let message = localized("\(count) bytes are not \(encoding); they were replaced.")
        return Self(.replacedBytes, ["count": "\(count)", "encoding": encoding], message)
    }

    public static func wrongEncoding(_ name: String) -> Self {
        let message = localized("The encoding “\(name)” is unknown or wrong; UTF-8 or Windows-1252 was used instead.")
        return Self(.wrongEncoding, ["encoding": name], message)
    }

    public static var mixedEncoding: Self {
        Self(.mixedEncoding, localized("Bytes that are not UTF-8 were read as Windows-1252."))
    }

    public static func otherThanUTF8(_ declared: String) -> Self {
        Self(.otherThanUTF8, ["encoding": declared], localized("The document says it is \(declared), and is UTF-8."))
    }

    public static func damagedText(_ encoding: String) -> Self {
        let message = localized("The text is damaged \(encoding): characters that could not be read were replaced.")
        return Self(.damagedText, ["encoding": encoding], message)
    }

    // MARK: Markup

    public static var controlCharacters: Self {
        Self(.controlCharacters, localized("Control characters were left out."))
    }

    public static var bareBracket: Self { Self(.bareBracket, localized("A bare “<” was taken for text.")) }

    public static var bareAmpersand: Self { Self(.bareAmpersand, localized("A bare “&” was taken for text.")) }

    public static var tooManyAttributes: Self {
        Self(.tooManyAttributes, localized("An element has too many attributes; the others were left out."))
    }

    public static var endlessComment: Self {
        Self(.endlessComment, localized("A comment has no end; what follows it was left out."))
    }

    public static var impossibleCharacters: Self {
        Self(.impossibleCharacters, localized("References to characters that do not exist were replaced."))
    }

    public static func unknownEntity(_ name: String) -> Self {
        Self(.unknownEntity, ["name": name], localized("The entity “\(name)” is unknown."))
    }

    /// The line is counted from 1.
    public static func brokenMarkup(line: Int) -> Self {
        let message = localized("The markup breaks off at line \(line); it was read as HTML.")
        return Self(.brokenMarkup, ["line": "\(line)"], message)
    }

    /// The line is counted from 1.
    public static func brokenFile(line: Int) -> Self {
        Self(.brokenFile, ["line": "\(line)"], localized("The file is not well-formed at line \(line)."))
    }

    public static var brokenPackage: Self {
        Self(.brokenPackage, localized("The package document is not well-formed; it was repaired."))
    }

    public static var tooMuchMarkdown: Self {
        Self(
            .tooMuchMarkdown,
            localized("The text has more Markdown signs than can be read; it was read as plain text.")
        )
    }

    public static func tooManyMarks(_ limit: Int) -> Self {
        let message = localized("The document has more than \(limit) marks; the others were left out.")
        return Self(.tooManyMarks, ["limit": "\(limit)"], message)
    }

    // MARK: Chapters and documents

    public static var encryptedChapter: Self { Self(.encryptedChapter, localized("This chapter is encrypted.")) }

    public static var lockedChapter: Self { Self(.lockedChapter, localized("The chapter is locked with a password.")) }

    public static var emptyChapter: Self { Self(.emptyChapter, localized("This chapter is empty or not a document.")) }

    public static var damagedChapter: Self {
        Self(.damagedChapter, localized("The chapter is damaged; it may break off."))
    }

    public static var missingChapter: Self { Self(.missingChapter, localized("The chapter is not in the file.")) }

    public static var largeChapter: Self { Self(.largeChapter, localized("The chapter is too large to be read.")) }

    public static var unpackableChapter: Self {
        Self(.unpackableChapter, localized("The chapter is damaged and cannot be unpacked."))
    }

    public static var remoteChapter: Self {
        Self(.remoteChapter, localized("A chapter is on the network; it was left alone."))
    }

    public static func unknownChapterType(_ type: String) -> Self {
        Self(.unknownChapterType, ["type": type], localized("A chapter of the type “\(type)” cannot be read."))
    }

    public static var damagedDocument: Self {
        Self(.damagedDocument, localized("The document is damaged; it may break off."))
    }

    public static func tooManyDocuments(_ limit: Int) -> Self {
        Self(.tooManyDocuments, ["limit": "\(limit)"], localized("Only the first \(limit) documents were read."))
    }

    public static var remoteParts: Self {
        Self(.remoteParts, localized("Pictures or other parts on the network were left alone."))
    }

    // MARK: The package and its contents

    public static var unnamedPackage: Self {
        Self(.unnamedPackage, localized("The container does not name the package document."))
    }

    public static func unknownSpineEntries(_ count: Int) -> Self {
        let message =
            count == 1
            ? localized("1 entry of the reading order names no file.")
            : localized("\(count) entries of the reading order name no file.")
        return Self(.unknownSpineEntries, ["count": "\(count)"], message)
    }

    public static func flowingPages(_ count: Int) -> Self {
        let message =
            count == 1
            ? localized("1 page has words over pictures; they are shown as text that flows, as in other books.")
            : localized(
                "\(count) pages have words over pictures; they are shown as text that flows, as in other books."
            )
        return Self(.flowingPages, ["count": "\(count)"], message)
    }

    public static var noContents: Self {
        Self(.noContents, localized("The book has no table of contents; one was made from its headings and documents."))
    }

    /// `first` is where an entry leads to that is not there, `others` how many more there are.
    public static func brokenContents(first: String, others: Int) -> Self {
        let message =
            others > 0
            ? localized(
                "The table of contents leads to “\(first)” and \(others) more, which the book does not have."
            )
            : localized("The table of contents leads to “\(first)”, which the book does not have.")
        return Self(.brokenContents, ["first": first, "others": "\(others)"], message)
    }

    // MARK: Pages

    public static func tooManyPages(_ limit: Int) -> Self {
        Self(.tooManyPages, ["limit": "\(limit)"], localized("Only the first \(limit) pages were read."))
    }

    public static var largePage: Self { Self(.largePage, localized("The page is too large to be shown.")) }

    public static var unshowablePage: Self {
        Self(.unshowablePage, localized("The page cannot be shown: it is no picture, or damaged."))
    }

    public static func enormousPage(width: Int, height: Int) -> Self {
        let message = localized("The page cannot be shown: it has \(width) × \(height) points.")
        return Self(.enormousPage, ["width": "\(width)", "height": "\(height)"], message)
    }

    /// The page is counted from 1.
    public static func damagedPage(_ page: Int) -> Self {
        Self(.damagedPage, ["page": "\(page)"], localized("Page \(page) is damaged and left out."))
    }

    /// A page at which reading was given up; it goes on behind it.
    /// The page is counted from 1; `why` is what became of the program that reads it.
    public static func abandonedPage(_ page: Int, because why: String) -> Self {
        let message = localized("\(why.capitalisedFirst) at page \(page), which is left out.")
        return Self(.abandonedPage, ["page": "\(page)"], message)
    }

    /// A page at which reading ended for good.
    /// The page is counted from 1; `why` is what became of the program that reads it.
    public static func abandonedPages(from page: Int, because why: String) -> Self {
        let message = localized("\(why.capitalisedFirst) at page \(page), which is left out with all behind it.")
        return Self(.abandonedPages, ["page": "\(page)"], message)
    }

    /// `ranges` are the pages that are pictures, as readers count them.
    public static func picturePages(_ ranges: String, count: Int) -> Self {
        let message =
            count == 1
            ? localized("Page \(ranges) is a picture without text: text recognition (OCR) would make them readable.")
            : localized(
                "Pages \(ranges) are pictures without text: text recognition (OCR) would make them readable."
            )
        return Self(.picturePages, ["pages": ranges, "count": "\(count)"], message)
    }

    // MARK: The book as a whole

    /// Languages by their English names and tags: the one that the book says it is in, and that of its text.
    public static func otherLanguage(
        declared: (name: String, code: String),
        found: (name: String, code: String)
    ) -> Self {
        let message = localized("The book says that it is in \(declared.name); its text is in \(found.name).")
        return Self(.otherLanguage, ["declared": declared.code, "found": found.code], message)
    }

    public static func moreWarnings(_ count: Int) -> Self {
        Self(.moreWarnings, ["count": "\(count)"], localized("There are \(count) more warnings."))
    }

    private init(_ code: BookWarning.Code, _ message: String) { self.init(code, [:], message) }
}

extension String {
    fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
