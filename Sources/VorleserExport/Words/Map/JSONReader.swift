/// Reads JSON value by value, in the order in which it is written.
///
/// For large files from anywhere: nothing is built but what is asked for, and nesting costs no stack.
/// Source: RFC 8259.
struct JSONReader {
    /// What is there is not JSON, or another kind of value than asked for.
    struct Fault: Error, Equatable {
        /// How many bytes come before it.
        let position: Int
    }

    private let bytes: [UInt8]
    private(set) var position = 0
    /// Deeper is no use to anybody.
    private static let deepest = 64

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    // MARK: Values

    /// Reads an object; `member` must read or skip the value of each name.
    mutating func object(_ member: (inout JSONReader, String) throws(Fault) -> Void) throws(Fault) {
        try take(UInt8(ascii: "{"))
        if takeIf(UInt8(ascii: "}")) { return }
        repeat {
            let name = try string()
            try take(UInt8(ascii: ":"))
            try member(&self, name)
        } while takeIf(UInt8(ascii: ","))
        try take(UInt8(ascii: "}"))
    }

    /// Reads an array; `element` must read or skip each value.
    mutating func array(_ element: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
        try take(UInt8(ascii: "["))
        if takeIf(UInt8(ascii: "]")) { return }
        repeat { try element(&self) } while takeIf(UInt8(ascii: ","))
        try take(UInt8(ascii: "]"))
    }

    mutating func string() throws(Fault) -> String {
        try take(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { return try escapedString(from: start) }
            guard bytes[position] >= 0x20 else { throw fault }
            position += 1
        }
        guard position < bytes.count else { throw fault }
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// A finite number.
    mutating func number() throws(Fault) -> Double {
        skipBlanks()
        let start = position
        let isNegative = takeHere(UInt8(ascii: "-"))
        var (digits, count, decimals) = (0, 0, 0)
        while let digit = digitHere, count < Self.exactDigits {
            (digits, count, position) = (10 * digits + digit, count + 1, position + 1)
        }
        if count > 0, takeHere(UInt8(ascii: ".")) {
            while let digit = digitHere, count < Self.exactDigits {
                (digits, count, decimals, position) = (10 * digits + digit, count + 1, decimals + 1, position + 1)
            }
            guard decimals > 0 else { throw fault }
        }
        guard count > 0 else { throw fault }
        // Both exact, so that the quotient is the nearest there is.
        let value = Double(digits) / Self.powersOfTen[decimals]
        return isNumberHere ? try longNumber(from: start) : isNegative ? -value : value
    }

    /// A whole number.
    mutating func integer() throws(Fault) -> Int {
        let start = position
        guard let number = Int(exactly: try number()) else { throw Fault(position: start) }
        return number
    }

    /// Reads over a value of any kind.
    mutating func skip() throws(Fault) {
        var closings: [UInt8] = []
        repeat {
            skipBlanks()
            guard position < bytes.count, closings.count < Self.deepest else { throw fault }
            switch bytes[position] {
            case UInt8(ascii: "{"): closings.append(UInt8(ascii: "}"))
            case UInt8(ascii: "["): closings.append(UInt8(ascii: "]"))
            case closings.last: closings.removeLast()
            case UInt8(ascii: "\""):
                _ = try string()
                continue
            case UInt8(ascii: ","), UInt8(ascii: ":"):
                guard !closings.isEmpty else { throw fault }
            default:
                try skipWord()
                continue
            }
            position += 1
        } while !closings.isEmpty
    }

    /// Sees that nothing follows.
    mutating func end() throws(Fault) {
        skipBlanks()
        guard position == bytes.count else { throw fault }
    }

    // MARK: Signs

    private var fault: Fault { Fault(position: position) }

    private mutating func skipBlanks() {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return
            }
        }
    }

    private mutating func takeHere(_ byte: UInt8) -> Bool {
        guard position < bytes.count, bytes[position] == byte else { return false }
        position += 1
        return true
    }

    private mutating func takeIf(_ byte: UInt8) -> Bool {
        skipBlanks()
        return takeHere(byte)
    }

    private mutating func take(_ byte: UInt8) throws(Fault) {
        guard takeIf(byte) else { throw fault }
    }

    /// `true`, `false`, `null` or a number.
    private mutating func skipWord() throws(Fault) {
        for word in ["true", "false", "null"] where bytes[position...].starts(with: word.utf8) {
            position += word.utf8.count
            return
        }
        _ = try number()
    }

    // MARK: Numbers

    /// The most digits that a floating-point number holds exactly.
    private static let exactDigits = 15
    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    private var digitHere: Int? {
        guard position < bytes.count, bytes[position] &- 0x30 < 10 else { return nil }
        return Int(bytes[position] &- 0x30)
    }

    private var isNumberHere: Bool {
        guard position < bytes.count else { return false }
        switch bytes[position] {
        case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
            return true
        default: return false
        }
    }

    private mutating func longNumber(from start: Int) throws(Fault) -> Double {
        while isNumberHere { position += 1 }
        guard let value = Double(String(decoding: bytes[start..<position], as: UTF8.self)), value.isFinite else {
            throw Fault(position: start)
        }
        return value
    }

    // MARK: Strings

    private mutating func escapedString(from start: Int) throws(Fault) -> String {
        var units = Array(String(decoding: bytes[start..<position], as: UTF8.self).utf16)
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if takeHere(UInt8(ascii: "\\")) {
                units.append(try escape())
            } else {
                let from = position
                while position < bytes.count, bytes[position] >= 0x20, !"\"\\".utf8.contains(bytes[position]) {
                    position += 1
                }
                guard position > from else { throw fault }
                units += String(decoding: bytes[from..<position], as: UTF8.self).utf16
            }
        }
        guard takeHere(UInt8(ascii: "\"")) else { throw fault }
        return String(decoding: units, as: UTF16.self)
    }

    private mutating func escape() throws(Fault) -> UInt16 {
        guard position < bytes.count else { throw fault }
        defer { position += 1 }
        switch bytes[position] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return UInt16(bytes[position])
        case UInt8(ascii: "b"): return 0x08
        case UInt8(ascii: "f"): return 0x0C
        case UInt8(ascii: "n"): return 0x0A
        case UInt8(ascii: "r"): return 0x0D
        case UInt8(ascii: "t"): return 0x09
        case UInt8(ascii: "u"):
            let digits = bytes[(position + 1)...].prefix(4)
            guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
                let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
            else { throw fault }
            position += 4
            return unit
        default: throw fault
        }
    }
}
