/// Where the parts of a lexicon file stand. The format is described in `tools/lexicon/README.md`.
struct LexiconLayout: Sendable {
    static let version = 1
    /// Words per block of front-coded keys.
    static let blockSize = 16

    let wordCount: Int
    let blockCount: Int
    /// The first eight bytes of each block's first word, as a number that sorts like them.
    let heads: Int
    /// Where each block starts, counted from `words`.
    let offsets: Int
    let words: Int
    let end: Int

    enum Fault: Error { case notALexicon, otherVersion(Int), damaged }

    /// - Throws: What is wrong with the header; the words themselves are checked when they are read.
    init(_ bytes: UnsafeRawBufferPointer) throws(Fault) {
        guard bytes.count >= 40, bytes.prefix(4).elementsEqual("VLEX".utf8) else { throw .notALexicon }
        func number(_ place: Int) -> Int {
            Int(UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self)))
        }
        guard number(1) == Self.version else { throw .otherVersion(number(1)) }
        (end, wordCount, blockCount) = (number(2), number(3), number(4))
        (heads, offsets, words) = (number(5), number(6), number(7))
        let symbols = number(8)
        guard end == bytes.count, heads >= 40 + 4 * symbols, heads.isMultiple(of: 8),
            offsets == heads + 8 * blockCount, words == offsets + 4 * blockCount, words <= end,
            blockCount == (wordCount + Self.blockSize - 1) / Self.blockSize
        else { throw .damaged }
        guard symbols == Symbols.alphabet.count,
            Symbols.alphabet.indices.allSatisfy({ number(10 + $0) == Int(Symbols.alphabet[$0].value) })
        else { throw .otherVersion(number(1)) }
    }
}
