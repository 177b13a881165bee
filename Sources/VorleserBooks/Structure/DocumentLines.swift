import VorleserCore

/// The lines of a document, so that their text can be had without counting through the whole.
struct DocumentLines: Sendable {
    /// Where each line begins, in UTF-16 code units; and the end of the last.
    let starts: [Int]
    /// The same in bytes.
    private let utf8Starts: [Int]
    /// At every so many code units a place of the text, so that none is counted to from far; empty when it has as many bytes.
    private let waymarks: [(offset: Int, byte: Int)]

    init(_ document: DocumentText) {
        starts = document.blockStarts + [document.length]
        utf8Starts = Self.bytes(of: starts, in: document)
        waymarks = Self.waymarks(in: document)
    }

    var count: Int { starts.count - 1 }

    func span(_ line: Int) -> Range<Int> { starts[line]..<starts[line + 1] }

    /// The line that an offset lies in; the last one for the end.
    func line(at offset: Int) -> Int {
        max(min(starts.partitioningIndex { $0 > offset } - 1, count - 1), 0)
    }

    /// The text of a line, white space collapsed.
    func text(_ line: Int, of document: DocumentText, limit: Int = 2000) -> String {
        let bytes = document.utf8[utf8Starts[line]..<utf8Starts[line + 1]].prefix(limit)
        return String(decoding: bytes, as: UTF8.self).collapsed
    }

    /// The text of a stretch that begins and ends in one line.
    func text(in span: Range<Int>, of document: DocumentText) -> String {
        let line = line(at: span.lowerBound)
        guard line < count, span.upperBound <= starts[line + 1] else { return "" }
        let (start, end) = (byte(at: span.lowerBound, in: document), byte(at: span.upperBound, in: document))
        return String(decoding: document.utf8[start..<end], as: UTF8.self)
    }

    /// Where the character begins that has a code unit.
    private func byte(at offset: Int, in document: DocumentText) -> Int {
        if waymarks.isEmpty { return min(offset, document.utf8.count) }
        var (units, byte) = waymarks[max(waymarks.partitioningIndex { $0.offset > offset } - 1, 0)]
        while units < offset, byte < document.utf8.count {
            let count = Self.units(of: document.utf8[byte])
            if units + count > offset { break }
            units += count
            byte += Self.bytes(of: document.utf8[byte])
        }
        return min(byte, document.utf8.count)
    }

    private static let stride = 256

    private static func waymarks(in document: DocumentText) -> [(offset: Int, byte: Int)] {
        guard document.utf8.count != document.length else { return [] }
        var result = [(offset: 0, byte: 0)]
        result.reserveCapacity(document.length / stride + 1)
        document.utf8.withUnsafeBufferPointer { bytes in
            var (units, next) = (0, stride)
            for (index, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
                if units >= next {
                    result.append((units, index))
                    next = units + stride
                }
                units += self.units(of: byte)
            }
        }
        return result
    }

    /// How many UTF-16 code units a character has that begins with a byte.
    private static func units(of first: UInt8) -> Int { first >= 0xF0 ? 2 : 1 }

    private static func bytes(of first: UInt8) -> Int {
        first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    }

    /// How many signs a line has that can be seen.
    func visibleCount(_ line: Int, of document: DocumentText) -> Int {
        document.utf8[utf8Starts[line]..<utf8Starts[line + 1]].count { $0 > 0x20 && $0 & 0xC0 != 0x80 }
    }

    private static func bytes(of starts: [Int], in document: DocumentText) -> [Int] {
        guard document.utf8.count != document.length else { return starts }
        var result: [Int] = []
        result.reserveCapacity(starts.count)
        document.utf8.withUnsafeBufferPointer { bytes in
            var units = 0
            var index = 0
            for start in starts {
                while units < start, index < bytes.count {
                    let byte = bytes[index]
                    units += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
                    index += 1
                }
                while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
                result.append(index)
            }
        }
        return result
    }
}
