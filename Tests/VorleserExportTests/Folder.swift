import Foundation

/// A folder of a test's own, which goes with it.
final class Folder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "vorleser-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appending(path: name).path }

    /// The names of what is in it, sorted.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }

    func bytes(_ name: String) throws -> [UInt8] { Array(try Data(contentsOf: url.appending(path: name))) }
}

/// A WAV file as a reader sees it that follows the specification, and nothing but it.
struct ReadWave: Equatable {
    var sampleRate = 0
    var channels = 0
    var bits = 0
    var samples: [Int16] = []

    init?(_ bytes: [UInt8]) {
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
        func text(_ start: Int) -> String { String(decoding: bytes[start..<start + 4], as: UTF8.self) }
        guard bytes.count >= 12, text(0) == "RIFF", text(8) == "WAVE", number(4, 4) == bytes.count - 8 else {
            return nil
        }
        var position = 12
        while position + 8 <= bytes.count {
            let (start, length) = (position + 8, number(position + 4, 4))
            guard start + length <= bytes.count else { return nil }
            if text(position) == "fmt " {
                guard number(start, 2) == 1, number(start + 8, 4) == number(start + 4, 4) * number(start + 12, 2)
                else { return nil }
                (channels, sampleRate, bits) = (number(start + 2, 2), number(start + 4, 4), number(start + 14, 2))
            } else if text(position) == "data" {
                samples = (0..<length / 2).map { Int16(truncatingIfNeeded: number(start + 2 * $0, 2)) }
            }
            position = start + length + length % 2
        }
    }
}
