/// What a row says: its words without the numbers that change from page to page.
struct RowContent {
    struct Number {
        let text: String
        let value: Int
        let isRoman: Bool
    }

    /// Words in small letters, each number as `#`; empty for a row that is a number and signs around it.
    let core: String
    /// The same, its numbers included.
    let full: String
    /// The numbers at its ends.
    let numbers: [Number]
    var number: Number? { numbers.first }
    /// “Chapter 4”, but not “Chapter 4 [37]”.
    var isDivision: Bool { numbers.count == 1 && String.divisions.contains(core) }

    init(_ parts: [String], _ limits: PrintedNumberThresholds) {
        let words = parts.joined(separator: " ").split { $0 == " " || $0 == "\t" }
        var numbers: [Number] = []
        var core = ""
        for (index, word) in words.enumerated() {
            let bare = word.drop { !$0.isLetter && !$0.isNumber }
            let end = bare.lastIndex { $0.isLetter || $0.isNumber }.map { bare.index(after: $0) } ?? bare.startIndex
            let inner = bare[..<end]
            if inner.isEmpty { continue }
            let isAtEnd = index == 0 || index == words.count - 1 || words.count <= limits.mostWordsAnywhere
            let mayBeWritten = words.count <= limits.mostWordsWritten
            if let number = Self.number(inner, limits) ?? (mayBeWritten ? Self.writtenNumber(inner) : nil) {
                // “2. The second point”
                let isItem = index == 0 && words.count > 1 && (word.last == "." || word.last == ")")
                if isAtEnd, !isItem { numbers.append(number) }
                if number.isRoman, !isAtEnd { core += inner.lowercased() }
            } else {
                core += inner.lowercased().map { $0.isNumber ? "#" : String($0) }.joined()
            }
        }
        if ["page", "p", "seite", "s", "pag", "pagina", "página", "pág", "of", "pageof", "von", "seitevon"].contains(
            core
        ) {
            core = ""
        }
        self.core = core
        self.numbers = numbers
        full = words.joined(separator: " ").lowercased()
    }

    /// “Page Twenty-One”.
    private static func writtenNumber(_ word: Substring) -> Number? {
        let values = word.lowercased().split(separator: "-").map { NumberWords.value(of: String($0)) }
        guard (1...2).contains(values.count), let first = values[0] else { return nil }
        guard values.count == 2 else { return Number(text: String(word), value: first, isRoman: false) }
        guard let ones = values[1], first >= 20, first % 10 == 0, ones < 10 else { return nil }
        return Number(text: String(word), value: first + ones, isRoman: false)
    }

    private static func number(_ word: Substring, _ limits: PrintedNumberThresholds) -> Number? {
        if word.utf8.count <= limits.mostDigits, let value = Int(word), value >= 0 {
            return Number(text: String(word), value: value, isRoman: false)
        }
        // “7/12”: the first is the page's.
        let halves = word.split(separator: "/")
        if halves.count == 2, halves.allSatisfy({ $0.utf8.count <= limits.mostDigits && Int($0) != nil }),
            let value = Int(halves[0])
        {
            return Number(text: String(halves[0]), value: value, isRoman: false)
        }
        guard word.utf8.count <= limits.mostRomanLetters, let value = Numeral.roman(word) else { return nil }
        return Number(text: String(word), value: value, isRoman: true)
    }
}
