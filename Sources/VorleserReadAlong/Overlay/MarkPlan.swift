import VorleserBooks
import VorleserCore
import VorleserExport

/// Which stretches of a book are to be elements of its documents: those that sound.
struct MarkPlan: Sendable {
    private let units: [UInt16]
    private let book: Book
    private let words: SpokenWords
    private let unit: TextUnit

    init(_ book: Book, _ words: SpokenWords, by unit: TextUnit) {
        self.book = book
        self.words = words
        self.unit = unit
        units = Array(book.text.utf16)
    }

    /// The sentences of a document that sound, with their words if these are highlighted one by one.
    /// - Parameter document: Where it is in the book.
    /// - Returns: In order; their ids are unique in the document.
    func marks(in document: TextSpan) -> [MarkedSpan] {
        book.sentences[book.sentenceIndices(in: document)].enumerated().compactMap { index, sentence in
            let spoken = words.words(startingIn: sentence.span.clamped(to: document))
            guard !spoken.isEmpty, let span = trimmed(sentence.span.clamped(to: document)) else { return nil }
            let id = "s\(index + 1)"
            let inner = unit == .word ? marks(of: spoken, in: span, id: id) : []
            return MarkedSpan(id: id, span, inner: inner)
        }
    }

    /// The pictures of a document whose words sound.
    func pictures(in document: TextSpan) -> [SpokenPicture] {
        words.pictures.filter { document.contains($0.mark.span.lowerBound) }
    }

    /// Of a document's elements those that are highlighted one by one.
    func highlighted(_ fragments: [Fragment], of marks: [MarkedSpan]) -> [Fragment] {
        let units = Set(marks.flatMap { unit == .word ? $0.inner.map(\.id) : [$0.id] })
        return fragments.filter { units.contains($0.mark) }
    }

    private func marks(of words: ArraySlice<SpokenWords.Word>, in sentence: TextSpan, id: String) -> [MarkedSpan] {
        words.enumerated().compactMap { index, word in
            trimmed(word.span.clamped(to: sentence)).map { MarkedSpan(id: "\(id)w\(index + 1)", $0) }
        }
    }

    /// Without white space at its ends; `nil` when nothing else is in it.
    private func trimmed(_ span: TextSpan) -> TextSpan? {
        let range = span.utf16.clamped(to: units.indices)
        guard let first = units[range].firstIndex(where: { !Self.isBlank($0) }),
            let last = units[range].lastIndex(where: { !Self.isBlank($0) })
        else { return nil }
        return TextSpan(utf16: first..<last + 1)
    }

    private static func isBlank(_ unit: UInt16) -> Bool {
        UnicodeScalar(unit)?.properties.isWhitespace ?? false
    }
}
