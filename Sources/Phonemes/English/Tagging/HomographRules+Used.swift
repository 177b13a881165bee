// *Used* and *use* before *to*.
extension HomographRules {
    /// *Used to it* and *he used to go* sound alike; *tools used to measure* do not.
    static func used(_ index: Int, in tokens: [TaggedToken]) -> (american: String, british: String)? {
        guard tokens.indices.contains(index + 2) else { return nil }
        switch tokens[index + 2].tag {
        case .prp, .dt, .prpPossessive, .vbg, .nns, .jj, .nnp:
            // “Used to devastating effect”
            let after = (index + 2...index + 5).map { word($0, tokens) }
            if after.contains(where: purposes.contains) || madeByUse.contains(after[0]) { return nil }
            // “The words used to me”
            if index > 0, tokens[index - 1].tag.isNoun { return nil }
            // “A word he had used to her”
            let before = (index - 3..<index).map { word($0, tokens) }
            let isSaid = before.contains { ["had", "have", "has", "'d", "’d", "having"].contains($0) }
            return isSaid && !before.contains { $0 == "been" || $0 == "got" || $0.hasPrefix("grow") || $0 == "become" }
                ? nil : ("jˈust", "jˈuːst")
        default: break
        }
        guard tools.contains(word(index - 1, tokens)), !ofItself.contains(word(index + 2, tokens)) else { return nil }
        // What the sentence says of the thing comes after what it is used for.
        let isObject = tokens.indices.contains(index + 3) && tokens[index + 3].tag == .prp
        let first = index + (isObject ? 4 : 3)
        for place in first..<max(first, min(index + 14, tokens.count)) {
            let tag = tokens[place].tag
            if tag.isMark || tag.isPronoun
                || tag == .in
                    && ["until", "before", "because", "that", "as", "where", "if", "when"].contains(word(place, tokens))
                || [.cc, .wp, .wdt, .wrb].contains(tag)
            {
                return nil
            }
            if [.vbd, .vbz, .vbp, .md].contains(tag) { return ("jˈuzd", "jˈuːzd") }
        }
        return nil
    }

    /// *To good effect*, *to the full*.
    private static let purposes: Set = [
        "effect", "advantage", "purpose", "profit", "ends", "extent", "utmost", "full", "limit", "best", "last",
        "exclusion", "detriment", "hilt",
    ]
    /// Verbs that are adjectives as well: *used to cool engines*.
    private static let madeByUse: Set = [
        "cool", "clear", "dry", "warm", "thin", "empty", "free", "clean", "open", "level", "smooth", "slow", "polish",
        "light", "clear", "lower", "secure", "separate", "perfect", "wet", "blind", "calm", "narrow", "steady", "tame",
    ]
    /// What things do by themselves.
    private static let ofItself: Set = [
        "be", "come", "go", "rise", "mean", "stand", "belong", "break", "last", "hang", "make", "lie", "run", "fall",
        "have",
    ]
    /// What one uses, and what has no habits.
    private static let tools: Set = [
        "technique", "techniques", "method", "methods", "tool", "tools", "instrument", "instruments", "money", "funds",
        "material", "materials", "word", "words", "term", "terms", "phrase", "phrases", "language", "system", "systems",
        "process", "procedure", "procedures", "equipment", "device", "devices", "substance", "chemicals", "drug",
        "drugs",
        "machine", "machines", "means", "trick", "tricks", "arguments", "paint", "ink", "wood", "stone", "knife",
        "rope",
        "weapon", "weapons", "key", "data", "criteria", "model", "models", "software", "test", "tests", "approach",
        "expression", "figures", "evidence", "vehicle", "vehicles", "fuel", "water", "oil", "gas", "formula", "symbols",
    ]
}

extension PennTag {
    var isPronoun: Bool { self == .prp || self == .wp || self == .wdt }
}
