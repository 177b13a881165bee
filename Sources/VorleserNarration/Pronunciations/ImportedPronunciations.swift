/// Pronunciations from a file of another program or another machine; its kind is told by its content.
public struct ImportedPronunciations: Hashable, Sendable {
    /// What could be read, in order.
    public let rules: [UserPronunciation]
    /// What could not.
    public let problems: [PronunciationDocument.Problem]
    /// Where they come from.
    public let format: Format

    /// The kinds of file that can be read.
    public enum Format: String, Hashable, Sendable {
        /// A ``PronunciationDocument``.
        case vorleser = "Vorleser"
        /// A ``VoiceDreamDictionary``.
        case voiceDream = "Voice Dream"
    }

    /// Reads it as the kind of which more lines can be read.
    public init(_ text: String) {
        var trials = PatternTrials()
        let document = PronunciationDocument(text, triedBy: &trials)
        let dictionary = VoiceDreamDictionary(text, triedBy: &trials)
        if dictionary.rules.count > document.rules.count {
            (rules, problems, format) = (dictionary.rules, dictionary.problems, .voiceDream)
        } else {
            (rules, problems, format) = (document.rules, document.problems, .vorleser)
        }
    }
}
