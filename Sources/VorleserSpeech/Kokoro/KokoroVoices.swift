import FoundationEssentials
import Kokoro
import Phonemes
import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Kokoro's voices as listeners choose them: those of English, and mixtures of all.
///
/// A voice's name tells its language by the first letter and its sex by the second: `af_heart` is American and female,
/// `bm_george` British and male. Voices of other languages are not offered by themselves, since only English is turned
/// into phonemes; in a mixture they lend their timbre. A voice of the listener's own, named otherwise, speaks as an
/// American does.
struct KokoroVoices: Sendable {
    private let installed: InstalledKokoro

    /// - Parameter installed: Which voices there are.
    init(_ installed: InstalledKokoro) { self.installed = installed }

    /// Every voice of English, the best first.
    var all: [Voice] {
        let names = installed.voices.keys.filter { Self.accent(of: $0) != nil }
        return names.sorted { (Self.rank(of: $0), $0) < (Self.rank(of: $1), $1) }.map { Self.voice($0) }
    }

    /// The voices of languages without a phonemizer.
    var silent: [Voice] {
        installed.voices.keys.sorted().compactMap { name in
            guard Self.isNamedAsPublished(name), Self.accent(of: name) == nil,
                let letter = name.first, let language = Self.languages[letter]
            else { return nil }
            let sex = name.dropFirst().first == "m" ? "male" : "female"
            return Self.voice(name, called: Self.person(name), Self.words(for: language) + ", \(sex)", language)
        }
    }

    /// One of them, or a mixture.
    /// - Parameter id: Capitals and spaces do not matter.
    /// - Returns: `nil` when it is neither, or a part of the mixture is not installed.
    func speaker(named id: Voice.ID) -> KokoroSpeaker? {
        let name = id.rawValue.lowercased().filter { $0 != " " }
        guard let mix = try? VoiceMix(name), mix.parts.allSatisfy({ installed.voices[$0.voice] != nil }) else {
            return nil
        }
        let accent = Self.accent(of: mix)
        guard let accent else { return nil }
        // In decibels: styles are mixed, not sounds, and loudness goes along with them.
        let level = mix.parts.reduce(0) { $0 + $1.share * log(Double(installed.gains[$1.voice] ?? 1)) }
        let gain = mix.isSingle ? installed.gains[name] ?? 1 : Float(exp(level))
        let voice = mix.isSingle ? Self.voice(name) : Self.mixture(name, of: mix, accent)
        let isMeasured = mix.parts.allSatisfy { installed.gains[$0.voice] != nil }
        return KokoroSpeaker(
            voice: voice,
            mix: mix,
            accent: accent,
            gain: gain,
            isLevelKnown: isMeasured,
            pace: pace(of: mix)
        )
    }

    /// `nil` where one of the voices was not measured.
    private func pace(of mix: VoiceMix) -> VoicePace? {
        let known = mix.parts.compactMap { part in installed.paces[part.voice].map { ($0, part.share) } }
        return known.count == mix.parts.count ? VoicePace(mixing: known) : nil
    }

    /// Those that Kokoro's makers rate highest, in order. Source: `VOICES.md` in hexgrad/Kokoro-82M.
    private static let best = [
        "af_heart", "af_bella", "af_nicole", "bf_emma", "af_aoede", "af_kore", "af_sarah", "am_fenrir", "am_michael",
        "am_puck", "bf_isabella", "bm_fable", "bm_george",
    ]

    /// The Japanese voice that speaks English better than the built-in one: measured here, docs/decisions.md.
    private static let measured = "kumo"

    /// Whether a voice may speak when none is chosen: one of the publisher's for English, or the one that was measured.
    static func isRated(_ name: String) -> Bool { rank(of: name) <= best.count + 1 }

    private static func rank(of name: String) -> Int {
        if let place = best.firstIndex(of: name) { return place }
        if isNamedAsPublished(name), accent(of: name) != nil { return best.count }
        return name == measured ? best.count + 1 : best.count + 2
    }

    private static func accent(of voice: String) -> Accent? {
        guard isNamedAsPublished(voice) else { return .american }
        switch voice.first {
        case "a": return .american
        case "b": return .british
        default: return nil
        }
    }

    /// What the first letter of a voice's name says. Source: `VOICES.md` in hexgrad/Kokoro-82M.
    private static let languages: [Character: String] = [
        "a": "en-US", "b": "en-GB", "e": "es", "f": "fr", "h": "hi", "i": "it", "j": "ja", "p": "pt-BR", "z": "zh",
    ]

    /// What a published voice speaks that cannot speak here; `nil` for any other name.
    static func languageNotSpoken(by name: String) -> Language? {
        guard isNamedAsPublished(name), accent(of: name) == nil, let letter = name.first else { return nil }
        return languages[letter].flatMap { Language($0) }
    }

    private static func words(for tag: String) -> String { Language(tag)?.name ?? tag }

    private static func person(_ name: String) -> String {
        let person = name.dropFirst(3)
        return person.prefix(1).uppercased() + person.dropFirst()
    }

    private static func voice(_ name: String, called person: String, _ about: String, _ language: String) -> Voice {
        Voice(
            id: Voice.ID(rawValue: name),
            name: "\(person) (\(about))",
            engine: KokoroEngine.engineName,
            language: language
        )
    }

    /// Whether a voice's name begins as `af_heart` does: a letter for the language, one for the sex, a line.
    private static func isNamedAsPublished(_ voice: String) -> Bool {
        let parts = voice.split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 2, let language = parts[0].first, let sex = parts[0].last else {
            return false
        }
        return "abefhijpz".contains(language) && "fm".contains(sex)
    }

    /// That of the larger share; where no part is English there is none.
    private static func accent(of mix: VoiceMix) -> Accent? {
        var shares: [Accent: Double] = [:]
        for part in mix.parts { if let accent = accent(of: part.voice) { shares[accent, default: 0] += part.share } }
        guard !shares.isEmpty else { return nil }
        return shares[.british, default: 0] > shares[.american, default: 0] ? .british : .american
    }

    private static func voice(_ name: String) -> Voice {
        let accent = accent(of: name) ?? .american
        guard isNamedAsPublished(name) else { return voice(name, "\(name) (\(words(for: accent)))", accent) }
        let person = name.dropFirst(3)
        let sex = name.dropFirst().first == "m" ? "male" : "female"
        return voice(
            name,
            "\(person.prefix(1).uppercased())\(person.dropFirst()) (\(words(for: accent)), \(sex))",
            accent
        )
    }

    private static func mixture(_ name: String, of mix: VoiceMix, _ accent: Accent) -> Voice {
        let people = mix.parts.map { "\($0.voice) \(Int(($0.share * 100).rounded())) %" }
        return voice(name, "\(people.joined(separator: " + ")) (\(words(for: accent)))", accent)
    }

    private static func voice(_ name: String, _ words: String, _ accent: Accent) -> Voice {
        Voice(
            id: Voice.ID(rawValue: name),
            name: words,
            engine: KokoroEngine.engineName,
            language: accent == .british ? "en-GB" : "en-US"
        )
    }

    private static func words(for accent: Accent) -> String { accent == .british ? "British English" : "US English" }
}

/// A voice, or a mixture, and how it speaks.
struct KokoroSpeaker: Sendable {
    let voice: Voice
    let mix: VoiceMix
    let accent: Accent
    /// What brings it to the level of all voices.
    let gain: Float
    /// Whether the gain was measured, so that utterances can be held against the level of all.
    let isLevelKnown: Bool
    /// `nil` where it was not measured.
    let pace: VoicePace?

    /// What is done to the network's sound, for the addresses of clips; empty where nothing is.
    var treatment: String {
        let level = isLevelKnown || gain != 1 ? "@\(gain)" : ""
        let pace = pace.map { "~" + $0.shares.map { "\(Int(($0 * 100).rounded()))" }.joined(separator: ".") }
        return level + (pace ?? "")
    }
}
