import VorleserCore

/// What EPUB 3 demands that a package says.
struct RequiredMetadata: Hashable, Sendable {
    let title: String
    /// BCP 47 tag; `und` when it is not known.
    let language: String
    /// A URN for a publication that has none.
    let identifier: String
}

extension PackageFile {
    /// Adds what is demanded and missing: title, language, and an identifier that the package names as its own.
    mutating func require(_ required: RequiredMetadata) {
        if metadata("dc:title").isEmpty { addCore("dc:title", required.title) }
        if metadata("dc:language").isEmpty { addCore("dc:language", required.language) }
        let identifiers = document.root.first("metadata")?.all("dc:identifier") ?? []
        if let own = document.root["unique-identifier"], identifiers.contains(where: { $0["id"] == own }) { return }
        let id = freeID("publication-id")
        document.root["unique-identifier"] = id
        if identifiers.isEmpty {
            addCore("dc:identifier", required.identifier, id: id)
        } else {
            document.root.edit("metadata") { $0.edit("dc:identifier") { $0["id"] = id } }
        }
    }

    /// Adds an element of Dublin Core.
    mutating func addCore(_ name: String, _ text: String, id: String? = nil) {
        var element = Element(name, [:], text)
        element["id"] = id
        document.root.edit("metadata") { $0.append(element) }
    }
}

extension RequiredMetadata {
    /// As the book says; its identifier is made from its text if it has none.
    init(of book: Book) {
        title = book.metadata.title
        language = book.metadata.language ?? "und"
        identifier = book.metadata.identifier ?? SHA256.urn(of: book.text)
    }
}
