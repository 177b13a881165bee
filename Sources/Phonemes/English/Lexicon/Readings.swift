/// How a word of the lexicon is said: in one way, or in one of several by its part of speech.
enum Readings: Sendable {
    case one(Sounds)
    case several([(Variant, Sounds?)])

    /// What a reading is for. The raw values are those of the file.
    enum Variant: UInt8, Sendable {
        case standard, noun, verb, adjective, adverb, vbd, vbn, vbp, dt, beforePause
    }

    /// The reading of a kind; `.some(nil)` is a word that is spelled out.
    func callAsFunction(_ variant: Variant) -> Sounds?? {
        switch self {
        case .one(let sounds): variant == .standard ? sounds : .none
        case .several(let readings): readings.first { $0.0 == variant }?.1
        }
    }

    /// Without knowing anything of its neighbours.
    var standard: Sounds? { self(.standard) ?? nil }
}

/// Bytes read one after the other, none beyond the end.
struct ByteReader {
    private let bytes: UnsafeRawBufferPointer
    private var place: Int
    private let end: Int

    init(_ bytes: UnsafeRawBufferPointer, at place: Int, end: Int) {
        self.bytes = bytes
        self.end = min(end, bytes.count)
        self.place = max(0, place)
    }

    mutating func byte() -> UInt8? {
        guard place < end else { return nil }
        defer { place += 1 }
        return bytes[place]
    }

    mutating func bytes(_ count: Int) -> Slice<UnsafeRawBufferPointer>? {
        guard let start = skip(count) else { return nil }
        return bytes[start..<place]
    }

    /// - Returns: Where the skipped bytes start.
    mutating func skip(_ count: Int) -> Int? {
        guard count <= end - place else { return nil }
        defer { place += count }
        return place
    }

    /// Seven bits per byte, the lowest first.
    mutating func number() -> Int? {
        var number = 0
        for shift in [0, 7, 14, 21] {
            guard let byte = byte() else { return nil }
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { return number }
        }
        return nil
    }

    /// The next readings; `last` is what a byte that says “as before” stands for.
    mutating func readings(sameAs last: Readings?) -> Readings? {
        guard let count = byte() else { return nil }
        switch count {
        case 0xFE: return last
        case 0xFF:
            guard let count = byte() else { return nil }
            var readings: [(Readings.Variant, Sounds?)] = []
            for _ in 0..<count {
                guard let tag = byte(), let variant = Readings.Variant(rawValue: tag), let size = byte() else {
                    return nil
                }
                if size == 0xFE {
                    readings.append((variant, nil))
                } else {
                    guard let codes = bytes(Int(size)) else { return nil }
                    readings.append((variant, Sounds(codes: Array(codes))))
                }
            }
            return .several(readings)
        default: return bytes(Int(count)).map { .one(Sounds(codes: Array($0))) }
        }
    }
}
