/// Capitals with stops that could be an abbreviation and are the initials of a person: *D. H. Lawrence*, *P. S. Laplace*.
struct ContinentalPersonInitials {
    private let words: ContinentalWords

    init(_ words: ContinentalWords) { self.words = words }

    /// Whether the words of an abbreviation are initials sooner.
    func begin(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        let letters = (start..<end).filter(passage.isLetters)
        guard letters.count > 1, let first = letters.first, letters.dropFirst().allSatisfy({ isSingle($0, passage) })
        else { return false }
        let key = letters.map(passage.letters).joined()
        if words.abbreviations.joining.contains(passage.printed(first)) {
            // *Gedichte v. A. Huber*, *Karl v. A.*, but *das ist u. U.*
            return isPerson(end, passage) || key.hasPrefix("v") && isAfterName(start, passage)
        }
        guard isSingle(first, passage), isPerson(end, passage), !Self.never.contains(key),
            !Self.courtesies.contains(key) || words.names.honoured.isEmpty
        else { return false }
        let before = start - 1
        // *J. D. H. Lawrence*
        if passage.isMark(before, "."), passage.isTight(before), isSingle(before - 1, passage) { return true }
        guard passage.word(before).map({ $0.kind == .letters || $0.kind == .mark }) ?? true,
            RomanNumeral(before, in: passage) == nil
        else { return false }
        let isHyphenated = letters.count == 2 && passage.isHyphen(start + 2)
        if isHyphenated, key != "jc" { return false }
        if Self.first.contains(key), startsSentence(start, passage) { return false }
        if key == "jc" { return !isEra(start, passage) }
        // *Telefónica S.A. Madrid*: a firm’s letters stand without a blank.
        let isFirm = key == "sa" && passage.isTight(start + 2)
        if Self.behindNames.contains(key), passage.isCapitalised(before), passage.count(before) > 1,
            before > 0 || isFirm, !words.functionWords.contains(passage.letters(before))
        {
            return false
        }
        if Self.honours.contains(key) { return !isHonour(start, end, passage) }
        // *I. A. Schulze* below a letter
        return !(Self.signatures.contains(key) && startsSentence(start, passage) && isOnlyNames(end, passage))
    }

    /// Whether a person comes next: initials and a name, or a letter alone that stands for one, *Karl v. A.*
    func precedePerson(at index: Int, after start: Int, _ passage: Passage) -> Bool {
        isSingle(index, passage) && (isPerson(index, passage) || isAfterName(start, passage))
    }

    /// Whether a word with a capital goes before that is no month.
    private func isAfterName(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index - 1) && passage.count(index - 1) > 1
            && !words.months.contains(passage.printed(index - 1))
    }

    /// A capital with a stop.
    func isSingle(_ index: Int, _ passage: Passage) -> Bool {
        passage.isCapitalised(index) && passage.count(index) == 1 && passage.isTightMark(index + 1, ".")
    }

    /// Whether a family name comes next, perhaps with more initials or *von* before it.
    private func isPerson(_ index: Int, _ passage: Passage) -> Bool {
        var place = index
        while isSingle(place, passage) { place += 2 }
        if ["van", "von"].contains(passage.printed(place)) { place += 1 }
        return passage.isCapitalised(place) && passage.count(place) > 1
            && !words.functionWords.contains(passage.letters(place))
    }

    private func startsSentence(_ start: Int, _ passage: Passage) -> Bool {
        if (0..<start).allSatisfy({ passage.word($0)?.kind == .mark }) { return true }
        // *Dein Karl. P. S. Bring Brot mit.*
        return [0x2E, 0x21, 0x3F, 0x2026].contains(passage.mark(start - 1)) && !isSingle(start - 2, passage)
    }

    private func isOnlyNames(_ index: Int, _ passage: Passage) -> Bool {
        (index..<passage.words.count).allSatisfy { passage.isCapitalised($0) || passage.word($0)?.kind == .mark }
    }

    /// *Avant J.-C. Rome*, *antes de J. C. Roma*
    private func isEra(_ start: Int, _ passage: Passage) -> Bool {
        let before = passage.isMark(start - 1, ".") ? start - 2 : start - 1
        return Self.eras.contains(passage.letters(before))
            || passage.letters(before) == words.joints.of && Self.eras.contains(passage.letters(before - 1))
    }

    /// *S. M. Louis XVIII*, *S. A. R. Madame*, *le R. P. Lacordaire*
    private func isHonour(_ start: Int, _ end: Int, _ passage: Passage) -> Bool {
        Self.determiners.contains(passage.letters(start - 1)) || isHonoured(end, passage)
            || RomanNumeral(end + 1, in: passage) != nil || isSingle(end, passage)
    }

    /// Whether a word is a ruler, a title or said of one: *S. M. Británica*, *V. S. Ill.ma*.
    func isHonoured(_ index: Int, _ passage: Passage) -> Bool {
        let name = passage.letters(index)
        let isRuler = words.names.kings.contains(name) || words.names.queens.contains(name)
        if isRuler || words.names.titles.contains(name) || words.names.honoured.contains(name)
            || Self.honoured.contains(name) || Self.superlatives.contains(where: name.contains)
        {
            return true
        }
        return !words.names.honoured.isEmpty && passage.isTightMark(index + 1, ".")
            && (passage.isTight(index + 2) && passage.isLetters(index + 2)
                || words.abbreviations.stopped[name + "."] != nil)
    }

    private static let superlatives = ["issim", "ísim", "íssim"]

    /// Never initials, or too seldom to be read so.
    private static let never: Set = Set(words: "nd sms se nh sss smc zd kk kuk ikh skh qepd qdg qbsm qbsp dep")
    /// What is a courtesy, or no person at all, before any name, in languages that list what is honoured.
    private static let courtesies = Set(words: "se sar usa eua adr")
    /// What may begin a sentence before a word with a capital: a postscript, an example.
    private static let first: Set = ["ps", "nb", "pd", "zb"]
    private static let honours: Set = Set(words: "sm sa ss sar sai vm ve vs va vr ns rp rd rdl")
    private static let signatures: Set = ["ia", "iv"]
    /// What stands behind a name: firms, places, ages.
    private static let behindNames: Set = Set(
        words: "sa sl spa srl ca dc usa eua ad ads ado odt ir dj dä cap ac ru"
    )
    private static let eras: Set = Set(words: "av avant ap apr après antes después avanti dopo depois")
    private static let determiners: Set = Set(words: "le du au el al del il les los o ao do très au")
    /// What is said of a majesty or of the Lord.
    private static let honoured: Set = Set(
        words: """
            serenísima serenissima sereníssima sérénissime électorale ilustrísima imperial real fidelísima fidelíssima cristianísima
            cristianissima sarda siciliana très muy catholique britannique impériale royale chrétienne fidèle apostolique suédoise prussienne danoise jésus
            jesucristo gesù jesus señora signora senhora senhor católica católico britannica cattolica imperiale reale majestät
            kaiser könig königin kaiserin prinz prinzessin mgr monseigneur monsieur madame mademoiselle mme m don dom schiff kreuzer
            yacht británica britânica cesárea cesarea prusiana prussiana sueca sabauda russa rusa austríaca austriaca otomana
            dios dio deus elena leopoldina margherita amélia granduca granduchessa archiduque arciduca gran duque fray
            superior frei monseñor monsignor cardenal cardinale cardeal
            """
    )
}
