/// A gzip file whose pieces can be unpacked each by itself, since its head says where they are.
///
/// Source: dictzip(1); RFC 1952 for the head's fields.
struct DictzipFile: Sendable {
    private let file: PlacedFile
    /// Bytes that each piece unpacks to, but for the last.
    private let pieceLength: Int
    /// Where each piece begins, and where the last one ends.
    private let starts: [Int]

    private static let mark: [UInt8] = [0x1F, 0x8B]
    private static let fixedHead = 10
    /// A head has at most 64 KB of extra fields; name and comment are short.
    private static let longestHead = 1 << 17

    private enum Flag {
        static let checksum: UInt8 = 2
        static let extra: UInt8 = 4
        static let name: UInt8 = 8
        static let comment: UInt8 = 16
    }

    static func isPacked(_ file: PlacedFile) throws(WordBookError) -> Bool { try file.bytes(0..<2) == mark }

    init(_ file: PlacedFile) throws(WordBookError) {
        let head = try file.bytes(0..<Self.longestHead)
        guard head.count > Self.fixedHead + 2, head[3] & Flag.extra != 0 else {
            throw .notPackedInParts(file: file.name)
        }
        let extra = Self.fixedHead + 2
        var place = extra + head.number(at: Self.fixedHead)
        guard place <= head.count else { throw .damaged(file: file.name) }
        guard let table = Self.table(head[extra..<place]) else { throw .notPackedInParts(file: file.name) }
        for flag in [Flag.name, Flag.comment] where head[3] & flag != 0 {
            guard let end = head[place...].firstIndex(of: 0) else { throw .damaged(file: file.name) }
            place = end + 1
        }
        if head[3] & Flag.checksum != 0 { place += 2 }
        self.file = file
        pieceLength = table.pieceLength
        starts = table.lengths.reduce(into: [place]) { $0.append(($0.last ?? place) + $1) }
        guard pieceLength > 0 else { throw .damaged(file: file.name) }
    }

    /// The bytes of a range of the unpacked file, as far as it has them.
    func bytes(_ range: Range<Int>) throws(WordBookError) -> [UInt8] {
        var result: [UInt8] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let piece = place / pieceLength
            guard piece < starts.count - 1 else { break }
            let packed = try file.bytes(starts[piece]..<starts[piece + 1])
            let (bytes, isWhole) = Inflation.bytes(of: packed, .none, limit: pieceLength)
            guard isWhole else { throw .damaged(file: file.name) }
            let begin = place - piece * pieceLength
            let end = min(range.upperBound - piece * pieceLength, bytes.count)
            guard begin < end else { break }
            result += bytes[begin..<end]
            place += end - begin
            // A short piece is the last.
            if bytes.count < pieceLength { break }
        }
        return result
    }

    /// The pieces that the extra fields tell of; `nil` when none does.
    private static func table(_ fields: ArraySlice<UInt8>) -> (pieceLength: Int, lengths: [Int])? {
        var rest = fields
        while rest.count >= 4 {
            let name = Array(rest.prefix(2))
            let length = Array(rest).number(at: 2)
            let content = Array(rest.dropFirst(4).prefix(length))
            if name == Array("RA".utf8), content.count >= 6, content.number(at: 0) == 1 {
                let count = content.number(at: 4)
                guard content.count >= 6 + 2 * count else { return nil }
                return (content.number(at: 2), (0..<count).map { content.number(at: 6 + 2 * $0) })
            }
            rest = rest.dropFirst(4 + length)
        }
        return nil
    }
}

extension [UInt8] {
    /// The number of two bytes, the lower first.
    fileprivate func number(at place: Int) -> Int { Int(self[place]) | Int(self[place + 1]) << 8 }
}
