import Phonemes

/// A formula of chemistry in a line of text: `NaCl`, `Ca(OH)2`, `Al₂(SO₄)₃`, `SO42−`, `CuSO4·5H2O`, `AgCl(s)`.
struct ChemicalFormula {
    /// In order.
    private(set) var symbols: [String] = []
    /// Whether it says how many atoms there are of one of them.
    private(set) var hasCount = false
    /// Whether brackets enclose a part of it.
    private(set) var hasGroup = false
    /// Its sign, and whether that stands on the line.
    private(set) var charge: (isPlus: Bool, isTyped: Bool)?
    /// `aq`, `l`, `s`, `g`
    private(set) var state: String?
    /// Where it ends in the passage.
    private(set) var end: Int
    private var words: [String] = []
    private let passage: Passage

    /// Letter by letter, with its numbers: *C A O H two*.
    var spoken: String { words.joined(separator: " ") + (state.map { ", " + $0.spelled } ?? "") }

    /// The longest formula at a place; `nil` if there is none.
    init?(at start: Int, in passage: Passage) { self.init(at: start, in: passage, mayHoldWater: true) }

    private init?(at start: Int, in passage: Passage, mayHoldWater: Bool) {
        (end, self.passage) = (start, passage)
        guard scanAtoms(), !symbols.isEmpty else { return nil }
        scanCharge()
        scanState()
        if mayHoldWater { scanWater() }
        guard !passage.isWordUnit(end), !Self.afterName.contains(passage.unit(end) ?? 0x20) else { return nil }
    }

    /// `_ @ \ #`
    private static let afterName = Set("_@\\#".utf16)

    // MARK: Atoms

    private mutating func scanAtoms() -> Bool {
        while let unit = passage.unit(end) {
            if unit.isASCIICapital {
                guard scanSymbol() else { return false }
            } else if let digits = digits(from: end) {
                guard !symbols.isEmpty, scanCount(digits) else { return false }
            } else if unit == 0x28 {
                guard let inner = group(at: end) else { return !symbols.isEmpty }
                self = inner
            } else {
                return true
            }
        }
        return true
    }

    private mutating func scanSymbol() -> Bool {
        let next = passage.isSmall(end + 1) ? end + 2 : end + 1
        let symbol = passage.string(end..<next)
        guard ChemicalElements.compounding.contains(symbol), !passage.isSmall(next) else { return false }
        symbols.append(symbol)
        words.append(symbol.spelled)
        end = next
        return true
    }

    /// Digits on the line or below it.
    private func digits(from start: Int) -> (text: String, end: Int)? {
        var (text, place) = ("", start)
        let isLowered = passage.unit(start).map { RaisedSigns.plain($0)?.isRaised == false } ?? false
        while let unit = passage.unit(place), let digit = isLowered ? RaisedSigns.plain(unit)?.sign : unit,
            digit.isDigit
        {
            text += String(UnicodeScalar(UInt8(digit)))
            place += 1
        }
        return text.isEmpty ? nil : (text, place)
    }

    private mutating func scanCount(_ digits: (text: String, end: Int)) -> Bool {
        // The last figure of SO42− is that of the charge.
        let isCharged = isCharge(passage.unit(digits.end)) && !passage.isWordUnit(digits.end + 1)
        guard let value = Int(digits.text), value > 1, digits.text.first != "0" else { return false }
        if isCharged, value > 20, value < 100 {
            words.append(NumberWords.cardinal(value / 10) + " " + NumberWords.cardinal(value % 10))
        } else {
            guard value <= 20 else { return false }
            words.append(NumberWords.cardinal(value))
        }
        hasCount = true
        end = digits.end
        return true
    }

    /// `(OH)2`: two symbols or more in brackets, and how often they are there.
    private func group(at open: Int) -> ChemicalFormula? {
        var inner = self
        let outer = symbols.count
        inner.end = open + 1
        while let unit = passage.unit(inner.end), unit != 0x29 {
            if unit.isASCIICapital {
                guard inner.scanSymbol() else { return nil }
            } else {
                guard let digits = digits(from: inner.end), inner.symbols.count > outer, inner.scanCount(digits) else {
                    return nil
                }
            }
        }
        inner.end += 1
        guard inner.symbols.count > outer + 1, let digits = digits(from: inner.end), inner.scanCount(digits) else {
            return nil
        }
        inner.hasGroup = true
        return inner
    }

    // MARK: What stands behind the atoms

    private func isCharge(_ unit: UInt16?) -> Bool {
        unit == 0x2B || unit == 0x2212 || unit == 0x207A || unit == 0x207B
    }

    /// `+`, `²⁺`, `−`
    private mutating func scanCharge() {
        var place = end
        var figures: [UInt16] = []
        while let unit = passage.unit(place), let sign = RaisedSigns.plain(unit), sign.isRaised, sign.sign.isDigit {
            figures.append(sign.sign)
            place += 1
        }
        guard let unit = passage.unit(place), isCharge(unit), !passage.isWordUnit(place + 1),
            !isCharge(passage.unit(place + 1))
        else { return }
        let isPlus = unit == 0x2B || unit == 0x207A
        if !figures.isEmpty { words.append(RaisedFigures.spoken(figures[...])) }
        words.append(isPlus ? "plus" : "minus")
        charge = (isPlus, unit == 0x2B)
        end = place + 1
    }

    private var stateNext: String? {
        ["aq", "l", "s", "g"].first { passage.string(end..<end + $0.utf16.count + 2) == "(\($0))" }
    }

    /// `(aq)`
    private mutating func scanState() {
        guard let next = stateNext else { return }
        state = next
        end += next.utf16.count + 2
    }

    /// `·5H2O`: the water of a crystal.
    private mutating func scanWater() {
        guard let dot = passage.unit(end), dot == 0xB7 || dot == 0x22C5 || dot == 0x2022, state == nil, hasCount else {
            return
        }
        let number = digits(from: end + 1)
        let start = number?.end ?? end + 1
        guard let water = ChemicalFormula(at: start, in: passage, mayHoldWater: false), water.symbols == ["H", "O"]
        else { return }
        words += ["dot"] + (number.flatMap { Int($0.text) }.map { [NumberWords.cardinal($0)] } ?? []) + water.words
        end = water.end
    }
}
