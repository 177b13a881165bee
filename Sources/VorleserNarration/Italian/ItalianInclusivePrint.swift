/// A sign in place of the ending: *tuttə*, *tutt\**.
struct ItalianInclusivePrint: InclusivePrint {
    func pair(at index: Int, in passage: Passage) -> (InclusivePair, end: Int)? {
        guard passage.isLetters(index) else { return nil }
        if passage.count(index) > 2, passage.last(of: index) == Self.schwa {
            return (pair(String(passage.printed(index).dropLast())), index + 1)
        }
        let isHidden =
            passage.isTightMark(index + 1, "*") && passage.isTightEnd(index + 2)
            && !(passage.isTight(index) && passage.isMark(index - 1, "*"))
        guard isHidden, Self.stems.contains(where: passage.letters(index).hasSuffix) else { return nil }
        return (pair(passage.printed(index)), index + 2)
    }

    private func pair(_ stem: String) -> InclusivePair {
        let isHard = stem.hasSuffix("c") || stem.hasSuffix("g")
        return InclusivePair(first: stem + "i", second: stem + (isHard ? "he" : "e"), isMany: true)
    }

    private static let schwa: UInt16 = 0x259
    /// Ends of words that people hide the gender of.
    private static let stems = ["tutt", "ragazz", "car", "amic", "bambin", "cittadin", "benvenut", "iscritt"]
}

extension InclusiveEndings {
    static let italian = InclusiveEndings(endings: [
        Ending("i", "e", isMany: true), Ending("e", "i", isMany: true), Ending("o", "a"), Ending("a", "o"),
    ])
}
