#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import VorleserCore
import Wording

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Kokoro's voices as listeners choose them: those of languages with a phonemizer, and mixtures of all.
///
/// A voice's name tells its language by the first letter and its sex by the second: `af_heart` is American and female,
/// `bm_george` British and male. Voices of languages without a phonemizer are not offered by themselves; in a mixture they
/// lend their timbre. A voice of the listener's own, named otherwise, speaks as an American does.
struct KokoroVoices: Sendable {
    private let installed: InstalledKokoro
    private let phonemizers: Phonemizers

    /// - Parameters:
    ///   - installed: Which voices there are.
    ///   - phonemizers: Tell which languages can be spoken.
    init(_ installed: InstalledKokoro, _ phonemizers: Phonemizers = Phonemizers(nil)) {
        self.installed = installed
        self.phonemizers = phonemizers
    }

    /// Every voice of a language that can be spoken, the best first.
    var all: [Voice] {
        let names = installed.voices.keys.filter(isSpoken)
        return names.sorted { (Self.rank(of: $0), $0) < (Self.rank(of: $1), $1) }.map(voice)
    }

    /// The voices of languages without a phonemizer.
    var silent: [Voice] { installed.voices.keys.sorted().filter { !isSpoken($0) }.map(voice) }

    /// BCP 47 tag of what a voice speaks.
    private func language(of voice: String) -> String { installed.languages[voice] ?? Self.language(namedIn: voice) }

    private func isSpoken(_ voice: String) -> Bool { phonemizers.speak(language(of: voice)) }

    /// One of them, or a mixture.
    /// - Parameter id: Capitals and spaces do not matter.
    /// - Returns: `nil` when it is neither, or a part of the mixture is not installed.
    func speaker(named id: Voice.ID) -> KokoroSpeaker? {
        let name = id.rawValue.lowercased().filter { $0 != " " }
        guard let mix = try? VoiceMix(name), mix.parts.allSatisfy({ installed.voices[$0.voice] != nil }) else {
            return nil
        }
        guard let language = language(of: mix) else { return nil }
        // In decibels: styles are mixed, not sounds, and loudness goes along with them.
        let level = mix.parts.reduce(0) { $0 + $1.share * log(Double(installed.gains[$1.voice] ?? 1)) }
        let gain = mix.isSingle ? installed.gains[name] ?? 1 : Float(exp(level))
        let voice = mix.isSingle ? voice(name) : mixture(name, of: mix, language)
        let isMeasured = mix.parts.allSatisfy { installed.gains[$0.voice] != nil }
        return KokoroSpeaker(
            voice: voice,
            mix: mix,
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
        if isNamedAsPublished(name), isMadeForEnglish(name) { return best.count }
        return name == measured ? best.count + 1 : best.count + 2
    }

    /// Whether a voice's name says that it was made for English.
    private static func isMadeForEnglish(_ name: String) -> Bool { name.first == "a" || name.first == "b" }

    /// What a voice's name says that it speaks; a name that says nothing is an American's.
    private static func language(namedIn voice: String) -> String {
        guard isNamedAsPublished(voice), let letter = voice.first else { return american }
        return languages[letter] ?? american
    }

    private static let american = "en-US"

    /// What the first letter of a voice's name says. Source: `VOICES.md` in hexgrad/Kokoro-82M.
    private static let languages: [Character: String] = [
        "a": "en-US", "b": "en-GB", "e": "es", "f": "fr", "h": "hi", "i": "it", "j": "ja", "p": "pt-BR", "z": "zh",
    ]

    /// What a published voice speaks for which there is no phonemizer; `nil` for any other name.
    static func languageNotSpoken(by name: String) -> Language? {
        guard isNamedAsPublished(name), !isMadeForEnglish(name), let letter = name.first else { return nil }
        return languages[letter].flatMap { Language($0) }.flatMap {
            PhonemizerSource.standard[$0.code] == nil ? $0 : nil
        }
    }

    /// In English, as all that a voice's name says of it: names stand in files, and the sex is read from them.
    private static func words(for tag: String) -> String {
        switch tag {
        case "en-GB": "British English"
        case "en-US": "US English"
        default: WordingLanguage.$ofTask.withValue(.english) { Language.name(of: tag) }
        }
    }

    private static func person(_ name: String) -> String {
        let person = name.dropFirst(3)
        return person.prefix(1).uppercased() + person.dropFirst()
    }

    /// Whether a voice's name begins as `af_heart` does: a letter for the language, one for the sex, a line.
    private static func isNamedAsPublished(_ voice: String) -> Bool {
        let parts = voice.split(separator: "_", maxSplits: 1)
        guard parts.count == 2, parts[0].count == 2, let language = parts[0].first, let sex = parts[0].last else {
            return false
        }
        return languages[language] != nil && "fm".contains(sex)
    }

    /// That of the largest share; of two alike the one that is first by the letters of the voices' names. `nil` where
    /// none of the parts can be spoken.
    private func language(of mix: VoiceMix) -> String? {
        var shares: [String: Double] = [:]
        for part in mix.parts where isSpoken(part.voice) { shares[language(of: part.voice), default: 0] += part.share }
        let most = shares.values.max()
        return shares.filter { $0.value == most }.keys.min { Self.order(of: $0) < Self.order(of: $1) }
    }

    private static func order(of tag: String) -> String {
        languages.first { $0.value == tag }.map { String($0.key) } ?? "~" + tag
    }

    private func voice(_ name: String) -> Voice {
        let language = language(of: name)
        let words = Self.words(for: language)
        guard Self.isNamedAsPublished(name) else { return self.voice(name, "\(name) (\(words))", language) }
        let sex = name.dropFirst().first == "m" ? "male" : "female"
        return self.voice(name, "\(Self.person(name)) (\(words), \(sex))", language)
    }

    private func mixture(_ name: String, of mix: VoiceMix, _ language: String) -> Voice {
        let people = mix.parts.map { "\($0.voice) \(Int(($0.share * 100).rounded())) %" }
        return voice(name, "\(people.joined(separator: " + ")) (\(Self.words(for: language)))", language)
    }

    private func voice(_ name: String, _ words: String, _ language: String) -> Voice {
        Voice(id: Voice.ID(rawValue: name), name: words, engine: installed.name, language: language)
    }
}

/// A voice, or a mixture, and how it speaks.
struct KokoroSpeaker: Sendable {
    let voice: Voice
    let mix: VoiceMix
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
