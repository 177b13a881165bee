public import VorleserCore

/// Which chapters of a book are meant.
public struct ChapterSelection: Equatable, Sendable {
    /// Indices in ``VorleserCore/Book/chapters``, ascending.
    public let indices: [Int]

    /// Every chapter.
    public static func all(of book: Book) -> ChapterSelection {
        ChapterSelection(indices: Array(book.chapters.indices))
    }

    private init(indices: [Int]) {
        self.indices = indices
    }

    /// Reads what a listener asks for: numbers from 1, ranges (`2-5`, `-3`, `7-`), titles or parts of them, and several
    /// of these between commas.
    ///
    /// Of the chapters whose titles fit, those are meant that fit best: by the whole title, by whole words, by letters.
    /// - Throws: ``ExportError/nothingSelected(asked:)``, ``ExportError/noSuchChapter(asked:chapters:)``
    public init(_ text: String, in chapters: [Chapter]) throws(ExportError) {
        let titles = chapters.map { TitleWords($0.title) }
        // A title may have a comma in it.
        if text.contains(where: \.isLetter), let whole = Self.titled(text, in: titles, atLeast: .words) {
            indices = whole
            return
        }
        var chosen: Set<Int> = []
        for item in text.split(separator: ",").map({ String($0).trimmed }) where !item.isEmpty {
            // “1984” may be a title; “9” is no part of one.
            let worst: TitleWords.Fit = item.contains(where: \.isLetter) ? .letters : .whole
            guard
                let found = Self.numbered(item, of: chapters.count) ?? Self.titled(item, in: titles, atLeast: worst)
            else {
                throw .noSuchChapter(asked: item, chapters: chapters.map(\.title))
            }
            chosen.formUnion(found)
        }
        guard !chosen.isEmpty else { throw .nothingSelected(asked: text) }
        indices = chosen.sorted()
    }

    /// The chapters of a number or a range; `nil` for anything else, and for what the book does not have.
    private static func numbered(_ item: String, of count: Int) -> [Int]? {
        let ends = item.split(omittingEmptySubsequences: false) { "-–—".contains($0) }.map { String($0).trimmed }
        guard ends.count <= 2, ends.contains(where: { !$0.isEmpty }) else { return nil }
        guard let first = number(ends[0], or: 1), let last = number(ends[ends.count - 1], or: count) else { return nil }
        let range = min(first, last)...max(first, last)
        return range.lowerBound >= 1 && range.upperBound <= count ? range.map { $0 - 1 } : nil
    }

    private static func number(_ text: String, or missing: Int) -> Int? {
        if text.isEmpty { return missing }
        return text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
    }

    private static func titled(
        _ text: String,
        in titles: [TitleWords],
        atLeast worst: TitleWords.Fit
    ) -> [Int]? {
        let asked = TitleWords(text)
        let fits = titles.map { $0.fit(of: asked) ?? .none }
        guard let best = fits.max(), best >= worst, best > .none else { return nil }
        return fits.indices.filter { fits[$0] == best }
    }
}

/// A title as it is compared: its words, without case, accents and signs; the title itself if it has no words.
struct TitleWords: Equatable {
    /// How well what was asked for fits a title.
    enum Fit: Comparable {
        case none, letters, words, whole
    }

    private let words: [String]

    init(_ title: String) {
        let words = title.folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        self.words = words.isEmpty ? [title.trimmed].filter { !$0.isEmpty } : words
    }

    func fit(of asked: TitleWords) -> Fit? {
        if asked.words.isEmpty { return nil }
        if asked == self { return .whole }
        if words.contains(run: asked.words) { return .words }
        return words.joined(separator: " ").contains(asked.words.joined(separator: " ")) ? .letters : nil
    }
}

extension [String] {
    fileprivate func contains(run: [String]) -> Bool {
        guard run.count <= count else { return false }
        return (0...count - run.count).contains { self[$0..<$0 + run.count].elementsEqual(run) }
    }
}
