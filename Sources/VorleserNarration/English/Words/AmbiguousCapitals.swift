/// Capitals that are initials in one place and a word in another: *US soldiers came to US*.
struct AmbiguousCapitals {
    let token: CapitalToken
    let passage: Passage
    /// Whether the whole sentence is printed with capitals.
    let allCapitals: Bool

    /// How it is said; `nil` when it isn't one of these.
    var reading: CapitalToken.Reading? {
        switch token.text {
        case "US": isCountry ? .letters : .word
        case "IT": isTechnology ? .letters : .word
        case "HE": previousIn(["an"]) ? .letters : .word
        case "ERA": (previousIn(["his", "an"]) || isAfterNumber) && !allCapitals ? .letters : nil
        case "WHO": previousIn(["the"]) && !allCapitals ? .letters : .word
        case "AM" where ["radio", "dial", "station", "stations", "band"].contains(next): .letters
        case "OR" where (previousIn(["the", "an"]) || isRatio) && !allCapitals: .letters
        case "AM", "PM": isAfterNumber ? .letters : token.text == "AM" ? .word : .letters
        case "AD", "BC", "CE":
            isBesideNumber || token.text == "BC"
                ? .letters : previousIn(["an", "the"]) || allCapitals ? .word : .letters
        case "ID": previousIn(["i'd"]) ? .word : .letters
        case "PO" where passage.subjects.contains(.medicine) || previousIn(Self.doses): .letters
        case "MA", "PA", "LA", "ER", "AL", "DA", "EL", "DE", "MI", "PO", "TA", "MO", "KO":
            isShortName
        case "ET": isEasternTime ? .letters : .word
        case "MR", "MRS": isTitle ? nil : .letters
        case "OH" where ["group", "groups", "ion", "ions", "radical", "radicals", "bond", "bonds"].contains(next):
            .letters
        case "JSON", "YAML", "TOML": .word
        case "OR", "ME", "IN", "OH", "HI", "AS", "SO", "NO", "DO", "GO", "BE", "WE": .word
        case "IRA", "EST", "SAS", "INS", "SEC", "ADA", "DARE", "RIP", "ODI", "MOD", "COD", "DOE", "DIA", "REM", "SAE",
            "IDA", "BAA", "MIT", "USE":
            allCapitals || isInName ? .word : nil
        case "IV": isDrip ? .letters : nil
        case "POW": passage.unit(token.range.upperBound) == 0x21 ? .word : .letters
        case "SAT": ["score", "scores", "test", "tests", "exam"].contains(next) ? .letters : .word
        case "LED": isShouted ? .word : .letters
        case "PST", "MST": isAfterHour ? .letters : nil
        case "ADD": ["medication", "diagnosis"].contains(next) ? .letters : .word
        case "GI", "GP", "MP", "PC", "HQ", "TV", "VIP": .letters
        case "ASAP": .letters
        default: nil
        }
    }

    /// *(OR 2.1; 95% CI …)*, *OR = 2.1*: the odds ratio of a study.
    private var isRatio: Bool {
        let (start, end) = (token.range.lowerBound, passage.skippingBlanks(from: token.range.upperBound))
        if passage.unit(end) == 0x3D { return true }
        return passage.isDigit(end) && [0x28, 0x5B].contains(passage.unit(start - 1))
    }

    /// The next word in small letters, `""` if something parts them.
    private var next: String { passage.word(after: token.range.upperBound).map(passage.string)?.lowercased() ?? "" }

    private func previousIn(_ words: Set<String>) -> Bool {
        passage.word(before: token.range.lowerBound).map { words.contains(passage.string($0).lowercased()) } ?? false
    }

    /// Before a name, or before what joins it to another title: *MR & MRS SMITH*. Marginal revenue is none: *MR = MC*.
    private var isTitle: Bool {
        let end = passage.skippingBlanks(from: token.range.upperBound)
        if let unit = passage.unit(end), "&/".utf16.contains(unit) || unit == 0x2E && !passage.endsSentence(end + 1) {
            return true
        }
        return passage.isCapitalNext(token.range.upperBound) || ["and", "or"].contains(next) && hasSpouse
    }

    private var hasSpouse: Bool {
        passage.word(after: token.range.upperBound).flatMap { passage.word(after: $0.upperBound) }.map(passage.string)
            .map { ["MRS", "MR", "MS"].contains($0) } ?? false
    }

    /// Beside a name that is printed with capitals as well, or after a title: *JANE DOE*, *Ms. DOE*.
    private var isInName: Bool {
        let previous = passage.word(before: token.range.lowerBound)
        if let previous, Self.titles.contains(passage.string(previous).lowercased()) { return true }
        return [previous, passage.word(after: token.range.upperBound)].contains { word in
            guard let word, word.count > 1 else { return false }
            let text = passage.string(word)
            let isInitial = word.count == 2 && text.hasSuffix(".") && passage.isCapital(word.lowerBound)
            if isInitial { return true }
            return word.count > 2 && word.allSatisfy { passage.isCapital($0) } && !AcronymTable.words.contains(text)
                && !AcronymTable.spelled.contains(text) && Spelling.isSayable(text.lowercased())
                && !PlainWords.contains(text.lowercased())
        }
    }

    private static let titles: Set<String> = ["mr.", "mrs.", "ms.", "miss", "mr", "mrs", "ms"]

    /// Whether a word beside it is printed with capitals that is no initials: *HE LED US*.
    private var isShouted: Bool {
        if allCapitals { return true }
        return [passage.word(before: token.range.lowerBound), passage.word(after: token.range.upperBound)].contains {
            word in
            guard let word, word.allSatisfy({ passage.isCapital($0) }) else { return false }
            return word.count > 1 && PlainWords.contains(passage.string(word).lowercased())
        }
    }

    private var isAfterHour: Bool {
        let previous = passage.word(before: token.range.lowerBound)
        let isBesideClock = previous.map { passage.isDigit($0.lowerBound) } ?? false
        return isBesideClock || isAfterNumber || previousIn(["a.m.", "p.m.", "am", "pm", "noon", "midnight"])
    }

    /// After a time of day, or where it is no word of Latin's.
    private var isEasternTime: Bool {
        if allCapitals || ["al", "al.", "tu", "seq", "seq.", "cetera"].contains(next) { return false }
        return isAfterNumber || previousIn(["a.m.", "p.m.", "am", "pm", "noon", "midnight"])
            || !passage.startsSentence(token.range.lowerBound)
            || passage.word(after: token.range.upperBound) != nil
    }

    private var isAfterNumber: Bool {
        let end = passage.skippingBlanksBack(from: token.range.lowerBound)
        return passage.isDigit(end - 1) || previousIn(Self.hours)
    }

    private var isBesideNumber: Bool {
        isAfterNumber || passage.isDigit(passage.skippingBlanks(from: token.range.upperBound))
            || previousIn(["century", "centuries", "year"])
    }

    private static let doses: Set<String> = ["mg", "mcg", "mg/kg", "mcg/kg", "kg", "g", "gm", "ml", "meq", "units"]

    /// Into a vein, and no number.
    private var isDrip: Bool {
        if passage.subjects.contains(.medicine) || previousIn(Self.doses) { return true }
        return previousIn(["an"])
            || RomanNumbers.afterDrip.contains(next)
    }

    /// After an article, or before a noun.
    private var isCountry: Bool {
        if previousIn(["the", "this", "that", "non", "anti", "pro", "mainland", "continental", "every", "a"]) {
            return true
        }
        if passage.unit(token.range.upperBound) == 0x2D { return true }
        let next = next
        return !next.isEmpty && !PlainWords.contains(next) && !Self.afterPronoun.contains(next)
            && !previousIn(Self.verbs)
            && (!allCapitals || Self.nouns.contains(next))
    }

    /// Initials after an article, in the midst of small letters; a word otherwise.
    private var isShortName: CapitalToken.Reading {
        if allCapitals { return .word }
        let isWord = passage.startsSentence(token.range.lowerBound) || PlainWords.contains(token.text.lowercased())
        switch token.text {
        case "MA" where Self.afterDegree.contains(next) || isAmongDegrees: return .letters
        case "ER", "DA", "PA", "MA": return isOwned ? .letters : .word
        case "LA": return next == "la" || previousIn(["la"]) ? .word : .letters
        case "PO": return next == "box" ? .letters : .word
        case "MO": return previousIn(["his", "her", "their", "the", "an"]) ? .letters : .word
        case "KO": return previousIn(["a", "the", "by"]) ? .letters : .word
        default: return isWord ? .word : .asPrinted
        }
    }

    /// *The PA*, *my PA*, *the boss’s PA*.
    private var isOwned: Bool {
        guard let previous = passage.word(before: token.range.lowerBound) else { return false }
        let text = passage.string(previous).lowercased()
        return ["the", "an", "a", "his", "her", "my", "our", "your", "their"].contains(text)
            || ["'s", "’s"].contains { text.hasSuffix($0) }
    }

    /// *IT support*, *works in IT*.
    private var isTechnology: Bool {
        if allCapitals { return false }
        let isJob = Self.work.contains(next)
        if isJob, !Self.afterIt.contains(next) || previousIn(["the", "an", "our", "your", "in", "of"]) { return true }
        guard let previous = passage.word(before: token.range.lowerBound), passage.string(previous) == "in",
            let verb = passage.word(before: previous.lowerBound)
        else { return false }
        return ["work", "works", "worked", "working", "job", "jobs", "career", "careers", "degree", "are", "is"]
            .contains(
                passage.string(verb).lowercased()
            )
    }

    /// Of words of an office those that stand behind *it* as well.
    private static let afterIt: Set<String> = ["help", "guy", "guys"]

    /// *A BA, MA and PhD*.
    private var isAmongDegrees: Bool {
        let previous = passage.word(before: token.range.lowerBound, overComma: true).map(passage.string)
        return previous.map { ["BA", "BSc", "MSc", "PhD", "MBA", "B.A."].contains($0) } ?? false
    }

    private static let afterDegree: Set<String> = ["degree", "degrees", "thesis", "student", "students", "programme"]
    private static let work: Set<String> = [
        "department", "manager", "support", "guy", "guys", "team", "company", "industry", "specialist", "consultant",
        "expert", "experts", "system", "systems", "staff", "sector", "director", "job", "help", "security", "skills",
    ]
    private static let hours: Set<String> = [
        "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirty",
        "fifteen", "o'clock", "o’clock",
    ]
    private static let afterPronoun: Set<String> = [
        "are", "go", "see", "know", "back", "home", "alone", "free", "alive", "too", "together", "kids", "women", "men",
        "girls", "boys", "being", "going", "doing", "having", "getting", "folks",
    ]
    private static let verbs: Set<String> = [
        "let", "tell", "told", "give", "gave", "make", "made", "help", "want", "wants", "leave", "left", "take", "show",
    ]
    private static let nouns: Set<String> = ["army", "navy", "government", "senate", "congress", "president", "troops"]
}
