import Phonemes

extension Accent {
    /// The sounds of a word with the ending of its possessive: an s, a z, or a syllable after a sound like them.
    func possessive(of sounds: String) -> String {
        guard let last = sounds.unicodeScalars.last(where: { !Self.notSounds.contains($0) }) else { return sounds }
        if Self.sibilants.contains(last) { return sounds + (self == .american ? "ᵻz" : "ɪz") }
        return sounds + (Self.voiceless.contains(last) ? "s" : "z")
    }

    private static let sibilants = Set("szʃʒʧʤʦʣɕʂ".unicodeScalars)
    private static let voiceless = Set("ptkfθcqxçχɸ".unicodeScalars)
    private static let notSounds = Set("ˈˌː ʰʲ\u{303}".unicodeScalars)
}
