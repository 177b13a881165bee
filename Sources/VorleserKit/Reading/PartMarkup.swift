import Foundation
import VorleserCore
import VorleserReadAlong

/// The elements that marks inside a block become in a reader's page. None of them adds a character.
struct PartMarkup {
    private let book: LoadedBook
    /// What stands before the paths of pictures.
    private let base: String

    init(_ book: LoadedBook, under base: String) { (self.book, self.base) = (book, base) }

    /// The element on a stretch of text; `nil` for what needs none.
    func run(_ mark: TextMark) -> InlineWriter.Run? {
        let range = mark.span.utf16
        func run(_ name: String, _ attributes: String = "") -> InlineWriter.Run {
            InlineWriter.Run(range: range, name: name, attributes: attributes)
        }
        return switch mark.kind {
        case .emphasis: run("em")
        case .strong: run("strong")
        case .smallCaps: run("span", #" class="small-caps""#)
        case .typed: run("code")
        case .superscript: run("sup")
        case .subscript: run("sub")
        case .formula(let formula): run("span", #" class="formula""# + (formula.map(Self.markup) ?? ""))
        case .decorative: run("span", #" aria-hidden="true""#)
        case .struckOut: run("s")
        case .verseNumber: run("span", #" class="verse-number""#)
        case .language(let tag): run("span", Self.language(tag))
        case .link(let target): Self.link(to: target).map { run("a", $0) }
        case .noteReference(let note): note.map { run("a", reference(to: $0)) }
        case .pageBreak(let label): run("span", Self.pageBreak(label))
        default: nil
        }
    }

    /// The element of a mark without text.
    func point(_ mark: TextMark) -> InlineWriter.Point? {
        let markup: String? =
            switch mark.kind {
            case .image(let alternative, let resource): picture(resource, alternative)
            case .pageBreak(let label): "<span\(Self.pageBreak(label))></span>"
            case .generated(let text): #"<span class="printed" data-text="\#(text.escapedForHTML)"></span>"#
            default: nil
            }
        return markup.map { InlineWriter.Point(offset: mark.span.lowerBound.utf16, markup: $0) }
    }

    /// How a formula is set. It is no part of the page until the page makes it one beside the text: that stays the book's.
    private static func markup(_ formula: Formula) -> String {
        #" data-formula="\#(formula.html.escapedForHTML)""#
    }

    private static func language(_ tag: String) -> String {
        let direction = TextDirection(ofLanguage: tag)
        return #" lang="\#(tag.escapedForHTML)" dir="\#(direction.rawValue)""#
    }

    private static func link(to target: LinkTarget) -> String? {
        switch target {
        case .place(let offset): #" data-offset="\#(offset.utf16)""#
        case .external(let address):
            PrintedAddresses.external(address).map {
                #" class="external" href="\#($0.escapedForHTML)" rel="noreferrer""#
            }
        case .missing: nil
        }
    }

    private func reference(to note: TextOffset) -> String {
        let end = book.noteEnds[note] ?? book.endOfSentence(at: note)
        return #" class="note" data-note="\#(note.utf16)" data-note-end="\#(end.utf16)""#
    }

    private static func pageBreak(_ label: String?) -> String {
        #" class="page""# + (label.map { #" data-label="\#($0.escapedForHTML)""# } ?? "")
    }

    /// A picture, or what it shows in words for those who cannot see it.
    private func picture(_ resource: String, _ alternative: String) -> String? {
        let words = alternative.escapedForHTML
        guard book.book.format.holdsPictures,
            let href = resource.addingPercentEncoding(withAllowedCharacters: .unreservedInAddresses),
            !href.isEmpty
        else {
            return words.isEmpty ? nil : #"<span class="picture" role="img" aria-label="\#(words)"></span>"#
        }
        let address = "\(base)/api/books/\(book.id)/resource?href=\(href)&amp;revision=\(book.revision)"
        return #"<img src="\#(address)" alt="\#(words)" loading="lazy" decoding="async">"#
    }
}

extension BookFormat {
    /// Whether the pictures that a book names are in its file, so that they can be shown.
    fileprivate var holdsPictures: Bool { [.epub, .fb2, .docx, .kindle, .pdf, .comic, .html].contains(self) }
}

extension LoadedBook {
    /// Where the sentence at an offset ends: what is shown of a note whose end is unknown.
    fileprivate func endOfSentence(at offset: TextOffset) -> TextOffset {
        book.sentenceIndex(at: offset).map { book.sentences[$0].span.upperBound } ?? book.span.upperBound
    }
}

extension CharacterSet {
    /// Source: RFC 3986, section 2.3.
    fileprivate static let unreservedInAddresses = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    )
}
