/// An abbreviation whose words depend on what stands around it: *St. James St.*, *Dr. No*, *Elm Dr.*, *M. Poirot*.
struct AmbiguousAbbreviation {
    /// In small letters, without its full stop.
    let key: String
    /// Without its full stop.
    let printed: String
    let word: Range<Int>
    let passage: Passage

    /// What it stands for; `nil` when it isn't one of these, or stays as printed.
    var words: String? {
        switch key {
        case "st": isStreet ? "Street" : passage.isCapital(word.lowerBound) ? "Saint" : nil
        case "sts": passage.isCapital(word.lowerBound) ? isNameNext ? "Saints" : "Streets" : nil
        case "ste": passage.isCapital(word.lowerBound) && isNameNext ? "Sainte" : nil
        case "dr": passage.isCapital(word.lowerBound) ? isAddress ? "Drive" : "Doctor" : nil
        case "drs": passage.isCapital(word.lowerBound) ? "Doctors" : nil
        case "no": isNumbered || isOfNext ? capitalized("number") : nil
        case "nos": isNumbered ? capitalized("numbers") : nil
        case "ss": printed == "SS" && isPairOfNames ? "Saints" : nil
        case "m": isMonsieur ? "Monsieur" : nil
        case "mm": printed == "MM" && (isNameNext || isParticleNext) ? "Messieurs" : nil
        case "ms": printed == "MS" ? "manuscript" : nil
        case "mss": printed == "MSS" ? "manuscripts" : nil
        case "co": company
        case "sr":
            passage.isCapital(word.lowerBound) ? isAfterName ? "Senior" : isNameNext ? sister ?? "Señor" : nil : nil
        case "sra": isNameNext ? "Señora" : nil
        case "int": isSetting ? "Interior," : nil
        case "ext": isSetting ? "Exterior," : nil
        case "v": isNobleParticle ? "von" : isBetweenNames ? "versus" : nil
        case "n.d": undated
        case "ed": forename ?? givenName
        case "rd", "fr", "hen", "tho", "nich": forename
        default: nil
        }
    }

    private func capitalized(_ words: String) -> String {
        passage.isCapital(word.lowerBound) ? words.capitalizedAtStart : words
    }

    private var isNameNext: Bool { passage.isCapitalNext(word.upperBound) }

    /// *Co. D* of a regiment.
    private var isLetterNext: Bool { passage.word(after: word.upperBound).map { $0.count == 1 } ?? false }

    /// *M. de Villefort*
    private var isParticleNext: Bool {
        guard let next = passage.word(after: word.upperBound) else { return false }
        let text = passage.string(next)
        if text == "de" || text == "du" || text == "des" {
            return passage.isCapitalNext(next.upperBound) || text == "de"
        }
        let elided = ["d’", "d'", "D’", "D'"].contains(where: text.hasPrefix)
        return elided && (text.first == "d" || passage.isCapital(next.lowerBound + 2))
    }

    /// *INT. KITCHEN - NIGHT* at the start of a screenplay's scene.
    private var isSetting: Bool {
        guard passage.isCapital(word.lowerBound + 1), passage.startsSentence(word.lowerBound),
            let next = passage.word(after: word.upperBound)
        else { return false }
        return next.allSatisfy { !passage.isSmall($0) }
    }

    private var previous: Range<Int>? { passage.word(before: word.lowerBound) }

    private var isAfterName: Bool {
        guard let previous = passage.word(before: word.lowerBound, overComma: true) else { return false }
        return passage.isCapital(previous.lowerBound) && !isPlainWord(previous)
    }

    /// *No. of items*
    private var isOfNext: Bool { passage.word(after: word.upperBound).map { passage.string($0) == "of" } ?? false }

    private var isNumbered: Bool {
        passage.isNumberNext(word.upperBound, romanFrom: 2)
            && (passage.isCapital(word.lowerBound) || !passage.endsSentence(word.upperBound))
    }

    /// *SS. Peter and Paul*
    private var isPairOfNames: Bool {
        guard let name = passage.word(after: word.upperBound), passage.isCapital(name.lowerBound),
            passage.isSmall(name.lowerBound + 1)
        else { return false }
        let end = passage.skippingBlanks(from: name.upperBound)
        if passage.unit(end) == 0x2C || passage.unit(end) == 0x26 { return passage.isCapitalNext(end + 1) }
        return passage.word(after: name.upperBound).map {
            passage.string($0) == "and" && passage.isCapitalNext($0.upperBound)
        } ?? false
    }

    private var isStreet: Bool {
        guard let previous else { return false }
        let text = passage.string(previous)
        if text.last == "." { return false }
        let isOrdinal = passage.isDigit(previous.lowerBound) && !passage.isDigit(previous.upperBound - 1)
        if isOrdinal || Self.streets.contains(text.lowercased()) { return true }
        return passage.isCapital(previous.lowerBound) && !isNameNext && !isPlainWord(previous)
    }

    private var isAddress: Bool {
        guard let previous, passage.isCapital(previous.lowerBound), !isNameNext else { return false }
        return !isPlainWord(previous) && passage.string(previous).last != "."
    }

    private var isMonsieur: Bool {
        guard printed == "M", let next = passage.word(after: word.upperBound), next.count > 1,
            passage.isCapital(next.lowerBound) && passage.isSmall(next.lowerBound + 1) || isParticleNext
        else { return false }
        // *Boston & M. Consol. Co.*
        if passage.unit(passage.skippingBlanksBack(from: word.lowerBound) - 1) == 0x26 { return false }
        // *M. McNerney*, *M. O’Brien*
        if Self.gaelic.contains(where: passage.string(next).hasPrefix) || isForeigner(next) { return false }
        // “M. Limited Warranty” is the item after L.
        if passage.isHeading, passage.startsSentence(word.lowerBound), isPlainWord(next) { return false }
        if isAmongInitials { return false }
        guard let previous = passage.word(before: word.lowerBound, overComma: true) else { return true }
        let title = passage.string(previous).lowercased()
        let isTitle = title.last == "." || Self.titles.contains(title) || Self.ranks.contains(title)
        return !isTitle && (!passage.isCapital(previous.lowerBound) || isPlainWord(previous))
    }

    /// *Thanks to A. Hoffman, W. White and M. Lee*: other names there are cut to initials.
    private var isAmongInitials: Bool {
        passage.words.indices.contains { index in
            passage.count(index) == 1 && passage.isCapitalised(index) && passage.printed(index) != "M"
                && passage.isTightMark(index + 1, ".") && passage.isCapitalised(index + 2)
                && passage.count(index + 2) > 2
                && (index == 0 || passage.word(index - 1)?.kind == .mark || passage.isLowerCase(index - 1))
        }
    }

    private var company: String? {
        guard printed == "Co" || printed == "CO" else { return nil }
        guard let previous = passage.word(before: word.lowerBound, overComma: true) else {
            if passage.unit(passage.skippingBlanksBack(from: word.lowerBound) - 1) == 0x26 { return "Company" }
            return isNameNext ? isLetterNext ? "Company" : "County" : nil
        }
        let text = passage.string(previous).lowercased()
        if text == "and" || text == "&" || text.last == "." { return "Company" }
        if passage.isCapital(previous.lowerBound), !isPlainWord(previous) { return "Company" }
        return isNameNext && !isLetterNext ? "County" : "Company"
    }

    /// “Roe v. Wade”: a party before, a party after.
    private var isBetweenNames: Bool {
        guard printed == "v", let previous else { return false }
        let capital = passage.isCapital(previous.lowerBound)
        return (capital && isNameNext && passage.word(after: word.upperBound).map { !passage.isRoman($0) } ?? false)
    }

    /// A nun: *Sr. Mary Agnes*.
    private var sister: String? {
        let name = passage.word(after: word.upperBound).map(passage.string)
        return name.map { Self.nuns.contains($0) } ?? false ? "Sister" : nil
    }

    private static let nuns: Set<String> = [
        "Mary", "Marie", "Helen", "Agnes", "Bernadette", "Catherine", "Margaret", "Anne", "Ann", "Elizabeth", "Clare",
        "Joan", "Ruth", "Frances", "Angela", "Cecilia", "Josephine", "Martha", "Lucy", "Veronica", "Benedict",
        "Immaculata", "Rose", "Patricia", "Bridget", "Philomena", "Assumpta", "Perpetua", "Aloysius", "Ignatius",
        "Monica", "Theresa", "Scholastica", "Gertrude", "Dorothy", "Jean", "Kathleen", "Eileen", "Miriam", "Judith",
    ]

    /// Whether a word has its capital from the start of the sentence only.
    private func isPlainWord(_ word: Range<Int>) -> Bool {
        Self.plainWords.contains(passage.string(word).lowercased().replacing("’", with: "'"))
    }

    private static let streets: Set<String> = ["wall", "main", "broad", "42nd", "high", "fleet"]

    /// How names begin that are no Frenchman's.
    private static let gaelic = ["Mc", "O'", "O’"]

    private static let titles: Set<String> = ["doctor", "mister", "sir", "professor", "captain", "miss"]

    private static let plainWords = PlainWords.all
}
