/// The mute e: where it is said.
enum FrenchSchwa {
    /// Drops each ə that is not said: all at the end of a word, and inside after one consonant.
    static func settle(_ phones: inout [Phone], _ letters: [Unicode.Scalar]) {
        var index = phones.count - 1
        while index >= 0 {
            if phones[index].symbol == "ə", !isKept(phones, index, letters) { phones.remove(at: index) }
            index -= 1
        }
    }

    private static func isKept(_ phones: [Phone], _ index: Int, _ letters: [Unicode.Scalar]) -> Bool {
        let nuclei = phones.nuclei
        // The first vowel of a word stays: *petit*, *le*.
        guard let first = nuclei.first, first < index else { return true }
        if index + 1 == phones.count { return false }
        if phones[index - 1].isNucleus { return false }
        if phones[index - 1].symbol == "ɲ" { return true }
        // *Bienfaisant*
        if phones[index - 1].symbol == "f", phones[index + 1].symbol == "z" { return true }
        let text = letters.text
        if text.hasPrefix("rede") && nuclei.firstIndex(of: index) == 1
            || text.hasSuffix("eries") && index + 3 == phones.count
        {
            return true
        }
        // Before rj it stays: *serions*, *jugeriez*.
        if index + 2 < phones.count, phones[index + 1].symbol == "ʁ", phones[index + 2].symbol == "j" { return true }
        let run = phones[..<index].reversed().prefix { !$0.isNucleus }
        // *Obtenir*, *justement*: after st, pt and bt it is not heard.
        if run.first?.symbol == "t", let before = run.dropFirst().first, "spb".unicodeScalars.contains(before.symbol) {
            return false
        }
        return run.count > 1 && run.first?.symbol != "j"
    }
}
