extension Array<Numeral> {
    /// The numbers in digits of a sentence.
    /// - Complexity: O(words)
    init(
        scanning units: ArraySlice<UInt16>,
        _ words: [PassageWord],
        _ marks: NumeralMarks,
        _ vocabulary: Set<String>
    ) {
        self.init()
        var scan = NumeralScan(units: units, words: words, marks: marks, vocabulary: vocabulary)
        while let numeral = scan.next() { append(numeral) }
    }
}

/// Finds numbers among words and marks.
private struct NumeralScan {
    let units: ArraySlice<UInt16>
    let words: [PassageWord]
    private var marks: NumeralMarks
    private let isAboutIndia: Bool
    private var index = 0

    init(units: ArraySlice<UInt16>, words: [PassageWord], marks: NumeralMarks, vocabulary: Set<String>) {
        self.units = units
        self.words = words
        self.marks = marks
        isAboutIndia = !vocabulary.isDisjoint(with: Self.indian) || units.contains(0x20B9)
    }

    mutating func next() -> Numeral? {
        while index < words.count {
            let start = index
            switch words[index].kind {
            case .digits: return number(from: start)
            case .fraction:
                index += 1
                return Numeral(
                    words: start..<index,
                    digits: "",
                    decimals: nil,
                    fraction: Fraction(sign: unit(start)),
                    isGrouped: false
                )
            case .mark where beginsDecimal(start):
                index += 2
                let decimals = digits(start + 1)
                return Numeral(words: start..<index, digits: "", decimals: decimals, fraction: nil, isGrouped: false)
            default: index += 1
            }
        }
        return nil
    }

    private mutating func number(from start: Int) -> Numeral {
        index += 1
        var whole = digits(start)
        let isInName = isTight(start) && words[start - 1].kind == .letters
        let english = marks == .english ? nil : englishMarks(at: start)
        let own = marks
        if let english { marks = english }
        defer { marks = own }
        let groups = isInName ? [] : groups(after: start)
        for group in groups { whole += digits(group) }
        if let last = groups.last { index = last + 1 }
        var decimals: String?
        if !isInName, isDecimalPoint(index, after: start) {
            decimals = digits(index + 1)
            index += 2
        }
        var fraction: Fraction?
        if decimals == nil, index < words.count, words[index].kind == .fraction,
            words[index].range.lowerBound - words[index - 1].range.upperBound < 2
        {
            fraction = Fraction(sign: unit(index))
            index += 1
        }
        return Numeral(
            words: start..<index,
            digits: whole,
            decimals: decimals,
            fraction: fraction,
            isGrouped: !groups.isEmpty,
            isIndian: groups.first.map { words[$0].range.count == 2 } ?? false,
            hasForeignPoint: english != nil && decimals != nil
        )
    }

    /// Whether a number is written as in English: `1,250.50`, or `3.50` with no three digits after its point.
    private func englishMarks(at start: Int) -> NumeralMarks? {
        let english = NumeralMarks.english
        if isTight(start + 1), unit(start + 1) == english.thousands {
            let isWhole = isGroup(start + 2) && isTight(start + 2) && isTight(start + 3) && isTight(start + 4)
            return isWhole && unit(start + 3) == english.decimal && words[start + 4].kind == .digits ? english : nil
        }
        guard isTight(start + 1), unit(start + 1) == english.decimal, isTight(start + 2),
            words[start + 2].kind == .digits, words[start + 2].range.count != 3
        else { return nil }
        return english
    }

    /// The words that are further groups of three digits.
    private func groups(after start: Int) -> [Int] {
        guard words[start].range.count <= 3, unit(start) != 0x30, !isListed(start) else { return [] }
        var found: [Int] = []
        var here = start
        // *10’000*, as the Swiss print it.
        let isSwiss = marks != .english && isTight(start + 1) && [0x27, 0x2019].contains(unit(start + 1))
        // *1_000_000*, as programs have it.
        let isProgram = isTight(start + 1) && unit(start + 1) == 0x5F
        let parting = isSwiss || isProgram ? unit(start + 1) : marks.thousands
        while isTight(here + 1), unit(here + 1) == parting, isGroup(here + 2), isTight(here + 2) {
            found.append(here + 2)
            here += 2
        }
        if found.isEmpty, let lakhs = indianGroups(after: start) { return lakhs }
        return found.isEmpty ? blankGroups(after: start) : found
    }

    /// Whether digits go on a list without blanks: the *45* of *pages 12,45,310*.
    private func isListed(_ start: Int) -> Bool {
        marks == .english && start > 1 && isTight(start) && unit(start - 1) == 0x2C && isTight(start - 1)
            && words[start - 2].kind == .digits
    }

    /// *1,00,000* and *12,34,567*, as India has it: groups of two before the last three figures.
    private func indianGroups(after start: Int) -> [Int]? {
        guard marks == .english, words[start].range.count < 3 else { return nil }
        var found: [Int] = []
        var here = start
        while isTight(here + 1), unit(here + 1) == 0x2C, isTight(here + 2), words[here + 2].kind == .digits {
            here += 2
            found.append(here)
            if words[here].range.count != 2 { break }
        }
        guard found.count > 1, isGroup(here), !(isTight(here + 1) && unit(here + 1) == 0x2C && isTight(here + 2)),
            isIndian(from: start, to: here + 1)
        else { return nil }
        return found
    }

    /// Whether rupees or lakhs are spoken of, or so many of something: an index has *pages 12,45,310*.
    private func isIndian(from start: Int, to end: Int) -> Bool {
        if isAboutIndia { return true }
        let isPage = start > 0 && ["p", "pp", "page", "pages"].contains(text(start - 1).lowercased())
        return !isPage && end < words.count && words[end].kind == .letters && words[end].isSpaced
            && EnglishWords.isPlural(text(end))
    }

    private static let indian: Set = [
        "rs", "inr", "rupee", "rupees", "paise", "lakh", "lakhs", "crore", "crores", "lac", "lacs", "india", "indian",
    ]

    /// Groups parted by blanks, as printers on the Continent do it.
    private func blankGroups(after start: Int) -> [Int] {
        if start > 0, isTight(start), words[start - 1].kind != .mark { return [] }
        var found: [Int] = []
        var here = start
        while isGroup(here + 1), isBlankOnly(between: here, here + 1) {
            here += 1
            found.append(here)
        }
        guard let last = found.last else { return [] }
        if last + 1 < words.count, words[last + 1].kind == .digits, isBlankOnly(between: last, last + 1) { return [] }
        if isTight(last + 1), [0x2D, 0x2010, 0x2011, 0x2F].contains(unit(last + 1)) { return [] }
        let blank = units[units.startIndex + words[start].range.upperBound]
        if blank != 0x20 || found.count > 1 || digits(last) == "000" { return found }
        let isShort = words[start].range.count < 3
        let isAfterWord = start > 0 && words[start - 1].kind == .letters && words[start - 1].range.count > 3
        guard marks != .english else { return isShort && !isAfterWord ? found : [] }
        let counts = counts(last + 1)
        // *Compte 13 500 habitants*, but *page 12 300 lignes*, *l’Airbus 320 200 places*.
        guard isAfterWord else { return isShort || counts ? found : [] }
        let beginsSentence = start < 2 || words[start - 2].kind == .mark
        let isName = isCapital(start - 1) && !(counts && beginsSentence)
        return isName || Self.labels.contains(text(start - 1).lowercased()) || !isShort && !counts ? [] : found
    }

    /// Whether one blank parts two words, and not the cells of a table.
    private func isBlankOnly(between first: Int, _ second: Int) -> Bool {
        let gap = words[first].range.upperBound
        let blank = units[units.startIndex + gap]
        return words[second].range.lowerBound - gap == 1 && words[second].isSpaced && blank != 0x09 && blank != 0x0A
    }

    /// Whether something follows that is counted: a word in small letters, or a sign of money or parts.
    private func counts(_ index: Int) -> Bool {
        guard index < words.count else { return false }
        if words[index].kind == .letters { return words[index].isSpaced && !isCapital(index) }
        return [0x24, 0x25, 0xA3, 0x20AC].contains(unit(index))
    }

    private func isCapital(_ index: Int) -> Bool {
        let first = unit(index)
        return (0x41...0x5A).contains(first) || (0xC0...0xDE).contains(first)
    }

    /// Words before a number that names something, after which another number is one by itself.
    private static let labels: Set<String> = [.spanish, .french, .italian, .portuguese].reduce(into: Set<String>()) {
        (labels: inout Set<String>, words: ContinentalWords) in labels.formUnion(words.labels)
    }.subtracting(["numéro", "numero", "número", "vers", "verso"])

    private func isGroup(_ index: Int) -> Bool {
        index < words.count && words[index].kind == .digits && words[index].range.count == 3
    }

    /// One point, not one of several as in `1.2.3`.
    private func isDecimalPoint(_ point: Int, after start: Int) -> Bool {
        guard isPoint(point), !(isPoint(point + 2) && point + 3 < words.count) else { return false }
        return !(start > 1 && isTight(start) && isPoint(start - 1) && words[start - 2].kind == .digits)
    }

    private func isPoint(_ index: Int) -> Bool {
        isTight(index) && unit(index) == marks.decimal && isTight(index + 1) && words[index + 1].kind == .digits
    }

    /// A point before the digits, and nothing before the point.
    private func beginsDecimal(_ index: Int) -> Bool {
        guard marks == .english, unit(index) == 0x2E, isTight(index + 1), words[index + 1].kind == .digits else {
            return false
        }
        if words[index].isSpaced { return index == 0 || unit(index - 1) != 0x2E || words[index - 1].kind != .mark }
        return [0x28, 0x5B, 0x24, 0xA3, 0x2014, 0x2013, 0x2D, 0x201C, 0x2018, 0x2212, 0xB1, 0x3C, 0x3D, 0x3E].contains(
            unit(index - 1)
        )
    }

    private func isTight(_ index: Int) -> Bool { index > 0 && index < words.count && !words[index].isSpaced }

    private func unit(_ index: Int) -> UInt16 { units[units.startIndex + words[index].range.lowerBound] }

    private func digits(_ index: Int) -> String { text(index) }

    private func text(_ index: Int) -> String {
        let range = words[index].range
        return String(units[units.startIndex + range.lowerBound..<units.startIndex + range.upperBound])
    }
}
