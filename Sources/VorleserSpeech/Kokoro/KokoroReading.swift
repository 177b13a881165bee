import Kokoro
import VorleserCore
import Wording

/// An utterance as Kokoro speaks it: part by part, each looked at and, if it is odd, made once more.
struct KokoroReading {
    /// Speaks symbols, with the style of an utterance of a given number of them.
    typealias Speaker = (_ symbols: ArraySlice<KokoroSymbol>, _ styledAs: Int) throws -> KokoroSpeech

    private let speak: Speaker
    private let check: ClipCheck
    private let gain: Float
    private let isLevelKnown: Bool
    private var samples: [Float] = []
    private var words: [SpokenWord] = []
    /// What is odd about the parts.
    private(set) var flaws: [ClipFlaw] = []

    /// Speaks a text.
    /// - Parameters:
    ///   - text: With at least one sound.
    ///   - gain: What brings the voice to the level of all voices.
    ///   - isLevelKnown: Whether that was measured; then parts that are far from it are brought near.
    ///   - longestPart: The most symbols that are spoken at once.
    ///   - check: Tells what is odd.
    ///   - speak: The network with a voice.
    /// - Throws: What the network throws, ``VorleserCore/SpeechError``.
    init(
        of text: KokoroText,
        gain: Float,
        isLevelKnown: Bool = false,
        longestPart: Int = KokoroCut.longest,
        check: ClipCheck,
        speak: @escaping Speaker
    ) throws {
        self.speak = speak
        self.check = check
        self.gain = gain
        self.isLevelKnown = isLevelKnown
        for part in KokoroCut.parts(of: text.symbols[...], longest: longestPart) {
            let takes = try takes(of: part)
            for take in takes { append(take) }
            flaws += takes.flatMap(\.flaws)
        }
        if flaws.contains(.notFinite) {
            throw SpeechError.engineFailed(
                engine: KokoroEngine.engineName,
                reason: localized("the network gave no numbers")
            )
        }
    }

    /// The sound, with the times of the words as they are printed.
    func clip(of utterance: Utterance) -> Clip {
        Clip(
            samples: samples,
            sampleRate: KokoroSpeech.sampleRate,
            words: utterance.wordTimes(of: words),
            of: utterance
        )
    }

    // MARK: Takes

    /// What the network made of some symbols, and what is odd about it.
    private struct Take {
        let sound: KokoroSound
        let loudness: LoudnessProfile
        let breath: Double
        let flaws: [ClipFlaw]
    }

    /// One take; several when the first was odd and the same in halves is less so.
    private func takes(of part: KokoroCut.Part) throws -> [Take] {
        let first = [try take(part.symbols, breath: part.breath)]
        guard first.contains(where: { !$0.flaws.isEmpty }) else { return first }
        let second = try takesAgain(of: part)
        return Self.oddness(of: second) < Self.oddness(of: first) ? second : first
    }

    /// A long part in halves; a short one in the style of a longer, for which the voice has more examples.
    private func takesAgain(of part: KokoroCut.Part) throws -> [Take] {
        guard let halves = KokoroCut.halves(of: part.symbols) else {
            return [try take(part.symbols, styledAs: Self.otherStyle, breath: part.breath)]
        }
        return try halves.enumerated().map { index, half in
            let breath = index == halves.count - 1 ? part.breath : half.breath
            return try take(half.symbols, breath: breath)
        }
    }

    /// A voice's styles for fewer symbols were averaged from short recordings: hurried, louder, a breath after the last
    /// word. A short text that is spoken in this one is understood better (`Benchmarks/ears.py`).
    private static let leastStyle = 80
    /// Another one, for what was odd in that.
    private static let otherStyle = 160

    /// Speaks symbols in the style of their number, or of one that is given.
    private func take(
        _ symbols: ArraySlice<KokoroSymbol>,
        styledAs style: Int? = nil,
        breath: Double
    ) throws -> Take {
        let length = style ?? max(symbols.count, Self.leastStyle)
        let sound = KokoroSound(try speak(symbols, length), of: symbols)
        let loudness = LoudnessProfile(sound.samples, speech: sound.speech)
        let flaws = check.flaws(of: sound, loudness, gain: gain)
        return Take(sound: sound, loudness: loudness, breath: breath, flaws: flaws)
    }

    private static func oddness(of takes: [Take]) -> Int {
        takes.flatMap(\.flaws).reduce(0) { $0 + ($1 == .notFinite ? 100 : 1) }
    }

    // MARK: Sound

    private mutating func append(_ take: Take) {
        let edges = KokoroEdges(of: take.sound, take.loudness)
        let level = isLevelKnown ? self.level(of: take.sound.samples[edges.kept]) : gain
        var waveform = Waveform(floats: take.sound.samples, sampleRate: KokoroSpeech.sampleRate, gain: level)
        for junk in edges.junk { waveform.silence(junk) }
        waveform.keep(edges.kept)
        waveform.limit()
        append(take.sound.heardWords, keeping: edges.kept)
        samples += waveform.samples
        samples += repeatElement(0, count: Int(take.breath * Double(KokoroSpeech.sampleRate)))
    }

    /// What a part is multiplied with.
    private func level(of samples: ArraySlice<Float>) -> Float {
        gain * EvenLevel.factor(for: samples, gain: gain, sampleRate: KokoroSpeech.sampleRate)
    }

    private mutating func append(_ spoken: [(source: Range<Int>, span: Range<Int>)], keeping kept: Range<Int>) {
        let shift = samples.count - kept.lowerBound
        for word in spoken {
            let span = word.span.clamped(to: kept)
            let seconds = { Double($0 + shift) / Double(KokoroSpeech.sampleRate) }
            words.append(SpokenWord(source: word.source, seconds: seconds(span.lowerBound)..<seconds(span.upperBound)))
        }
    }
}
