import VorleserCore

/// One utterance as the listener hears it: what is left of its clip, at the listener's speed, and the pause after it.
///
/// Its own seconds are those of the voice: through the clip as it was spoken, then through the pause.
struct SoundingUtterance {
    /// Its index in the script.
    let index: Int
    let utterance: Utterance
    let words: [WordTime]
    let sampleRate: Int
    /// What is heard of the clip.
    let samples: [Float]
    /// How many samples of silence follow.
    let silence: Int

    private let entrySeconds: Double
    private let clipSeconds: Double
    private let speed: Double

    init(
        _ clip: Clip,
        of utterance: Utterance,
        at index: Int,
        from entry: PlaybackMachine.Entry,
        speed: Double,
        stretch: TimeStretch
    ) {
        self.index = index
        self.utterance = utterance
        self.words = clip.words
        self.sampleRate = clip.sampleRate
        self.speed = speed
        clipSeconds = clip.seconds
        entrySeconds = Self.seconds(of: entry, in: clip)

        let skipped = Int(min(entrySeconds * Double(clip.sampleRate), Double(clip.samples.count)))
        let rest = skipped == 0 ? clip.samples : Array(clip.samples[skipped...])
        samples = speed == 1 || rest.isEmpty ? rest : stretch(rest, clip.sampleRate, speed)
        let skippedSilence = max(entrySeconds - clip.seconds, 0) / speed * Double(clip.sampleRate)
        let pause = utterance.samplesOfSilenceAfter(sampleRate: clip.sampleRate, speed: speed)
        silence = pause - Int(min(skippedSilence, Double(pause)))
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

    private static func seconds(of entry: PlaybackMachine.Entry, in clip: Clip) -> Double {
        switch entry {
        case .beginning: 0
        case .seconds(let seconds): max(seconds, 0)
        case .word(let offset):
            // The first word is where the clip begins, whatever is heard of it before.
            clip.words.firstIndex { $0.span.upperBound > offset }
                .map { $0 == 0 ? 0 : clip.words[$0].start } ?? (clip.words.isEmpty ? 0 : clip.seconds)
        }
    }
}
