public import VorleserCore

/// How long the chapters of a book sound, told without narrating it: what is left out is known from its marks, and how
/// fast the rest goes from samples.
public struct SpokenEstimate: Sendable {
    /// For each chapter what is read of it.
    private let spoken: [[TextSpan]]
    private let density: SpokenDensity
    /// After each chapter.
    private let pause: Double

    /// How many samples of how many UTF-16 code units are measured to know a book's pace to one part in a hundred.
    private static let samples = 24
    private static let sampleLength = 4000

    /// - Parameters:
    ///   - book: The book.
    ///   - narrator: Who narrates the samples.
    /// - Complexity: O(length of the text + marks), and the narration of some 100,000 code units
    public init(of book: Book, by narrator: Narrator) {
        let policy = ReadingPolicy(of: book, narrator.settings)
        spoken = book.chapters.indices.map { Self.spoken(ofChapter: $0, in: book, policy) }
        pause = narrator.settings.pauses.silence(at: .chapter) / .seconds(1)
        density = Self.places(in: spoken).reduce(into: SpokenDensity()) { density, place in
            let excerpt = book.excerpt(from: place, length: Self.sampleLength)
            let read = excerpt.chapters.indices.flatMap { Self.spoken(ofChapter: $0, in: excerpt, policy) }
            density.add(narrator.script(of: excerpt), of: read)
        }
    }

    /// How long the parts of a chapter sound.
    /// - Parameters:
    ///   - index: The chapter's.
    ///   - pace: UTF-16 code units that the voice speaks in a second.
    /// - Returns: What is read of it, in order.
    public func stretches(ofChapter index: Int, pace: Double) -> [SpokenStretch] {
        var stretches = spoken[index].map { span in
            SpokenStretch(span, seconds: Double(span.length) * density.seconds(pace: pace))
        }
        if let last = stretches.popLast() { stretches.append(SpokenStretch(last.span, seconds: last.seconds + pause)) }
        return stretches.joined()
    }

    // MARK: What is read

    private static func spoken(ofChapter index: Int, in book: Book, _ policy: ReadingPolicy) -> [TextSpan] {
        Stretch.stretches(of: index, in: book, length: Stretch.usualLength).flatMap { stretch in
            let text = ChapterText(of: stretch, in: book)
            var first = 0
            return Omissions(of: text, policy).remainder(of: text.printed.span, from: &first)
                .filter { text.printed.isSpeakable($0) }
                .map { TextSpan(utf16: text.printed($0)) }
        }
    }

    /// Where samples begin: spread evenly over what is read.
    private static func places(in spoken: [[TextSpan]]) -> [TextOffset] {
        let spans = spoken.joined().filter { $0.length > 0 }
        let length = spans.reduce(0) { $0 + $1.length }
        let step = max(length / samples, sampleLength)
        var (places, next, before) = ([TextOffset](), step / 4, 0)
        for span in spans {
            while next < before + span.length {
                places.append(span.lowerBound.advanced(by: next - before))
                next += step
            }
            before += span.length
        }
        // A text of a few words is its own sample.
        return places.isEmpty ? spans.prefix(1).map(\.lowerBound) : places
    }
}

/// How long a voice speaks for each code unit that is read.
private struct SpokenDensity {
    /// UTF-16 code units that are read in the samples.
    private var printed = 0
    /// UTF-16 code units that are said for them.
    private var said = 0
    private var pauses = Duration.zero

    mutating func add(_ script: Script, of read: [TextSpan]) {
        printed += read.reduce(0) { $0 + $1.length }
        said += script.utterances.reduce(0) { $0 + $1.spokenLength }
        // The silence after the last is that of an end where there is none: it counts as the others do.
        let inside = script.utterances.dropLast()
        pauses += inside.reduce(.zero) { $0 + $1.pauseAfter }
        if !inside.isEmpty { pauses += inside.reduce(.zero) { $0 + $1.pauseAfter } / inside.count }
    }

    func seconds(pace: Double) -> Double {
        guard printed > 0 else { return 1 / pace }
        return (Double(said) / pace + pauses / .seconds(1)) / Double(printed)
    }
}
