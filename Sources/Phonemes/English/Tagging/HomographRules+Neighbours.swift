// Words told apart by the company they keep in stories.
extension HomographRules {
    /// Words that have a rule here and may have no model.
    static let neighbourly: Set = [
        "read", "does", "Nice", "winds", "Reading", "used", "use", "bows", "rowing", "rowed", "deserts", "wound",
        "wind",
        "contract", "invalid", "Content", "lead",
    ]

    /// A reading that the words beside it settle, American and British.
    static func beside(_ index: Int, in tokens: [TaggedToken]) -> (american: String, british: String)? {
        let (before, next) = (word(index - 1, tokens), word(index + 1, tokens))
        switch word(index, tokens) {
        case "read": return isPast(index, in: tokens) ? ("ɹˈɛd", "ɹˈɛd") : nil
        case "used" where next == "to": return used(index, in: tokens)
        case "use" where next == "to":
            // “Did you use to…?”, but “What did he use to part them?”
            let isAsked =
                (index - 3..<index).contains { ["did", "didn't", "didn’t"].contains(word($0, tokens)) }
                || ["n't", "n’t"].contains(before)
            let isOf = tokens[max(0, index - 8)..<index].contains {
                ["what", "which"].contains($0.token.text.lowercased())
            }
            return isAsked && !isOf ? ("jˈus", "jˈuːs") : nil
        case "winds":
            return ways.contains(before) && tokens[max(0, index - 1)].tag.isNoun ? ("wˈIndz", "wˈIndz") : nil
        case "tear":
            let isRent = ["a", "the", "long", "great", "small", "little"].contains(before) && next == "in"
            return isRent && !isWept(index, in: tokens) ? ("tˈɛɹ", "tˈɛː") : nil
        case "close":
            return places.contains(next) && positions.contains(before) ? ("klˈOs", "klˈQs") : nil
        case "minute":
            return tiny.contains(next) && !isTime(index, in: tokens) ? ("mInˈut", "mInjˈuːt") : nil
        case "learned":
            let isScholar = beings.contains(before) && next == "in"
            return isScholar && (index + 2...index + 4).contains { lore.contains(word($0, tokens)) }
                ? ("lˈɜɹnɪd", "lˈɜːnɪd") : nil
        case "does":
            return tokens.contains { deer.contains($0.token.text.lowercased()) } && isAnimal(index, in: tokens)
                ? ("dˈOz", "dˈQz") : nil
        case "nice" where tokens[index].token.text == "Nice":
            // “Nice, France”
            if next == ",", word(index + 2, tokens) == "france" { return ("nˈis", "nˈiːs") }
            return index > 0 && ["in", "of", "to", "from", "at", "near", "via"].contains(before)
                && !isBeforeNoun(index, in: tokens)
                && tokens.indices.contains(index + 1) && !tokens[index + 1].tag.isNoun ? ("nˈis", "nˈiːs") : nil
        case "reading" where tokens[index].token.text == "Reading":
            return ["gaol", "jail", "station", "university", "festival", "abbey"].contains(next)
                ? ("ɹˈɛdɪŋ", "ɹˈɛdɪŋ") : nil
        case "bows": return isOfShip(index, in: tokens) ? ("bˈWz", "bˈWz") : nil
        case "bow" where isOfShip(index, in: tokens): return ("bˈW", "bˈW")
        case "deserts":
            let isOwed = ["his", "her", "your", "my"].contains(before)
            let isShared = ["their", "our"].contains(before) && next != "and"
            let isJust = before == "just" && !["is", "was", "'s", "’s"].contains(word(index - 2, tokens))
            return (isOwed || isShared || isJust) && !tokens[index].tag.isVerb ? ("dəzˈɜɹts", "dɪzˈɜːts") : nil
        case "invalid":
            return isSickPerson(index, in: tokens) ? ("ˈɪnvəlɪd", "ˈɪnvəlɪd") : nil
        case "contract":
            // “The muscles contract when…”
            guard index > 0, tokens[index - 1].tag == .nns, !goods.contains(before), tokens.indices.contains(index + 1)
            else { return nil }
            return tokens[index + 1].tag.isMark || ["when", "and", "as", "if", "under", "on", "with"].contains(next)
                ? ("kəntɹˈækt", "kəntɹˈakt") : nil
        case "wind" where next == "-" && word(index + 2, tokens) == "up": return ("wˈInd", "wˈInd")
        case "wound" where isTurned(index, in: tokens): return ("wˈWnd", "wˈWnd")
        case "lead" where next == "-":
            return leaden.contains(word(index + 2, tokens)) ? ("lˈɛd", "lˈɛd") : nil
        case "lead"
        where before == "pencil"
            || before == "the" && word(index + 1, tokens) == "in"
                && (index + 2...index + 4).contains { ["pencil", "pencils"].contains(word($0, tokens)) }:
            return ("lˈɛd", "lˈɛd")
        case "bow":
            let near = (index - 4...index + 3).map { word($0, tokens) }
            if near.contains(where: archers.contains) { return tokens[index].tag.isNoun ? ("bˈO", "bˈQ") : nil }
            // Players bend their heads as well, after they have played.
            let isHeld = ["from", "in", "of", "across"].contains(next)
            let isGiven = before == "a" && isGesture(word(index - 2, tokens)) && !isHeld
            let isCourtesy = isGiven || courtesies.contains(before)
            return tokens[index].tag.isNoun && near.contains(where: players.contains) && !isCourtesy
                ? ("bˈO", "bˈQ") : nil
        default: return nil
        }
    }

    /// *Well-read*, *the most widely read*, *the sign read “Closed”*.
    private static func isPast(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        let (before, next) = (word(index - 1, tokens), word(index + 1, tokens))
        if ["widely", "best", "least"].contains(before) { return true }
        if before == "-", ["well", "best", "widely", "ill", "little"].contains(word(index - 2, tokens)) { return true }
        if before == "well", [".", ",", "and", "man", "woman"].contains(next) { return true }
        if isPastPerfect(index, in: tokens) { return true }
        return inscriptions.contains(before) && ["“", "\"", "``", ":", ",", "‘", "'", "as", "in"].contains(next)
    }

    /// *I’d read it before*: he had, unless it is only thought of: *I’d read it if I had the time*.
    private static func isPastPerfect(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        var place = index - 1
        while place > 0, briefly.contains(word(place, tokens)) { place -= 1 }
        guard ["'d", "’d"].contains(word(place, tokens)) else { return false }
        // Without such a sign either may be meant, and most often it is *would*.
        let isDone =
            place < index - 1
            || ["every", "all", "both", "enough", "most", "several", "about", "of"].contains(word(index + 1, tokens))
            || (index + 1...index + 8).contains {
                ["before", "already", "somewhere", "twice", "papers"].contains(word($0, tokens))
            }
        guard isDone else { return false }
        // What one would do of an evening: *he’d read to the children*.
        if ["to", "aloud", "him", "her", "me", "us", "them", "out"].contains(word(index + 1, tokens)) { return false }
        return !tokens[max(0, index - 10)..<min(index + 12, tokens.count)].contains {
            habits.contains($0.token.text.lowercased())
                || ["if", "rather", "better", "unless", "could", "would", "sooner", "tomorrow"].contains(
                    $0.token.text.lowercased()
                )
        }
    }

    /// *Over the bows*, *the starboard bow*.
    private static func isOfShip(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard tokens[index].tag.isNoun else { return false }
        let near = (index - 6...index + 6).map { word($0, tokens) }
        if near.contains(where: { archers.contains($0) || players.contains($0) || tied.contains($0) }) { return false }
        let before = word(index - 1, tokens)
        if sides.contains(before) { return true }
        let isHers = ["the", "her", "its", "our"].contains(before)
        if isHers, near.contains(where: vessels.contains) { return true }
        return word(index, tokens) == "bows" && before == "the"
            && ["over", "in", "under"].contains(word(index - 2, tokens))
    }

    /// *The invalid slept*, *an invalid chair*; what does not hold is said of arguments and tickets.
    private static func isSickPerson(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard index > 0, tokens.indices.contains(index + 1), !["and", "or", ","].contains(word(index + 1, tokens))
        else {
            return false
        }
        if ["chair", "lady", "gentleman", "wife", "mother", "sister", "aunt", "father", "diet"].contains(
            word(index + 1, tokens)
        ) {
            return true
        }
        let isThing = [.dt, .prpPossessive, .jj].contains(tokens[index - 1].tag)
        return isThing && !tokens[index + 1].tag.isNoun && tokens[index + 1].tag != .jj
    }

    /// *He wound his watch*, *the clock was wound*.
    private static func isTurned(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard index > 0, ![.dt, .prpPossessive, .jj, .to, .md].contains(tokens[index - 1].tag),
            !["head", "knife", "stab", "gunshot", "bullet", "not", "n't", "n’t"].contains(word(index - 1, tokens))
        else { return false }
        let after = (index + 1...index + 4).map { word($0, tokens) }
        if ["the", "a", "his", "her", "my", "their", "up"].contains(after[0]), after.contains(where: turned.contains) {
            return true
        }
        return ["was", "were", "been", "is"].contains(word(index - 1, tokens))
            && (index - 4..<index - 1).contains { turned.contains(word($0, tokens)) }
    }

    /// *A tear in the corner of her eye*, not *a tear in the canvas caught her eye*.
    private static func isWept(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        for place in index + 2..<min(index + 8, tokens.count) {
            if tokens[place].tag.isMark || [.vbd, .vbz, .cc].contains(tokens[place].tag) { return false }
            if ["eye", "eyes", "eyelashes", "lashes"].contains(word(place, tokens)) { return true }
        }
        return false
    }

    /// Sixty seconds before what may be tiny as well: *last minute changes*, *a five-minute drop*. Several are counted
    /// themselves: *two minute holes*.
    private static func isTime(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard index > 0 else { return false }
        let (before, next) = (word(index - 1, tokens), tokens[index + 1].tag)
        if tokens[index - 1].tag == .cd { return next != .nns || before == "one" }
        // “In a minute drops began to fall.”
        if before == "a" { return word(index + 1, tokens).hasSuffix("s") }
        return ["last", "next", "-", "every", "each", "per", "half", "this"].contains(before)
            || before == "the" && word(index - 2, tokens) == "to"
    }

    /// The plural of *doe*, as the tagger rarely has it: counted, owned or beside others of its kind.
    private static func isAnimal(_ index: Int, in tokens: [TaggedToken]) -> Bool {
        guard tokens.indices.contains(index + 1), tokens[index + 1].tag != .vb,
            !["not", "n't", "n’t", "no", "nothing", "it", "so", "the", "this"].contains(word(index + 1, tokens))
        else { return false }
        if ["and", "or", ",", "with"].contains(word(index + 1, tokens)), deer.contains(word(index + 2, tokens)) {
            return true
        }
        guard index > 0, !tokens[index - 1].tag.isPronoun else { return false }
        if tokens[index].tag == .nns { return true }
        var before = index - 1
        if before > 0, tokens[before].tag == .jj || tokens[before].tag == .vbg { before -= 1 }
        if [.cd, .prpPossessive].contains(tokens[before].tag) || ofSeveral.contains(word(before, tokens)) {
            return true
        }
        return ["and", "or", ","].contains(word(index - 1, tokens)) && deer.contains(word(index - 2, tokens))
            && word(index - 2, tokens).hasSuffix("s")
    }
}
