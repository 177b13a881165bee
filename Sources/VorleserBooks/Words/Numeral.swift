/// Numbers as headings give them: 12, XII, Twelve, THE TWELFTH, douzième, 十二.
enum Numeral {
    enum Notation: Hashable, Sendable { case arabic, roman, word, eastAsian }

    /// What stands for the number of the last of a row, which has none: “Chapter the Last”.
    static let last = 999

    /// The number at the start of a text.
    /// - Parameters:
    ///   - text: Begins with it.
    ///   - numbers: Number words of the text's language.
    /// - Returns: The number, how it is written, and what follows it; `nil` when there is none.
    static func leading(
        _ text: Substring,
        _ numbers: HeadingNumbers
    ) -> (value: Int, style: Notation, rest: Substring)? {
        let letters = text.prefix { $0.isLetter || $0.isNumber }
        // 3장, 12章: the numeral ends where another script begins.
        let digits = letters.prefix { $0.isASCII && $0.isNumber }
        let ending = letters[digits.endIndex...]
        let isCounted =
            !digits.isEmpty && ending.first.map { !$0.isASCII } ?? false
            && !numbers.isOrdinalEnding(ending.lowercased())
        let word = isCounted ? digits : letters
        let rest = text[word.endIndex...]
        if let value = arabic(word, numbers) { return (value, .arabic, afterOrdinalSign(rest)) }
        if let value = roman(word) { return (value, .roman, rest) }
        if let (value, count) = eastAsian(word) { return (value, .eastAsian, text.dropFirst(count)) }
        let small = word.lowercased()
        if rest.first == "-", let joined = joined(text, numbers) { return joined }
        if numbers.isLast(small) { return (last, .word, rest) }
        guard let value = numbers.value(of: small) else { return nil }
        return compound(small, rest, numbers) ?? (value, .word, rest)
    }

    /// “Dix-sept”.
    private static func joined(
        _ text: Substring,
        _ numbers: HeadingNumbers
    ) -> (value: Int, style: Notation, rest: Substring)? {
        let word = text.prefix { $0.isLetter || $0 == "-" }
        return numbers.value(ofJoined: word.lowercased()).map { ($0, .word, text[word.endIndex...]) }
    }

    /// “Twenty-one”, “twenty one”.
    private static func compound(
        _ tens: String,
        _ rest: Substring,
        _ numbers: HeadingNumbers
    ) -> (value: Int, style: Notation, rest: Substring)? {
        guard let next = numbers.afterJoint(rest) else { return nil }
        let word = next.prefix { $0.isLetter }
        return numbers.sum(ofTens: tens, word.lowercased()).map { ($0, .word, next[word.endIndex...]) }
    }

    private static func afterOrdinalSign(_ rest: Substring) -> Substring {
        let sign = rest.first.map { "ºª°".contains($0) } ?? false
        return sign ? rest.dropFirst() : rest
    }

    /// One to six digits, with an ordinal's ending or without.
    private static func arabic(_ word: Substring, _ numbers: HeadingNumbers) -> Int? {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        let ending = word.dropFirst(digits.count).lowercased()
        guard (1...6).contains(digits.count), ending.isEmpty || numbers.isOrdinalEnding(ending) else { return nil }
        return Int(digits)
    }

    /// A Roman numeral, all capitals or all small, up to 399; additive forms such as IIII and XXXX too.
    static func roman(_ word: Substring) -> Int? {
        guard (1...9).contains(word.utf8.count) else { return nil }
        let capitals = word.utf8.allSatisfy { $0 < 0x60 }
        guard capitals || word.utf8.allSatisfy({ $0 >= 0x60 }) else { return nil }
        var total = 0
        var values: [Int] = []
        for letter in word.utf8 {
            guard let value = romanValues[letter & 0xDF] else { return nil }
            if let last = values.last, value > last {
                // Only one of a power of ten is taken away, and only from the next two letters: IV, IX, XL.
                let isLone = values.dropLast().last.map { $0 >= value } ?? true
                guard [1, 10, 100].contains(last), value <= last * 10, isLone else { return nil }
                total -= 2 * last
            }
            guard values.suffix(4) != [value, value, value, value][...] else { return nil }
            total += value
            values.append(value)
        }
        return total > 0 && total < 400 ? total : nil
    }

    private static let romanValues: [UInt8: Int] = [
        UInt8(ascii: "I"): 1, UInt8(ascii: "V"): 5, UInt8(ascii: "X"): 10, UInt8(ascii: "L"): 50,
        UInt8(ascii: "C"): 100,
    ]

    /// 十二, 百二十, 一〇三, １２.
    static func eastAsian(_ word: Substring) -> (value: Int, count: Int)? {
        var total = 0
        var digit: Int?
        var count = 0
        for character in word {
            if let value = eastAsianDigits[character] {
                digit = (digit ?? 0) * 10 + value
            } else if let unit = eastAsianUnits[character] {
                total += (digit ?? 1) * unit
                digit = nil
            } else {
                break
            }
            count += 1
            guard count <= 7 else { return nil }
        }
        return count > 0 ? (total + (digit ?? 0), count) : nil
    }

    private static let eastAsianUnits: [Character: Int] = ["十": 10, "百": 100, "千": 1000, "拾": 10]
    private static let eastAsianDigits: [Character: Int] = [
        "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "两": 2, "兩": 2,
        "壹": 1, "貳": 2, "參": 3, "０": 0, "１": 1, "２": 2, "３": 3, "４": 4, "５": 5, "６": 6, "７": 7, "８": 8, "９": 9,
    ]
}
