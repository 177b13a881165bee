/// Says the two letters of an American state after a town: *Portland, OR 97201*.
public struct PostalCodes: SpokenForm {
    public let name = "state"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        (2..<max(passage.length - 1, 2)).compactMap { place in
            guard passage.isCapital(place), passage.isCapital(place + 1) else { return nil }
            return Self.state(at: place, in: passage).map { Replacement(place..<place + 2, by: $0) }
        }
    }

    /// The state that two capitals mean.
    private static func state(at place: Int, in passage: Passage) -> String? {
        let before = passage.skippingBlanksBack(from: place)
        let letters = passage.string(place..<place + 2)
        guard before < place, !passage.initials.contains(letters), let state = names[letters],
            ends(at: place + 2, in: passage),
            let town = passage.word(before: place, overComma: true),
            passage.isCapital(town.lowerBound), passage.isSmall(town.upperBound - 1)
        else { return nil }
        let next = passage.skippingBlanks(from: place + 2)
        if passage.unit(before - 1) == 0x2C {
            let word = passage.string(town).lowercased()
            // *Clearly, MT is useful*
            let isAdverb = word.hasSuffix("ly") && passage.startsSentence(town.lowerBound)
            return !isAdverb && !PlainWords.contains(word) && !(words.contains(state) && passage.isLetter(next))
                ? state : nil
        }
        // *Springfield IL 62704*, and *Newark NJ* where the letters are nothing else.
        return isCode(at: next, in: passage) || plain.contains(letters) && !passage.isCapital(next) ? state : nil
    }

    /// Whether the two letters are all of a word.
    private static func ends(at place: Int, in passage: Passage) -> Bool {
        let isAtStop = passage.unit(place) == 0x2E && !passage.isInnerWord(place + 1)
        return isAtStop || !passage.isInnerWord(place)
    }

    /// Whether five digits stand there, and no more.
    private static func isCode(at place: Int, in passage: Passage) -> Bool {
        (0..<5).allSatisfy { passage.isDigit(place + $0) } && !passage.isDigit(place + 5)
    }

    /// Letters of states that are neither words nor anything else that stands after a name.
    private static let plain: Set<String> = ["NJ", "NY", "NH", "WI", "TN", "KY", "VT", "AZ"]

    /// Whether two capitals are the letters of a state or of its capital's district.
    static func isState(_ letters: String) -> Bool { names[letters] != nil || letters == "DC" }

    /// What the states are called, in small letters.
    static let stateNames = Set(names.values.map { $0.lowercased() })

    /// States whose letters are a word as well, which may be printed with capitals for emphasis.
    private static let words: Set<String> = [
        "Indiana", "Oregon", "Maine", "Hawaii", "Ohio", "Massachusetts", "Pennsylvania", "Louisiana", "Alabama",
        "Idaho",
    ]

    private static let names = [
        "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
        "CT": "Connecticut", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "ID": "Idaho",
        "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana",
        "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts", "MI": "Michigan", "MN": "Minnesota",
        "MS": "Mississippi", "MO": "Missouri", "MT": "Montana", "NE": "Nebraska", "NV": "Nevada",
        "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico", "NY": "New York", "NC": "North Carolina",
        "ND": "North Dakota", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania",
        "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas",
        "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington", "WV": "West Virginia",
        "WI": "Wisconsin", "WY": "Wyoming",
    ]
}
