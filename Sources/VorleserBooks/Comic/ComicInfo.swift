import VorleserCore

/// What `ComicInfo.xml` in an archive says of a comic. Source: the Anansi Project, ComicInfo 2.0 and 2.1.
struct ComicInfo {
    /// A page of which something is said.
    struct Page {
        /// Among the pictures, from 0.
        let index: Int
        let isCover: Bool
        let isDouble: Bool
        let bookmark: String?
    }

    private var values: [String: String] = [:]
    private(set) var pages: [Page] = []

    private static let mostPages = 20_000

    /// Says nothing.
    init() {}

    /// - Returns: `nil` for what is not such a document.
    init?(xml bytes: [UInt8]) {
        guard let tree = MarkupTree(MarkupSource(bytes), repairing: false), tree.root?.name == "comicinfo" else {
            return nil
        }
        withExtendedLifetime(tree) {
            for node in tree.root?.childElements.prefix(200) ?? [] {
                if node.name == "pages" {
                    pages = node.childElements.prefix(Self.mostPages).compactMap(Self.page)
                } else if let text = node.text(limit: 8_000).nonEmpty {
                    values[node.name] = text
                }
            }
        }
    }

    private static func page(_ node: MarkupNode) -> Page? {
        guard let index = node.attribute("image").flatMap({ Int($0) }), index >= 0 else { return nil }
        return Page(
            index: index,
            isCover: node.attribute("type") == "FrontCover",
            isDouble: node.attribute("doublepage")?.lowercased() == "true",
            bookmark: node.attribute("bookmark")?.collapsed.shortened(to: 300).nonEmpty
        )
    }

    /// Whether it is read as in Japan.
    var isFromRight: Bool { values["manga"]?.lowercased() == "yesandrighttoleft" }

    /// What the comic says of itself; called as its file without a title or a series.
    func metadata(fileName: String) -> BookMetadata {
        let series = values["series"].map { BookMetadata.Series(name: $0, position: values["number"]) }
        let numbered = series.map { $0.name + ($0.position.map { " " + $0 } ?? "") }
        return BookMetadata(
            title: (values["title"] ?? numbered ?? fileName).shortened(to: 1000),
            authors: people("writer"),
            contributors: Self.roles.flatMap { name, role in people(name).map { .init(name: $0, role: role) } },
            language: Book.wordless,
            publisher: values["publisher"],
            date: date,
            description: values["summary"],
            subjects: people("genre"),
            series: series
        )
    }

    /// What each has done. Source: MARC Code List for Relators.
    private static let roles = [
        ("penciller", "art"), ("inker", "art"), ("colorist", "clr"), ("coverartist", "cov"), ("editor", "edt"),
        ("translator", "trl"),
    ]

    private func people(_ name: String) -> [String] {
        (values[name] ?? "").split(separator: ",").prefix(50).compactMap { String($0).collapsed.nonEmpty }
    }

    private var date: String? {
        guard let year = values["year"].flatMap({ Int($0) }), (1...9999).contains(year) else { return nil }
        func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        guard let month = values["month"].flatMap({ Int($0) }), (1...12).contains(month) else { return "\(year)" }
        guard let day = values["day"].flatMap({ Int($0) }), (1...31).contains(day) else {
            return "\(year)-\(padded(month))"
        }
        return "\(year)-\(padded(month))-\(padded(day))"
    }
}
