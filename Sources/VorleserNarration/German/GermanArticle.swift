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
        let isFeminine = GermanNumbers.isFeminine(noun)
        let before = passage.letters(start - 1)
        let word = passage.count(start - 1) > 1 && !["ab", "seit"].contains(before) ? start : 0
        isNeuter = GermanNumbers.neuter.contains(noun)
        let known = word == 0 ? nil : GermanInflection.known(at: word, noun: passage.words.count, passage)
        given = known == "er" && isNeuter ? "es" : known
        if Self.dative.contains(before) {
            ending = isFeminine ? "er" : "em"
        } else if Self.genitive.contains(before) {
            ending = isFeminine ? "er" : "es"
        } else {
            let isAccusative = Self.accusative.contains(before) && Self.masculine.contains(noun)
            ending = isFeminine ? "e" : isAccusative ? "en" : ""
        }
    }

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
    static func isMasculine(_ noun: String) -> Bool { masculine.contains(noun) }

    private static let dative: Set = [
        "in", "mit", "nach", "vor", "seit", "von", "bei", "aus", "zu", "ab", "binnen", "außer", "gegenüber",
    ]
    private static let genitive: Set = ["innerhalb", "während", "wegen", "trotz", "statt", "anstatt"]
    private static let accusative: Set = ["für", "um", "gegen", "durch", "ohne", "pro", "je", "über"]
    private static let masculine: Set = [
        "tag", "monat", "abend", "mann", "euro", "dollar", "cent", "punkt", "liter", "meter", "kilometer", "schritt",
        "teil", "platz", "spieler", "sohn", "schüler", "esslöffel", "teelöffel", "prozentpunkt", "mitarbeiter",
        "zentner",
        "hektar", "fall", "becher", "franken", "zentimeter", "millimeter", "quadratmeter", "kubikmeter",
    ]
}
