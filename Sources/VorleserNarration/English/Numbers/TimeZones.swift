import Phonemes

/// `UTC−5`, `GMT+05:30`: how far a time zone is ahead or behind.
extension Times {
    func zone(_ numeral: Numeral, _ passage: Passage) -> Replacement? {
        let sign = numeral.words.lowerBound - 1
        guard ["UTC", "GMT"].contains(passage.printed(sign - 1)), let hours = numeral.plain(1...2), hours < 15,
            passage.isTight(sign) == passage.isTight(sign + 1)
        else { return nil }
        let word: String
        switch passage.mark(sign) {
        case 0x2B: word = " plus "
        case 0x2D, 0x2010, 0x2011, 0x2013, 0x2212: word = " minus "
        default: return nil
        }
        var (words, end) = (NumberWords.cardinal(hours), numeral.words.upperBound)
        if passage.isTightMark(end, ":"), passage.isTight(end + 1),
            let minutes = passage.numeral(at: end + 1)?.plain(2...2)
        {
            words += minutes == 0 ? "" : " " + NumberWords.cardinal(minutes)
            end += 2
        }
        return passage.replacement(sign - 1..<end, by: passage.printed(sign - 1).spelled + word + words)
    }
}
