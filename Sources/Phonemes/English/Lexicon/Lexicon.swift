public import Foundation

/// American and British pronunciations of words, in a compiled file that is mapped into memory.
///
/// Opening reads the header alone; a look-up reads a block of sixteen words. Damage inside a block makes its words
/// unknown, never more. `tools/lexicon/compile.py` writes the file.
public struct Lexicon: Sendable {
    private let file: Data
    private let layout: LexiconLayout

    /// - Throws: `LexiconError` if the file is missing, is none of this version or does not fit together.
    public init(contentsOf url: URL) throws(LexiconError) {
        let path = url.path
        do { file = try Data(contentsOf: url, options: .alwaysMapped) } catch { throw .unreadable(path: path) }
        do {
            layout = try file.withUnsafeBytes { bytes throws(LexiconLayout.Fault) in try LexiconLayout(bytes) }
        } catch LexiconLayout.Fault.notALexicon {
            throw .notALexicon(path: path)
        } catch LexiconLayout.Fault.otherVersion(let version) {
            throw .otherVersion(path: path, version: version)
        } catch {
            throw .damaged(path: path)
        }
    }

    /// How many words it has, of both accents.
    public var count: Int { layout.wordCount }

    /// How a word is said when nothing is known of its neighbours, capital and small letters evened at the start.
    /// - Returns: Symbols of Kokoro's alphabet; `nil` if the word is not in the lexicon itself or its supplement.
    public func phonemes(of word: String, accent: Accent) -> String? {
        let word = Array(word.utf8)
        for layer in [Layer.gold, .supplement] {
            guard let entry = entry(word, layer, accent), let said = said(entry, layer, accent)?.standard else {
                continue
            }
            return said.spoken
        }
        return nil
    }
}

// MARK: - Look-up

extension Lexicon {
    /// The surest words first.
    enum Layer: Int, Sendable { case gold, supplement, silver }

    /// A word's place in the file.
    struct Entry: Sendable {
        fileprivate let readings: UInt8
        fileprivate let start: Int
        fileprivate let end: Int

        func has(_ layer: Layer, _ accent: Accent) -> Bool { readings & Lexicon.bit(layer, accent) != 0 }
    }

    /// The entry of a word in one layer; a word in small letters also serves its capitalised form, and the reverse.
    func entry(_ word: [UInt8], _ layer: Layer, _ accent: Accent) -> Entry? {
        if let entry = exactEntry(word), entry.has(layer, accent) { return entry }
        guard let twin = ASCIIWord.twin(of: word), let entry = exactEntry(twin), entry.has(layer, accent) else {
            return nil
        }
        return entry
    }

    /// How the word of an entry is said; `nil` if this layer or accent lacks it.
    func said(_ entry: Entry, _ layer: Layer, _ accent: Accent) -> Readings? {
        file.withUnsafeBytes { bytes in
            var reader = ByteReader(bytes, at: entry.start, end: entry.end)
            var last: Readings?
            for bit in 0..<6 where entry.readings >> bit & 1 == 1 {
                guard let readings = reader.readings(sameAs: last) else { return nil }
                if 1 << bit == Self.bit(layer, accent) { return readings }
                last = readings
            }
            return nil
        }
    }

    private static func bit(_ layer: Layer, _ accent: Accent) -> UInt8 {
        1 << UInt8(2 * layer.rawValue + (accent == .american ? 0 : 1))
    }

    /// Binary search over the blocks, then a walk through one.
    private func exactEntry(_ word: [UInt8]) -> Entry? {
        guard layout.blockCount > 0, !word.isEmpty, word.count < 256 else { return nil }
        return file.withUnsafeBytes { bytes in
            let head = Self.head(of: word)
            var (low, high) = (0, layout.blockCount)
            while low < high {
                let middle = (low + high) / 2
                let other = UInt64(
                    littleEndian: bytes.loadUnaligned(fromByteOffset: layout.heads + 8 * middle, as: UInt64.self)
                )
                let isAfter = other == head ? isAfter(word, block: middle, in: bytes) : other > head
                if isAfter { high = middle } else { low = middle + 1 }
            }
            return low == 0 ? nil : entry(word, block: low - 1, in: bytes)
        }
    }

    private static func head(of word: [UInt8]) -> UInt64 {
        var head: UInt64 = 0
        for index in 0..<8 { head = head << 8 | (index < word.count ? UInt64(word[index]) : 0) }
        return head
    }

    private func reader(_ block: Int, in bytes: UnsafeRawBufferPointer) -> ByteReader {
        let offset = bytes.loadUnaligned(fromByteOffset: layout.offsets + 4 * block, as: UInt32.self)
        return ByteReader(bytes, at: layout.words + Int(UInt32(littleEndian: offset)), end: layout.end)
    }

    /// Whether a block's first word comes after this one.
    private func isAfter(_ word: [UInt8], block: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
        var reader = reader(block, in: bytes)
        guard reader.byte() != nil, let count = reader.byte(), let first = reader.bytes(Int(count)) else { return true }
        return word.lexicographicallyPrecedes(first)
    }

    private func entry(_ word: [UInt8], block: Int, in bytes: UnsafeRawBufferPointer) -> Entry? {
        var reader = reader(block, in: bytes)
        // How many bytes the word has in common with the key before.
        var common = 0
        for _ in 0..<min(LexiconLayout.blockSize, layout.wordCount - block * LexiconLayout.blockSize) {
            guard let shared = reader.byte().map(Int.init), let rest = reader.byte().map(Int.init),
                let suffix = reader.bytes(rest), let size = reader.number(), let start = reader.skip(size)
            else { return nil }
            if shared > common { continue }
            if shared < common { return nil }
            var index = 0
            while index < rest, common < word.count, suffix[suffix.startIndex + index] == word[common] {
                index += 1
                common += 1
            }
            if index == rest, common == word.count {
                guard size > 0 else { return nil }
                return Entry(readings: bytes[start], start: start + 1, end: start + size)
            }
        }
        return nil
    }
}
