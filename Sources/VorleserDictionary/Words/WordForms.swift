/// What a word may be a form of: the headwords under which a dictionary has it, by a language's most frequent endings.
public struct WordForms: Sendable {
    /// Endings and what stands in their place in headwords; `2` is for a doubled letter that is written once.
    let endings: [(ending: String, headwords: [String])]
    /// Words that go with the next one by an apostrophe: `l’`, `qu’`.
    let clitics: Set<String>
    /// Forms that follow no rule, and their headwords.
    let irregular: [String: [String]]

    /// Beginnings that are shorter are no words.
    private static let shortestStem = 2
    private static let longestWord = 100

    /// - Parameters:
    ///   - endings: Lines such as `ies y ie`: an ending, and what stands in its place; `-` for nothing.
    ///   - clitics: Words parted by blanks.
    ///   - irregular: Lines such as `go went gone`: a headword and its forms.
    init(endings: String, clitics: String = "", irregular: String = "") {
        self.endings = endings.split(separator: "\n").map { line in
            let words = line.split(separator: " ").map(String.init)
            return (words[0], words.dropFirst().map { $0 == "-" ? "" : $0 })
        }
        self.clitics = Set(clitics.split(separator: " ").map(String.init))
        var forms: [String: [String]] = [:]
        for line in irregular.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            for form in words.dropFirst() { forms[form, default: []].append(words[0]) }
        }
        self.irregular = forms
    }

    /// A word or a selection as it is looked up.
    /// - Parameter words: As they are printed.
    /// - Returns: Without the signs around them, on one line.
    public static func cleaned(_ words: String) -> String {
        func isOfWord(_ sign: Character) -> Bool { sign.isLetter || sign.isNumber }
        let plain = words.map { "’‘ʼ".contains($0) ? "'" : $0.isWhitespace ? " " : $0 }
            .filter { $0 != "\u{AD}" && $0 != "\u{2060}" }
        let core = plain.drop { !isOfWord($0) }.reversed().drop { !isOfWord($0) }.reversed()
        let cleaned = String(core.prefix(longestWord))
        return cleaned.split(separator: " ").joined(separator: " ")
    }

    /// The headwords of forms that follow no rule; one may be a word of its own too, as “left”.
    func irregularHeadwords(of word: String) -> [String] { irregular[word.lowercased()] ?? [] }

    /// What the word may be a form of by its ending, the likeliest first.
    func headwords(of word: String) -> [String] {
        var found: [String] = []
        let whole = word
        var word = word
        if let sign = word.firstIndex(of: "'"), clitics.contains(word[..<sign].lowercased()) {
            word = String(word[word.index(after: sign)...])
            found.append(word)
        }
        for (ending, headwords) in endings where word.count > ending.count + Self.shortestStem - 1 {
            guard word.lowercased().hasSuffix(ending) else { continue }
            let stem = String(word.dropLast(ending.count))
            for headword in headwords {
                if headword != "2" {
                    found.append(stem + headword)
                } else if let last = stem.last, stem.dropLast().last == last {
                    found.append(String(stem.dropLast()))
                }
            }
        }
        var seen: Set<String> = [whole]
        return found.filter { $0.count >= Self.shortestStem && seen.insert($0).inserted } + irregularHeadwords(of: word)
    }
}
