import VorleserCore

/// A letter sent by computer, or a post to a news group, as it is kept in a file: its head, what it quotes, its signature.
/// Sources: RFC 5322 §2.2, “Header Fields”; RFC 3676 §4.3, “Usenet Signature Convention”, §4.5, “Quoting”.
struct MailMessage: Sendable {
    /// The fields of the head, each with the lines it goes on with.
    private var fields: [(name: String, value: String, lines: Range<Int>)] = []
    /// The first line of the signature and of what a mailing list puts below; the number of lines where there is none.
    private var signature = 0

    /// Which fields a listener needs.
    private static let read: Set<String> = ["from", "subject", "date"]
    private static let longestHead = 60
    private static let longestSignature = 25

    /// Takes the signs of quotation from a letter's lines, and parts its fields.
    /// - Returns: `nil` for any other text: a head has a sender, a date, and nothing but fields.
    init?(markedIn text: inout TextLines) {
        guard let fields = Self.fields(text) else { return nil }
        self.fields = fields
        let body = fields[fields.count - 1].lines.upperBound
        signature = Self.signature(text, from: body)
        var lines = text.lines
        for field in fields {
            lines[field.lines.lowerBound].blanksBefore = max(1, lines[field.lines.lowerBound].blanksBefore)
        }
        for index in signature..<lines.count { lines[index].blanksBefore = max(1, lines[index].blanksBefore) }
        Self.takeQuotations(&lines, body..<signature, text.utf8)
        // Lines of nothing but signs are blank.
        var kept: [TextLine] = []
        var (blanks, taken) = (0, 0)
        for (index, var line) in lines.enumerated() {
            if line.start == line.end {
                blanks += 1
                if index < signature { taken += 1 }
                continue
            }
            line.blanksBefore += blanks
            blanks = 0
            kept.append(line)
        }
        signature -= taken
        text.keep(kept)
    }

    // MARK: Head

    private static func fields(_ text: TextLines) -> [(name: String, value: String, lines: Range<Int>)]? {
        var found: [(name: String, value: String, lines: Range<Int>)] = []
        let lines = text.lines
        for index in lines.indices.prefix(longestHead) {
            if index > 0, lines[index].blanksBefore > 0 { break }
            let line = text.string(lines[index])
            if let (name, value) = field(line), lines[index].indent == 0 {
                found.append((name, value, index..<index + 1))
            } else if lines[index].indent > 0, let last = found.last {
                found[found.count - 1] = (last.name, last.value + " " + line, last.lines.lowerBound..<index + 1)
            } else if index == 0, line.hasPrefix("From ") || line.hasPrefix("Article ") {
                // What a mailbox or a news reader writes above.
                found.append(("", line, 0..<1))
            } else {
                return nil
            }
        }
        let names = Set(found.map(\.name))
        guard found.count >= 3, names.contains("from"), names.contains("date"),
            let last = found.last, last.lines.upperBound < lines.count
        else { return nil }
        return found
    }

    /// `Message-ID: <…>`: a name of letters and hyphens, a colon, a blank.
    private static func field(_ line: String) -> (name: String, value: String)? {
        guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
        let (name, value) = (line[..<colon], line[line.index(after: colon)...])
        guard name.utf8.count <= 40, name.first?.isLetter == true,
            name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }),
            value.isEmpty || value.first?.isWhitespace == true
        else { return nil }
        return (name.lowercased(), String(value.trimmed()))
    }

    // MARK: Body

    /// Where the signature begins: at a line `-- ` near the end; or a mailing list's own lines, below a long rule.
    private static func signature(_ text: TextLines, from body: Int) -> Int {
        let lines = text.lines
        let first = max(body, lines.count - longestSignature)
        guard first < lines.count else { return lines.count }
        let sign = (first..<lines.count).first { index in
            text.string(lines[index]) == "--" && lines[index].end < text.utf8.count
        }
        let rule = (max(first, lines.count - 8)..<lines.count).first { index in
            let line = text.utf8[lines[index].bytes]
            return line.count >= 40 && line.allSatisfy { $0 == UInt8(ascii: "_") }
        }
        return [sign, rule].compactMap { $0 }.min() ?? lines.count
    }

    /// `> as I said` is a quotation, and so are lines with several such signs; a change of their number begins a paragraph.
    private static func takeQuotations(_ lines: inout [TextLine], _ body: Range<Int>, _ utf8: [UInt8]) {
        for index in body {
            var start = lines[index].start
            while start < lines[index].end,
                utf8[start] == UInt8(ascii: ">") || lines[index].quotations > 0 && utf8[start] == 0x20
            {
                if utf8[start] == UInt8(ascii: ">") { lines[index].quotations += 1 }
                start += 1
            }
            lines[index].start = start
            if index > body.lowerBound, lines[index].quotations != lines[index - 1].quotations {
                lines[index].blanksBefore = max(1, lines[index].blanksBefore)
            }
        }
    }

    // MARK: Use

    /// Says which blocks belong to the head and the signature.
    func mark(_ blocks: inout [TextBlock]) {
        let known = Dictionary(uniqueKeysWithValues: fields.map { ($0.lines.lowerBound, $0.name) })
        for index in blocks.indices {
            if let name = known[blocks[index].lines.lowerBound] {
                blocks[index].kind = .mail(isRead: Self.read.contains(name))
            } else if blocks[index].lines.lowerBound >= signature {
                blocks[index].kind = .mail(isRead: false)
            }
        }
    }

    /// Its subject is its title.
    func describe(_ metadata: inout BookMetadata) {
        if let subject = value("subject") { metadata.title = subject }
        if let date = value("date") { metadata.date = date }
        guard let from = value("from") else { return }
        let name = Self.address(in: Array(from.utf8)).map {
            String(decoding: from.utf8.prefix($0.lowerBound), as: UTF8.self)
        }
        let plain = Substring(name ?? from).trimmed().trimming { $0 == "\"" }
        metadata.authors = [String(plain)]
    }

    private func value(_ name: String) -> String? {
        fields.first { $0.name == name }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// What of a field is for the eye: an address beside a name, the zone of a time.
    static func silent(in words: [UInt8]) -> Range<Int>? { address(in: words) ?? zone(in: words) }

    /// ` -0500 (EST)` behind the time of a date.
    private static func zone(in words: [UInt8]) -> Range<Int>? {
        let text = String(decoding: words, as: UTF8.self)
        guard text.lowercased().hasPrefix("date:") else { return nil }
        let parts = text.split(separator: " ")
        guard
            let place = parts.lastIndex(where: {
                ($0.first == "+" || $0.first == "-") && $0.utf8.count == 5 && Int($0) != nil
            }),
            place > 1, parts[place - 1].contains(":")
        else { return nil }
        return text.utf8.distance(from: text.startIndex, to: parts[place].startIndex) - 1..<words.count
    }

    /// An address in angles at the end of a field, with the blank before it, where a name stands before.
    static func address(in words: [UInt8]) -> Range<Int>? {
        guard words.last == UInt8(ascii: ">"), let start = words.lastIndex(of: UInt8(ascii: "<")), start > 1,
            words[start...].contains(UInt8(ascii: "@")), words[start - 1] == 0x20, words[start - 2] != UInt8(ascii: ":")
        else { return nil }
        return start - 1..<words.count
    }
}
