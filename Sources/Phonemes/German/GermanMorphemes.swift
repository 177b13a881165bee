/// A German word cut into what it is made of.
struct GermanMorpheme: Hashable {
    enum Kind: Hashable {
        /// *be*, *ver*: never stressed.
        case weakPrefix
        /// *an*, *aus*: has the stress.
        case strongPrefix
        case stem
        /// *lich*, *keit*: begins with a consonant.
        case suffix
        /// *te*, *st*: what follows a stem that ends in its own consonant.
        case ending
    }

    let letters: [Unicode.Scalar]
    let kind: Kind
    /// Whether it is the first of a part of a compound.
    var beginsPart = false
}

/// Cuts German words at prefixes, suffixes, endings and the seams of compounds.
///
/// What is a word, a list tells; what is not in it is cut by its letters only where that is sure.
struct GermanMorphemes {
    /// Whether a word, in small letters, is in the list.
    let isWord: @Sendable (String) -> Bool
    /// How common a piece of compounds is as the first and as the last part; `nil` for what is none.
    let part: @Sendable (String) -> GermanLexicon.Part?
    /// Whether a word is not cut at prefixes and endings, since its sounds are known.
    var isWhole: @Sendable (String) -> Bool = { _ in false }

    /// The parts of a word in small letters.
    func parts(of word: String) -> [GermanMorpheme] {
        var parts: [GermanMorpheme] = []
        for piece in compound(word, depth: 0) {
            var morphemes = simple(piece)
            if !morphemes.isEmpty { morphemes[0].beginsPart = true }
            parts += morphemes
        }
        return parts
    }

    // MARK: Compounds

    /// The words that a word is put together of.
    private func compound(_ word: String, depth: Int) -> [String] {
        let letters = Array(word)
        guard letters.count > 5, depth < 4,
            depth == 0 || !isWhole(word) && !Self.boundTails.contains(where: word.hasPrefix)
        else { return [word] }
        var best: (score: Int, at: Int)?
        // *Kontakt*, not *Kont-akt*.
        let first = GermanStress.hasWeakOnset(Array(word.unicodeScalars)) ? 5 : 3
        let weakEnd = max(Self.weakStart(of: word)?.whole ?? 0, GermanForeignWords.wholeStart(of: word))
        for place in first..<max(first, letters.count - 2) {
            let (left, right) = (String(letters[..<place]), String(letters[place...]))
            // *Vollbringen*, *spezi-fisch*
            if place < weakEnd { continue }
            // *Wachs-ende*
            if right.hasPrefix("send"), left.hasSuffix("wach") { continue }
            // *Nach-tragen*
            if left == "nacht", startsAfterNach(word) { continue }
            guard let start = firstLevel(left),
                let last = lastLevel(right) ?? lastLevel(right, after: left)
                    ?? (start > 8 && isUnknownTail(right, after: left) ? 0 : nil)
            else { continue }
            // Common pieces, and no very short ones.
            let score = start + last + min(place, letters.count - place, 6)
            if score > best?.score ?? 9 { best = (score, place) }
        }
        guard let best = best ?? afterUnknown(letters) else { return [word] }
        let left = String(letters[..<best.at])
        return compound(left, depth: depth + 1) + compound(String(letters[best.at...]), depth: depth + 1)
    }

    /// Where a common last part follows a name or another word that no list knows: *Sommerhaiden-weg*, *Geißen-stall*.
    private func afterUnknown(_ letters: [Character]) -> (score: Int, at: Int)? {
        guard letters.count > 8 else { return nil }
        for place in 4..<(letters.count - 2) where letters[place - 1] == "n" && letters[place - 2] == "e" {
            let right = String(letters[place...])
            guard part(right)?.last ?? 0 > 9, lastLevel(right) != nil, right.count > 3 || right == "weg",
                right.first != "t", right.first != "d"
            else { continue }
            let left = String(letters[..<place])
            if Self.strongSet.contains(left) || Self.noHeads.contains(left) || startsStrong(left) { continue }
            return (10, place)
        }
        return nil
    }

    /// How likely a piece is the first part of a compound; `nil` where it cannot be one.
    private func firstLevel(_ left: String) -> Int? {
        guard isHead(left) else { return nil }
        let least = isWord(left) ? left.utf8.count > 5 && isWhole(left) ? 7 : 4 : 2
        return max(part(left)?.first ?? 0, least)
    }

    /// How likely a piece is the last part of a compound, or all that follows the first; `nil` where it cannot be that.
    private func lastLevel(_ right: String) -> Int? {
        guard isTail(right) || part(right)?.last ?? 0 > 0 && !Self.noTails.contains(right) else { return nil }
        return max(part(right)?.last ?? 0, isWord(right) ? 4 : 2)
    }

    /// How likely a piece is the last part where what stands before tells it; `nil` where it does not.
    private func lastLevel(_ right: String, after left: String) -> Int? {
        switch right {
        // *Wochen-ende*, *Kriegs-ende*, but *reis-ende*.
        case "ende", "endes", "enden": return isLinked(left) && !left.hasSuffix("wachs") ? 4 : nil
        // *Augen-stern*, but *mini-stern*.
        case "stern", "sterne", "sternen", "sterns":
            return left.count > 3 && left.last.map { !"aeiouäöüyst".contains($0) } ?? false ? 4 : nil
        default:
            if isPrefixed(right, after: left) { return 2 }
            // *Kennen-gelernt*, *stehen-geblieben*
            let isParticiple =
                right.hasPrefix("ge") && right.count > 6 && (right.hasSuffix("t") || right.hasSuffix("en"))
            return isParticiple && left.count > 4 && left.hasSuffix("en") && isWord(left) ? 4 : nil
        }
    }

    /// Whether a piece is a noun and what links it to the next, and not the stem of a verb: *kriegs-*, *wochen-*, but *reis-*.
    private func isLinked(_ left: String) -> Bool {
        guard !isWord(left + "en") else { return false }
        return ["s", "es", "n", "en"].contains { link in
            let noun = String(left.dropLast(link.count))
            guard left.hasSuffix(link), noun.count > 3, link != "s" || noun.last.map({ !"aeiou".contains($0) }) ?? false
            else { return false }
            return isWord(noun) || part(noun) != nil || part(left)?.first ?? 0 > 9
        }
    }

    /// Whether a piece is a prefix that has the stress and a word: *An-spruch*, *Gegen-stände*.
    private func isPrefixed(_ right: String, after left: String) -> Bool {
        let isAgainst = right.hasPrefix("gegen")
        let strong = prefix(of: right).flatMap { $0.1 == .strongPrefix ? $0.0 : nil }
        // *Gegenüber-stand*, *hierher-schreiben*, *mast-urbieren*
        guard let prefix = isAgainst ? "gegen" : strong, prefix.count > 1, prefix != "ur",
            !Self.strongSet.contains(left + prefix)
        else { return false }
        let rest = String(right.dropFirst(prefix.count))
        guard rest.count > 3, !Self.noTails.contains(where: { rest.hasPrefix($0) && rest.count < $0.count + 4 }) else {
            return false
        }
        return isWord(rest) || Self.withoutUmlaut(rest).map(isWord) ?? false
    }

    /// Whether a piece that is in no list can be a word after a common first part: *Augen-schmaus*, but not *schul-digen*.
    private func isUnknownTail(_ right: String, after left: String) -> Bool {
        // *Stehen-geblieben*
        if right.hasPrefix("ge"), right.count > 6, isWord(left), left.count > 4, left.hasSuffix("en") { return true }
        guard left.count > 3, right.count > 4, let first = right.first, !"aeiouäöüy".contains(first),
            Self.isBeginning(right),
            Self.hasVowel(right), !Self.noTails.contains(where: right.hasPrefix), !right.hasPrefix("ch"),
            !right.hasPrefix("zig"), !startsStrong(left)
        else { return false }
        return !(1...3).contains { isWord(left + right.prefix($0)) || isWord(left + right.prefix($0) + "e") }
    }

    private func isHead(_ left: String) -> Bool {
        guard !Self.noHeads.contains(left), !Self.strongSet.contains(left), Self.hasVowel(left) else { return false }
        // *Agitations-reise*
        if left.count > 6, Self.linkedSuffixes.contains(where: left.hasSuffix) { return true }
        // *Hin-gewiesen*, *auf-zunehmen*
        if left.hasSuffix("ge") || left.hasSuffix("zu"), Self.strongSet.contains(String(left.dropLast(2))) {
            return false
        }
        // *Aus-gebreitet*, *hin-geschickt*
        if let place = left.range(of: "ge", after: 2), Self.strongSet.contains(String(left[..<place.lowerBound])),
            !left[place.upperBound...].contains(where: { "aeiouäöüy".contains($0) }), left != "angel"
        {
            return false
        }
        // *Versch-obenes*: no stem is without a vowel.
        if Self.weak.contains(where: {
            left != $0 && left.hasPrefix($0) && left.count < $0.count + 4
                && !Self.hasVowel(String(left.dropFirst($0.count)))
        }) {
            return false
        }
        // *Vor-stand*, not *vors-tand*.
        if left.hasSuffix("s"), Self.strongSet.contains(String(left.dropLast())) { return false }
        if isWord(left), left.count > 3 || Self.shortHeads.contains(left) { return true }
        if part(left)?.first ?? 0 > 0 { return true }
        for link in ["s", "es", "n", "en", "er", "e"] where left.hasSuffix(link) {
            let stem = String(left.dropLast(link.count))
            if stem.count > 3, isWord(stem), !Self.noHeads.contains(stem) { return true }
        }
        // *Schreibtisch*: the stem of a verb; *Schulhaus*: a noun without its e.
        if startsStrong(left, above: 2) { return false }
        return left.count > 3
            && (isWord(left + "en") && !left.hasSuffix("er") || isWord(left + "e")
                // *Hänge-matte*, *Zeige-finger*
                || left.count > 4 && left.hasSuffix("e") && isWord(left + "n"))
    }

    private static let linkedSuffixes = ["ions", "täts", "schafts", "heits", "keits", "ungs"]

    private func isTail(_ right: String) -> Bool {
        // *Schnurrbart*, which only begins like the suffix.
        if ["bart", "barts", "bartes"].contains(right) { return true }
        guard right.count > 3 || Self.shortTails.contains(right), Self.hasVowel(right), !Self.noTails.contains(right),
            !Self.noTails.contains(where: { right.hasPrefix($0) && right.count < $0.count + 4 })
        else { return false }
        if isWord(right) || Self.boundTails.contains(where: right.hasPrefix) { return true }
        // *Sicher-zustellen*, *Gegen-stände*
        if right.hasPrefix("zu"), right.hasSuffix("en"), isWord(String(right.dropFirst(2))) { return true }
        if let plain = Self.withoutUmlaut(right), plain.count > 3, isWord(plain) { return true }
        guard right.count > 4 else {
            return right.hasSuffix("e") && part(String(right.dropLast()))?.last ?? 0 > 9
        }
        return base(of: right).map { $0.count > 3 && !Self.noTails.contains($0) } ?? false
    }

    /// The noun of a plural that changes its vowel: *Stände*.
    private static func withoutUmlaut(_ word: String) -> String? {
        guard let ending = ["en", "ern", "er", "e"].first(where: word.hasSuffix),
            let place = word.lastIndex(where: { "äöü".contains($0) })
        else { return nil }
        let plain = ["ä": "a", "ö": "o", "ü": "u"][String(word[place])] ?? ""
        return String(word[..<place]) + plain + word[word.index(after: place)...].dropLast(ending.count)
    }

    /// Adjectives that stand only after another word, *gutmütig*, and what no list has.
    private static let boundTails = ["mütig", "schultrig", "bärtig", "äugig", "herzig", "selig", "chef"]

    /// The word that a word is an inflected form of.
    func base(of word: String) -> String? {
        for ending in Self.endings where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            guard stem.count > 2 else { continue }
            if isWord(stem), !Self.verbal.contains(ending) || stem.count > 3 { return stem }
            if isWord(stem + "en"), !["n", "s", "em", "es"].contains(ending) { return stem + "en" }
            if isWord(stem + "e"), ["en", "er", "es", "em"].contains(ending) { return stem + "e" }
            if isWord(stem + "n"), stem.hasSuffix("el") || stem.hasSuffix("er"),
                Self.verbal.contains(ending) || ending.hasPrefix("ung")
            {
                return stem + "n"
            }
        }
        return nil
    }

    private static let verbal: Set = ["test", "tet", "ten", "te", "t", "st", "tes", "ter", "tem"]
    private static let endings = [
        "ungen", "ung", "igkeit", "keit", "heiten", "heit", "licher", "lichen", "liches", "liche", "lich", "ischen",
        "ischer",
        "ische", "isch", "igen", "iger", "iges", "ige", "ig", "losen", "lose", "los", "schaften", "schaft", "end",
        "ender",
        "eten", "etest", "etet", "ete", "testen", "tests", "ste", "sten", "ster", "stes", "ere", "eren", "erer", "eres",
        "ende", "enden", "ender",
        "endes",
        "test", "tet", "ten", "ter", "tes", "tem", "te", "est", "et", "en", "em", "er", "es", "st", "e", "n", "s", "t",
    ]

    private static let noHeads: Set = [
        "ver", "ent", "zer", "emp", "der", "den", "dem", "des", "ein", "eine", "ge", "be", "und", "ich", "sie",
        "ter", "ber", "gen", "ten", "hint", "wied", "übern", "unter", "über", "durch", "wider", "wieder", "hinter",
        "gest", "miss", "auss",
        "erst", "aber", "auf", "aus", "vor", "nach", "mit", "bei", "weg", "los", "fort", "heim", "nieder", "zurück",
        "zusammen", "inter", "pro", "anti", "super", "ale", "man", "mar", "kon", "kam", "par", "per", "tra", "pre",
        "gele", "erle", "hinges", "veran", "geni", "inne", "da",
        "pres", "ang", "abs", "anst", "verb", "gern", "vers", "gel", "ges", "bes", "ers", "best",
    ]
    private static let shortHeads: Set = [
        "tag", "weg", "rat", "tor", "tal", "hof", "hut", "rad", "bad", "ast", "arm", "ohr", "uhr", "eis", "see", "ehe",
        "tee",
        "kuh", "amt", "akt", "mut", "not", "rot", "gut", "alt", "neu", "tür", "zug", "bau", "sau", "ton", "elf", "typ",
        "öl",
        "fuß",
        "tod", "tot", "tat", "lob", "gas", "bus", "gold", "rum", "bar", "mai", "all", "erd",
    ]
    private static let shortTails: Set = [
        "tag", "weg", "rat", "tor", "tal", "hof", "hut", "rad", "bad", "ast", "arm", "ohr", "uhr", "eis", "see", "tee",
        "kuh",
        "amt", "akt", "mut", "not", "rot", "gut", "alt", "neu", "tür", "zug", "bau", "ton", "typ", "fuß", "tod", "lob",
        "art",
        "ort", "mal", "rot",
    ]
    private static let noTails: Set = [
        "ers", "ung", "ungen", "dung", "alten", "altung", "heit", "keit", "lich", "isch", "chen", "lein", "ling",
        "erin",
        "eren", "ende", "enden",
        "ernd", "igen", "iger", "iges", "igem", "iern", "ieren", "tion", "ation", "ität", "ismus", "iert", "ante",
        "ente", "enen", "esse", "eres", "erer", "ernde", "ierte", "tens", "sten", "ster", "stes", "stem", "test",
        "eten", "elte", "elten", "erte", "erten", "elnd", "ellen", "elle", "ette", "ine", "inen", "innen", "ions",
        "alle", "allen", "aler", "eln", "ern", "erung", "elung", "igung", "schaft", "haft", "los", "bar", "sam",
        "tum", "nis", "chens", "tete", "teten", "rate", "aten", "ated", "oren", "eben", "egen", "amen", "ahme",
        "endlich", "ration", "rationen", "aren", "rinnen", "enst", "este", "esten", "ester", "estes", "icht", "ichte",
        "rige", "rigen", "uchtet", "uchten", "uchtete", "ucht", "uchte",
        "teste", "testen", "testes", "testem", "sier",
    ]

    // MARK: One word

    /// The prefixes, the stem, the suffixes and the ending of a word that is no compound.
    private func simple(_ word: String) -> [GermanMorpheme] {
        if isWhole(word) { return [GermanMorpheme(letters: Array(word.unicodeScalars), kind: .stem)] }
        // *Ab-solvieren*
        if GermanForeignWords.wholeStart(of: word) > 0 { return tail(of: word) }
        if let count = Self.weakStart(of: word)?.prefix {
            return [GermanMorpheme(letters: Array(word.prefix(count).unicodeScalars), kind: .weakPrefix)]
                + tail(of: String(word.dropFirst(count)))
        }
        guard let (prefix, kind) = prefix(of: word) else { return tail(of: word) }
        let rest = String(word.dropFirst(prefix.count))
        let first = GermanMorpheme(letters: Array(prefix.unicodeScalars), kind: kind)
        // *Ver-gessen*: after a weak prefix comes the stem.
        guard kind == .weakPrefix, !isWhole(rest) else {
            return rest == "sucht" ? [first] + Self.participle(rest) : [first] + simple(rest)
        }
        // *Ver-an-stalten*: another may stand between.
        if ["an", "ab", "auf", "aus", "ein", "un", "vor"].contains(where: rest.hasPrefix),
            let (_, second) = self.prefix(of: rest), second == .strongPrefix
        {
            return [first] + simple(rest)
        }
        // *Ver-ge-waltigen*
        if ["gewalt", "gewiss", "gewisser"].contains(where: rest.hasPrefix), rest != "gewiss" {
            return [first, GermanMorpheme(letters: ["g", "e"], kind: .weakPrefix)] + tail(of: String(rest.dropFirst(2)))
        }
        // *Besucht*, *verflucht*, *gemalt*: forms of verbs, and not the nouns *Sucht*, *Flucht*, *Malt*.
        if ["sucht", "flucht", "bucht"].contains(rest) || prefix != "er" && isParticipleStem(rest, after: prefix) {
            return [first] + Self.participle(rest)
        }
        return [first] + tail(of: rest)
    }

    /// A stem and its t.
    private static func participle(_ word: String) -> [GermanMorpheme] {
        [
            GermanMorpheme(letters: Array(word.dropLast().unicodeScalars), kind: .stem),
            GermanMorpheme(letters: ["t"], kind: .ending),
        ]
    }

    /// *Gemal-t*, *beton-t*: whether t is the ending of a verb that has the prefix or gets it in the participle.
    private func isParticipleStem(_ rest: String, after prefix: String) -> Bool {
        guard rest.hasSuffix("t"), rest.count > 3 else { return false }
        let stem = String(rest.dropLast())
        guard let last = stem.last, "bgklmnp".contains(last), Self.hasVowel(stem), !Self.noVerbs.contains(stem) else {
            return false
        }
        return isWord(prefix + stem + "en") || prefix == "ge" && isWord(stem + "en")
    }

    /// How many letters the first part of a word has, if it is none of those that have the stress, *voll-bringen*,
    /// *wahr-scheinlich*, and how many it has with what tells that.
    private static func weakStart(of word: String) -> (prefix: Int, whole: Int)? {
        guard let initial = word.first, let starts = weakStarts[initial], word != "vollends",
            let start = starts.first(where: { word.hasPrefix($0.0 + $0.1) })
        else { return nil }
        return (start.0.count, start.0.count + start.1.count)
    }

    private static let weakStarts: [Character: [(String, String)]] = Dictionary(
        grouping: [
            ("voll", "end"), ("voll", "zieh"), ("voll", "zog"), ("voll", "br"), ("voll", "führ"), ("voll", "streck"),
            ("voll", "zug"), ("voll", "züg"), ("voll", "komm"), ("will", "komm"), ("wahr", "schein"),
            ("wahr", "haftig"),
            ("leib", "haftig"), ("jahr", "hundert"), ("jahr", "tausend"), ("jahr", "zehnt"), ("all", "mächt"),
            ("all", "mähl"), ("all", "tägl"), ("all", "jährl"), ("all", "abendl"), ("all", "nächtl"), ("barm", "herz"),
            ("drei", "faltig"), ("drei", "einig"), ("nord", "ost"), ("nord", "west"), ("süd", "ost"), ("süd", "west"),
            ("ab", "scheul"), ("vor", "treffl"), ("vor", "zügl"),
        ],
        by: { $0.0.first ?? " " }
    )

    /// *Nach-tragen*, *Nach-teil*, but *Nacht-arbeit*.
    private func startsAfterNach(_ word: String) -> Bool {
        word.hasPrefix("nacht") && Self.afterNach.contains { word.dropFirst(4).hasPrefix($0) }
    }

    private static let afterNach = ["teil", "tisch", "trag", "träg", "trug", "trauer", "tret", "trat", "tank", "tön"]

    private func prefix(of word: String) -> (String, GermanMorpheme.Kind)? {
        guard let initial = word.first else { return nil }
        for prefix in Self.strongByInitial[initial] ?? [] where word.hasPrefix(prefix) {
            if Self.noStrongWords.contains(word) { break }
            // *Hindurch*, but not *Hindu*; *ein-zu-stellen*, but not *einzeln*.
            if !isBeforeZu(word, prefix),
                !(prefix == "hinter" && GermanStress.isInseparable(prefix, String(word.dropFirst(6)))),
                !(prefix == "nach" && startsAfterNach(word)),
                Self.noStrong.contains(where: {
                    word.hasPrefix($0) && (!prefix.hasPrefix($0) || prefix.utf8.count == $0.utf8.count)
                })
            {
                continue
            }
            let rest = String(word.dropFirst(prefix.count))
            guard Self.admits(prefix, rest) else { continue }
            guard rest.count > 2, Self.hasVowel(rest), Self.isBeginning(rest) else { continue }
            if isKnown(rest) || isKnown(rest + "en") || isParticiple(rest) || Self.beginsStem(rest, after: prefix)
                || prefix == "un" && self.prefix(of: rest) != nil || GermanStress.isInseparable(prefix, rest)
            {
                return (prefix, .strongPrefix)
            }
        }
        for prefix in Self.weak where word.hasPrefix(prefix) {
            let rest = String(word.dropFirst(prefix.count))
            guard rest.count > 2, Self.hasVowel(rest), Self.isBeginning(rest) else { continue }
            // *Beantragen*, *geöffnet*, *geordnet*: no stem begins so.
            if Self.openPrefixes.contains(where: word.hasPrefix), rest.count > 3 || prefix == "ge" && rest.first == "ü"
            {
                return (prefix, .weakPrefix)
            }
            // *Missverstehen*: the one that has the stress.
            let kind = prefix == "miss" ? GermanMorpheme.Kind.strongPrefix : .weakPrefix
            guard !Self.noPrefix.contains(where: word.hasPrefix), !Self.noPrefixWords.contains(word) else { continue }
            // *Gestellt*, *besuchen*: before a consonant it is the prefix nearly always.
            if prefix.count > 2 || prefix == "er" && rest.count > 4 || isKnown(rest) || isKnown(rest + "en")
                || Self.startsStem(rest)
            {
                return (prefix, kind)
            }
        }
        return nil
    }

    /// Whether *zu* and a verb follow a prefix.
    private func isBeforeZu(_ word: String, _ prefix: String) -> Bool {
        word.hasPrefix(prefix + "zu") && word.hasSuffix("n") && isWord(String(word.dropFirst(prefix.count + 2)))
    }

    /// What no other word than one with a prefix has after such a beginning: *Ein-stellung*, *über-lief*.
    private static func beginsStem(_ rest: String, after prefix: String) -> Bool {
        if prefix.count > 4 || ["über", "wieder"].contains(prefix) { return rest.count > 3 }
        if rest.count > 3, startsStem(rest), clear.contains(prefix) { return true }
        if rest.count > 4, prefix != "un", prefix != "ur", startsStem(rest), native.contains(where: rest.hasSuffix) {
            return true
        }
        if prefix == "un", rest.count > 5, startsStem(rest), !rest.hasPrefix("gar"), isAdjective(rest) { return true }
        return prefix.count > 1 && ["st", "sp", "sch"].contains { rest.hasPrefix($0) } && rest.count > 4
    }

    /// *Ge-gangen*, *zu-machen*, *be-stellt* after a separable prefix.
    private func isParticiple(_ rest: String) -> Bool {
        for prefix in ["ge", "zu", "be", "er", "ver", "ent"] where rest.hasPrefix(prefix) {
            let stem = String(rest.dropFirst(prefix.count))
            if stem.count > 2, Self.hasVowel(stem), isKnown(stem) || isKnown(stem + "en") || prefix == "ge" {
                return true
            }
        }
        return false
    }

    private func isKnown(_ word: String) -> Bool {
        isWord(word) || base(of: word) != nil || part(word)?.last ?? 0 > 0 || Self.bound.contains(word)
    }

    /// Stems that stand only after a prefix: *Ankunft*, *Abnahme*.
    private static let bound: Set = [
        "kunft", "künfte", "künften", "nahme", "nahmen", "ständig", "ständige", "ständigen", "wesend",
    ]

    /// Whether a word can begin so: with a vowel, one consonant, or several that German has there.
    private static func isBeginning(_ rest: String) -> Bool {
        let onset = rest.prefix { !"aeiouäöüyéèê".contains($0) }
        return onset.count < 2 || onsets.contains { onset.hasPrefix($0) }
    }

    private static let onsets = [
        "bl", "br", "ch", "cl", "cr", "dr", "fl", "fr", "gl", "gn", "gr", "kl", "kn", "kr", "pf", "ph", "pl", "pn",
        "pr",
        "ps", "qu", "rh", "sch", "sk", "sl", "sm", "sn", "sp", "st", "sz", "th", "tr", "ts", "wr", "zw",
    ]

    /// Beginnings where be- or ge- stands before a vowel.
    private static let openPrefixes = [
        "beab", "beacht", "beal", "bean", "beauf", "beaug", "beein", "beend", "beerb", "beerd", "beob", "beord",
        "beunr",
        "beur", "beäng", "beäug", "geacht", "geah", "gealt", "geant", "gearb", "geä", "geö", "geü", "geord", "geopf",
        "geehr", "geeil", "geein", "geeig", "geend", "geerb", "geernt", "geurt", "geheim", "geheiß", "geheiz",
        "beeil", "beehr", "beeid", "beeng", "genieß", "genießt",
    ]

    private static func startsStem(_ rest: String) -> Bool {
        rest.count > 2 && rest.first.map { !"aeiouäöüy".contains($0) } ?? false
    }

    /// Whether a word begins with a separable prefix.
    private func startsStrong(_ word: String, above length: Int = 0) -> Bool {
        word.first.flatMap { Self.strongByInitial[$0] }?.contains {
            $0.count > length && word.hasPrefix($0) && !Self.closed.contains($0)
        } ?? false
    }

    /// Whether a stem can follow a prefix that only some have.
    private static func admits(_ prefix: String, _ rest: String) -> Bool {
        switch prefix {
        case "hinzu": hinzu.contains(where: rest.hasPrefix)
        case "inne":
            ["hal", "hiel", "häl", "gehal", "wohn", "gewohn", "hab", "hatt", "zuhal", "zuwohn"].contains(
                where: rest.hasPrefix
            )
        case "da": there.contains(where: rest.hasPrefix)
        case "anheim":
            ["stell", "gestell", "geb", "gab", "gegeb", "gib", "fall", "fäll", "fiel", "gefall"].contains(
                where: rest.hasPrefix
            )
        case "voran": !["schl", "meld", "zeig", "kündig"].contains(where: rest.hasPrefix)
        case "vorher": !rest.hasPrefix("r") && !rest.hasPrefix("ig")
        default: true
        }
    }

    private static let closed: Set = ["hinzu", "inne", "da", "anheim"]
    /// *Hinzufügen*, but *hin-zu-weisen*.
    private static let hinzu = [
        "füg", "gefüg", "zufüg", "komm", "kam", "käm", "gekomm", "setz", "gesetz", "zusetz", "tret", "trat", "träte",
        "tritt",
        "getret", "zog", "gezog", "zieh", "rechn", "gerechn", "dicht", "gedicht", "denk", "gedacht", "dachte", "lern",
        "gelernt", "eil", "geeilt", "gesell", "gewinn", "gewonn", "gewann",
    ]
    /// *Dastehen*, *dagewesen*.
    private static let there = [
        "gewes", "gestand", "gesess", "gelegen", "geblieb", "stand", "ständ", "stünd", "steh", "sitz", "sitzt", "saß",
        "säß",
        "lieg", "lag", "läg", "bleib", "blieb", "zubleib", "zusteh", "zusitz", "zulieg", "zusein", "gelass",
    ]

    private static let strongSet: Set<String> = Set(strong).subtracting(closed)
    private static let strongByInitial = Dictionary(grouping: strong, by: { $0.first ?? " " })
    /// The longest first.
    private static let strong =
        GermanLexicon.adverbs.keys.filter { $0 != "herzu" }.sorted { ($1.count, $0) < ($0.count, $1) }
        + ["da", "inne"] + prefixes
    private static let prefixes = [
        "zusammen", "gegenüber", "zurück", "hinunter", "herunter", "hinüber", "herüber", "hinein", "herein", "hinaus",
        "heraus",
        "hinauf",
        "herauf", "hervor", "herum", "herab", "hinab", "heran", "voran", "voraus", "vorbei", "vorüber", "entgegen",
        "empor",
        "nieder", "davon", "dahin", "daher", "fort", "heim", "nach", "fest", "frei", "auf", "aus", "ein", "vor", "bei",
        "mit",
        "weg", "los", "her", "hin", "teil", "statt", "dar", "an", "ab", "zu", "um",
        "über", "unter", "durch", "hinter", "wider", "wieder", "un", "ur",
    ]
    /// *Günstigste*, *wägbaren*: whether it has the suffix of an adjective.
    private static func isAdjective(_ word: String) -> Bool {
        ["ig", "lich", "bar", "sam", "haft"].contains { suffix in
            ["", "e", "en", "er", "es", "em", "ste", "sten", "ster", "keit"].contains { word.hasSuffix(suffix + $0) }
        }
    }

    /// Endings of verbs and of nouns from them.
    private static let native = ["ung", "ungen", "ungs", "ten", "te", "end", "ende", "enden", "eln", "ern"]
    /// Prefixes that few stems begin like.
    private static let clear: Set = ["ein", "auf", "aus", "vor", "nach", "mit", "weg", "her", "hin"]
    /// Words that only look as if they had a prefix.
    private static let noStrongWords: Set = [
        "angel", "angela", "angelo", "angeles", "eins", "einst", "uns", "zug", "zuge", "zuges", "zugs", "zum", "zur",
        "vorn", "vorne", "hing", "hinge",
        "hingen",
        "hingst", "hingt",
    ]
    /// Beginnings that only look like separable prefixes.
    private static let noStrong = [
        "ander", "angelb", "angelf", "angelg", "angelh", "angeli", "angelk", "angelm", "angeln", "angelp", "angelr",
        "angels", "angelt", "angelw", "angst", "anker", "antlitz", "anna", "abend", "aber", "abt", "auge", "august",
        "austern",
        "einig",
        "einz", "eine", "einsam", "einstig", "einstmal", "einstweil", "unser", "unsre", "urne", "uran", "herr", "herz",
        "herbst", "herd", "hering", "herzog",
        "hermann", "hinter", "hindu", "hinder", "hink", "einander", "antenn", "antik", "antw", "abtei",
        "absolut", "absurd", "abstrak", "mitte", "mittw", "mittag", "mitter", "nacht", "beid", "bein", "beiß",
        "beil",
        "beich", "beim", "zucker", "zuckt", "zucken", "zung", "zufried", "zumal", "zumindest", "zurzeit", "zugig",
        "außer", "wegen", "losung", "heimat",
        "ende", "darm", "darf", "dara", "dari", "daru", "darü", "darwin", "darb", "darn",
        "freund", "freud", "vorder", "uhr", "ununter", "antiqu", "antagon", "abdomen", "abstinen", "annull", "ankara",
        "anton", "andre", "anal", "anek", "abel",
    ]
    /// Words that only look as if they had one.
    private static let noPrefixWords: Set = [
        "beste", "besten", "bester", "bestes", "bestem", "bestens", "bete", "beten", "betet", "betete", "beteten",
        "geber", "gebern", "gebers", "geberin", "betend", "beton", "betest", "betende", "betenden", "betender",
        "bestie",
        "erbe", "erben", "erbes", "erbt", "erbte", "erbten", "erbst", "erbin", "erbinnen", "erste", "ersten", "erster",
        "erstes", "erstem", "erstens",
        "betons", "gehe", "gehen", "gehend", "gehende", "gehenden", "gehens", "gehung", "gehender", "gehendes", "gebe",
        "gebend",
    ]
    private static let weak = ["ver", "zer", "ent", "emp", "miss", "be", "ge", "er"]
    /// Beginnings that only look like prefixes.
    private static let noPrefix = [
        "beet", "bein", "beid", "beiß", "beil", "beiz", "beicht", "beisp", "bell", "besen", "bestien", "beere",
        "becher",
        "becken", "bett", "berg", "berlin", "bern", "besser", "benzin", "bengel", "beug",
        "beule",
        "beut", "beben", "bebt", "gegen", "gegn", "gehst", "geht", "gelb", "geld", "gern", "gestern", "gesten",
        "geiz",
        "geige", "geier", "geil", "geist", "gerste", "genf", "germ", "geo", "gerber", "geben", "gebt", "gebung",
        "gebst",
        "gestrig", "gelten", "ernst", "ernt", "erde", "erbs", "erstere", "erstge", "erstm", "erik", "ente",
        "erker",
        "erdb", "erdk", "erot", "gener", "genet", "gemse", "verona", "missi", "missa", "berber", "bertr", "genie",
        "genial", "betonier",
    ]

    /// The stem, its suffixes and what is inflected.
    private func tail(of word: String) -> [GermanMorpheme] {
        if isWhole(word) { return [GermanMorpheme(letters: Array(word.unicodeScalars), kind: .stem)] }
        for suffix in Self.suffixes {
            for ending in ["", "e", "en", "er", "es", "em", "s", "n", "sten", "ste", "ster", "ere", "eren"]
            where word.hasSuffix(suffix + ending) {
                let stem = String(word.dropLast(suffix.count + ending.count))
                guard stem.count > 2 || suffix == "heit" && stem.count > 1, Self.hasVowel(stem),
                    !suffix.hasPrefix("nis") || stem.last != "n"
                else { continue }
                // *Mädchen*, but *zwischen*, *machen*, *horchen*.
                if suffix == "ling", stem.last == "l" { continue }
                // *Welchen*, *manchen*, *Mönchen*
                if suffix == "chen", Self.noDiminutives.contains(stem) { continue }
                if suffix == "chen", let before = stem.last, !"bdfgkptznml".contains(before) { continue }
                let last = GermanMorpheme(letters: Array((suffix + ending).unicodeScalars), kind: .suffix)
                return tail(of: stem) + [last]
            }
        }
        // *Golowskis*
        if word.hasSuffix("skis") {
            return [
                GermanMorpheme(letters: Array(word.dropLast().unicodeScalars), kind: .stem),
                GermanMorpheme(letters: ["s"], kind: .ending),
            ]
        }
        // *Schön-ste*
        for ending in ["sten", "ster", "stes", "stem", "ste"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            guard stem.count > 4, stem.last == "n", isWord(stem) else { continue }
            return [
                GermanMorpheme(letters: Array(stem.unicodeScalars), kind: .stem),
                GermanMorpheme(letters: Array(ending.unicodeScalars), kind: .ending),
            ]
        }
        for ending in ["test", "ten", "tet", "tes", "ter", "tem", "te", "st", "t", "s"] where word.hasSuffix(ending) {
            let stem = String(word.dropLast(ending.count))
            guard stem.count > 2, Self.hasVowel(stem), let before = stem.last, !"aeiouäöüystd".contains(before) else {
                continue
            }
            if ending == "s" && stem.hasSuffix("ch") || Self.noVerbs.contains(stem) { continue }
            let isWeak = stem.hasSuffix("el") || stem.hasSuffix("er")
            let isVerb =
                (isWord(stem + "en") || isWeak && isWord(stem + "n")) && stem != "war" && ending != "s"
                && !(ending.count < 3 && isWord(word))
            if isVerb || ending == "s" && (isWord(stem) || part(stem)?.last ?? 0 > 0) {
                return [
                    GermanMorpheme(letters: Array(stem.unicodeScalars), kind: .stem),
                    GermanMorpheme(letters: Array(ending.unicodeScalars), kind: .ending),
                ]
            }
        }
        return [GermanMorpheme(letters: Array(word.unicodeScalars), kind: .stem)]
    }

    /// What is no stem of a verb before t: *Gewalt*, *Weihnachten*, *Nacht*.
    private static let noVerbs: Set = ["wal", "nach", "ach", "haf", "pol", "star", "fak", "run"]
    private static let noDiminutives: Set = [
        "wel", "sol", "man", "mön", "mün", "kel", "mil", "dol", "fal", "strol", "el", "hor",
    ]
    private static let suffixes = [
        "haftig",
        "schaft", "heit", "keit", "lich", "haft", "chen", "lein", "ling", "los", "bar", "sam", "tum", "nis", "niss",
        "wärts",
    ]

    static func hasVowel(_ word: String) -> Bool { word.contains { "aeiouäöüy".contains($0) } }
}

extension String {
    /// Where a text first stands after so many letters.
    fileprivate func range(of text: String, after count: Int) -> Range<String.Index>? {
        var place = index(startIndex, offsetBy: count, limitedBy: endIndex) ?? endIndex
        while place < endIndex {
            if self[place...].hasPrefix(text) {
                return place..<index(place, offsetBy: text.count)
            }
            place = index(after: place)
        }
        return nil
    }
}
