/// What a row says: its words without the numbers that change from page to page.
struct RowContent {
    struct Number {
        let text: String
        let value: Int
        let isRoman: Bool
        /// What stands behind its stroke.
        var whole: Int?
    }

    /// Words in small letters, each number as `#`; empty for a row that is a number and signs around it.
    let core: String
    /// The same, its numbers included.
    let full: String
    /// The numbers at its ends.
    let numbers: [Number]
    var number: Number? { numbers.first }
    /// “12” of “3 of 12” and “3/12”.
    let lastPage: Int?
    /// “Chapter 4”, but not “Chapter 4 [37]”.
    let isDivision: Bool

    /// - Parameters:
    ///   - parts: What the row says, from left to right.
    ///   - known: Words of the book's language.
    ///   - limits: What is taken for a number.
    init(_ parts: [String], _ known: BookWords, _ limits: PrintedNumberThresholds) {
        // “- Seite 1 von 3 -” has four.
        let words = parts.joined(separator: " ").split { $0 == " " || $0 == "\t" }
            .filter { $0.contains { $0.isLetter || $0.isNumber } }
        var numbers: [Number] = []
        var core = ""
        // “III. Kapitel”
        var isCounted = false
        for (index, word) in words.enumerated() {
            let bare = word.drop { !$0.isLetter && !$0.isNumber }
            let end = bare.lastIndex { $0.isLetter || $0.isNumber }.map { bare.index(after: $0) } ?? bare.startIndex
            let inner = bare[..<end]
            let isAtEnd = index == 0 || index == words.count - 1 || words.count <= limits.mostWordsAnywhere
            let mayBeWritten = words.count <= limits.mostWordsWritten
            if let number = Self.number(inner, limits)
                ?? (mayBeWritten ? Self.writtenNumber(inner, known.numbers) : nil)
            {
                // “2. The second point”
                let isItem = index == 0 && words.count > 1 && (word.last == "." || word.last == ")")
                if isAtEnd, !isItem { numbers.append(number) }
                if isItem, words.count == 2 { isCounted = true }
                if number.isRoman, !isAtEnd { core += inner.lowercased() }
            } else {
                core += inner.lowercased().map { $0.isNumber ? "#" : String($0) }.joined()
            }
        }
        let isOfSome = numbers.count == 2 && known.printing.of.contains { core.hasSuffix($0) }
        if Self.isPageWord(core, known.printing) { core = "" }
        lastPage = !core.isEmpty ? nil : isOfSome ? numbers[1].value : numbers.count == 1 ? numbers[0].whole : nil
        self.core = core
        self.numbers = numbers
        isDivision =
            (numbers.count == 1 || isCounted)
            && (known.divisions.unmistakable.contains(core) || known.divisions.ofLaws.contains(core)
                || core.isEmpty && parts.first?.first == "§")
        full = words.joined(separator: " ").lowercased()
    }

    /// “Page”, “of”, or what “Page 3 of 12” leaves: “pageof”.
    private static func isPageWord(_ core: String, _ names: PrintingWords) -> Bool {
        if names.pages.contains(core) || names.of.contains(core) { return true }
        return names.of.contains { core.hasSuffix($0) && names.pages.contains(String(core.dropLast($0.count))) }
    }

    /// “Page Twenty-One”.
    private static func writtenNumber(_ word: Substring, _ numbers: HeadingNumbers) -> Number? {
        let parts = word.lowercased().split(separator: "-").map(String.init)
        let value =
            switch parts.count {
            case 1: numbers.value(of: parts[0])
            case 2: numbers.sum(ofTens: parts[0], parts[1])
            default: nil as Int?
            }
        return value.map { Number(text: String(word), value: $0, isRoman: false) }
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
            return Number(text: String(halves[0]), value: value, isRoman: false, whole: Int(halves[1]))
        }
        guard word.utf8.count <= limits.mostRomanLetters, let value = Numeral.roman(word) else { return nil }
        return Number(text: String(word), value: value, isRoman: true)
    }
}
