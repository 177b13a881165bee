import Phonemes

/// Words that Roman numbers stand beside.
struct ContinentalRomanWords: Sendable {
    /// Words before a number that is a cardinal: *capítulo*, *siglo*.
    let labels: Set<String>
    /// Words before one that is an ordinal, with their gender: *atto*.
    var ordinalLabels: [String: NumberAgreement] = [:]
    /// Words after one that is an ordinal: *XIX secolo*.
    var ordinalNouns: [String: NumberAgreement] = [:]
    /// The highest number of a king that is an ordinal.
    let highestOrdinal: Int
    /// Articles and the like before a number that is an ordinal of the noun after it: *la II guerra*.
    let articles: Set<String>
    /// Roman numbers that are words as well, in small letters: *vi*, *mi*, *di*.
    let words: Set<String>
    /// The gender of the noun after an article.
    var articleGenders: [String: NumberAgreement] = [:]
    /// The same for a language where a number after an article must look like nothing else.
    var sureArticleGenders: [String: NumberAgreement] = [:]
    /// Titles before a name that has a number: *don*, *rey*.
    let honours: Set<String>
    /// *Of* before the land of a ruler: *Carlos I de España y V de Alemania*.
    var ofLands: Set<String> = ["de", "di"]
    /// Whether any name may be the first of its kind: *Baldomero I*.
    var numbersAnyFirst = true
    /// Whether the word for *to* is said between two of them: *siglos XVI-XVII*.
    var joinsRanges = false
    /// Words that letters name as well as numbers do: *lettera c*, *allegato C*, but *allegato IV*.
    var lettered: Set<String> = []
}
