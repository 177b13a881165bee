import VorleserCore

extension BookWords {
    /// What an unnumbered part of a text is for, by the words of its heading in small letters, without punctuation.
    func role(ofHeading title: String) -> SectionRole? {
        if let role = names.role(ofHeading: title) { return role }
        let words = title.split(separator: " ")
        guard words.count > 1, let first = words.first, let role = names.role(ofHeading: String(first)),
            Self.extendable.contains(role)
        else { return nil }
        return names.isLinking(String(words[1])) || words.count == 2 && words[1].count <= 3 ? role : nil
    }

    /// Roles whose names may go on: “Preface to the second edition”.
    private static let extendable: Set<SectionRole> = [
        .preface, .introduction, .foreword, .prologue, .epilogue, .appendix, .afterword, .dedication, .notes,
        .conclusion,
    ]

    /// The role that the title of a document, or of a line of the contents, names.
    func role(ofTitle title: String) -> SectionRole? {
        let plain = SectionNames.plain(title)
        if let role = names.role(ofTitle: plain) { return role }
        if plain.contains("project gutenberg") || Self.isLicence(plain) { return .licence }
        return names.role(ofBeginning: plain)
    }

    /// Whether a title is the name of a licence, which no language translates: “GNU Free Documentation License”, “Creative
    /// Commons Attribution 3.0”.
    private static func isLicence(_ title: String) -> Bool {
        if title.hasPrefix("creative commons") { return true }
        let open = ["gnu free documentation licen", "gnu general public licen", "gnu lesser general public licen"]
        return title.utf8.count < 80 && open.contains { title.contains($0) }
    }

    /// Whether a text has the signs of a copyright notice.
    func holdsRights(_ text: String) -> Bool {
        let text = text.lowercased()
        return (["©", "copyright", "isbn"] + printing.rights).count { text.contains($0) } >= 2
    }

    /// Whether a heading gives only a number: “XII.”, “Chapter 3”, “Kapitel Eins”.
    func isBareNumber(_ title: String) -> Bool {
        let words = title.lowercased().split { !$0.isLetter && !$0.isNumber }
        guard let last = words.last, words.count <= 3 else { return false }
        if words.count > 1, words[0].count > 12 { return false }
        if Int(last) != nil { return true }
        if last.allSatisfy({ "ivxlcdm".contains($0) }) { return true }
        guard words.count > 1 else { return false }
        return divisions.unmistakable.contains(String(words[0])) || words.count == 2 && isNumberedDivision(words)
    }

    /// Whether words in small letters begin with a number and the division that it counts: “third part”, “iii kapitel”.
    func isNumberedDivision(_ words: [Substring]) -> Bool {
        guard words.count > 1, divisions.unmistakable.contains(String(words[1])) else { return false }
        return isNumber(words[0])
    }

    /// Whether a word in small letters is a number, or stands for that of the last of a row.
    func isNumber(_ word: Substring) -> Bool {
        Int(word) != nil || Numeral.roman(word) != nil || numbers.value(of: String(word)) != nil
            || numbers.isLast(String(word))
    }
}
