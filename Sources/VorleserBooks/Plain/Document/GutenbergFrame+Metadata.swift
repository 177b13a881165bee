import VorleserCore

extension GutenbergFrame {
    /// What the header says of the book; `fallback` is the title where it gives none.
    func metadata(orTitled fallback: String) -> BookMetadata {
        var metadata = BookMetadata(title: fallback)
        setTitle(&metadata)
        metadata.authors = people("author") + people("authors")
        metadata.contributors = Self.roles.flatMap { field, role in
            people(field).map { BookMetadata.Contributor(name: $0, role: role) }
        }
        metadata.language = fields["language"]?.first.flatMap(LanguageNames.tag)
        metadata.identifier = number.map { "https://www.gutenberg.org/ebooks/\($0)" }
        metadata.date = (fields["release date"]?.first ?? fields["posting date"]?.first).flatMap(Self.date)
        metadata.publisher = "Project Gutenberg"
        return metadata
    }

    /// MARC relator codes. Source: https://www.loc.gov/marc/relators/
    private static let roles = [
        ("translator", "trl"), ("editor", "edt"), ("illustrator", "ill"), ("contributor", "ctb"),
        ("annotator", "ann"), ("compiler", "com"), ("commentator", "cwt"),
    ]

    private func setTitle(_ metadata: inout BookMetadata) {
        guard let lines = fields["title"], let first = lines.first else { return }
        let rest = lines.dropFirst().joined(separator: " ")
        // A long first line ends because the page does.
        if first.count > 60 || rest.isEmpty {
            metadata.title = lines.joined(separator: " ")
        } else {
            metadata.title = first
            metadata.subtitle = rest
        }
        if let subtitle = fields["subtitle"]?.first { metadata.subtitle = subtitle }
    }

    private func people(_ field: String) -> [String] {
        (fields[field] ?? []).flatMap { Self.names(in: $0) }
    }

    /// The names in a line, without dates of life and other names in brackets.
    private static func names(in line: String) -> [String] {
        var name = line
        if let bracket = name.firstIndex(of: "[") { name = String(name[..<bracket]) }
        if let comma = name.firstRange(of: ", "), name[comma.upperBound...].contains(where: \.isNumber) {
            name = String(name[..<comma.lowerBound])
        }
        return name.split(separator: " and ").map { String(Substring($0).trimmed()) }.filter { !$0.isEmpty }
    }

    /// “August 21, 2007” as 2007-08-21, “March, 1994” as 1994-03.
    static func date(_ text: String) -> String? {
        let words = text.prefix { $0 != "[" }.split { !$0.isLetter && !$0.isNumber }
        guard let year = words.last(where: { $0.count == 4 && Int($0) != nil }) else { return nil }
        guard let month = words.lazy.compactMap({ months.firstIndex(of: $0.lowercased().prefix(3)) }).first else {
            return String(year)
        }
        let result = "\(year)-\(twoDigits(month + 1))"
        guard let day = words.lazy.compactMap({ Int($0) }).first(where: { (1...31).contains($0) }) else {
            return result
        }
        return "\(result)-\(twoDigits(day))"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let months: [Substring] = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]
}
