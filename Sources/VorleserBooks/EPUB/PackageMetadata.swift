#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

/// The metadata of a package document. Sources: EPUB 3.3 §5.5, “Metadata section”; OPF 2.0.1 §2.2; DCMI terms.
struct PackageMetadata {
    /// A Dublin Core element with what refines it.
    struct Entry {
        let name: String
        let id: String?
        let value: String
        /// By property without prefix: of EPUB 2's attributes and of EPUB 3's `refines`.
        var refinements: [String: String] = [:]
    }

    private(set) var entries: [Entry] = []
    /// `<meta property="…">` that refine nothing, and EPUB 2's `<meta name="…" content="…">`.
    private(set) var metas: [(name: String, id: String?, value: String)] = []
    private var refinements: [String: [String: String]] = [:]
    private var uniqueID: String?

    private static let mostEntries = 5000
    private static let longestValue = 20_000

    init() {}

    init(_ package: MarkupNode) {
        uniqueID = package.attribute("unique-identifier")?.collapsed
        guard let metadata = package.descendant("metadata") else { return }
        for node in metadata.descendants where entries.count + metas.count < Self.mostEntries {
            if node.name == "meta" { readMeta(node) } else if node.firstChild != nil { readEntry(node) }
        }
        for index in entries.indices {
            guard let id = entries[index].id, let found = refinements[id] else { continue }
            entries[index].refinements.merge(found) { own, _ in own }
        }
    }

    private mutating func readMeta(_ node: MarkupNode) {
        if let property = node.attribute("property")?.collapsed {
            let value = node.text(limit: Self.longestValue)
            guard let refined = node.attribute("refines")?.collapsed else {
                metas.append((property, node.attribute("id")?.collapsed, value))
                return
            }
            let key = String(refined.drop { $0 == "#" })
            refinements[key, default: [:]][Self.local(property)] = value
        } else if let name = node.attribute("name")?.collapsed, let content = node.attribute("content") {
            metas.append((name, nil, content.collapsed))
        }
    }

    private mutating func readEntry(_ node: MarkupNode) {
        guard Self.elements.contains(node.name) else { return }
        let value = node.text(limit: Self.longestValue)
        guard !value.isEmpty else { return }
        var own: [String: String] = [:]
        for attribute in ["role", "event", "scheme"] { own[attribute] = node.attribute(attribute)?.collapsed }
        entries.append(Entry(name: node.name, id: node.attribute("id")?.collapsed, value: value, refinements: own))
    }

    private static let elements: Set = [
        "title", "creator", "contributor", "language", "identifier", "publisher", "date", "description", "subject",
    ]

    private static func local(_ name: String) -> String {
        name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
    }

    private func all(_ name: String) -> [Entry] { entries.filter { $0.name == name } }

    /// The value of a meta that stands for itself.
    func meta(_ name: String) -> String? { metas.first { $0.name == name }?.value.nonEmpty }

    // MARK: As a book says it

    /// What the book says of itself; a book without a title is called `fallbackTitle`.
    func book(fallbackTitle: String) -> BookMetadata {
        let titles = titles
        return BookMetadata(
            title: (titles.main ?? fallbackTitle).shortened(to: 1000),
            subtitle: titles.subtitle?.shortened(to: 1000),
            authors: authors,
            contributors: contributors,
            language: language,
            identifier: identifier,
            publisher: all("publisher").first?.value,
            date: date,
            description: description,
            subjects: all("subject").map(\.value),
            series: series
        )
    }

    private var titles: (main: String?, subtitle: String?) {
        let titles = all("title")
        func typed(_ type: String) -> Entry? { titles.first { $0.refinements["title-type"] == type } }
        let ordered = titles.enumerated().sorted { left, right in
            (sequence(left.element), left.offset) < (sequence(right.element), right.offset)
        }
        let main =
            typed("main") ?? ordered.first { $0.element.refinements["title-type"] == nil }?.element ?? titles.first
        return (main?.value, typed("subtitle")?.value)
    }

    private func sequence(_ entry: Entry) -> Int { entry.refinements["display-seq"].flatMap { Int($0) } ?? Int.max }

    private var creators: [Entry] {
        all("creator").enumerated().sorted { ($0.offset, 0) < ($1.offset, 0) }.map(\.element)
    }

    private static func isAuthor(_ entry: Entry) -> Bool {
        guard let role = entry.role else { return true }
        return ["aut", "author", "dub", "aus", "cre", "dubious author"].contains(role)
    }

    private var authors: [String] {
        let authors = creators.filter(Self.isAuthor)
        return (authors.isEmpty ? creators : authors).map(\.value)
    }

    private var contributors: [BookMetadata.Contributor] {
        let others = creators.contains(where: Self.isAuthor) ? creators.filter { !Self.isAuthor($0) } : []
        return (others + all("contributor")).map { .init(name: $0.value, role: $0.role) }
    }

    private var language: String? {
        all("language").lazy.map { $0.value.replacing("_", with: "-") }.first { tag in
            tag.utf8.count <= 35 && tag.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
                && !["und", "mul", "zxx"].contains(tag.lowercased())
        }
    }

    private var identifier: String? {
        let identifiers = all("identifier")
        return (identifiers.first { $0.id != nil && $0.id == uniqueID } ?? identifiers.first)?.value
    }

    private var date: String? {
        let dates = all("date").filter { entry in !Self.unknownDays.contains(where: entry.value.hasPrefix) }
        func event(_ name: String) -> Entry? { dates.first { $0.refinements["event"]?.lowercased() == name } }
        return (event("publication") ?? event("original-publication") ?? dates.first).map { Self.day($0.value) }
    }

    /// What programs write that keep a library and know no day; calibre's is that of the year 101, in any time zone.
    private static let unknownDays = ["0101-01-01", "0100-12-31", "0001-01-01", "0000"]

    /// A date without its time of day: `2016-02-09T08:00:00+00:00`.
    private static func day(_ date: String) -> String {
        guard let time = date.firstIndex(of: "T"), date.distance(from: date.startIndex, to: time) == 10 else {
            return date
        }
        return String(date[..<time])
    }

    private var description: String? {
        guard let text = all("description").first?.value else { return nil }
        guard text.contains("<"), text.contains(">") else { return text }
        guard let tree = MarkupTree(html: MarkupSource(Array(text.utf8))) else { return text }
        return withExtendedLifetime(tree) { tree.root?.text(limit: Self.longestValue).nonEmpty }
    }

    private var series: BookMetadata.Series? {
        for meta in metas where meta.name == "belongs-to-collection" && !meta.value.isEmpty {
            let refined = meta.id.flatMap { refinements[$0] } ?? [:]
            guard refined["collection-type"].map({ $0 == "series" }) ?? true else { continue }
            return .init(name: meta.value, position: refined["group-position"])
        }
        return meta("calibre:series").map { .init(name: $0, position: position(meta("calibre:series_index"))) }
    }

    /// Calibre writes “3.0” for the third.
    private func position(_ number: String?) -> String? {
        number.map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
    }
}

extension PackageMetadata.Entry {
    /// MARC relator code, lower-case.
    fileprivate var role: String? {
        guard let given = refinements["role"]?.lowercased().nonEmpty else { return nil }
        return given.split { $0 == ":" || $0 == "/" }.last.map(String.init)
    }
}
