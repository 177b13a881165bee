/// Words that tell what a number means.
enum EnglishWords {
    /// Months and their abbreviations, in lower case; the number counts from 1.
    static let months: [String: (number: Int, name: String)] = {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        var months: [String: (Int, String)] = ["sept": (9, "September"), "febr": (2, "February")]
        for (index, name) in names.enumerated() {
            months[name.lowercased()] = (index + 1, name)
            months[name.lowercased().prefix(3).description] = (index + 1, name)
        }
        return months
    }()
    static let monthNames = [
        "", "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
        "November", "December",
    ]

    /// Words before a number that is a year.
    static let beforeYear: Set = [
        "in", "since", "until", "till", "by", "before", "after", "during", "circa", "year", "spring", "summer",
        "autumn",
        "fall", "winter", "christmas", "from", "early", "late", "mid", "anno", "about", "around", "between",
    ]

    /// Whether a word in small letters looks like the things that a number counts.
    static func isPlural(_ word: String) -> Bool {
        if irregularPlurals.contains(word) { return true }
        guard word.utf8.count > 3, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us") else {
            return false
        }
        return !notPlural.contains(word)
    }

    private static let irregularPlurals: Set = [
        "men", "women", "people", "children", "feet", "teeth", "mice", "geese", "sheep", "fish", "horse", "foot",
        "cavalry",
        "infantry", "troops", "dozen", "head", "cattle", "souls", "oxen", "million", "thousand", "hundred", "billion",
        "odd", "more", "strong", "kilometres", "acres", "sq", "ft", "lb", "lbs", "oz", "tons", "yds", "km",
    ]
    private static let notPlural: Set = [
        "this", "always", "perhaps", "does", "besides", "towards", "afterwards", "sometimes", "nevertheless", "was",
        "whose", "thus", "unless", "whereas", "upwards", "onwards", "yes", "comes", "goes", "makes", "gives", "takes",
        "seems", "remains", "begins", "marks", "shows", "sees", "says", "brings", "overseas", "its", "ours", "theirs",
        "hers", "yours", "across",
    ]

    /// Words in small letters that follow a number and are no thing: after *a $5* they end the phrase.
    static let functionWords: Set = [
        "a", "an", "the", "and", "or", "but", "of", "in", "on", "at", "to", "for", "from", "with", "by", "as", "than",
        "is",
        "was", "were", "are", "be", "been", "had", "has", "have", "that", "which", "who", "if", "when", "per", "each",
        "every",
        "more", "less", "apiece", "he", "she", "it", "they", "we", "you", "his", "her", "their", "my", "our", "into",
        "over", "under", "up", "down", "out", "off", "away", "long", "high", "tall", "wide", "deep", "thick", "not",
        "so",
        "while", "because", "would", "could", "should", "will", "can", "may", "might", "did", "does", "do",
    ]

    /// Nouns before a number that is a name: *Flight 714*, *room 101*.
    static let numbered: Set = [
        "flight", "room", "rooms", "route", "highway", "interstate", "bus", "boeing", "airbus", "apartment", "suite",
        "fahrenheit", "channel", "extension", "ext", "cell", "locker", "train", "exit", "cabin", "ward", "studio",
        "squadron", "apt", "rm", "rte", "hwy", "freeway", "unit", "porsche", "ferrari", "cessna", "peugeot", "volvo",
        "mercedes", "bmw", "winchester", "lockheed", "douglas", "psalm", "area", "stateroom", "berth", "ward", "hut",
        "pan", "stalag", "oflag", "catch", "tv", "ps", "psalms", "sonnet",
    ]

    /// What a road's number comes after, besides the letters of a state; printed with a capital.
    static let roads: Set = [
        "us", "i", "hwy", "highway", "route", "rte", "rt", "interstate", "sr",
    ]

    /// The last word of a street's name.
    static let streets: Set = [
        "street", "avenue", "road", "lane", "drive", "boulevard", "terrace", "place", "court", "square", "way",
        "crescent",
        "parkway", "gardens", "row", "mews", "alley", "highway", "circle", "quay", "walk", "st", "ave", "rd", "blvd",
        "ln",
        "hill", "park", "broadway", "strand", "piccadilly", "close", "grove", "wharf", "yard", "embankment", "turnpike",
    ]
}
