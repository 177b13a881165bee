/// What Spanish words do to each other in one breath.
enum SpanishJoining {
    static func join(_ words: inout [SpelledWord]) {
        stressLast(&words)
        for index in words.indices.dropLast() {
            guard let last = words[index].phones.last, let first = words[index + 1].phones.first else { continue }
            if last.symbol == "n" { words[index].setLast(nasal(before: first, words[index + 1].letters.first)) }
            if last.symbol == "d", first.isNucleus { words[index].setLast("ð") }
            if last.symbol == "n", first.symbol == "ʝ" { words[index + 1].phones[0].symbol = "ʤ" }
            guard last.symbol != "n", let soft = soft(first.symbol) else { continue }
            // *Duelo*: before a w it stays hard.
            let isHeld = first.symbol == "d" && words[index + 1].phones.dropFirst().first?.symbol == "w"
            if !isHeld { words[index + 1].phones[0].symbol = soft }
        }
    }

    /// A word that leans on the next has none before a pause.
    private static func stressLast(_ words: inout [SpelledWord]) {
        guard let last = words.indices.last, words[last].isClitic, words[last].letters != ["y"],
            let accent = words[last].accent
        else { return }
        words[last].phones[accent].stress = .main
    }

    private static func nasal(before next: Phone, _ letter: Unicode.Scalar?) -> Unicode.Scalar {
        switch next.symbol {
        case "b", "p": "m"
        case "ɡ": "ŋ"
        case "x" where letter == "g": "ŋ"
        default: "n"
        }
    }

    /// b, d and g between vowels, and after all but a pause or n.
    private static func soft(_ symbol: Unicode.Scalar) -> Unicode.Scalar? {
        switch symbol {
        case "b": "β"
        case "d": "ð"
        case "ɡ": "ɣ"
        default: nil
        }
    }
}

extension SpelledWord {
    fileprivate mutating func setLast(_ symbol: Unicode.Scalar) { phones[phones.count - 1].symbol = symbol }
}
