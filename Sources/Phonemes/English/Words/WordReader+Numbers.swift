/// A currency whose sign stands before its amount.
enum Currency: Sendable {
    case dollar, pound, euro

    init?(sign: String) {
        switch sign {
        case "$": self = .dollar
        case "£": self = .pound
        case "€": self = .euro
        default: return nil
        }
    }

    var unit: String {
        switch self {
        case .dollar: "dollar"
        case .pound: "pound"
        case .euro: "euro"
        }
    }

    var hundredth: String { self == .pound ? "pence" : "cent" }
}

// Forms with digits. Reference: section 7.
extension WordReader {
    /// The reading of digits with commas, points and an ending; `nil` for anything else.
    ///
    /// `isHead` is whether nothing stands before it without a space, `currency` what it is an amount of.
    func numberReading(of word: [UInt8], isHead: Bool, currency: Currency?) -> Reading? {
        guard word.contains(where: ASCIIWord.isDigit) else { return nil }
        var digits = word
        let ending = Self.endings.first { word.ends(with: $0) }
        if let ending { digits.removeLast(ending.utf8CodeUnitCount) }
        var words = SpokenNumber(reader: self)
        if digits.first == UInt8(ascii: "-"), isHead {
            digits.removeFirst()
            words.add("minus")
        }
        guard digits.contains(where: ASCIIWord.isDigit),
            digits.allSatisfy({ ASCIIWord.isDigit($0) || $0 == Self.comma || $0 == ASCIIWord.stop })
        else { return nil }
        let isOrdinal = ending.map { $0.isOrdinal } ?? false
        add(digits, isOrdinal: isOrdinal, isHead: isHead, currency: currency, to: &words)
        guard !words.sounds.isEmpty else { return nil }
        let reading = Reading(words.sounds, .lexicon)
        var ended: Reading?
        switch ending?.description {
        case "s", "'s": ended = addS(reading)
        case "ed", "'d": ended = addEd(reading)
        case "ing": ended = addIng(reading)
        default: ended = reading
        }
        return ended.map { Reading($0.sounds, .lexicon) }
    }

    /// The plural of a currency, after an amount that ends in a word: *five million dollars*.
    func plural(of currency: Currency) -> Sounds? {
        lookUp(Array(currency.unit.utf8), nil, nil, before: nil).flatMap(addS)?.sounds
    }

    private func add(
        _ digits: [UInt8],
        isOrdinal: Bool,
        isHead: Bool,
        currency: Currency?,
        to words: inout SpokenNumber
    ) {
        let dots = digits.count { $0 == ASCIIWord.stop }
        let isPlain = digits.allSatisfy(ASCIIWord.isDigit)
        let plain = digits.filter { $0 != Self.comma }
        if isPlain, isOrdinal {
            words.add(ordinal: plain)
        } else if isPlain, digits.count == 4, words.isEmpty, currency == nil {
            words.add(year: plain)
        } else if !isHead, dots == 0 {
            addTail(plain, to: &words)
        } else if dots > 1 || !isHead {
            for part in plain.split(separator: ASCIIWord.stop) {
                let isCode = part.first == Self.zero || part.count != 2 && part.dropFirst().contains { $0 != Self.zero }
                if isCode { words.add(digits: part) } else { words.add(cardinal: Array(part)) }
            }
        } else if let currency, Self.isAmount(plain) {
            add(plain, of: currency, to: &words)
        } else if dots == 0 {
            if isOrdinal { words.add(ordinal: plain) } else { words.add(cardinal: plain) }
        } else {
            addDecimal(plain, to: &words)
        }
    }

    /// What follows letters: *B-52*, *R2D2*, *flight 815*.
    private func addTail(_ digits: [UInt8], to words: inout SpokenNumber) {
        guard let first = digits.first else { return }
        if first == Self.zero || digits.count > 3 {
            words.add(digits: digits[...])
        } else if digits.count == 3, digits[1] != Self.zero || digits[2] != Self.zero {
            words.add(cardinal: [first])
            if digits[1] == Self.zero {
                words.add("O", stress: .unstressed)
                words.add(cardinal: [digits[2]])
            } else {
                words.add(cardinal: Array(digits.dropFirst()))
            }
        } else {
            words.add(cardinal: digits)
        }
    }

    /// At most two decimals, or none but zeros.
    private static func isAmount(_ digits: [UInt8]) -> Bool {
        let decimals = digits.drop { $0 != ASCIIWord.stop }.dropFirst()
        return decimals.count < 3 || decimals.allSatisfy { $0 == zero }
    }

    private func add(_ digits: [UInt8], of currency: Currency, to words: inout SpokenNumber) {
        let parts = digits.split(separator: ASCIIWord.stop, maxSplits: 1, omittingEmptySubsequences: false)
        var amounts = zip(parts, [currency.unit, currency.hundredth]).map { (Array($0), $1) }
        func isZero(_ amount: [UInt8]) -> Bool { amount.allSatisfy { $0 == Self.zero } }
        if amounts.count > 1, let last = amounts.last {
            if isZero(last.0) { amounts.removeLast() } else if isZero(amounts[0].0) { amounts.removeFirst() }
        }
        for (index, (amount, unit)) in amounts.enumerated() {
            if index > 0 { words.add("and") }
            words.add(cardinal: amount.isEmpty ? [Self.zero] : amount)
            let isOne = amount.drop { $0 == Self.zero }.elementsEqual("1".utf8)
            if isOne || unit == "pence" { words.add(unit) } else { words.add(plural: unit) }
        }
    }

    private func addDecimal(_ digits: [UInt8], to words: inout SpokenNumber) {
        let whole = digits.prefix { $0 != ASCIIWord.stop }
        let decimals = digits.dropFirst(whole.count + 1)
        if !whole.isEmpty {
            words.add(cardinal: Array(whole))
            // As a number, not as printed: 1.50 is one point five.
            guard let last = decimals.lastIndex(where: { $0 != Self.zero }) else { return }
            words.add("point", stress: .unstressed)
            words.add(digits: decimals[...last])
        } else {
            words.add("point", stress: .unstressed)
            words.add(digits: decimals)
        }
    }

    private static let endings: [StaticString] = ["ing", "'d", "ed", "'s", "st", "nd", "rd", "th", "s"]
    private static let comma = UInt8(ascii: ",")
    private static let zero = UInt8(ascii: "0")
}

extension StaticString {
    fileprivate var isOrdinal: Bool { ["st", "nd", "rd", "th"].contains(description) }
}

/// Number words, one after the other, as sounds.
private struct SpokenNumber {
    let reader: WordReader
    private(set) var sounds = Sounds()

    init(reader: WordReader) { self.reader = reader }

    var isEmpty: Bool { sounds.isEmpty }

    mutating func add(_ word: String, stress: StressChange? = nil) {
        add(reader.lookUp(Array(word.utf8), nil, stress, before: nil)?.sounds)
    }

    mutating func add(plural word: String) {
        add(reader.lookUp(Array(word.utf8), nil, nil, before: nil).flatMap(reader.addS)?.sounds)
    }

    private mutating func add(_ said: Sounds?) {
        guard let said, !said.isEmpty else { return }
        if !sounds.isEmpty { sounds.codes.append(Symbols.space) }
        sounds.codes += said.codes
    }

    mutating func add(words: String) {
        for word in words.split(whereSeparator: { !$0.isLetter }) { add(String(word)) }
    }

    mutating func add(digits: some Collection<UInt8>) {
        for digit in digits { add(words: NumberWords.cardinal(Int(digit) - 48)) }
    }

    mutating func add(cardinal digits: [UInt8]) {
        guard let number = Self.value(digits) else { return add(digits: digits) }
        add(words: NumberWords.cardinal(number))
    }

    mutating func add(ordinal digits: [UInt8]) {
        guard let number = Self.value(digits) else { return add(digits: digits) }
        add(words: NumberWords.ordinal(number))
    }

    mutating func add(year digits: [UInt8]) {
        guard let number = Self.value(digits) else { return }
        guard (101...999).contains(number), number % 100 >= 10 else { return add(words: NumberWords.year(number)) }
        add(words: NumberWords.cardinal(number / 100) + " " + NumberWords.cardinal(number % 100))
    }

    /// `nil` for numbers that no one says otherwise than digit by digit.
    private static func value(_ digits: [UInt8]) -> Int? {
        digits.count > 18 ? nil : digits.reduce(0) { $0 * 10 + Int($1) - 48 }
    }
}
