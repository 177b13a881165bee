public import VorleserCore
import VorleserSpeech

extension ReadingRoom {
    /// Who can speak, the best engine's voices first.
    public var voices: [Voice] { vorleser.studio.catalogue.voices }

    /// The names of the engines on this machine, the best first.
    public var engineNames: [String] { vorleser.studio.catalogue.engines.map(\.name) }

    /// Who can speak, and who could.
    public var voiceListings: [VoiceListing] { VoiceListing.all(in: vorleser.studio.catalogue) }

    /// The voices that are installed and cannot speak yet.
    public var silentVoiceListings: [VoiceListing] { VoiceListing.silent(in: vorleser.studio.catalogue) }

    /// The voice of a name.
    /// - Throws: `SpeechError.unknownVoice`, `SpeechError.silentVoice`
    public func voice(named name: String) throws(SpeechError) -> Voice {
        try vorleser.studio.catalogue.speaker(Voice.ID(rawValue: name)).voice
    }

    /// Vorleser with the voice of a name; with the usual one when `nil`.
    /// - Throws: `SpeechError.unknownVoice`, `SpeechError.silentVoice`
    public func vorleser(speakingAs name: String?) throws(SpeechError) -> Vorleser {
        guard let name else { return vorleser }
        return try vorleser.speaking(as: Voice.ID(rawValue: name))
    }
}
