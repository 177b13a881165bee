/// Tells programs from the verse, letters and lists that are set with their line ends as programs are.
struct ProgramText {
    /// Whether the text reads like a program.
    let isProgram: Bool

    /// - Parameter text: Preformatted text, with its line ends.
    init(_ text: String) { isProgram = Self.hasLines(text) || Self.isDense(text) && !Self.isTalk(text) }

    // MARK: By name

    /// Whether the words behind a fence of Markdown's name a language: ```` ```rust ````, ```` ```{.python} ````.
    static func isNamed(byFence info: String) -> Bool {
        let first = info.lowercased().split { $0.isWhitespace || ",{}.:".contains($0) }.first
        return first.map { !plain.contains(String($0)) } ?? false
    }

    /// Whether a class of HTML's says that a program follows.
    static func isNamed(byClass words: String?) -> Bool {
        guard let words else { return false }
        return words.lowercased().split(whereSeparator: \.isWhitespace).contains { word in
            if exact.contains(String(word)) { return true }
            if let language = languagePrefixes.first(where: word.hasPrefix).map({ word.dropFirst($0.count) }) {
                return !language.isEmpty && !plain.contains(String(language))
            }
            return classBeginnings.contains(where: word.hasPrefix) || classEndings.contains(where: word.hasSuffix)
        }
    }

    /// Names of what is no program: typed text, and the notes that some dialects set with a fence.
    private static let plain: Set<String> = [
        "text", "txt", "plain", "plaintext", "none", "nohighlight", "no-highlight", "poem", "poetry", "verse",
        "quote", "letter", "lyrics", "markdown", "md", "asis", "admonish", "admonition", "note", "tip", "info",
        "warning", "important", "caution", "hint", "attention", "danger", "seealso", "epigraph", "pull-quote",
    ]
    private static let languagePrefixes = ["language-", "lang-", "brush:"]
    private static let exact: Set<String> = [
        "program", "screen", "listing", "source", "example", "smallexample", "lisp", "smalllisp", "hljs", "terminal",
        "console",
    ]
    private static let classBeginnings = [
        "code", "sourcecode", "highlight", "prettyprint", "programlisting", "programs", "programcode",
    ]
    private static let classEndings = ["code", "listing"]

    // MARK: By signs

    /// Whether signs that programs are full of stand closer than in prose.
    private static func isDense(_ text: String) -> Bool {
        var (count, characters) = (0, 0)
        var before: UInt8 = 0x0A
        for byte in text.utf8 where byte != 0x20 {
            if byte > 0x20, byte & 0xC0 != 0x80 { characters += 1 }
            if signs.contains(byte) || isCall(before, byte) || endsStatement(before, byte) { count += 1 }
            before = byte
        }
        return count >= 2 && count * 30 >= characters
    }

    /// Whether it is a program, or has what prose has not: names joined by underscores, columns, rules, an ended statement.
    static func hasSigns(_ text: String) -> Bool {
        ["_", "--", "\u{A0}\u{A0}"].contains { text.contains($0) } || text.hasSuffix(";") || Self(text).isProgram
    }

    private static let signs = Set("{}[]=<>\\|&#$@^~+%`/".utf8)

    /// Whether lines begin with names in angle brackets, as people who type to each other are shown: `<ann> are you there?`
    private static func isTalk(_ text: String) -> Bool {
        let lines = text.split(whereSeparator: \.isNewline)
        let talk = lines.count { line in
            let start = line.drop(while: \.isWhitespace)
            guard start.first == "<", let end = start.firstIndex(of: ">") else { return false }
            let name = start[start.index(after: start.startIndex)..<end]
            return name.first?.isLetter == true && start[end...].dropFirst().first == " " && !start.contains("</")
        }
        return talk * 2 > lines.count
    }

    /// A bracket right after a name.
    private static func isCall(_ before: UInt8, _ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "(")
            && ((0x30...0x39).contains(before) || (0x61...0x7A).contains(before | 0x20) || before == UInt8(ascii: "_"))
    }

    /// A semicolon after a bracket.
    private static func endsStatement(_ before: UInt8, _ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ";") && before == UInt8(ascii: ")")
    }

    // MARK: By lines

    /// Whether two of five lines are such as only programs have.
    static func hasLines(_ text: String) -> Bool {
        // Rules below titles are no lines.
        let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: isBeforeLine) }.filter { line in
            line.contains { $0.isLetter || $0.isNumber }
        }
        let isQuery = lines.contains { line in isClause(line) && queries.contains(where: line.hasPrefix) }
        return !lines.isEmpty
            && lines.count { isStatement($0) || isQuery && (isClause($0) || $0.hasPrefix("--")) } * 5 >= lines.count * 2
    }

    /// Blanks, and numbers in circles that lead to what is said of a line.
    private static func isBeforeLine(_ sign: Character) -> Bool {
        sign.isWhitespace
            || sign.unicodeScalars.first.map {
                (0x2460...0x24FF).contains($0.value) || (0x2776...0x2793).contains($0.value)
            }
                ?? false
    }

    /// `SELECT name`, `GROUP BY year`: a line of SQL. Letters have *FROM THE DESK* in capitals throughout.
    private static func isClause(_ line: Substring) -> Bool {
        guard let clause = clauses.first(where: line.hasPrefix) else { return false }
        let rest = line.dropFirst(clause.count)
        return rest.isEmpty || rest.first == " " && rest.contains { $0.isLowercase || "*(;,=<>0123456789".contains($0) }
    }

    /// How statements of SQL begin.
    private static let queries = [
        "SELECT", "INSERT INTO", "UPDATE", "DELETE FROM", "CREATE TABLE", "CREATE VIEW", "CREATE INDEX", "ALTER TABLE",
        "DROP TABLE",
    ]
    private static let clauses =
        queries + [
            "FROM", "WHERE", "GROUP BY", "ORDER BY", "HAVING", "VALUES", "JOIN", "INNER JOIN", "LEFT JOIN",
            "RIGHT JOIN",
            "UNION", "LIMIT", "WITH",
        ]

    private static func isStatement(_ line: Substring) -> Bool {
        if beginnings.contains(where: line.hasPrefix) || operators.contains(where: line.contains) { return true }
        if line.hasPrefix("(") { return isList(line) }
        if line.hasPrefix("\""), line.contains("\": ") { return true }
        return zip(line.utf8, line.utf8.dropFirst()).contains { isCall($0, $1) || endsStatement($0, $1) }
    }

    /// A prompt, a comment, a declaration.
    private static let beginnings = [
        "$ ", ">>> ", "%% ", "#!", "#include", "// ", "/*", ";; ", "def ", "func ", "fn ", "import {", "}", "</", "<!",
    ]
    private static let operators = [
        " = ", " := ", " += ", "::", "=>", "->", "==", "!=", "&&", "||", "</", "/>", "();", "*/",
    ]

    /// A list of Lisp's: with another inside, or an operator first. Stage directions stand in brackets, too.
    private static func isList(_ line: Substring) -> Bool {
        let next = line.dropFirst().first
        return line.dropFirst().contains("(") || next.map { "+-*/<>=".contains($0) } ?? false
            || line.hasPrefix("(define ") || line.hasPrefix("(def")
    }
}
