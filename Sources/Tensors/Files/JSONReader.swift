/// The few parts of JSON that tensor files use: signs, strings, and lists of natural numbers.
struct JSONReader {
    /// The text is not what was asked for.
    struct Fault: Error {}

    private let bytes: UnsafeRawBufferPointer
    private(set) var offset = 0

    init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

    /// Passes over a sign and the blanks before it, if it comes next.
    mutating func accept(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: sign) else { return false }
        offset += 1
        return true
    }

    mutating func expect(_ sign: Unicode.Scalar) throws(Fault) {
        guard accept(sign) else { throw Fault() }
    }

    /// Nothing but blanks is left.
    mutating func end() throws(Fault) {
        skipBlanks()
        guard offset == bytes.count else { throw Fault() }
    }

    /// A list of numbers from 0 to the largest `Int`.
    mutating func numbers() throws(Fault) -> [Int] {
        var numbers: [Int] = []
        try expect("[")
        if accept("]") { return numbers }
        repeat {
            guard numbers.count < 16 else { throw Fault() }
            numbers.append(try number())
        } while accept(",")
        try expect("]")
        return numbers
    }

    private mutating func number() throws(Fault) -> Int {
        skipBlanks()
        let start = offset
        var value = 0
        while offset < bytes.count, case let digit = bytes[offset] &- UInt8(ascii: "0"), digit < 10 {
            let (tens, overflow) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) = tens.addingReportingOverflow(Int(digit))
            guard !overflow, !overflows, offset == start || value > 0 else { throw Fault() }
            value = sum
            offset += 1
        }
        guard offset > start else { throw Fault() }
        return value
    }

    /// A string, its escapes resolved.
    mutating func string() throws(Fault) -> String {
        try expect("\"")
        var text: [UInt8] = []
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = text.withUnsafeBytes({ String(utf8: $0) }) else { throw Fault() }
                return string
            case UInt8(ascii: "\\"): try escape(onto: &text)
            case 0..<0x20: throw Fault()
            default: text.append(byte)
            }
        }
        throw Fault()
    }

    private mutating func escape(onto text: inout [UInt8]) throws(Fault) {
        guard offset < bytes.count else { throw Fault() }
        offset += 1
        switch bytes[offset - 1] {
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "u"): text.append(contentsOf: String(Character(try scalar())).utf8)
        case let byte where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/"):
            text.append(byte)
        default: throw Fault()
        }
    }

    /// What follows `\u`: one unit of UTF-16, or two that belong together.
    private mutating func scalar() throws(Fault) -> Unicode.Scalar {
        let first = try unit()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), offset + 2 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        else { throw Fault() }
        offset += 2
        let second = try unit()
        guard UTF16.isTrailSurrogate(second) else { throw Fault() }
        return UTF16.decode(UTF16.EncodedScalar([first, second]))
    }

    private mutating func unit() throws(Fault) -> UInt16 {
        guard offset + 4 <= bytes.count else { throw Fault() }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue else { throw Fault() }
            unit = unit << 4 | UInt16(digit)
            offset += 1
        }
        return unit
    }

    private mutating func skipBlanks() {
        while offset < bytes.count, case let byte = bytes[offset],
            byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
        {
            offset += 1
        }
    }
}
