#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
public import VorleserCore

extension ModelManifest {
    /// Whether one of its voices speaks a language.
    public func speaks(_ language: Language) -> Bool { asVoices.contains { $0.speaks(language) } }

    /// Its voices as they will be when they are installed, the best first.
    public var asVoices: [VorleserCore.Voice] {
        let nowhere = URL(filePath: "/")
        let places = Dictionary(voices.map { ($0.name, nowhere) }) { first, _ in first }
        let speakers = KokoroVoices(InstalledKokoro(model: nowhere, identity: "", voices: places), Self.spoken)
        return voices.compactMap { speakers.speaker(named: VorleserCore.Voice.ID(rawValue: $0.name))?.voice }
    }

    private static let spoken = Phonemizers(nil, others: PhonemizerSource.standard)
}
