/// Marks as the voices know them.
enum SpelledMarks {
    /// What a mark is to the voice; empty for one that it does not hear.
    static func symbol(of mark: Unicode.Scalar) -> String {
        switch mark {
        case ";", ":", ",", ".", "!", "?", "—", "…", "\"", "(", ")", "“", "”": String(Character(mark))
        case "«", "‹", "„", "‟", "‚", "「", "『": "“"
        case "»", "›", "」", "』": "”"
        case "–", "―", "‒", "⸺", "⸻": "—"
        case "[", "{": "("
        case "]", "}": ")"
        default: ""
        }
    }

    /// The kind of word that a mark counts as.
    static func tag(of mark: Unicode.Scalar) -> PennTag {
        switch mark {
        case ",": .comma
        case ".", "!", "?": .stop
        case ";", ":", "—", "–", "…": .colon
        case "(", "[", "{": .openBracket
        case ")", "]", "}": .closeBracket
        case "-", "‐", "‑": .hyph
        default: .otherMark
        }
    }
}
