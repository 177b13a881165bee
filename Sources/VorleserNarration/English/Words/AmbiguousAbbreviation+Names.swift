/// Parts of names that are shortened like something else: *Herr v. Beethoven*, *Sir Rd. Ford*.
extension AmbiguousAbbreviation {
    /// *Mr. Ed. Mountagu*, *Sir Fr. Clerke*: behind a title, and before a name.
    var forename: String? {
        guard let name = Self.forenames[key], passage.isCapital(word.lowerBound),
            passage.isCapitalNext(word.upperBound),
            let previous = passage.word(before: word.lowerBound),
            Self.beforeForename.contains(passage.string(previous).lowercased())
        else { return nil }
        return name
    }

    /// *Private Ed. Farr*, *John and Ed. Farr*: no mark parts an editor's name from a word before it so.
    var givenName: String? {
        guard printed == "Ed", passage.isCapitalNext(word.upperBound),
            let previous = passage.word(before: word.lowerBound), passage.isLetter(previous.lowerBound),
            passage.string(previous).last != "."
        else { return nil }
        return "Ed"
    }

    /// Whom soldiers and neighbours are called by before a name.
    static let ranks: Set<String> = [
        "private", "sergeant", "corporal", "lieutenant", "colonel", "major", "general", "bearer", "surgeon",
        "chaplain", "musician", "drummer", "nurse", "judge", "senator", "teamster", "wagoner", "uncle", "aunt",
        "cousin", "brother", "sister", "widow",
    ]

    private static let forenames = [
        "ed": "Edward", "rd": "Richard", "fr": "Francis", "hen": "Henry", "tho": "Thomas", "nich": "Nicholas",
    ]
    private static let beforeForename: Set<String> = [
        "mr.", "mr", "sir", "lord", "captain", "capt.", "colonel", "col.", "major", "dr.", "alderman",
    ]

    /// *Herr v. Beethoven*, *Carl v. Weber*, *H. v. Bernard*, where *Smith v. Jones* are parties.
    var isNobleParticle: Bool {
        guard printed == "v", let previous = passage.word(before: word.lowerBound),
            let next = passage.word(after: word.upperBound), next.count > 2, passage.isCapital(next.lowerBound),
            passage.isSmall(next.lowerBound + 1), !Self.institutions.contains(passage.string(next))
        else { return false }
        let name = passage.string(previous)
        if Self.germanTitles.contains(name.lowercased()) { return !isOffice(previous) }
        if Self.germanForenames.contains(name) { return true }
        return isGermanInitial(previous) && !isAboutLaw
    }

    /// *M. Johann Ernesti*, *M. Scott Peck*, *M. Hübner*: a forename with a name behind, or a letter, that no Frenchman has.
    func isForeigner(_ name: Range<Int>) -> Bool {
        let text = passage.string(name)
        if text.contains(where: "äöß".contains) || text.contains("ü") && !text.contains("aü") { return true }
        guard Self.germanForenames.contains(text) || Self.englishForenames.contains(text) else { return false }
        return passage.isCapitalNext(name.upperBound)
    }

    /// Behind an initial of their own, as writers and players have it.
    private static let englishForenames: Set<String> = [
        "Night", "Scott", "Stanley", "Carey", "Lynne", "Christine", "Kathleen", "Patricia", "Elizabeth", "Margaret",
        "Mary", "Katherine", "John", "Alan", "Brian", "Keith", "Kent", "Dale", "Wayne", "Russell", "Howard", "Mitchell",
        "Jerry", "Gregg", "Emmet", "Eberhard", "Justus",
    ]

    /// *Attorney General v. Smith*
    private func isOffice(_ title: Range<Int>) -> Bool {
        if passage.unit(title.lowerBound - 1) == 0x2D { return true }
        guard passage.string(title) == "General", let office = passage.word(before: title.lowerBound) else {
            return false
        }
        return passage.isCapital(office.lowerBound) || passage.string(office) == "attorney"
    }

    /// Of one letter. *R. v. Brown* is the Crown's case, and courts hide people behind *A.*, *B.* and *X.*
    private func isGermanInitial(_ initial: Range<Int>) -> Bool {
        let text = passage.string(initial)
        guard initial.count == 2, text.hasSuffix("."), passage.isCapital(initial.lowerBound) else { return false }
        return !["A.", "B.", "R.", "S.", "X.", "Y.", "Z."].contains(text)
    }

    /// Whether a court is spoken of, or a year stands in brackets as behind a case.
    private var isAboutLaw: Bool {
        passage.has(anyOf: Self.law)
            || passage.numerals.contains { numeral in
                let index = numeral.words.lowerBound
                return passage.count(index) == 4 && (passage.isMark(index - 1, "(") || passage.isMark(index - 1, "["))
            }
    }

    private static let germanTitles: Set<String> = [
        "herr", "herrn", "frau", "fräulein", "frl.", "baron", "baroness", "freiherr", "frhr.", "graf", "gräfin",
        "ritter",
        "hofrat", "hofrath", "fürst", "prinz", "count", "countess", "dr.", "prof.", "general",
    ]
    private static let germanForenames: Set<String> = [
        "Adolf", "Albrecht", "August", "Bernhard", "Carl", "Caspar", "Christoph", "Clemens", "Conrad", "Dietrich",
        "Emil",
        "Ernst", "Ferdinand", "Franz", "Friedrich", "Fritz", "Georg", "Gottfried", "Günther", "Hans", "Heinrich",
        "Helmuth", "Hermann", "Hugo", "Ignaz", "Johann", "Johannes", "Josef", "Karl", "Klemens", "Konrad", "Kurt",
        "Leopold", "Ludwig", "Moritz", "Nikolaus", "Otto", "Philipp", "Rudolf", "Siegfried", "Stephan", "Ulrich",
        "Ulrike", "Werner", "Wilhelm", "Wolfgang", "Xaver", "Bettina", "Charlotte", "Elisabeth", "Henriette",
        "Marianne",
        "Therese",
    ]
    /// Parties that are no persons.
    private static let institutions: Set<String> = [
        "State", "States", "United", "City", "County", "Board", "Secretary", "Home", "Commissioner", "Commissioners",
        "Ministry", "Minister", "Department", "University", "Bank", "Attorney", "Commonwealth", "People", "Queen",
        "King",
    ]
    private static let law: Set<String> = [
        "court", "courts", "case", "cases", "held", "appeal", "plaintiff", "defendant", "judge", "judges", "justice",
        "ruling", "ruled", "decided", "decision", "statute", "precedent", "tort", "act", "law", "supreme", "re",
        "parte",
        "see", "cf", "lawsuit", "trial", "jury",
    ]

    /// *Smith (n.d.)*, *N.D., under the title of …*: no date is printed; *Fargo, N.D.* is a town.
    var undated: String? {
        if printed == "n.d" { return "no date" }
        let isFirst = passage.startsSentence(word.lowerBound) && passage.unit(word.upperBound) == 0x2C
        return printed == "N.D" && isFirst ? "No date" : nil
    }
}
