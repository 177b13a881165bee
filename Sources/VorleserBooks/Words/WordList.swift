/// How the words of a language are written down in its table.
enum WordList {
    /// Words between blanks.
    static func words(_ list: String) -> [String] { list.split(separator: " ").map(String.init) }

    /// Phrases between commas; blanks around them do not count.
    static func phrases(_ list: String) -> [String] {
        list.split(separator: ",").map { String(Substring($0).trimmed()) }
    }
}
