/// What stands before an array's elements: a dictionary as Python writes it, read strictly.
struct NumPyHeader {
    /// NumPy's own word for the elements, e.g. `<f4`.
    private(set) var kind = ""
    private(set) var isColumnMajor = false
    private(set) var shape: [Int] = []
    /// Bytes of the header; the elements follow.
    let size: Int

    /// `nil` for elements that no layer computes with.
    var element: StoredTensor.Element? { Self.elements[kind] }

    private static let elements: [String: StoredTensor.Element] = [
        "<f4": .float32, "<f2": .float16, "<f8": .float64, "<i4": .int32, "<i8": .int64,
    ]

    /// Whether the bytes begin as an array does.
    static func isArray(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.starts(with: [0x93] + Array("NUMPY".utf8)) }

    /// `nil` unless the header is exactly as NumPy writes it: three keys in any order, the shape a tuple.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard Self.isArray(bytes) else { return nil }
        var reader = ByteReader(UnsafeRawBufferPointer(rebasing: bytes[6...]))
        guard let major = try? reader.byte(), (1...3).contains(major), (try? reader.byte()) == 0,
            let length = major == 1
                ? (try? reader.number(UInt16.self)).map(Int.init)
                : (try? reader.number(UInt32.self)).map(Int.init),
            length <= 65_536, let text = try? reader.take(length)
        else { return nil }
        size = 6 + reader.offset
        var literal = PythonLiteral(text)
        guard literal.accept("{") else { return nil }
        var keys: Set<String> = []
        while !literal.accept("}") {
            guard let key = literal.string(), keys.insert(key).inserted, literal.accept(":") else { return nil }
            switch key {
            case "descr":
                guard let kind = literal.string() else { return nil }
                self.kind = kind
            case "fortran_order":
                guard let isColumnMajor = literal.boolean() else { return nil }
                self.isColumnMajor = isColumnMajor
            case "shape":
                guard let shape = literal.tuple() else { return nil }
                self.shape = shape
            default: return nil
            }
            // A comma follows, or the end.
            if !literal.accept(","), !literal.isNext("}") { return nil }
        }
        guard keys.count == 3, literal.isAtEnd else { return nil }
    }
}

/// The few parts of Python's notation that the header uses.
private struct PythonLiteral {
    private var rest: Substring.UTF8View

    init(_ bytes: UnsafeRawBufferPointer) { rest = Substring(decoding: bytes, as: UTF8.self).utf8 }

    var isAtEnd: Bool {
        mutating get {
            skipBlanks()
            return rest.isEmpty
        }
    }

    mutating func isNext(_ sign: Unicode.Scalar) -> Bool {
        skipBlanks()
        return rest.first == UInt8(ascii: sign)
    }

    mutating func accept(_ sign: Unicode.Scalar) -> Bool {
        guard isNext(sign) else { return false }
        rest.removeFirst()
        return true
    }

    /// Text between two apostrophes; there are no escapes in what NumPy writes here.
    mutating func string() -> String? {
        guard accept("'"), let end = rest.firstIndex(of: UInt8(ascii: "'")) else { return nil }
        defer { rest = rest[rest.index(after: end)...] }
        return String(Substring(rest[..<end]))
    }

    mutating func boolean() -> Bool? {
        skipBlanks()
        for (word, value) in [("True", true), ("False", false)] where rest.starts(with: word.utf8) {
            rest = rest.dropFirst(word.utf8.count)
            return value
        }
        return nil
    }

    /// `()`, `(3,)`, `(3, 4)` and so on.
    mutating func tuple() -> [Int]? {
        guard accept("(") else { return nil }
        var values: [Int] = []
        while !accept(")") {
            skipBlanks()
            let digits = rest.prefix { (0x30...0x39).contains($0) }
            guard let value = Int(Substring(digits)), values.count < 16 else { return nil }
            rest = rest[digits.endIndex...]
            values.append(value)
            if !accept(","), !isNext(")") || values.count == 1 { return nil }
        }
        return values
    }

    private mutating func skipBlanks() {
        rest = rest.drop { $0 == 0x20 || $0 == 0x0A }
    }
}
