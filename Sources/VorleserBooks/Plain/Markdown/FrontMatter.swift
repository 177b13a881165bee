import VorleserCore

/// The block of `key: value` lines that a Markdown file may begin with, between `---` lines or bare, as MultiMarkdown and
/// Pelican have it.
///
/// The little of YAML that people write there: plain and quoted values, lists in brackets or on lines with dashes,
/// folded text. Anything else is passed over.
struct FrontMatter: Sendable, Equatable {
    /// By key in small letters; a value that is no list is a list of one.
    private(set) var values: [String: [String]] = [:]
    /// How many bytes of the file it takes; 0 when there is none.
    private(set) var length = 0

    /// The lists on lines with dashes, in order.
    private(set) var lists: [List] = []

    struct List: Sendable, Equatable {
        let key: String
        var items: [String] = []
    }

    private static let longest = 64 << 10

    init(_ utf8: [UInt8]) {
        let start = utf8.prefix(Self.longest)
        var lines = start.split(separator: 0x0A, omittingEmptySubsequences: false).makeIterator()
        guard let first = lines.next() else { return }
        guard Self.isFence(first) else {
            readBare(start)
            return
        }
        var block: [String] = []
        while let line = lines.next() {
            if Self.isFence(line) || line.elementsEqual("...".utf8) {
                guard block.contains(where: { $0.contains(":") }) else { return }
                length = min(line.endIndex + 1, utf8.count)
                read(block)
                return
            }
            if KramdownLines.isDivision(line) {
                length = line.startIndex
                read(block)
                return
            }
            block.append(String(decoding: line, as: UTF8.self).trimmingEnd())
        }
    }

    /// `Title: …`, `Date: …` at the start of the file, to the first empty line.
    private mutating func readBare(_ start: ArraySlice<UInt8>) {
        guard let first = Self.key(of: start.prefix { $0 != 0x0A }), Self.bareKeys.contains(first) else { return }
        var (block, keys, end) = ([String](), Set([first]), start.startIndex)
        for line in start.split(separator: 0x0A, omittingEmptySubsequences: false) {
            end = min(line.endIndex + 1, start.endIndex)
            let text = String(decoding: line, as: UTF8.self).trimmingEnd()
            if text.isEmpty { break }
            if let key = Self.key(of: line) {
                keys.insert(key)
            } else if text.first?.isWhitespace != true {
                return
            }
            block.append(text)
        }
        guard keys.contains("title"), keys.count > 1, keys.count(where: Self.bareKeys.contains) * 2 >= keys.count else {
            return
        }
        length = end
        read(block)
    }

    /// The key of a line, in small letters: one word or two before a colon and a blank.
    private static func key(of line: ArraySlice<UInt8>) -> String? {
        let name = line.prefix(24).prefix { $0 != 0x3A }
        let colon = name.endIndex
        guard !name.isEmpty, colon < line.endIndex, line[colon] == 0x3A,
            colon + 1 == line.endIndex || [0x20, 0x09, 0x0D].contains(line[colon + 1]),
            name.allSatisfy({ $0 == 0x20 || $0 == 0x2D || $0 == 0x5F || UnicodeScalar($0).properties.isAlphabetic }),
            name.first != 0x20
        else { return nil }
        return String(decoding: name, as: UTF8.self).lowercased()
    }

    private static let bareKeys: Set = [
        "title", "subtitle", "date", "author", "authors", "category", "categories", "tags", "keywords", "slug",
        "summary", "modified", "status", "lang", "language", "layout", "template", "copyright", "description", "number",
        "permalink", "series", "email", "affiliation", "revision",
    ]

    private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
        line.starts(with: "---".utf8) && line.dropFirst(3).allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
    }

    private mutating func read(_ lines: [String]) {
        var key: String?
        for line in lines where !line.hasPrefix("#") && !line.isEmpty {
            if let first = line.first, !first.isWhitespace, first != "-", let colon = line.firstIndex(of: ":") {
                let name = line[..<colon].lowercased()
                key = name
                values[name] = Self.items(Substring(line[line.index(after: colon)...]).trimmed())
                lists.append(List(key: String(line[..<colon])))
            } else if let key {
                addItem(Substring(line).trimmed())
                addLine(Substring(line).trimmed(), to: key)
            }
        }
    }

    /// A line under a key: an item of its list, a field of an item (only a name counts), or more of its text.
    private mutating func addLine(_ line: Substring, to key: String) {
        if line.hasPrefix("- ") || line.hasPrefix("name:") || line.hasPrefix("text:") {
            var item = line.hasPrefix("- ") ? line.dropFirst(2).trimmed() : line
            if let colon = item.firstIndex(of: ":"), ["name", "text"].contains(item[..<colon]) {
                item = item[item.index(after: colon)...].trimmed()
            }
            values[key, default: []].append(Self.unquoted(item))
        } else if let last = values[key]?.last {
            values[key] = [last + " " + line]
        } else if !line.contains(": ") {
            values[key] = [String(line)]
        }
    }

    /// A line of the last list, or more of its last item.
    private mutating func addItem(_ line: Substring) {
        let last = lists.count - 1
        if line.hasPrefix("- ") {
            lists[last].items.append(Self.unquoted(line.dropFirst(2).trimmed()))
        } else if let item = lists[last].items.last {
            lists[last].items[lists[last].items.count - 1] = item + " " + line
        }
    }

    private static func items(_ value: Substring) -> [String] {
        if value.isEmpty || ["|", ">", "|-", ">-", "null", "~"].contains(value) { return [] }
        guard value.hasPrefix("["), value.hasSuffix("]") else { return [unquoted(value)] }
        return value.dropFirst().dropLast().split(separator: ",").map { unquoted($0.trimmed()) }
    }

    private static func unquoted(_ value: Substring) -> String {
        guard value.count >= 2, let first = value.first, first == value.last, first == "\"" || first == "'" else {
            return String(value)
        }
        let inner = value.dropFirst().dropLast()
        if first == "'" { return String(inner.replacing("''", with: "'")) }
        return String(inner.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\"))
    }

    /// Puts what it says into a book's metadata.
    func describe(_ metadata: inout BookMetadata) {
        if let title = text("title") { metadata.title = title }
        metadata.subtitle = text("subtitle") ?? metadata.subtitle
        let authors = ["author", "authors", "creator", "by"].lazy.compactMap { values[$0] }.first { !$0.isEmpty }
        if let authors { metadata.authors = authors.filter { !$0.isEmpty } }
        if let tag = text("lang") ?? text("language") {
            metadata.language = LanguageNames.tag(tag) ?? metadata.language
        }
        metadata.date = text("date") ?? metadata.date
        metadata.publisher = text("publisher") ?? metadata.publisher
        metadata.identifier = text("identifier") ?? text("isbn") ?? metadata.identifier
        metadata.description = text("description") ?? text("abstract") ?? metadata.description
        metadata.subjects = values["keywords"] ?? values["tags"] ?? values["subject"] ?? metadata.subjects
        if let series = text("series") ?? text("belongs-to-collection") {
            metadata.series = BookMetadata.Series(name: series, position: text("group-position") ?? text("volume"))
        }
    }

    private func text(_ key: String) -> String? {
        let joined = values[key]?.joined(separator: " ") ?? ""
        return joined.isEmpty ? nil : joined
    }
}

extension String {
    fileprivate func trimmingEnd() -> String {
        var end = self[...]
        while end.last?.isWhitespace == true { end = end.dropLast() }
        return String(end)
    }
}
