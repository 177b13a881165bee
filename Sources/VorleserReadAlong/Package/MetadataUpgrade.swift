/// Turns the metadata of EPUB 2 and its predecessors into that of EPUB 3, where what is said of an element is said by
/// elements that refine it.
///
/// Sources: OPF 2.0.1 §2.2; EPUB 3.3 §5.5; “EPUB 3 Changes from EPUB 2.0.1” (IDPF, 2011).
struct MetadataUpgrade {
    private var package: PackageFile
    private var kept: [Element] = []
    private var dates: [(event: String, element: Element)] = []

    private static let coreNames: Set = [
        "title", "creator", "subject", "description", "publisher", "contributor", "date", "type", "format",
        "identifier", "source", "language", "relation", "coverage", "rights",
    ]
    /// Those whose text has a language.
    private static let proseNames: Set = [
        "title", "creator", "subject", "description", "publisher", "contributor", "relation", "coverage", "rights",
    ]
    private static let reservedPrefixes: Set = ["dcterms", "marc", "onix", "schema", "xsd", "a11y"]

    private init(_ package: PackageFile) { self.package = package }

    /// Upgrades the metadata of a package.
    /// - Parameters:
    ///   - package: Is changed.
    ///   - book: Says what the metadata lacks.
    static func apply(to package: inout PackageFile, lacking book: RequiredMetadata) {
        var upgrade = MetadataUpgrade(package)
        for element in upgrade.elements { upgrade.read(element) }
        upgrade.keepOneDate()
        upgrade.package.document.root.edit("metadata") { metadata in
            metadata.attributes = []
            metadata.elements = upgrade.kept
        }
        upgrade.package.require(book)
        package = upgrade.package
    }

    /// The elements, also those that OEB 1.x put in groups.
    private var elements: [Element] {
        let metadata = package.document.root.first("metadata")?.elements ?? []
        return metadata.flatMap { ["dc-metadata", "x-metadata"].contains($0.name) ? $0.elements : [$0] }
    }

    private mutating func read(_ element: Element) {
        if element.name == "meta" { return readMeta(element) }
        let name = element.name.lowercased()
        guard name.hasPrefix("dc:"), Self.coreNames.contains(String(name.dropFirst(3))), !element.text.isEmpty
        else { return }
        var clean = Element(name, [:], element.text)
        clean["id"] = element["id"]
        if Self.proseNames.contains(String(name.dropFirst(3))) { clean["xml:lang"] = element["xml:lang"] }
        let said = { (attribute: String) in element[attribute].flatMap { $0.isEmpty ? nil : $0 } }
        if name == "dc:date" {
            return dates.append((said("event")?.lowercased() ?? "", clean))
        }
        var refinements: [(property: String, text: String, scheme: String?)] = []
        if name == "dc:creator" || name == "dc:contributor" {
            if let role = said("role") { refinements.append(("role", role, "marc:relators")) }
        }
        if let name = said("file-as") { refinements.append(("file-as", name, nil)) }
        if name == "dc:identifier", let scheme = said("scheme") { refinements.append(("identifier-type", scheme, nil)) }
        keep(clean, refinements)
    }

    private mutating func keep(_ element: Element, _ refinements: [(property: String, text: String, scheme: String?)]) {
        var element = element
        if !refinements.isEmpty, element["id"] == nil {
            element["id"] = package.freeID(String(element.name.dropFirst(3)))
        }
        kept.append(element)
        for refinement in refinements {
            var meta = Element("meta", ["refines": "#" + (element["id"] ?? "")], refinement.text)
            meta["property"] = refinement.property
            meta["scheme"] = refinement.scheme
            kept.append(meta)
        }
    }

    private mutating func readMeta(_ element: Element) {
        if let name = element["name"], let content = element["content"], !name.isEmpty {
            var clean = Element("meta", ["name": name, "content": content])
            clean["id"] = element["id"]
            kept.append(clean)
        } else if let property = element["property"], !element.text.isEmpty {
            let prefix = property.split(separator: ":").first.map(String.init) ?? ""
            guard !property.contains(":") || Self.reservedPrefixes.contains(prefix) else { return }
            kept.append(element)
        }
    }

    /// EPUB 3 has one date, that of the publication; when it was made is said by a property.
    private mutating func keepOneDate() {
        let order = ["publication", "original-publication", "", "issued", "creation"]
        let rank = { (event: String) in order.firstIndex(of: event) ?? order.count }
        guard let best = dates.indices.min(by: { rank(dates[$0].event) < rank(dates[$1].event) }) else { return }
        if rank(dates[best].event) < order.count { kept.append(dates[best].element) }
        let creation = dates.indices.first { dates[$0].event == "creation" && $0 != best }
        if let creation {
            kept.append(Element("meta", ["property": "dcterms:created"], dates[creation].element.text))
        }
    }
}
