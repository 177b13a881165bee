/// A mark that can end a sentence.
///
/// Source: Unicode Standard Annex #29, property Sentence_Terminal. What a language does with marks of its own is in
/// ``SentenceConventions``.
enum Terminator {
    /// `.` ends sentences and shortens words.
    case fullStop
    /// `!`, `?` and their kin.
    case strong
    /// `…`
    case ellipsis
    /// A mark of a script that needs no space after it: `。` `।` `።` `။`.
    case selfSufficient

    init?(_ scalar: Unicode.Scalar) {
        switch scalar {
        case ".": self = .fullStop
        case "!", "?", "‼", "⁇", "⁈", "⁉", "‽", "⸮", "؟", "\u{37E}": self = .strong
        case "…", "‥", "⋯": self = .ellipsis
        case "。", "．", "！", "？", "｡", "।", "॥", "۔", "።", "፧", "፨", "။", "។", "៕", "᠃", "᠉", "։", "߹", "෴", "꓿":
            self = .selfSufficient
        default: return nil
        }
    }

    /// The first bytes that these marks have in UTF-8, besides those of ASCII.
    static let leadBytes: [UInt8] = [0xCD, 0xD6, 0xD8, 0xDB, 0xDF, 0xE0, 0xE1, 0xE2, 0xE3, 0xEA, 0xEF]
}
