import VorleserCore

/// The lines of a document, so that their text can be had without counting through the whole.
struct DocumentLines: Sendable {
    /// Where each line begins, in UTF-16 code units; and the end of the last.
    let starts: [Int]
    /// The same in bytes.
    private let utf8Starts: [Int]

    init(_ document: DocumentText) {
        starts = document.blockStarts + [document.length]
        utf8Starts = Self.bytes(of: starts, in: document)
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
        let bytes = document.utf8[utf8Starts[line]..<utf8Starts[line + 1]]
        if bytes.count == starts[line + 1] - starts[line] {
            let from = bytes.startIndex + span.lowerBound - starts[line]
            return String(decoding: bytes[from..<from + span.count], as: UTF8.self)
        }
        let units = Array(String(decoding: bytes, as: UTF8.self).utf16)
        let from = span.lowerBound - starts[line]
        guard from + span.count <= units.count else { return "" }
        return String(decoding: units[from..<from + span.count], as: UTF16.self)
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
