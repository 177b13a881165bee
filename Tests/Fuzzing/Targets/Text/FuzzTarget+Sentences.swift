import VorleserCore
import VorleserText

extension FuzzTarget {
    /// Sentences and words of any text.
    static let sentences = FuzzTarget(name: "sentences", input: "a language, places of blocks, a text") { bytes in
        var cursor = ByteCursor(bytes)
        let language = cursor.pick(["en", "de", "fr", "ru", "zh", "hy", "el", "hi", "ar", "ja", "th", "xx", ""])
        let blocks: [Int]? =
            (cursor.byte() & 1 == 0) ? nil : (0..<Int(cursor.byte() & 7)).map { _ in Int(cursor.short()) }
        let text = String(decoding: cursor.rest(), as: UTF8.self)
        let units = Array(text.utf16)
        let spans = SentenceSegmenter(language: language).sentences(in: text, blocks: blocks).map(\.span)
        var end = 0
        for span in spans {
            try LawBreach.unless(
                span.lowerBound.utf16 == end,
                "a sentence begins at \(span.lowerBound.utf16), not \(end)"
            )
            try LawBreach.unless(!span.isEmpty, "an empty sentence at \(end)")
            try LawBreach.unless(!UTF16.isTrailSurrogate(units[end]), "a sentence begins inside a character at \(end)")
            end = span.upperBound.utf16
        }
        try LawBreach.unless(end == units.count, "sentences end at \(end), the text at \(units.count)")
        var last = 0
        for word in WordSegmenter().words(in: text) {
            try LawBreach.unless(word.lowerBound.utf16 >= last && !word.isEmpty, "words overlap at \(last)")
            last = word.upperBound.utf16
        }
        try LawBreach.unless(last <= units.count, "a word ends at \(last), the text at \(units.count)")
    }
}
