import Foundation
import VorleserKit

/// A text that comes piece by piece, as sentences that are whole.
///
/// No more is read than is asked for, so that a pipe without end takes no memory.
struct PipedText: Sendable {
    private let read: @Sendable () async throws -> [UInt8]
    private let language: String
    private var bytes: [UInt8] = []
    private var isOver = false

    /// Bytes without an end of a sentence, from which on they are given all the same.
    private static let longest = 100_000

    /// - Parameters:
    ///   - language: BCP 47 tag; tells where sentences end.
    ///   - read: Waits for what comes next; nothing at the end.
    init(language: String, read: @escaping @Sendable () async throws -> [UInt8]) {
        (self.language, self.read) = (language, read)
    }

    /// - Returns: The next sentences that are whole, as many as have come; `nil` at the end.
    /// - Throws: What `read` throws.
    mutating func next() async throws -> String? {
        while !isOver {
            if let text = takeSentences() { return text }
            let more = try await read()
            isOver = more.isEmpty
            bytes += more
        }
        defer { bytes = [] }
        let rest = String(decoding: bytes, as: UTF8.self)
        return rest.contains { !$0.isWhitespace } ? rest : nil
    }

    /// All but the last sentence, which may go on; that too where its line has ended and the next could not belong to it.
    private mutating func takeSentences() -> String? {
        // A character may have come in part.
        let cut = Self.lengthOfCutCharacter(bytes)
        let whole = bytes.dropLast(cut)
        let text = String(decoding: whole, as: UTF8.self)
        guard text.contains(where: { !$0.isWhitespace }) else { return nil }
        let probe = text.last?.isNewline == true ? text + "Next" : text
        let sentences = Vorleser.sentences(inText: probe, language: language)
        let end = whole.count > Self.longest ? text.utf16.count : sentences.last?.span.lowerBound.utf16 ?? 0
        guard end > 0 else { return nil }
        let taken = String(decoding: Array(text.utf16)[..<min(end, text.utf16.count)], as: UTF16.self)
        // What is no text has been put right, and may be longer than it was.
        bytes = Array(text.utf8.dropFirst(taken.utf8.count)) + bytes.suffix(cut)
        return taken.contains { !$0.isWhitespace } ? taken : nil
    }

    private static func lengthOfCutCharacter(_ bytes: [UInt8]) -> Int {
        for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 == 0xC0 {
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return length > index + 1 ? index + 1 : 0
        }
        return 0
    }
}
