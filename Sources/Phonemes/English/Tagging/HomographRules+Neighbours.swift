// Words told apart by the company they keep in stories.
extension HomographRules {
    /// Words that have a rule here and may have no model.
    static let neighbourly: Set = ["read", "does", "Nice", "winds", "Reading"]

    /// A reading that the words beside it settle, American and British.
    static func beside(_ index: Int, in tokens: [TaggedToken]) -> (american: String, british: String)? {
        let (before, next) = (word(index - 1, tokens), word(index + 1, tokens))
        switch word(index, tokens) {
        case "read": return isPast(index, in: tokens) ? ("ɹˈɛd", "ɹˈɛd") : nil
        case "winds":
            return ways.contains(before) && tokens[max(0, index - 1)].tag.isNoun ? ("wˈIndz", "wˈIndz") : nil
        case "tear":
            let isRent = ["a", "the", "long", "great", "small", "little"].contains(before) && next == "in"
            return isRent && !["eye", "eyes"].contains(word(index + 3, tokens)) ? ("tˈɛɹ", "tˈɛː") : nil
        case "close":
            return places.contains(next) && positions.contains(before) ? ("klˈOs", "klˈQs") : nil
        case "minute":
            return tiny.contains(next) ? ("mInˈut", "mInjˈuːt") : nil
        case "learned":
            let isScholar = beings.contains(before) && next == "in"
            return isScholar && (index + 2...index + 4).contains { lore.contains(word($0, tokens)) }
                ? ("lˈɜɹnɪd", "lˈɜːnɪd") : nil
        case "does":
            return tokens.contains { deer.contains($0.token.text.lowercased()) }
                && !tokens[max(0, index - 1)].tag.isPronoun
                ? ("dˈOz", "dˈQz") : nil
        case "nice" where tokens[index].token.text == "Nice":
            return index > 0 && ["in", "to", "from", "at", "near"].contains(before) && !isBeforeNoun(index, in: tokens)
                && tokens.indices.contains(index + 1) && !tokens[index + 1].tag.isNoun ? ("nˈis", "nˈiːs") : nil
        case "reading" where tokens[index].token.text == "Reading":
            return ["gaol", "jail", "station", "university", "festival", "abbey"].contains(next)
                ? ("ɹˈɛdɪŋ", "ɹˈɛdɪŋ") : nil
        case "bow":
            let near = (index - 4...index + 3).map { word($0, tokens) }
            return tokens[index].tag.isNoun && near.contains(where: players.contains) ? ("bˈO", "bˈQ") : nil
        default: return nil
        }
    }

    /// *Well-read*, *the most widely read*, *the sign read “Closed”*.
    private static func isPast(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        let (before, next) = (word(index - 1, tokens), word(index + 1, tokens))
        if ["widely", "best", "least"].contains(before) { return true }
        if before == "-", ["well", "best", "widely", "ill", "little"].contains(word(index - 2, tokens)) { return true }
        if before == "well", [".", ",", "and", "man", "woman"].contains(next) { return true }
        return inscriptions.contains(before) && ["“", "\"", "``", ":", ",", "‘", "'", "as", "in"].contains(next)
    }

    private static let inscriptions: Set = [
        "sign", "letter", "note", "notice", "inscription", "headline", "label", "banner", "plaque", "card", "telegram",
        "message", "it", "which", "ticket", "board", "poster", "text", "placard", "caption", "motto", "placards",
        "tombstone",
    ]
    private static let ways: Set = [
        "river", "road", "path", "stream", "trail", "stair", "staircase", "street", "lane", "track", "valley", "which",
        "brook",
        "procession",
    ]
    private static let places: Set = [
        "by", "to", "behind", "beside", "at", "upon", "together", "against", "enough", "around", "round", "beneath",
        "under",
    ]
    private static let positions: Set = [
        "sat", "sit", "sits", "sitting", "stood", "stand", "stands", "standing", "lay", "lie", "lies", "lying", "came",
        "come",
        "comes", "drew", "keep", "kept", "keeping", "stay", "stayed", "crept", "held", "walk", "walked", "walking",
        "ran",
        "run", "followed", "following", "huddled", "too", "so", "very", "quite", "how", "as", "get", "got", "moved",
        "leaned",
        "leaning", "bent", "stepped", "knelt", "pressed", "clung", "nestled", "sailed", "rode", "passed", "lived",
        "living",
        "hard", "hovered", "flew", "hung", "gathered",
    ]
    private static let tiny: Set = [
        "crack", "cracks", "hole", "holes", "spot", "spots", "speck", "specks", "scratch", "scratches", "trace",
        "traces",
        "amount", "amounts", "dose", "doses", "difference", "change", "changes", "organisms", "organism", "fragment",
        "piece",
        "pieces", "stitches", "print", "handwriting", "writing", "scale", "grains", "droplets", "bubbles", "animals",
        "objects",
        "plants", "variations", "drop", "drops", "point", "points", "letters", "shells", "insect", "figure", "figures",
        "crystals", "flowers", "earrings", "room", "garden", "seeds", "hairs", "vessels", "fibres", "fibers", "waves",
    ]
    private static let beings: Set = [
        "is", "was", "are", "were", "be", "been", "being", "am", "men", "man", "those", "people",
    ]
    private static let lore: Set = [
        "law", "laws", "arts", "scriptures", "classics", "languages", "tongues", "lore", "latin", "greek", "hebrew",
        "theology", "divinity", "medicine", "history", "science", "sciences", "philosophy",
    ]
    private static let deer: Set = ["buck", "bucks", "fawn", "fawns", "stag", "stags", "deer", "hind", "hinds"]
    private static let players: Set = [
        "violinist", "cellist", "fiddler", "strings", "cello", "viola", "archer", "archers", "hunter", "quiver",
        "fiddles",
        "rosin", "longbow", "bowstring",
    ]
}

extension PennTag {
    fileprivate var isPronoun: Bool { self == .prp || self == .wp || self == .wdt }
}
