/// What Project Gutenberg puts around a text: a header before the work, a licence after it, and both again where one file
/// holds several works.
///
/// Source: the headers and footers of Project Gutenberg's texts since 1991.
struct GutenbergFrame: Sendable, Equatable {
    /// The lines of the work itself, from the first work to the last.
    let work: Range<Int>
    /// What stands between two works: the licence of one, the header of the next.
    let between: [Range<Int>]
    /// What the header says: `title`, `author`, `language`, … in small letters; several lines of one stay apart.
    private(set) var fields: [String: [String]] = [:]
    /// The number in the archive.
    private(set) var number: String?

    /// - Returns: `nil` for a text from elsewhere.
    init?(_ text: TextLines) {
        let start = Self.endOfHeader(text)
        let end = Self.startOfLicence(text, after: start ?? 0)
        guard start != nil || end != nil else { return nil }
        let first = min(start ?? 0, text.lines.count)
        var (last, between) = (max(end ?? text.lines.count, first), [Range<Int>]())
        while last < text.lines.count, let next = Self.startOfNextWork(text, after: last) {
            between.append(last..<next)
            last = Self.startOfLicence(text, after: next) ?? text.lines.count
        }
        (work, self.between) = (first..<last, between)
        readFields(text, 0..<first)
    }

    /// The lines of each work.
    var works: [Range<Int>] {
        let starts = [work.lowerBound] + between.map(\.upperBound)
        return zip(starts, between.map(\.lowerBound) + [work.upperBound]).map { $0..<max($0, $1) }
    }

    /// What a header between two works calls the second.
    func title(ofHeader lines: Range<Int>, _ text: TextLines) -> String? {
        var header = self
        header.fields = [:]
        header.readFields(text, lines)
        return header.fields["title"]?.joined(separator: " ").nonEmpty
    }

    // MARK: Limits

    /// How far into a text its header may reach, in lines.
    private static let longestHeader = 1200

    /// The first line after the header; `nil` when there is none.
    private static func endOfHeader(_ text: TextLines) -> Int? {
        let licence = text.lines.prefix(longestHeader).indices.first { isEndMarker(plain(text, $0)) }
        let start = text.lines.prefix(licence ?? longestHeader)
        var end = start.indices.first { isStartMarker(plain(text, $0)) }
        // Before 2002 the “small print” stood before the work, and its end was marked.
        end = start.indices.last { isEndOfSmallPrint(plain(text, $0)) } ?? end
        return end.map { endOfHeader(text, marked: $0) }
    }

    /// The first line after a header that ends in a mark.
    private static func endOfHeader(_ text: TextLines, marked mark: Int) -> Int {
        var end = mark
        while !text.string(text.lines[end]).hasSuffix("*"), end + 1 < text.lines.count,
            text.lines[end + 1].blanksBefore == 0
        {
            end += 1
        }
        return endOfCredits(text, after: end + 1)
    }

    private static func isStartMarker(_ line: String) -> Bool {
        line.hasPrefix("*** start of") && line.contains("project gutenberg") || line.hasPrefix("***start of")
    }

    private static func isEndOfSmallPrint(_ line: String) -> Bool {
        line.hasPrefix("*end") && line.contains("small print") || line.hasSuffix("*end*") && line.contains("*ver.")
    }

    /// “Produced by …” and the archive's own title stand between the header and the work.
    private static func endOfCredits(_ text: TextLines, after start: Int) -> Int {
        var end = start
        var index = start
        while index < text.lines.count, index < start + 60 {
            let next = endOfBlock(text, index)
            let line = plain(text, index)
            if isEndMarker(line) { break }
            if credits.contains(where: line.hasPrefix) || line.contains("project gutenberg") { end = next }
            index = next
        }
        return end
    }

    private static let credits = [
        "produced by", "e-text prepared by", "etext prepared by", "this etext was prepared by", "this ebook was",
        "this etext was", "prepared by", "transcribed from", "transcribed by", "scanned by", "html version by",
        "[transcriber", "transcriber's note", "distributed proofread", "credits:", "text file produced by",
        "(this file was produced", "[this file", "updated editions will",
    ]

    /// The first line after the block that a line stands in.
    private static func endOfBlock(_ text: TextLines, _ index: Int) -> Int {
        var end = index + 1
        while end < text.lines.count, text.lines[end].blanksBefore == 0 { end += 1 }
        return end
    }

    /// More characters than any licence has.
    private static let longestLicence = 60_000

    /// The first line of another work behind a licence: where its header ends, or where the licence does if far more
    /// follows than a licence.
    private static func startOfNextWork(_ text: TextLines, after licence: Int) -> Int? {
        let lines = text.lines.indices[licence...]
        if let mark = lines.first(where: { text.utf8[text.lines[$0].start] == 0x2A && isStartMarker(plain(text, $0)) })
        {
            let start = endOfHeader(text, marked: mark)
            return start < text.lines.count ? start : nil
        }
        guard let last = text.lines.last, last.end - text.lines[licence].start > longestLicence else { return nil }
        let end = lines.first { plain(text, $0).contains("email newsletter to hear about new ebooks") }
        guard let end, end + 1 < text.lines.count, last.end - text.lines[end].end > longestLicence / 2 else {
            return nil
        }
        return end + 1
    }

    private static func startOfLicence(_ text: TextLines, after start: Int) -> Int? {
        text.lines.indices.dropFirst(start).first { index in
            let first = text.utf8[text.lines[index].start]
            guard "*EeT".utf8.contains(first) else { return false }
            return isEndMarker(plain(text, index))
        }
    }

    private static func isEndMarker(_ line: String) -> Bool {
        let isMarked = line.hasPrefix("*** end of") || line.hasPrefix("***end of")
        if isMarked { return line.contains("project") || line.contains("ebook") }
        let isPlain = line.hasPrefix("end of ") || line.hasPrefix("the end of the project") || line.hasPrefix("ende d")
        return isPlain && line.contains("project gutenberg") || line.hasPrefix("*** start: full license")
    }

    /// A line in small letters with single blanks; long ones cut.
    private static func plain(_ text: TextLines, _ index: Int) -> String {
        let line = text.lines[index]
        let start = String(decoding: text.utf8[line.start..<min(line.end, line.start + 200)], as: UTF8.self)
        return start.lowercased().split(separator: " ").joined(separator: " ")
    }

    // MARK: Fields

    private mutating func readFields(_ text: TextLines, _ header: Range<Int>) {
        var key: String?
        for index in header {
            let line = text.lines[index]
            let words = text.string(line)
            readNumber(words)
            if line.blanksBefore > 0 { key = nil }
            if line.indent == 0, let (name, value) = Self.field(words) {
                key = fields[name] == nil ? name : nil
                if let key { fields[key] = value.isEmpty ? [] : [value] }
            } else if let key {
                fields[key, default: []].append(words)
            }
        }
        if fields["title"] == nil { readFirstLine(text, header) }
    }

    private static func field(_ line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":"), line.distance(from: line.startIndex, to: colon) < 24 else {
            return nil
        }
        let name = line[..<colon].lowercased()
        guard names.contains(name) else { return nil }
        return (name, String(Substring(line[line.index(after: colon)...]).trimmed()))
    }

    private static let names: Set<String> = [
        "title", "subtitle", "author", "authors", "translator", "editor", "illustrator", "contributor", "commentator",
        "release date", "posting date", "last updated", "most recently updated", "language", "character set encoding",
        "credits", "original publication", "produced by", "annotator", "compiler",
    ]

    private mutating func readNumber(_ line: String) {
        guard number == nil else { return }
        for start in ["[ebook #", "[etext #", "[e-text #"] {
            guard let place = line.lowercased().firstRange(of: start) else { continue }
            let digits = line.lowercased()[place.upperBound...].prefix { $0.isASCII && $0.isNumber }
            if !digits.isEmpty { number = String(digits) }
        }
    }

    /// “The Project Gutenberg Etext of Walden, by Thoreau” says what later headers say in fields.
    private mutating func readFirstLine(_ text: TextLines, _ header: Range<Int>) {
        for index in header.prefix(40) {
            let line = text.string(text.lines[index]).filter { $0 != "*" }
            guard let start = line.firstRange(of: "Project Gutenberg") else { continue }
            var words = line[start.upperBound...].drop { "'’s".contains($0) }.trimmed()
            for kind in ["EBook of", "eBook of", "Etext of", "E-text of", "EText of", "Edition of"]
            where words.hasPrefix(kind) {
                words = words.dropFirst(kind.count).trimmed()
            }
            guard !words.isEmpty, words.first?.isUppercase == true || words.first?.isNumber == true else { continue }
            guard let by = words.firstRange(of: ", by ") ?? words.firstRange(of: " by ") else { continue }
            fields["title"] = [String(words[..<by.lowerBound])]
            fields["author"] = [String(words[by.upperBound...].trimmed())]
            return
        }
    }
}
