import VorleserCore

/// One utterance as the listener hears it: what is left of its clip, at the listener's speed, and the pause after it.
///
/// Its own seconds are those of the voice: through the clip as it was spoken, then through the pause.
struct SoundingUtterance {
    /// Its index in the script.
    let index: Int
    /// What is spoken of it: all, or from where the listener entered.
    let utterance: Utterance
    private(set) var words: [WordTime]
    let sampleRate: Int
    /// What is heard of the clip.
    private(set) var samples: [Float]
    /// How many samples of silence follow.
    private(set) var silence: Int
    /// Whether the clip is only its beginning yet, so that its end is not the utterance's.
    private(set) var isOpening: Bool

    private let entrySeconds: Double
    private var clipSeconds: Double
    /// Samples of the clip, as far as it is there.
    private var clipCount: Int
    private let speed: Double

    init(
        _ clip: Clip,
        of utterance: Utterance,
        at index: Int,
        from entry: PlaybackMachine.Entry,
        speed: Double,
        isOpening: Bool = false,
        stretch: TimeStretch
    ) {
        self.index = index
        self.utterance = utterance
        let words = clip.wordTimes(from: utterance.span.lowerBound)
        self.words = words
        self.sampleRate = clip.sampleRate
        self.speed = speed
        self.isOpening = isOpening
        clipSeconds = clip.seconds
        clipCount = clip.samples.count
        entrySeconds = Self.seconds(of: entry, in: clip, words)

        let skipped = Int(min(entrySeconds * Double(clip.sampleRate), Double(clip.samples.count)))
        let rest = skipped == 0 ? clip.samples : Array(clip.samples[skipped...])
        samples = speed == 1 || rest.isEmpty ? rest : stretch(rest, clip.sampleRate, speed)
        let skippedSilence = max(entrySeconds - clip.seconds, 0) / speed * Double(clip.sampleRate)
        let pause = utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
        silence = isOpening ? 0 : pause - Int(min(skippedSilence, Double(pause)))
    }

    /// Adds what the clip has beyond its beginning.
    /// - Parameters:
    ///   - clip: The whole clip; `nil` when there will be no more than its beginning.
    ///   - stretch: Changes the pace.
    mutating func complete(with clip: Clip?, stretch: TimeStretch) {
        guard isOpening else { return }
        isOpening = false
        let pause = utterance.samplesOfSilenceAfter(sampleRate: sampleRate, speed: speed)
        silence = pause
        guard let clip, clip.samples.count > clipCount else { return }
        let rest = Array(clip.samples[clipCount...])
        samples += speed == 1 ? rest : stretch(rest, sampleRate, speed)
        words = clip.wordTimes(from: utterance.span.lowerBound)
        (clipSeconds, clipCount) = (clip.seconds, clip.samples.count)
    }

    /// How many samples it is long.
    var count: Int { samples.count + silence }

    /// How far into it the listener is.
    /// - Parameter heard: Samples of it that have been heard.
    /// - Returns: Seconds of the voice.
    func seconds(heard: Int) -> Double {
        if heard >= samples.count {
            return max(entrySeconds, clipSeconds) + Double(heard - samples.count) / Double(sampleRate) * speed
        }
        let share = Double(max(heard, 0)) / Double(samples.count)
        return entrySeconds + share * (clipSeconds - entrySeconds)
    }

    /// The word that sounds, or sounded last; `nil` before the first.
    func word(at seconds: Double) -> WordTime? {
        words.last { $0.start <= seconds }
    }

    /// When the word at a place begins, in the voice's seconds.
    func seconds(ofWordAt offset: TextOffset) -> Double {
        offset <= utterance.span.lowerBound ? 0 : words.first { $0.span.upperBound > offset }?.start ?? clipSeconds
    }

    private static func seconds(of entry: PlaybackMachine.Entry, in clip: Clip, _ words: [WordTime]) -> Double {
        switch entry {
        case .beginning: 0
        case .seconds(let seconds): max(seconds, 0)
        case .word(let offset):
            // The first word is where the clip begins, whatever is heard of it before.
            words.firstIndex { $0.span.upperBound > offset }
                .map { $0 == 0 ? 0 : words[$0].start } ?? (words.isEmpty ? 0 : clip.seconds)
        }
    }
}
