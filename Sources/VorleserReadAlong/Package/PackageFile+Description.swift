import VorleserCore

extension PackageFile {
    /// Writes what a book says of itself.
    /// - Parameters:
    ///   - book: All that is known.
    ///   - required: What EPUB demands.
    mutating func describe(_ book: BookMetadata, _ required: RequiredMetadata) {
        require(required)
        document.root["xml:lang"] = required.language
        if let subtitle = book.subtitle {
            let id = freeID("subtitle")
            addCore("dc:title", subtitle, id: id)
            addMeta("title-type", "subtitle", refining: id)
        }
        for author in book.authors { addPerson("dc:creator", author, role: "aut") }
        for person in book.contributors { addPerson("dc:contributor", person.name, role: person.role) }
        if let publisher = book.publisher { addCore("dc:publisher", publisher) }
        if let date = book.date, Self.isDate(date) { addCore("dc:date", date) }
        if let description = book.description { addCore("dc:description", description) }
        for subject in book.subjects { addCore("dc:subject", subject) }
        if let series = book.series {
            document.root.edit("metadata") {
                $0.append(Element("meta", ["property": "belongs-to-collection", "id": "series"], series.name))
            }
            addMeta("collection-type", "series", refining: "series")
            if let position = series.position { addMeta("group-position", position, refining: "series") }
        }
        for mode in ["textual", "auditory"] { addMeta("schema:accessMode", mode) }
        addMeta("schema:accessModeSufficient", "textual")
        for feature in ["synchronizedAudioText", "tableOfContents"] { addMeta("schema:accessibilityFeature", feature) }
        addMeta("schema:accessibilityHazard", "none")
    }

    private mutating func addPerson(_ element: String, _ name: String, role: String?) {
        let id = freeID("person")
        addCore(element, name, id: id)
        if let role { addMeta("role", role, refining: id, scheme: "marc:relators") }
    }

    /// Whether a date is a year, a month or a day. Source: W3C, “Date and Time Formats”.
    private static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count <= 3, parts.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }) else { return false }
        return zip(parts, [4, 2, 2]).allSatisfy { $0.count == $1 }
    }
}
