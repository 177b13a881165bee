/// Texts that keep their words in the front matter: recipes their ingredients and directions, lessons their questions.
extension FrontMatter {
    /// The text that follows, with the lists of sentences that stand before it.
    ///
    /// Before a longer text they are its overview; a short one, as recipes have it, is their introduction.
    func text(before body: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let told = lists.filter(Self.isProse)
        guard !told.isEmpty else { return body }
        let length = told.reduce(0) { $0 + $1.items.reduce(0) { $0 + $1.utf8.count } }
        let isShort = body.count < length
        var written = told.map { Self.written($0, asHeading: isShort) }.joined(separator: "\n\n")
        if !isShort { return (Array(written.utf8) + Array("\n\n***\n\n".utf8) + body)[...] }
        written = "\n\n" + written + "\n"
        let isTitled = body.split(separator: 0x0A).contains { $0.starts(with: "# ".utf8) }
        let title = isTitled ? nil : values["title"]?.joined(separator: " ")
        return (Array((title.map { "# \($0)\n\n" } ?? "").utf8) + body + Array(written.utf8))[...]
    }

    private static func written(_ list: List, asHeading: Bool) -> String {
        let words = list.key.replacing("_", with: " ").replacing("-", with: " ")
        let name = words.prefix(1).uppercased() + words.dropFirst()
        let items = list.items.map { "- " + $0 }.joined(separator: "\n")
        return (asHeading ? "## \(name)" : "**\(name)**") + "\n\n" + items
    }

    /// Whether a list is of sentences, or as long as those, rather than of names for a program or of persons.
    private static func isProse(_ list: List) -> Bool {
        guard list.items.count > 1, !ofPersons.contains(list.key.lowercased()) else { return false }
        let words = list.items.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
        let isPlain = list.items.allSatisfy { item in
            let name = item.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            // `- name: x` is a record.
            let isRecord = !name.isEmpty && item[name.endIndex...].hasPrefix(":") && name.allSatisfy { !$0.isUppercase }
            return !isRecord && !"{[\\|<>&*!".contains(item.first ?? "{")
        }
        return isPlain && words >= 3 * list.items.count
    }

    private static let ofPersons: Set<String> = [
        "author", "authors", "creator", "by", "contributor", "contributors", "editor", "editors", "translator",
        "translators", "reviewer", "reviewers", "maintainers", "tags", "keywords", "categories", "subject",
        "bibliography",
        "references", "aliases", "css", "header-includes",
    ]
}
