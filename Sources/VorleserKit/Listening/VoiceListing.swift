import VorleserCore
public import VorleserSpeech

/// A voice for people to choose from, whether it is installed or could be.
public struct VoiceListing: Hashable, Encodable, Sendable {
    /// What to name it.
    public let id: String
    /// For people.
    public let name: String
    /// BCP 47 tag.
    public let language: String
    /// `female` or `male`; `nil` when that is not known.
    public let sex: String?
    /// Who speaks it.
    public let engine: String
    /// Its publisher's own estimate, A to F; `nil` when there is none.
    public let grade: String?
    /// What it is like; empty when it has not been measured.
    public let traits: [VoiceTrait]
    public let installed: Bool
    /// Whether it speaks when none is named.
    public let standard: Bool
    /// Whether it can speak; a voice that cannot has no phonemizer for its language.
    public let speaks: Bool

    private enum CodingKeys: String, CodingKey {
        case id, name, language, sex, engine, grade, traits, installed, speaks
        case standard = "default"
    }

    init(_ voice: Voice, grade: String?, installed: Bool, standard: Bool, speaks: Bool = true) {
        self.speaks = speaks
        (id, name, language, engine) = (voice.id.rawValue, voice.name, voice.language, voice.engine)
        // The name ends in “(…, female)”; what is in the parentheses is said of the voice, not its name.
        let words = voice.name.split(separator: "(").last?.split { !$0.isLetter } ?? []
        sex = words.contains("female") ? "female" : words.contains("male") ? "male" : nil
        traits = VoiceMeasurement.known[id]?.traits(sex: sex) ?? []
        (self.grade, self.installed, self.standard) = (grade, installed, standard)
    }

    /// The voices that are installed and cannot speak yet.
    public static func silent(in catalogue: VoiceCatalogue) -> [VoiceListing] {
        catalogue.silentVoices.map {
            VoiceListing($0, grade: nil, installed: true, standard: false, speaks: false)
        }
    }

    /// All voices: those that can speak, the best first, then those that could be installed.
    /// - Parameters:
    ///   - catalogue: The engines there are.
    ///   - manifest: What there is to install.
    /// - Returns: Each voice once.
    public static func all(in catalogue: VoiceCatalogue, and manifest: ModelManifest = .kokoro) -> [VoiceListing] {
        let installed = catalogue.voices
        let known = Set(installed.map(\.id))
        return installed.map { voice in
            let grade = voice.engine == manifest.name ? manifest.grade(of: voice) : nil
            return VoiceListing(voice, grade: grade, installed: true, standard: voice == catalogue.standard)
        }
            + manifest.asVoices.filter { !known.contains($0.id) }.map {
                VoiceListing($0, grade: manifest.grade(of: $0), installed: false, standard: false)
            }
    }
}

extension ModelManifest {
    /// `nil` where the publisher says nothing.
    fileprivate func grade(of voice: VorleserCore.Voice) -> String? {
        self.voice(named: voice.id.rawValue).flatMap { $0.grade.isEmpty ? nil : $0.grade }
    }
}
