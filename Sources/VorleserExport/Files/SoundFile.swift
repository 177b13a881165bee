/// A mono sound file being written, by one task.
///
/// Until it is finished there is no file of its name, or the old one; let go of before, nothing of it is left.
protocol SoundFile: AnyObject {
    /// Where it will be.
    var path: String { get }
    /// How many samples have been appended.
    var count: Int { get }
    /// Samples per second; `nil` before the first.
    var sampleRate: Int? { get }

    /// What the listener should know of it, when it is finished.
    var notes: [ExportNote] { get }

    /// Appends sound.
    /// - Parameters:
    ///   - samples: −1 … 1; what is beyond is cut off.
    ///   - sampleRate: The same in every call.
    /// - Throws: ``ExportError``
    func append(_ samples: [Float], sampleRate: Int) async throws

    /// Appends so many samples of silence.
    func appendSilence(_ samples: Int, sampleRate: Int) async throws

    /// Makes it last, gives it its name, and compares what is there with what was to be.
    /// - Parameter chapters: In order; none for a file without chapters.
    /// - Returns: How many bytes it has.
    /// - Throws: ``ExportError``
    func finish(_ chapters: [ChapterMark]) async throws -> Int
}

extension SoundFile {
    /// How long it sounds so far, in seconds.
    var seconds: Double { Double(count) / Double(sampleRate ?? 1) }

    var notes: [ExportNote] { [] }

    /// Appends silence as samples like any others, a piece at a time.
    func appendZeros(_ samples: Int, sampleRate: Int) async throws {
        for start in stride(from: 0, to: samples, by: 1 << 16) {
            let piece = [Float](repeating: 0, count: min(1 << 16, samples - start))
            try await append(piece, sampleRate: sampleRate)
        }
    }
}

extension Float {
    /// As a file holds it: −1 … 1; what is no number is silence.
    var clipped: Float { isNaN ? 0 : min(max(self, -1), 1) }
}

/// Where a chapter begins in a sound file.
struct ChapterMark: Hashable, Sendable {
    let title: String
    /// Samples from the start of the file.
    let start: Int
}
