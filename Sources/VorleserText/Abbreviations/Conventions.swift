/// What a language does with full stops, capitals and quotation marks.
struct Conventions: Sendable {
    /// Shortened words.
    var abbreviations: Abbreviation.Table = [:]
    /// Words that commonly begin a sentence, in lower case.
    var starters: Set<String> = []
    /// Verbs of speaking that can follow a quotation with their subject: `“…!” Brett said`.
    var reportingVerbs: Set<String> = []
    /// Whether a full stop after a number makes it an ordinal: der 12. Juni.
    var writesOrdinalsWithFullStop = false
    /// Words that follow an ordinal though they have a capital: months. In lower case.
    var months: Set<String> = []
    /// Marks that end a sentence in this language only: `;` in Greek.
    var ownTerminators: [Unicode.Scalar] = []
    /// Whether `.` is a pause inside the sentence, as in Armenian.
    var fullStopIsPause = false
    /// Whether `“` closes and `„` opens.
    var closesWithHighSix = false

    /// The conventions of a language.
    /// - Parameter language: BCP 47 tag; an unknown one is treated like English.
    static func of(_ language: String) -> Conventions {
        let primary = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        return known[primary] ?? english
    }

    /// What a mark does to a sentence, `nil` for marks that never end one.
    func terminator(_ scalar: Unicode.Scalar) -> Terminator? {
        if scalar == ".", fullStopIsPause { return nil }
        if let terminator = Terminator(scalar) { return terminator }
        return ownTerminators.contains(scalar) ? .strong : nil
    }

    /// The kind of a shortened word, as printed or, where it is printed otherwise, in small letters or as a name.
    func abbreviation(_ word: String) -> Abbreviation? {
        if let kind = abbreviations[word] { return kind }
        guard word.unicodeScalars.count > 1 else { return nil }
        let small = word.lowercased()
        if let kind = abbreviations[small] { return kind }
        guard word == word.uppercased(), let first = word.first else { return nil }
        return abbreviations[String(first) + small.dropFirst()]
    }

    /// For each byte, whether something that ends or begins a sentence may begin with it.
    var candidates: [Bool] {
        var table = [Bool](repeating: false, count: 256)
        for byte in Terminator.leadBytes { table[Int(byte)] = true }
        for scalar in ownTerminators + [".", "!", "?", "-", ")", "*", "="] {
            for byte in String(scalar).utf8.prefix(1) { table[Int(byte)] = true }
        }
        return table
    }
}
