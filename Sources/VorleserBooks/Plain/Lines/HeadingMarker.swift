import VorleserCore

/// The sign that a line is a heading, as read from the line alone.
struct HeadingMarker: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// A word and a number: CHAPTER IV, Erster Teil, 第四回.
        case keyword(String, DivisionWords.Rank)
        /// A number alone, or before a title: `IV.`, `[ 4 ]`, `— IV —`, `4: The Sea`. Style and frame tell series apart.
        case numeral(Numeral.Notation, frame: String, isTitled: Bool)
        /// PREFACE, Nachwort.
        case named(SectionRole)
        /// A line all in capitals.
        case capitals
    }

    let kind: Kind
    /// `nil` where there is none, or none that is understood.
    let number: Int?
    /// What follows the number; empty when there is nothing.
    let title: String

    init(_ kind: Kind, number: Int? = nil, title: Substring = "") {
        self.kind = kind
        self.number = number
        self.title = String(title)
    }

    /// The longest line that is taken for a heading, in columns.
    static let longest = 120

    /// A heading with a word and a number, read from a line of a text.
    /// - Returns: `nil` for any other line, fast.
    init?(keywordIn text: TextLines, _ line: TextLine) {
        guard line.width - line.indent <= Self.longest, Self.mayBegin(text, line) else { return nil }
        let plain = Self.plain(text.string(line))
        guard let marker = Self.keyword(plain, text.words) ?? Self.eastAsian(plain, text.words) else { return nil }
        self = marker
    }

    /// A heading of any kind.
    /// - Parameters:
    ///   - line: A whole block's text, its lines joined by blanks.
    ///   - words: Those of the text's language.
    init?(_ line: String, _ words: BookWords) {
        guard line.count <= Self.longest + 80 else { return nil }
        let plain = Self.plain(line)
        let marker =
            Self.keyword(plain, words) ?? Self.eastAsian(plain, words) ?? Self.numeral(plain, words)
            ?? Self.named(plain, words) ?? Self.capitals(plain)
        guard let marker else { return nil }
        self = marker
    }

    /// Whether a line's first character may begin a heading with a word and a number.
    private static func mayBegin(_ text: TextLines, _ line: TextLine) -> Bool {
        let first = text.firstScalar(line)
        return first.properties.isUppercase || "_*=[(—-第卷제0123456789".unicodeScalars.contains(first)
            || first.properties.isLowercase && line.width - line.indent < 40
    }

    /// A line without emphasis signs and note references.
    private static func plain(_ line: String) -> Substring {
        let text = NoteLabels.removed(from: line).filter { $0 != "_" && $0 != "=" && $0 != "*" && $0 != "#" }
        return Substring(text).trimmed()
    }

    // MARK: Kinds

    private static func keyword(_ line: Substring, _ words: BookWords) -> HeadingMarker? {
        let line = line.drop { "[(—–-".contains($0) || $0.isWhitespace }
        let word = line.prefix { $0.isLetter || $0 == "§" }
        if let rank = words.divisions.rank(of: word.lowercased()) {
            let rest = afterArticle(line[word.endIndex...], words.divisions)
            guard let (number, style, tail) = Numeral.leading(rest, words.numbers), style != .eastAsian else {
                return nil
            }
            guard style != .roman || !rest.prefix(1).allSatisfy(\.isLowercase) || tail.isEmpty else { return nil }
            return title(tail).map { HeadingMarker(.keyword(word.lowercased(), rank), number: number, title: $0) }
        }
        return numberThenKeyword(afterArticle(line, words.divisions), words)
    }

    /// FIRST PART, Zweites Kapitel, 3. Kapitel, II. Teil.
    private static func numberThenKeyword(_ line: Substring, _ words: BookWords) -> HeadingMarker? {
        guard let (number, style, rest) = Numeral.leading(line, words.numbers), style != .eastAsian,
            number < Numeral.last || style == .word
        else { return nil }
        let isDotted = rest.first == "."
        let tail = rest.drop { $0 == "." }
        guard tail.first == " ", isDotted || style == .word || style == .arabic && line.first?.isNumber == true else {
            return nil
        }
        let word = tail.dropFirst().prefix { $0.isLetter }
        guard let rank = words.divisions.rank(of: word.lowercased()), word.first?.isUppercase == true,
            line.first?.isUppercase == true || line.first?.isNumber == true
        else { return nil }
        return title(tail[word.endIndex...]).map {
            HeadingMarker(.keyword(word.lowercased(), rank), number: number, title: $0)
        }
    }

    /// 第三回, 第12章 題, 제1장, 卷一.
    private static func eastAsian(_ line: Substring, _ words: BookWords) -> HeadingMarker? {
        guard let first = line.first, "第卷제".contains(first) else { return nil }
        let rest = line.dropFirst().drop(while: \.isWhitespace)
        guard let (number, _, tail) = Numeral.leading(rest, words.numbers) else { return nil }
        if first == "卷" { return title(tail).map { HeadingMarker(.keyword("卷", .part), number: number, title: $0) } }
        let counted = tail.drop(while: \.isWhitespace)
        guard let unit = counted.first, "章回节節卷部篇话話幕集夜編编장부화".contains(unit) else { return nil }
        let rank: DivisionWords.Rank = "卷部篇編编集부".contains(unit) ? .part : .chapter
        return title(counted.dropFirst()).map { HeadingMarker(.keyword(String(unit), rank), number: number, title: $0) }
    }

    private static func numeral(_ line: Substring, _ words: BookWords) -> HeadingMarker? {
        let opening = line.prefix { "[(—–-~§·<{".contains($0) || $0 == " " }
        let inner = line[opening.endIndex...]
        guard let (number, style, rest) = Numeral.leading(inner, words.numbers), number > 0 else { return nil }
        let isSmall = style != .arabic && inner.first?.isLowercase == true
        let closing = rest.prefix { "])—–-~·>}.: ,;\"’".contains($0) }
        let title = rest[closing.endIndex...]
        let frame = opening.filter { $0 != " " } + "#" + closing.filter { $0 != " " }
        if title.isEmpty {
            return isSmall && style != .roman
                ? nil : HeadingMarker(.numeral(style, frame: frame, isTitled: false), number: number)
        }
        let isParted = closing.contains { $0 != " " } || closing.count >= 2 || style == .eastAsian && !closing.isEmpty
        guard isParted, opening.isEmpty, style != .word, !isSmall, looksLikeTitle(title) else { return nil }
        return HeadingMarker(.numeral(style, frame: frame, isTitled: true), number: number, title: title)
    }

    private static func named(_ line: Substring, _ words: BookWords) -> HeadingMarker? {
        let firstWord = line.prefix(while: \.isLetter)
        guard line.utf8.count <= 180, firstWord.first?.isLowercase != true,
            words.names.mayBeginHeading(firstWord.lowercased()), line.count <= 60
        else { return nil }
        let plain = line.lowercased().filter {
            $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "'" || $0 == "’"
        }
        let title = plain.replacing("’", with: "'").split(separator: " ").joined(separator: " ")
        guard let role = words.role(ofHeading: title), !",;".contains(line.last ?? " ") else { return nil }
        return HeadingMarker(.named(role), title: line)
    }

    private static func capitals(_ line: Substring) -> HeadingMarker? {
        var letters = 0
        for scalar in line.unicodeScalars {
            if scalar.properties.isLowercase { return nil }
            if scalar.properties.isUppercase { letters += 1 }
        }
        guard letters >= 2, letters * 2 > line.count - 4, let last = line.last, !",;:-—".contains(last) else {
            return nil
        }
        return HeadingMarker(.capitals, title: line)
    }

    // MARK: Parts

    /// Without “the”, “no.” and the like.
    private static func afterArticle(_ line: Substring, _ divisions: DivisionWords) -> Substring {
        let rest = line.drop { $0 == "." || $0 == " " || $0 == "\u{A0}" || $0 == ":" }
        let word = rest.prefix { $0.isLetter || $0 == "°" || $0 == "º" || $0 == "#" }
        guard divisions.articles.contains(word.lowercased()) else { return rest }
        return rest[word.endIndex...].drop { $0 == "." || $0 == " " }
    }

    /// What follows a number, if it can be a title: parted by punctuation, or beginning with a capital.
    private static func title(_ tail: Substring) -> Substring? {
        let title = tail.drop { " .:,;—–-)]\u{3000}\u{A0}\t|".contains($0) }.trimmed()
        if title.isEmpty { return title }
        guard title.startIndex > tail.startIndex else { return nil }
        let sign = tail[..<title.startIndex]
        let isSetOff = sign.contains { ":—–".contains($0) } || sign.contains("--")
        return looksLikeTitle(title) || isSetOff && title.count < 60 ? title : nil
    }

    private static func looksLikeTitle(_ title: Substring) -> Bool {
        guard let first = title.first(where: { $0.isLetter || $0.isNumber }) else { return true }
        return !first.isLowercase && title.last != "," && title.last != ";" && title.count <= longest
    }
}
