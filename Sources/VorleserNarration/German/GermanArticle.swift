/// A one before its noun: *ein Mann*, *in einer Stunde*, *für einen Tag*.
struct GermanArticle {
    private let ending: String
    private let isNeuter: Bool
    /// The ending of an adjective behind an article that is printed: *eine 1/2 Stunde*.
    let given: String?

    /// - Parameters:
    ///   - noun: In small letters.
    ///   - start: Where the number is; the preposition before it tells the case.
    ///   - passage: A sentence.
    init(noun: String, at start: Int, _ passage: Passage) {
        self.init(noun: noun, at: start, isBeforeExtent: false, passage)
    }

    /// - Parameters:
    ///   - noun: In small letters.
    ///   - start: Where the number is.
    ///   - isBeforeExtent: Whether what is measured stands behind it: *½ m breit*.
    ///   - passage: A sentence.
    init(noun: String, at start: Int, isBeforeExtent: Bool, _ passage: Passage) {
        let isFeminine = GermanNumbers.isFeminine(noun) && !GermanNouns.isMasculine(noun)
        let first = passage.letters(start - 1)
        let word = passage.count(start - 1) > 1 && !["ab", "seit"].contains(first) ? start : 0
        isNeuter = GermanNumbers.neuter.contains(noun)
        let known = word == 0 ? nil : GermanInflection.known(at: word, noun: passage.words.count, passage)
        given = known == "er" && isNeuter ? "es" : known
        let origin = Self.origin(of: start, passage)
        let before = passage.letters(origin - 1)
        if Self.dative.contains(before) {
            ending = isFeminine ? "er" : "em"
        } else if Self.genitive.contains(before) {
            ending = isFeminine ? "er" : "es"
        } else {
            let isAccusative =
                Self.isMasculine(noun)
                && (Self.accusative.contains(before) || isBeforeExtent || Self.isExtent(noun, start, passage)
                    || GermanObjects.objectCase(at: origin, passage) == .accusative)
            ending = isFeminine ? "e" : isAccusative ? "en" : ""
        }
    }

    /// Where a row of counted things begins, all of which stand in the same case: *mit 1 EL Butter und 1 Lorbeerblatt*.
    private static func origin(of start: Int, _ passage: Passage) -> Int {
        var origin = start
        while let earlier = earlier(origin, passage) { origin = earlier }
        return origin
    }

    private static func earlier(_ start: Int, _ passage: Passage) -> Int? {
        let joint = passage.isMark(start - 1, ".") && passage.letters(start - 2) == "u" ? start - 2 : start - 1
        guard ["und", "oder", "u"].contains(passage.letters(joint)) || passage.isMark(joint, ",") else { return nil }
        var place = joint - 1
        // What is counted: *EL Butter*, *große Zwiebel*
        while passage.isLetters(place), joint - place < 5 {
            if passage.isLowerCase(place), !adjectiveEndings.contains(where: passage.letters(place).hasSuffix),
                ContinentalWords.german.measures.units[passage.printed(place)] == nil
            {
                return nil
            }
            place -= 1
        }
        guard place < joint - 1, let numeral = passage.numerals.last(where: { $0.words.upperBound == place + 1 }) else {
            return nil
        }
        let first = numeral.words.lowerBound
        return passage.isTightMark(first - 1, "/") && passage.isDigits(first - 2) ? first - 2 : first
    }

    /// *1 Tag später*, *1 Monat lang*, *1 Meter groß*
    private static func isExtent(_ noun: String, _ start: Int, _ passage: Passage) -> Bool {
        guard passage.letters(start + 1) == noun else { return false }
        let next = passage.letters(start + 2)
        return times.contains(noun) && later.contains(next) || lengths.contains(noun) && extents.contains(next)
    }

    /// Whether a word says in which direction something is measured: *breit*, *weit*.
    static func isExtent(_ word: String) -> Bool { extents.contains(word) }

    var one: String { "ein" + ending }

    /// An adjective after it: *ein halber*, *einer halben*.
    func adjective(_ stem: String) -> String {
        switch ending {
        case "": stem + (isNeuter ? "es" : "er")
        case "e": stem + "e"
        default: stem + "en"
        }
    }

    /// Whether a noun is one of those whose accusative is told.
    static func isMasculine(_ noun: String) -> Bool { GermanNouns.isMasculine(noun) }

    private static let dative: Set = [
        "in", "mit", "nach", "vor", "seit", "von", "bei", "aus", "zu", "ab", "binnen", "außer", "gegenüber", "nebst",
        "samt",
    ]
    private static let genitive: Set = ["innerhalb", "während", "wegen", "trotz", "statt", "anstatt"]
    private static let accusative: Set = ["für", "um", "gegen", "durch", "ohne", "pro", "je", "über", "bis"]
    private static let times: Set = ["tag", "monat", "abend", "morgen", "vormittag", "nachmittag"]
    private static let later: Set = Set(words: "später lang früher vorher nachher zuvor danach darauf hindurch")
    private static let lengths: Set = [
        "meter", "kilometer", "zentimeter", "millimeter", "fuß", "schritt", "zoll", "kopf",
    ]
    private static let extents: Set = Set(
        words: "groß hoch lang breit tief dick weit weiter entfernt stark größer kleiner höher tiefer länger"
    )
    private static let adjectiveEndings = ["e", "er", "es", "en", "em"]
}
