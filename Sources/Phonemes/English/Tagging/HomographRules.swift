/// What the homograph data cannot teach: it is an encyclopedia's, and people there neither bow nor quarrel.
enum HomographRules {
    /// Words that have a rule and may have no model.
    static let words: Set = [
        "row", "rows", "cursed", "dogged", "Job", "dove", "bass", "upset", "minute", "crooked", "beloved", "slough",
    ]

    /// A reading that a few words around settle, American and British; `nil` if they do not.
    static func reading(of index: Int, in tokens: [TaggedToken]) -> (american: String, british: String)? {
        if let reading = beside(index, in: tokens) { return reading }
        let tag = tokens[index].tag
        switch tokens[index].token.text.lowercased() {
        case "row", "rows":
            return isQuarrel(index, in: tokens)
                ? tokens[index].token.text.hasSuffix("s") ? ("ɹˈWz", "ɹˈWz") : ("ɹˈW", "ɹˈW") : nil
        case "rowing" where word(index + 1, tokens) == "about":
            return matters.contains(word(index + 2, tokens)) ? ("ɹˈWɪŋ", "ɹˈWɪŋ") : nil
        case "cursed":
            return isBeforeNoun(index, in: tokens) ? nil : ("kˈɜɹst", "kˈɜːst")
        case "dogged":
            return isBeforeNoun(index, in: tokens) ? ("dˈɔɡᵻd", "dˈɒɡɪd") : nil
        case "job" where tokens[index].token.text == "Job":
            return isName(index, in: tokens) ? ("ʤˈOb", "ʤˈQb") : nil
        case "dove":
            guard index > 0, dives.contains(word(index + 1, tokens)) else { return nil }
            return [.prp, .rb, .cc, .nnp].contains(tokens[index - 1].tag) ? ("dˈOv", "dˈQv") : nil
        case "bass":
            let near = (index - 3...index + 3).map { word($0, tokens) }
            return !near.contains(".") && near.contains(where: angling.contains) ? ("bˈæs", "bˈas") : nil
        case "aged":
            return isBeforeNoun(index, in: tokens) ? ("ˈAʤɪd", "ˈAʤɪd") : nil
        case "learned":
            let isGraded = index > 0 && ["more", "most", "very", "so", "too"].contains(word(index - 1, tokens))
            return isGraded || isBeforeNoun(index, in: tokens) ? ("lˈɜɹnɪd", "lˈɜːnɪd") : nil
        case "content":
            let isAtStart = index == 0 && word(1, tokens) == "," && tokens.indices.contains(2) && tokens[2].tag == .prp
            let isMade =
                index > 1 && ["made", "left", "kept", "make", "keep"].contains(word(index - 2, tokens))
                && tokens[index - 1].tag == .prp
            guard isAtStart || isMade || tag == .nn && index > 0 && pleased.contains(word(index - 1, tokens)) else {
                return nil
            }
            return ("kəntˈɛnt", "kəntˈɛnt")
        case "upset":
            return isThing(index, in: tokens) ? ("ˈʌpsˌɛt", "ˈʌpsɛt") : ("ˌʌpsˈɛt", "ˌʌpsˈɛt")
        case "slough" where word(index + 1, tokens) == "off": return ("slˈʌf", "slˈʌf")
        case "minute":
            return details.contains(word(index + 1, tokens)) ? ("mInˈut", "mInjˈuːt") : nil
        case "crooked":
            let isBending = tag.rawValue.hasPrefix("VB") && limbs.contains(word(index + 2, tokens))
            return isBending ? ("kɹˈʊkt", "kɹˈʊkt") : ("kɹˈʊkᵻd", "kɹˈʊkɪd")
        case "beloved":
            let isPassive = tag == .vbn && ["by", "of"].contains(word(index + 1, tokens))
            return isPassive ? nil : ("bəlˈʌvᵻd", "bɪlˈʌvɪd")
        case "lead":
            let isMetal =
                metal.contains(word(index + 1, tokens))
                || index > 0 && ["like", "molten", "white", "red"].contains(word(index - 1, tokens))
            return isMetal && !tag.rawValue.hasPrefix("VB") ? ("lˈɛd", "lˈɛd") : nil
        case "wound":
            guard paths.contains(word(index + 1, tokens)), index > 0, tokens[index - 1].tag != .dt else { return nil }
            return ("wˈWnd", "wˈWnd")
        case "bow":
            guard tag == .nn else { return nil }
            let near = (index - 4...index + 3).map { word($0, tokens) }
            if near.contains(where: ties.contains) { return ("bˈO", "bˈQ") }
            if word(index - 1, tokens) == "a", isGesture(word(index - 2, tokens)) { return ("bˈW", "bˈW") }
            return near.contains(where: courtesies.contains) ? ("bˈW", "bˈW") : nil
        default: return nil
        }
    }

    /// Whether the tag alone says how the word is read, so that the models keep out: of *bow* and *lead* they saw
    /// nouns only, of *tear* mostly those of muscles.
    static func leavesToTag(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        let tag = tokens[index].tag
        switch word(index, tokens) {
        case "bow", "lead": return tag.rawValue.hasPrefix("VB")
        case "read": return tag == .vbn || tag == .vbd || tag == .vb && isInfinitive(index, in: tokens)
        case "reading": return tag != .nnp
        case "tear": return !tokens.contains { injuries.contains($0.token.text.lowercased()) }
        default: return false
        }
    }

    /// The word in small letters, empty outside of the text.
    static func word(_ index: Int, _ tokens: [TaggedToken]) -> String {
        tokens.indices.contains(index) ? tokens[index].token.text.lowercased() : ""
    }

    /// Whether *to* or a modal verb stands one or two words before.
    private static func isInfinitive(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        tokens[max(0, index - 2)..<index].contains { token in
            token.tag == .to || token.tag == .md
                || ["do", "did", "does", "let", "n't", "n’t"].contains(token.token.text)
        }
    }

    /// Whether an article or the like stands before and a noun, or another adjective, after.
    static func isBeforeNoun(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard index > 0, index + 1 < tokens.count else { return false }
        switch tokens[index + 1].tag {
        case .nn, .nns, .nnp, .jj: break
        default: return false
        }
        switch tokens[index - 1].tag {
        case .dt, .prpPossessive, .jj, .pos: return true
        default: return false
        }
    }

    /// Whether an article or the like stands before, perhaps with an adjective between, and no noun after.
    private static func isThing(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        if isBeforeNoun(index, in: tokens) { return false }
        var before = index - 1
        if before > 0, tokens[before].tag == .jj { before -= 1 }
        guard before >= 0 else { return false }
        return tokens[before].tag == .dt || tokens[before].tag == .prpPossessive
    }

    /// Whether a capital inside a sentence makes it a name, not a title's word.
    private static func isName(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard index > 0, let before = tokens[index - 1].token.text.unicodeScalars.first else { return false }
        let next = index + 1 < tokens.count ? tokens[index + 1].token.text.unicodeScalars.first : nil
        return (before.properties.isLowercase || before == ",") && !(next?.properties.isUppercase ?? false)
    }

    /// Whether *row* is a quarrel: something one makes, kicks up or has, not what things stand in.
    private static func isQuarrel(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard tokens[index].tag != .vb, tokens[index].tag != .vbp else { return false }
        let after = word(index + 1, tokens)
        if ["of", "upon", "-", "boat"].contains(after) { return false }
        // “What a row!”, “What's the row?”
        if tokens.indices.contains(index + 1), tokens[index + 1].tag.isMark,
            ["a", "the"].contains(word(index - 1, tokens)),
            ["what", "'s", "’s"].contains(word(index - 2, tokens))
        {
            return true
        }
        for before in (index - 3..<index).reversed() {
            let word = word(before, tokens)
            if [
                "in", "of", "on", "from", "along", "front", "back", "third", "second", "first", "last", "whole",
                "entire", "top", "bottom",
            ].contains(word) {
                return false
            }
            if anger.contains(word) || before < index - 1 && quarrels.contains(word) { return true }
        }
        // “There was a row about the money”, “when the row broke out”
        if after == "broke", word(index + 2, tokens) == "out" {
            let next = word(index + 3, tokens)
            return !next.hasSuffix("ing") && !["in", "into"].contains(next)
        }
        guard after == "about", tokens.indices.contains(index + 2), tokens[index + 2].tag != .cd else { return false }
        let isThere = (index - 4..<index).contains {
            ["there", "was", "were", "is", "be", "another"].contains(word($0, tokens))
        }
        return isThere && !["a", "her", "his", "its"].contains(word(index + 2, tokens))
    }

    /// What people quarrel about.
    private static let matters: Set = [
        "money", "something", "nothing", "politics", "it", "who", "whose", "what", "everything", "anything", "that",
        "this",
    ]

    private static let quarrels: Set = [
        "make", "made", "making", "makes", "kick", "kicked", "kicking", "up", "have", "had", "having", "raise",
        "raised",
        "started", "start", "stop",
    ]
    private static let anger: Set = [
        "awful", "terrible", "frightful", "dreadful", "fearful", "blazing", "infernal", "devil", "domestic", "hell",
        "family", "flaming", "regular", "beastly", "jolly", "unholy", "ungodly",
    ]
    private static let details: Set = [
        "detail", "details", "particulars", "inspection", "examination", "description", "descriptions", "account",
        "attention", "knowledge", "instructions", "directions", "scrutiny", "investigation", "investigations",
        "fragments", "particles", "particle", "quantity", "quantities", "portion", "portions", "differences",
        "observation", "observations", "analysis", "creatures", "insects", "inquiries", "acquaintance", "study",
    ]
    private static let limbs: Set = ["finger", "fingers", "forefinger", "arm", "elbow", "knee", "thumb", "neck"]
    private static let dives: Set = ["into", "for", "under", "beneath", "headlong", "overboard", "headfirst"]
    private static let angling: Set = [
        "fish", "fishing", "caught", "catch", "river", "lake", "pond", "fried", "pounds", "pounder", "sea", "hooked",
    ]
    private static let injuries: Set = [
        "ligament", "muscle", "meniscus", "acl", "cartilage", "injury", "injured", "surgery", "knee", "hamstring",
        "shoulder", "tendon", "calf", "aortic", "wear", "fabric", "sail", "cloth", "labrum", "achilles", "mcl",
    ]
    private static let pleased: Set = [
        "am", "'m", "’m", "is", "are", "was", "were", "be", "been", "being", "quite", "perfectly", "well", "very",
        "more",
        "not", "felt", "feel", "seemed", "looked", "looks", "look", "'s", "’s",
    ]
    private static let metal: Set = [
        "pencil", "pencils", "pipe", "pipes", "bullet", "bullets", "shot", "paint", "coffin", "roof", "roofs", "weight",
        "weights", "lining", "poisoning", "ore", "sheathing", "foil", "pellets", "mine", "mines", "miners", "plumb",
        "seal",
        "keel",
        "ballast", "balls", "ball", "solder", "oxide", "acetate", "azide", "dust", "soldiers", "glass", "plates",
        "crystal",
    ]
    private static let paths: Set = [
        "through", "round", "around", "along", "down", "into", "itself", "between", "its", "among", "upwards", "away",
        "upward", "northward", "southward", "eastward", "westward", "uphill", "downhill", "past", "steeply", "slowly",
    ]
    private static let ties: Set = [
        "armed", "arrow", "arrows", "string", "fiddle", "violin", "tie", "tied", "ribbon", "hair", "quiver", "window",
        "windows",
    ]
    /// What is before *a bow* when the head is bent: *with a bow*.
    private static let gestures: Set = ["with", "made", "make", "makes", "making", "took", "take", "takes", "taking"]
    static func isGesture(_ word: String) -> Bool { gestures.contains(word) }

    static let courtesies: Set = [
        "low", "slight", "deep", "polite", "formal", "stiff", "profound", "graceful", "returned", "acknowledged",
        "courteous", "courtly", "ceremonious", "stately", "little", "gave", "smile", "curtsey", "ironical", "cold",
        "mock",
    ]
}
