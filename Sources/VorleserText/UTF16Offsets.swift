/// How many UTF-16 code units the character has that begins with this byte; 0 inside a character.
@inline(__always)
private func utf16Length(_ byte: UInt8) -> Int {
    (byte & 0xC0 == 0x80 ? 0 : 1) + (byte >= 0xF0 ? 1 : 0)
}

/// The UTF-16 offsets of ascending places in UTF-8 text.
func utf16Offsets(ofBytes places: [Int], in bytes: [UInt8]) -> [Int] {
    var byte = 0
    var offset = 0
    return places.map { place in
        for unit in bytes[byte..<max(place, byte)] { offset += utf16Length(unit) }
        byte = max(place, byte)
        return offset
    }
}

/// The places in UTF-8 text that ascending UTF-16 offsets stand for, with the start of the text before them.
///
/// Offsets outside the text or out of order are left out; one inside a character counts for the next.
func byteOffsets(ofUTF16 offsets: [Int], in bytes: [UInt8]) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    var starts = [0]
    var byte = 0
    var offset = 0
    for wanted in offsets where wanted > offset {
        while byte < bytes.count, offset < wanted || bytes[byte] & 0xC0 == 0x80 {
            offset += utf16Length(bytes[byte])
            byte += 1
        }
        if byte == bytes.count { break }
        starts.append(byte)
    }
    return starts
}
