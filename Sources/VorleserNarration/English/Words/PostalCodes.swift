/// Says the two letters of an American state after a town: *Portland, OR 97201*.
public struct PostalCodes: SpokenForm {
    public let name = "state"

    public init() {}

    public func replacements(in passage: Passage) -> [Replacement] {
        var result: [Replacement] = []
        var start = 0
        while start < passage.length, let comma = passage.firstIndex(of: 0x2C, from: start) {
            start = comma + 1
            let place = passage.skippingBlanks(from: start)
            guard place > start, passage.isCapital(place), passage.isCapital(place + 1),
                !passage.isInnerWord(place + 2),
                let state = Self.names[passage.string(place..<place + 2)],
                let town = passage.word(before: comma), passage.isCapital(town.lowerBound),
                passage.isSmall(town.upperBound - 1), !PlainWords.contains(passage.string(town).lowercased())
            else { continue }
            if Self.words.contains(state), passage.isLetter(passage.skippingBlanks(from: place + 2)) { continue }
            result.append(Replacement(place..<place + 2, by: state))
        }
        return result
    }

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
