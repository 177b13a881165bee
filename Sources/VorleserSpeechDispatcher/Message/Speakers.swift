import VorleserKit

/// Who speaks a message, among the voices of this machine.
struct Speakers {
    private let vorleser: Vorleser
    /// Those that can speak, the best first.
    let voices: [VoiceListing]

    init(_ vorleser: Vorleser) {
        self.vorleser = vorleser
        voices = VoiceListing.all(in: vorleser.studio.catalogue).filter { $0.installed && $0.speaks }
    }

    /// The voices as speech-dispatcher lists them.
    /// - Parameter language: BCP 47 tag; `nil` for all languages.
    /// - Returns: Those of the language, the best first.
    func listed(in language: String?) -> [ModuleReply.ListedVoice] {
        voices.filter { voice in
            guard let language else { return true }
            let (wanted, own) = (language.lowercased(), voice.language.lowercased())
            return own == wanted || own.hasPrefix(wanted + "-")
        }.map { ModuleReply.ListedVoice(name: $0.id, language: $0.language, variant: $0.sex ?? "none") }
    }

    /// Who speaks.
    /// - Parameters:
    ///   - language: That of the passage, where the message names it.
    ///   - settings: What the client has chosen.
    /// - Returns: The voice that is named, if it speaks the passage's language; else the best of the language and of the kind
    ///   that is asked for, as far as there are such.
    func speaker(in language: String?, _ settings: SpeechSettings) -> Vorleser {
        let passage = language.flatMap { Language($0) }
        if let name = settings.voice, let named = try? vorleser.speaking(as: Voice.ID(rawValue: name)),
            passage.map(named.voice.speaks) ?? true
        {
            return named
        }
        guard let tag = language ?? settings.language, let wanted = Language(tag) else { return kind(voices, settings) }
        let ofLanguage = voices.filter { wanted.isNamed(by: $0.language) }
        let region = tag.lowercased().replacing("_", with: "-")
        let ofRegion = region.contains("-") ? ofLanguage.filter { $0.language.lowercased() == region } : []
        if settings.kind == .male1, ofRegion.isEmpty, vorleser.voice.speaks(wanted) { return vorleser }
        return kind(ofRegion + ofLanguage.filter { !ofRegion.contains($0) }, settings)
    }

    private func kind(_ voices: [VoiceListing], _ settings: SpeechSettings) -> Vorleser {
        // What everybody has who has chosen none.
        let (sex, number): (String?, Int) =
            switch settings.kind {
            case .male1: (nil, 0)
            case .male2: ("male", 0)
            case .male3: ("male", 1)
            case .female1: ("female", 0)
            case .female2: ("female", 1)
            case .female3: ("female", 2)
            case .childMale: ("male", 0)
            case .childFemale: ("female", 0)
            }
        guard let sex else {
            let isOwn = voices.isEmpty || voices.count == self.voices.count
            return isOwn ? vorleser : speaking(voices[0])
        }
        let ofSex = voices.filter { $0.sex == sex }
        guard let voice = ofSex.isEmpty ? voices.first : ofSex[min(number, ofSex.count - 1)] else { return vorleser }
        return speaking(voice)
    }

    private func speaking(_ voice: VoiceListing) -> Vorleser {
        (try? vorleser.speaking(as: Voice.ID(rawValue: voice.id))) ?? vorleser
    }
}
