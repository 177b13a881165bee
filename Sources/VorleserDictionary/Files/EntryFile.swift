/// The texts of a dictionary, read at any place, packed or not.
enum EntryFile: Sendable {
    case plain(PlacedFile)
    case packed(DictzipFile)

    /// The most of an entry that is read.
    private static let longestEntry = 1 << 18

    /// - Parameter base: The path without `.dict` or `.dict.dz`.
    /// - Throws: ``WordBookError``
    init(base: String) throws(WordBookError) {
        let file: PlacedFile
        do throws(WordBookError) {
            file = try PlacedFile(base + ".dict.dz")
        } catch .missingPart {
            file = try PlacedFile(base + ".dict")
        }
        self = try DictzipFile.isPacked(file) ? .packed(DictzipFile(file)) : .plain(file)
    }

    /// The bytes of an entry, as far as the file has them, and not without end.
    func bytes(at offset: UInt64, count: UInt64) throws(WordBookError) -> [UInt8] {
        // Whatever an index claims: beyond what a file can hold there is nothing.
        guard let start = Int(exactly: offset), start < Int.max / 2 else { return [] }
        let range = start..<start + Int(min(count, UInt64(Self.longestEntry)))
        return switch self {
        case .plain(let file): try file.bytes(range)
        case .packed(let file): try file.bytes(range)
        }
    }
}
