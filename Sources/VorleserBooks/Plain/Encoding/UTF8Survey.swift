/// How well bytes would do as UTF-8, and what else they hold.
struct UTF8Survey: Equatable {
    /// Well-formed sequences of two bytes or more.
    var sequences = 0
    /// The bytes in them.
    var sequenceBytes = 0
    /// Bytes above 0x7F that are in no such sequence.
    var strayBytes = 0
    /// Whether the text breaks off inside a sequence.
    var isCutAtEnd = false
    /// NUL bytes.
    var nuls = 0
    /// Control characters that no text has.
    var controls = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                if byte < 0x20 || byte == 0x7F { countControl(byte) }
                index += 1
            } else {
                index += countSequence(bytes, at: index)
            }
        }
    }

    /// Whether UTF-8 is the best reading, though a few bytes may be wrong.
    var isMostlyUTF8: Bool { strayBytes == 0 || sequenceBytes > strayBytes }

    private mutating func countControl(_ byte: UInt8) {
        switch byte {
        case 0: nuls += 1
        case 0x08...0x0D, 0x1A, 0x1B: break
        default: controls += 1
        }
    }

    private mutating func countSequence(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        let length = UTF8Scalar.decode(bytes, at: index).length
        if length > 1 {
            sequences += 1
            sequenceBytes += length
        } else if Self.isCut(bytes, at: index) {
            isCutAtEnd = true
            return bytes.count - index
        } else {
            strayBytes += 1
        }
        return length
    }

    /// Whether the text ends after the first bytes of a sequence that begins at `index`.
    static func isCut(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        let rest = bytes[index...]
        guard rest.count < 4, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return false }
        return switch bytes[index] {
        case 0xC2...0xDF: rest.count < 2
        case 0xE0...0xEF: rest.count < 3
        case 0xF0...0xF4: true
        default: false
        }
    }
}
