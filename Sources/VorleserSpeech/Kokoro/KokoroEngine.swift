#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
public import Phonemes
public import VorleserCore

/// Speaks with Kokoro-82M, a neural voice, on this machine's processor, in the languages that have a phonemizer.
///
/// The network is loaded for the first utterance, and released after a while without any. It runs on threads of its
/// own: on all cores for a waiting listener, on several utterances at a time for exports.
public struct KokoroEngine: SpeechEngine {
    /// The name of the engine that speaks with Kokoro itself.
    public static let engineName = "kokoro"

    /// The model's.
    public let name: String
    public let family = KokoroEngine.engineName
    /// Names the weights, and what is made of their sound here.
    public let version: String
    public let voices: [Voice]
    public let silentVoices: [Voice]
    /// English has about one phoneme for each letter, marks, blanks and stress included (0.99 in *Alice*, 1.00 in
    /// *Ulysses*, at most 1.2 in one sentence of a hundred), so that utterances have 40 to 250 of them.
    public let limits = UtteranceLimits(shortest: KokoroCut.shortest, longest: 230)

    /// About three seconds of speech: long enough to sound like a voice, soon enough for who waits.
    public let openingLimits: UtteranceLimits? = UtteranceLimits(shortest: 16, longest: 48)

    public let utterancesAtOnce: Int

    private let speakers: KokoroVoices
    private let synthesizer: KokoroSynthesizer
    private let phonemizers: Phonemizers
    private let check: ClipCheck
    private let warn: @Sendable (ClipWarning) -> Void

    /// Gets ready; `nil` when no voice is installed that speaks a language with a phonemizer.
    /// - Parameters:
    ///   - installed: Where the model and its voices are; nothing is opened yet.
    ///   - lexicon: How English words are said; without one they are guessed from their letters.
    ///   - phonemizers: Those of other languages, by the primary subtags of their BCP 47 tags.
    ///   - threads: How many work on an utterance that a listener waits for; one for each core that may be used when `nil`.
    ///   - utterances: How many are spoken at a time when no listener waits for them, on a share of the threads each; as many
    ///     as cores and memory allow when `nil`.
    ///   - idle: After how long without a word the network is forgotten.
    ///   - warn: Told of clips that may sound odd although they were made twice.
    public init?(
        _ installed: InstalledKokoro,
        lexicon: Lexicon?,
        phonemizers: [String: PhonemizerSource] = [:],
        threads: Int? = nil,
        utterances: Int? = nil,
        idle: Duration = .seconds(300),
        warn: @escaping @Sendable (ClipWarning) -> Void = { _ in }
    ) {
        let cores = threads ?? ProcessorCores().count
        let share =
            utterances.map { ProcessorShare(cores: cores, utterances: $0) }
            ?? ProcessorShare(cores: cores, memory: FreeMemory().bytes)
        self.init(
            installed,
            lexicon: lexicon,
            phonemizers: phonemizers,
            share: share,
            idle: idle,
            warn: warn
        ) { () throws(KokoroError) in
            try KokoroLayers(installed, threads: share.cores)
        }
    }

    /// An engine whose network comes from elsewhere than from the installed file.
    init?(
        _ installed: InstalledKokoro,
        lexicon: Lexicon?,
        phonemizers: [String: PhonemizerSource] = [:],
        share: ProcessorShare,
        idle: Duration,
        check: ClipCheck = ClipCheck(),
        warn: @escaping @Sendable (ClipWarning) -> Void = { _ in },
        load: @escaping KokoroSynthesizer.Loader
    ) {
        let all = Phonemizers(lexicon, others: phonemizers)
        self.phonemizers = all
        name = installed.name
        speakers = KokoroVoices(installed, all)
        voices = speakers.all
        silentVoices = speakers.silent
        guard !voices.isEmpty else { return nil }
        // Clips whose words were guessed must not be taken for right ones when the lexicon is there again.
        version = "\(installed.identity)-6" + (lexicon == nil ? "-guessed" : "")
        utterancesAtOnce = share.utterances
        synthesizer = KokoroSynthesizer(voices: installed.voices, share: share, idle: idle, load: load)
        self.check = check
        self.warn = warn
    }

    /// One of ``voices``, or a mixture such as `af_heart*0.6+am_adam*0.4` or `af_bella(2)+af_sky(1)`.
    public func voice(named id: Voice.ID) -> Voice? { speakers.speaker(named: id)?.voice }

    /// Names the voice's gain and pace too: clips of another level are other clips.
    public func version(of id: Voice.ID) -> String {
        guard let speaker = speakers.speaker(named: id) else { return version }
        let said = phonemizers.version(of: speaker.voice.language)
        return version + speaker.treatment + (said.isEmpty ? "" : "!" + said)
    }

    public func version(saying language: String, in voice: Voice.ID) -> String? {
        guard let speaker = speakers.speaker(named: voice),
            phonemizers.areForeign(language, to: speaker.voice.language)
        else { return nil }
        return "1" + phonemizers.version(of: language)
    }

    public func prepare() async { await synthesizer.prepare() }

    public func speak(_ utterance: Utterance, as id: Voice.ID) async throws -> Clip {
        guard let speaker = speakers.speaker(named: id) else {
            throw SpeechError.unknownVoice(id.rawValue, known: voices.map(\.id.rawValue))
        }
        return try await synthesizer.speak(as: speaker) { [phonemizers, check, warn] network in
            guard let words = phonemizers.words(of: utterance, by: speaker.voice.language) else {
                throw SpeechError.nothingToSay
            }
            let text = KokoroText(words, token: network.token)
            guard text.symbols.hasSound else { throw SpeechError.nothingToSay }
            let reading = try KokoroReading(
                of: text,
                gain: speaker.gain,
                isLevelKnown: speaker.isLevelKnown,
                longestPart: network.longestPart,
                check: check,
                speak: network.speak
            )
            if !reading.flaws.isEmpty {
                let (span, text) = (utterance.span, utterance.spokenText)
                warn(ClipWarning(span: span, text: text, voice: speaker.voice.id, flaws: reading.flaws))
            }
            return reading.clip(of: utterance)
        }
    }

    /// Whether the network is in memory; waits until it has nothing to say.
    var isLoaded: Bool { get async { await synthesizer.isLoaded } }
}
