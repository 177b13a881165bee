/// Where the paragraphs of a text without structure begin, in bytes: after a blank line, or after U+2029.
///
/// Blank lines belong to the paragraph before them; those at the start of the text to the first.
func paragraphStarts(in bytes: [UInt8]) -> [Int] {
    guard !bytes.isEmpty else { return [] }
    let prose = Prose(bytes, in: 0..<bytes.count)
    var starts = [0]
    var index = prose.skip(from: 0) { $0.isBlank }
    while index < bytes.count {
        guard bytes[index] <= 0x0D || bytes[index] == 0xE2, let scalar = prose.scalar(at: index), scalar.isLineEnd
        else {
            index += 1
            continue
        }
        let next = prose.skip(from: index) { $0.isBlank }
        if next < bytes.count, parts(index..<next, in: prose) { starts.append(next) }
        index = next
    }
    return starts
}

/// Whether the white space holds two ends of lines, or one of a paragraph.
private func parts(_ blank: Range<Int>, in prose: Prose) -> Bool {
    var ends = 0
    var index = blank.lowerBound
    while index < blank.upperBound, let scalar = prose.scalar(at: index) {
        let isPair = scalar == "\r" && prose.byte(at: index + 1) == 0x0A
        if scalar == "\n" || scalar == "\r" && !isPair || scalar == "\u{85}" || scalar == "\u{2028}" { ends += 1 }
        if ends > 1 || scalar == "\u{2029}" { return true }
        index = prose.index(after: index)
    }
    return false
}
