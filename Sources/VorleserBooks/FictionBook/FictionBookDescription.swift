import VorleserCore

/// What a FictionBook says of itself. Source: FictionBook 2.2, element `description`.
struct FictionBookDescription {
    private(set) var metadata: BookMetadata

    init(_ root: MarkupNode, fileName: String) {
        let description = root.child("description")
        let title = description?.child("title-info")
        let publication = description?.child("publish-info")
        func text(_ node: MarkupNode?, _ name: String) -> String? { node?.child(name)?.text().nonEmpty }

        metadata = BookMetadata(title: (text(title, "book-title") ?? fileName).shortened(to: 1000))
        let people = title?.childElements.prefix(200) ?? []
        metadata.authors = people.filter { $0.name == "author" }.compactMap(Self.name)
        metadata.contributors = people.filter { $0.name == "translator" }.compactMap(Self.name)
            .map { .init(name: $0, role: "trl") }
        metadata.language = text(title, "lang")
        metadata.publisher = text(publication, "publisher")
        metadata.date =
            text(publication, "year") ?? title?.child("date")?.attribute("value")?.collapsed.nonEmpty
            ?? text(title, "date")
        metadata.description = title?.child("annotation")?.text(limit: 20_000).nonEmpty
        metadata.identifier =
            text(publication, "isbn").map { "urn:isbn:\($0)" } ?? text(description?.child("document-info"), "id")
        metadata.subjects =
            text(title, "keywords").map {
                $0.split(separator: ",").map { String($0).collapsed }.filter { !$0.isEmpty }
            } ?? []
        let series = [title, publication].compactMap { $0?.child("sequence") }.first
        if let series, let name = series.attribute("name")?.collapsed.nonEmpty {
            metadata.series = .init(name: name, position: series.attribute("number")?.collapsed.nonEmpty)
        }
        metadata.cover = title?.child("coverpage")?.child("image").flatMap(FictionBookPicture.path(shownBy:))
    }

    private static func name(_ person: MarkupNode) -> String? {
        let parts = ["first-name", "middle-name", "last-name"].compactMap {
            person.child($0)?.text(limit: 400).nonEmpty
        }
        return parts.isEmpty ? person.child("nickname")?.text(limit: 400).nonEmpty : parts.joined(separator: " ")
    }
}
