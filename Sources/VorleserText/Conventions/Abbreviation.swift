/// A shortened word, by what may follow its full stop.
public enum Abbreviation: Sendable {
    /// A name follows: Mr., Dr., St. It ends a sentence only before a word that no name begins with.
    case title
    /// The same, but it is a word as well, and ends a sentence after an article: *au Cap. Il revint*.
    case titleOrWord
    /// Something always follows: e.g., cf., vs.
    case inner
    /// A number follows: No. 5, p. 3, vol. ii. Before anything else the word is taken as it stands.
    case beforeNumber
    /// A day or another name may follow, or a new sentence: Jan. 5.
    case month
    /// The same, but it is a word as well, and ends a sentence where no day goes before: *sobre o mar. Havia*.
    case monthOrWord
    /// A time of day: a.m. A new sentence may follow, or the name of a day.
    case clock
    /// A measure, after a number only: 6 ft. 2 in.
    case unit
    /// A measure or a large number, after a number only, before what it counts, which has a capital: 5 Mio. Menschen.
    case counted
    /// The sentence goes on unless the next word commonly begins one: Inc., Ave., U.S.
    case mayEnd
    /// The sentence goes on only in lower case: etc.
    case endsBeforeCapital
    /// About so many: *ca. XII secolo*, *ca. Kg 5*. The sentence goes on in lower case and before a number or a measure.
    case beforeQuantity

    /// Shortened words with their kind. A word with a capital is found only where it has one.
    public typealias Table = [String: Abbreviation]

    /// A table from lists of words parted by spaces.
    public static func table(_ lists: (Abbreviation, String)...) -> Table {
        var table: Table = [:]
        for (kind, words) in lists {
            for word in words.split(whereSeparator: \.isWhitespace) { table[String(word)] = kind }
        }
        return table
    }

    /// Words that every language with Latin letters meets.
    static let common = table(
        (.title, "Dr Prof Mr Mrs Ms Mme Mlle St Sr Sra Srta Sig"),
        (.inner, "vs cf ibid i.e e.g"),
        (.beforeNumber, "No Nr p pp vol n°"),
        (.mayEnd, "Jr Inc Ltd Co co Corp Bros"),
        (.endsBeforeCapital, "etc al ca")
    )
}

/// A set of words from one text parted by white space.
func vocabulary(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
}
