import VorleserCore
import VorleserNarration
import VorleserSpeech

/// How long a chapter sounds of which there is a script: its clips say so where they are kept.
struct NarratedChapter: Sendable {
    private let lines: [Line]

    private struct Line: Sendable {
        let span: TextSpan
        /// UTF-16 code units that are said.
        let length: Int
        let pause: Double
        /// Of the clip, if it is kept.
        let seconds: Double?
    }

    /// More clips are not looked at: each is a file.
    private static let mostMeasured = 2000

    /// Waits for the disk.
    /// - Parameters:
    ///   - utterances: Of the chapter.
    ///   - vorleser: Who speaks them.
    init(_ utterances: [Utterance], spokenBy vorleser: Vorleser) {
        var left = Self.mostMeasured
        lines = utterances.map { utterance in
            let address = vorleser.address(of: utterance)
            let clip = left > 0 && vorleser.clips.hasClip(at: address) ? vorleser.clips.measure(at: address) : nil
            if clip != nil { left -= 1 }
            return Line(
                span: utterance.span,
                length: utterance.spokenLength,
                pause: utterance.pauseAfter / .seconds(1),
                seconds: clip?.seconds
            )
        }
    }

    /// What is kept: UTF-16 code units that are said, and how long that takes.
    var kept: (length: Int, seconds: Double) {
        lines.reduce((0, 0)) { sum, line in
            line.seconds.map { (sum.0 + line.length, sum.1 + $0) } ?? sum
        }
    }

    /// How long its parts sound.
    /// - Parameter pace: UTF-16 code units in a second, of what is not kept.
    /// - Returns: What is read of it, in order.
    func stretches(pace: Double) -> [SpokenStretch] {
        lines.map { SpokenStretch($0.span, seconds: ($0.seconds ?? Double($0.length) / pace) + $0.pause) }.joined()
    }
}

extension [NarratedChapter] {
    /// UTF-16 code units in a second of speech, as the clips that are kept say; `nil` when they are too few to tell.
    var pace: Double? {
        let kept = reduce((length: 0, seconds: 0.0)) { ($0.length + $1.kept.length, $0.seconds + $1.kept.seconds) }
        return kept.seconds >= 60 ? Double(kept.length) / kept.seconds : nil
    }
}
