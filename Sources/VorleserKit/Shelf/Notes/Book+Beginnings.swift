public import VorleserCore

extension Book {
    /// How the sentence at an offset begins, on one line: what a bookmark is called that has no name of its own.
    public func beginningOfSentence(at offset: TextOffset, characters: Int = 60) -> String {
        guard let index = sentenceIndex(at: offset) else { return "" }
        let words = text(in: sentences[index].span).split(whereSeparator: \.isWhitespace)
        var result = ""
        for word in words {
            guard result.count + word.count < characters else {
                return result.isEmpty ? String(word.prefix(characters)) : result + " …"
            }
            result += result.isEmpty ? String(word) : " " + word
        }
        return result
    }
}
