/// A chunk of a WAV file.
///
/// Source: Multimedia Programming Interface and Data Specifications 1.0 (IBM, Microsoft, 1991), “RIFF”.
struct WaveChunk: Equatable {
    /// Four ASCII characters.
    let identifier: String
    let content: [UInt8]

    /// Identifier, length and content, and a zero where the length is odd.
    var bytes: [UInt8] {
        let padding = content.count.isMultiple(of: 2) ? [] : [UInt8(0)]
        return Array(identifier.utf8) + Self.little(content.count, 4) + content + padding
    }

    /// A list of chunks; `nil` if there are none.
    static func list(_ kind: String, _ chunks: [WaveChunk]) -> WaveChunk? {
        chunks.isEmpty ? nil : WaveChunk(identifier: "LIST", content: Array(kind.utf8) + chunks.flatMap(\.bytes))
    }

    /// A text in UTF-8, ended by a zero.
    static func text(_ identifier: String, _ text: String, after prefix: [UInt8] = []) -> WaveChunk {
        WaveChunk(identifier: identifier, content: prefix + text.utf8.filter { $0 != 0 } + [0])
    }

    /// A number as so many bytes, the lowest first.
    static func little(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
