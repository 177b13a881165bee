/// What the homograph data cannot teach.
enum HomographRules {
    /// Whether a verb's reading is known by the tag alone, so that the models, which saw nouns only, keep out.
    static func leavesToTag(_ text: String, _ tag: PennTag) -> Bool {
        switch text.lowercased() {
        case "bow", "lead": tag.rawValue.hasPrefix("VB")
        case "read": tag == .vbn || tag == .vbd
        default: false
        }
    }

    /// Whether the word is *row*, a quarrel: something one makes, kicks up or has, not what things stand in.
    static func isQuarrel(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        let text = tokens[index].token.text
        guard text == "row" || text == "rows", tokens[index].tag != .vb, tokens[index].tag != .vbp else { return false }
        if index + 1 < tokens.count {
            let next = tokens[index + 1].token.text
            if next == "of" || next == "upon" || next == "-" || next == "boat" { return false }
        }
        var before = index - 1
        while before >= 0, index - before <= 3, !verbs.contains(tokens[before].token.text) {
            if ["in", "of", "on", "from", "along"].contains(tokens[before].token.text) { return false }
            if angry.contains(tokens[before].token.text) { return true }
            before -= 1
        }
        return before >= 0 && index - before <= 3 && before != index - 1
    }

    private static let verbs: Set = [
        "make", "made", "making", "makes", "kick", "kicked", "kicking", "up", "have", "had", "having", "raise", "raised", "hell",
        "started", "start", "be",
    ]
    private static let angry: Set = [
        "awful", "terrible", "frightful", "dreadful", "fearful", "blazing", "infernal", "devil", "domestic", "big", "great",
        "hell", "family", "flaming", "regular", "beastly", "jolly", "pretty", "unholy", "ungodly",
    ]
}
