/// What a language does with full stops, capitals and quotation marks.
///
/// A class, though it never changes: every rule carries it along.
public final class SentenceConventions: Sendable {
    /// Shortened words.
    let abbreviations: Abbreviation.Table
    /// Ends of names that are shortened: *Hauptstr.*, *Rathauspl.*, in lower case.
    let shortenedEndings: Abbreviation.Table
    /// Words that commonly begin a sentence, in lower case.
    let starters: Set<String>
    /// Words that begin sentences and no surname, in lower case: after *Harry J.* they begin a new one.
    let nameless: Set<String>
    /// Words that follow names only, after whose full stop the name goes on: *Esq.*
    let afternames: Set<String>
    /// After which a shortened word may be a word, see ``Abbreviation/titleOrWord``.
    let articles: Set<String>
    /// Verbs of speaking that can follow a quotation with their subject: `“…!” Brett said`.
    let reportingVerbs: Set<String>
    /// Words in small letters after which something is counted as after a number: *mehrere Mio. Euro*.
    let quantities: Set<String>
    /// Verbs in small letters that tell, as the second word of a sentence, that one begins before a noun: *Rom fiel*.
    let secondVerbs: Set<String>
    /// Whether a full stop after a number makes it an ordinal: der 12. Juni.
    let writesOrdinalsWithFullStop: Bool
    /// Words that follow an ordinal though they have a capital: months. In lower case.
    let months: Set<String>
    /// Marks that end a sentence in this language only: `;` in Greek.
    let ownTerminators: [Unicode.Scalar]
    /// Whether `.` is a pause inside the sentence, as in Armenian.
    let fullStopIsPause: Bool
    /// Whether the word `I` has its capital everywhere, so that a text with `i` is written without care for capitals.
    let capitalisesI: Bool
    /// Whether `“` closes and `„` opens.
    let closesWithHighSix: Bool
    /// For each byte, whether something that ends or begins a sentence may begin with it.
    let candidates: [Bool]

    /// - Parameters:
    ///   - abbreviations: Shortened words.
    ///   - shortenedEndings: Ends of names that are shortened, in lower case.
    ///   - starters: Words that commonly begin a sentence, in lower case.
    ///   - nameless: Words that begin sentences and no surname, in lower case.
    ///   - afternames: Words that follow names only.
    ///   - articles: Words after which ``Abbreviation/titleOrWord`` is a word and a long number an ordinal, in lower case.
    ///   - reportingVerbs: Verbs of speaking that can follow a quotation with their subject.
    ///   - quantities: Words in small letters after which something is counted.
    ///   - secondVerbs: Verbs in small letters that stand second in a sentence.
    ///   - writesOrdinalsWithFullStop: Whether a full stop after a number makes it an ordinal.
    ///   - months: Words that follow an ordinal though they have a capital, in lower case.
    ///   - ownTerminators: Marks that end a sentence in this language only.
    ///   - fullStopIsPause: Whether `.` is a pause inside the sentence.
    ///   - capitalisesI: Whether the word `I` has its capital everywhere.
    ///   - closesWithHighSix: Whether `“` closes and `„` opens.
    public init(
        abbreviations: Abbreviation.Table = [:],
        shortenedEndings: Abbreviation.Table = [:],
        starters: Set<String> = [],
        nameless: Set<String> = [],
        afternames: Set<String> = commonAfternames,
        articles: Set<String> = [],
        reportingVerbs: Set<String> = [],
        quantities: Set<String> = [],
        secondVerbs: Set<String> = [],
        writesOrdinalsWithFullStop: Bool = false,
        months: Set<String> = [],
        ownTerminators: [Unicode.Scalar] = [],
        fullStopIsPause: Bool = false,
        capitalisesI: Bool = false,
        closesWithHighSix: Bool = false
    ) {
        self.abbreviations = abbreviations
        self.shortenedEndings = shortenedEndings
        self.starters = starters
        self.nameless = nameless
        self.afternames = afternames
        self.articles = articles
        self.reportingVerbs = reportingVerbs
        self.quantities = quantities
        self.secondVerbs = secondVerbs
        self.writesOrdinalsWithFullStop = writesOrdinalsWithFullStop
        self.months = months
        self.ownTerminators = ownTerminators
        self.fullStopIsPause = fullStopIsPause
        self.capitalisesI = capitalisesI
        self.closesWithHighSix = closesWithHighSix
        candidates = Self.candidates(with: ownTerminators)
    }

    /// Those that most languages with Latin letters meet in names.
    public static let commonAfternames = vocabulary("Esq Esqr Jr Jnr Sr Snr Inc Ltd LTD INC PLC LLC")

    /// What a mark does to a sentence, `nil` for marks that never end one.
    func terminator(_ scalar: Unicode.Scalar) -> Terminator? {
        if scalar == ".", fullStopIsPause { return nil }
        if let terminator = Terminator(scalar) { return terminator }
        return ownTerminators.contains(scalar) ? .strong : nil
    }

    /// The kind of a shortened word, as printed or, where it is printed otherwise, in small letters or as a name.
    func abbreviation(_ word: PrecedingWord) -> Abbreviation? {
        guard word.length <= Self.longestAbbreviation else { return nil }
        if let kind = abbreviations[word.text] { return kind }
        if word.hasApostrophe, let elision = word.text.lastIndex(where: { $0 == "'" || $0 == "’" }) {
            return abbreviations[String(word.text[word.text.index(after: elision)...])]
        }
        guard word.hasCapitals, word.length > 1 else { return nil }
        let small = word.text.lowercased()
        return abbreviations[small]
            ?? (word.hasSmallLetters ? nil : abbreviations[small.prefix(1).uppercased() + small.dropFirst()])
            ?? shortenedEndings.first { $0.key.count + 2 < word.length && small.hasSuffix($0.key) }?.value
    }

    private static let longestAbbreviation = 14

    private static func candidates(with ownTerminators: [Unicode.Scalar]) -> [Bool] {
        var table = [Bool](repeating: false, count: 256)
        for byte in Terminator.leadBytes { table[Int(byte)] = true }
        for scalar in ownTerminators + [".", "!", "?", "-", ")", ":", "@", "*", "=", "_"] {
            for byte in String(scalar).utf8.prefix(1) { table[Int(byte)] = true }
        }
        return table
    }
}
