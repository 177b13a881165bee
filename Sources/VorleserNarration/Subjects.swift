/// What the text around a sentence is about, where signs are read by it.
struct Subjects: OptionSet, Sendable {
    let rawValue: UInt8

    /// Doses of medicine: *IV* is into a vein, and *PO* by mouth.
    static let medicine = Subjects(rawValue: 1)
    /// A game with dice: *hp* are hit points.
    static let dice = Subjects(rawValue: 2)
    /// Old money without its sign: *L4* are pounds.
    static let pounds = Subjects(rawValue: 4)
    /// Pesos, and not dollars: *$* is their sign.
    static let pesos = Subjects(rawValue: 8)
}

extension Subjects {
    /// The subjects of a text.
    /// - Parameter units: Its UTF-16 code units.
    /// - Complexity: O(length)
    init(of units: [UInt16]) {
        var (doses, dice, pounds, index) = (0, 0, 0, 0)
        while index < units.count {
            guard units[index].isDigit || units[index] == 0x64 || units[index] == 0x4C else {
                index += 1
                continue
            }
            if units[index] == 0x4C {
                if Self.isMoney(units, at: index) { pounds += 1 }
            } else if Self.isDie(units, at: index) {
                dice += 1
            } else if units[index].isDigit, Self.isDose(units, endingBefore: index + 1) {
                doses += 1
            }
            index += 1
        }
        self = []
        if doses > 1 { insert(.medicine) }
        if dice > 1 { insert(.dice) }
        if pounds > 1 { insert(.pounds) }
        let pesos = units.contains(0x24) ? Self.count(of: Self.pesoWord, in: units) : 0
        if pesos > 1, pesos > Self.count(of: Self.dollarWord, in: units) { insert(.pesos) }
    }

    /// How often a word stands there, its end as well as the whole.
    private static func count(of word: [UInt16], in units: [UInt16]) -> Int {
        var (count, index) = (0, units.startIndex)
        while let place = units[index...].firstIndex(of: word[0]) {
            let isThere = units[place...].starts(with: word)
            if isThere { count += 1 }
            index = place + (isThere ? word.count : 1)
        }
        return count
    }

    private static let pesoWord = Array(" pesos".utf16)
    private static let dollarWord = Array(" dólares".utf16)

    /// `d20`, `2d6`: the letter, and as many sides as dice have.
    private static func isDie(_ units: [UInt16], at letter: Int) -> Bool {
        guard units[letter] == 0x64 else { return false }
        var start = letter
        while start > 0, letter - start < 3, units[start - 1].isDigit { start -= 1 }
        guard start == 0 || !units[start - 1].isLetterOrDigit && units[start - 1] != 0x2019 && units[start - 1] != 0x27
        else { return false }
        let figures = units[(letter + 1)...].prefix(4).prefix { $0.isDigit }
        guard let sides = Int(String(decoding: figures, as: UTF16.self)), sizes.contains(sides) else { return false }
        let end = letter + 1 + figures.count
        return end == units.count || !units[end].isLetterOrDigit
    }

    /// `L310`, `L1,200`
    private static func isMoney(_ units: [UInt16], at letter: Int) -> Bool {
        guard letter == 0 || !units[letter - 1].isLetterOrDigit && units[letter - 1] != 0x2D else { return false }
        let figures = units[(letter + 1)...].prefix(8).prefix { $0.isDigit || $0 == 0x2C }
        let end = letter + 1 + figures.count
        return figures.count { $0.isDigit } > 2 && (end == units.count || !units[end].isLetterOrDigit)
    }

    private static let sizes: Set = [4, 6, 8, 10, 12, 20, 100]

    /// Whether a unit of doses stands behind a figure: *5 mg*, *0.5mL*.
    private static func isDose(_ units: [UInt16], endingBefore end: Int) -> Bool {
        let start = end < units.count && (units[end] == 0x20 || units[end] == 0xA0) ? end + 1 : end
        guard start < units.count else { return false }
        return names.contains { name in
            units[start...].starts(with: name)
                && (start + name.count == units.count || !units[start + name.count].isLetterOrDigit)
        }
    }

    private static let names = ["mg", "mcg", "µg", "μg", "mEq", "mmHg", "mmol"].map { Array($0.utf16) }
}
