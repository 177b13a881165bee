// *B-b-but*. Not part of the reference.
extension GroupReader {
    /// The sound that a stammerer begins the next word of a group with, if the piece is no more than that.
    ///
    /// What stands behind it is said already: from right to left.
    func stammer(_ index: Int, in group: Range<Int>) -> Sounds? {
        guard !words.reference, let start = pieces[index].word, start.count < 4, ASCIIWord.isAllLetters(start),
            let word = stammered(from: index, start, in: group), let said = pieces[index + 2].said
        else { return nil }
        let letters = ASCIIWord.lowercased(start)
        let isVowel = letters.contains(where: "aeiou".utf8.contains)
        // Two letters with a vowel may be a word: *so-so*, *do-does*.
        if isVowel, letters.count > 1 || word.count == 2 && word != Array("oh".utf8) { return nil }
        var sounds = Sounds()
        for code in said.codes where code > Symbols.secondary {
            if Symbols.vowels.contains(code) {
                if isVowel { sounds.codes.append(code) }
                break
            }
            sounds.codes.append(code)
            if letters.count == 1 { break }
        }
        if sounds.isEmpty { return nil }
        return sounds + (isVowel ? Self.pause : Self.schwa)
    }

    /// The word that the starts lead to: in *b-b-but* the last one.
    private func stammered(from index: Int, _ start: [UInt8], in group: Range<Int>) -> [UInt8]? {
        var (place, start) = (index, ASCIIWord.lowercased(start))
        while place + 2 < group.upperBound, pieces[place + 1].text == "-" || pieces[place + 1].text == "‑",
            let word = pieces[place + 2].word, ASCIIWord.isAllLetters(word.prefix(start.count)),
            ASCIIWord.lowercased(word).starts(with: start)
        {
            if word.count > start.count { return ASCIIWord.lowercased(word) }
            (place, start) = (place + 2, ASCIIWord.lowercased(word))
        }
        return nil
    }

    private static let schwa = Sounds("ə")
    private static let pause = Sounds(" ")
}
