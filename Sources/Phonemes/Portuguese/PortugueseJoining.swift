/// What Portuguese words do to each other in one breath.
enum PortugueseJoining {
    static func join(_ words: inout [SpelledWord]) {
        stressLast(&words)
        for index in words.indices.dropLast() {
            guard let last = words[index].phones.last, let first = words[index + 1].phones.first else { continue }
            let startsWithH = words[index + 1].letters.first == "h"
            switch last.symbol {
            case "r" where first.isNucleus: words[index].setLast("ɾ")
            case "s" where !startsWithH && (first.isNucleus || voiced.contains(first.symbol)): words[index].setLast("z")
            case "ʊ" where last.isNucleus && first.isNucleus: joinO(&words[index], before: first, startsWithH)
            case "y" where first.isNucleus: joinE(&words[index])
            case "æ" where words[index + 1].letters == ["à"]: words[index].phones.removeLast()
            default: break
            }
        }
    }

    private static func joinO(_ word: inout SpelledWord, before next: Phone, _ startsWithH: Bool) {
        if word.letters == ["o"] {
            if next.symbol != "ʊ", !startsWithH { word.setLast("u") }
            return
        }
        guard word.phones.count > 2, !leaving.contains(word.letters) else { return }
        word.halveLast("w")
    }

    private static func joinE(_ word: inout SpelledWord) {
        if leaving.contains(word.letters) { return }
        guard word.phones.count > 1 else { return }
        // *Entre as*, *vale a*: after r of a group and after l it stays a vowel.
        let before = word.phones[word.phones.count - 2].symbol
        let isGroup = before == "r" && word.phones.count > 2 && !word.phones[word.phones.count - 3].isNucleus
        if isGroup || before == "l" { return word.setLast("i") }
        word.halveLast("j")
    }

    /// Words whose last vowel stays as it is.
    private static let leaving: Set<[Unicode.Scalar]> = Set(
        ["que", "lhe", "ele", "como", "tenho", "do", "no"].map { Array($0.unicodeScalars) }
    )
    /// Words that are stressed at the end of a breath.
    private static let strongLast: Set<[Unicode.Scalar]> = Set(
        """
        o a e os as se um uma ele ela eles elas eu este sua fazer não você pode minha esse sempre esta suas nunca nossa nosso podem
        vamos poder esses neste nossos deles seu meu vai seus vou há faz meus tu vão
        """.split(whereSeparator: \.isWhitespace).map { Array($0.unicodeScalars) }
    )
    private static let voiced = Set("bdʤɡvzʒmnlʎxɾj".unicodeScalars)

    /// A word that leans on the next has none before a pause.
    private static func stressLast(_ words: inout [SpelledWord]) {
        guard let last = words.indices.last, strongLast.contains(words[last].letters),
            // *Não.*, *Eu?*, but the letters *o*, *a*.
            last > 0 || words[last].letters.count > 1 && !words[last].letters.starts(with: "um".unicodeScalars),
            let accent = words[last].accent, words[last].phones.indices.contains(accent)
        else { return }
        switch words[last].letters {
        case ["o"]: words[last].phones[accent].symbol = "ɔ"
        case ["e"]: words[last].phones[accent].symbol = "ɛ"
        default: break
        }
        words[last].phones[accent].stress = .main
    }
}

extension SpelledWord {
    fileprivate mutating func setLast(_ symbol: Unicode.Scalar) { phones[phones.count - 1].symbol = symbol }

    fileprivate mutating func halveLast(_ symbol: Unicode.Scalar) { phones[phones.count - 1] = Phone(symbol) }
}
