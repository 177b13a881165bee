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
        identifier = book.metadata.identifier ?? Self.uniform(book.text)
    }

    /// The same UUID for the same text. Source: RFC 9562 §5.8, “UUID version 8”.
    private static func uniform(_ text: String) -> String {
        // FNV-1a, twice with different starts: tells books apart, proves nothing.
        var halves: [UInt64] = [0xCBF2_9CE4_8422_2325, 0x6C62_272E_07BB_0142]
        for byte in text.utf8 {
            for index in halves.indices { halves[index] = (halves[index] ^ UInt64(byte)) &* 0x100_0000_01B3 }
            halves[1] = halves[1] &+ 0x9E37_79B9_7F4A_7C15
        }
        halves[0] = halves[0] & ~0xF000 | 0x8000
        halves[1] = halves[1] & ~(0xC000 << 48) | 0x8000 << 48
        let digits = halves.map { String($0, radix: 16).leftPadded(to: 16) }.joined()
        var groups: [Substring] = []
        var rest = digits[...]
        for count in [8, 4, 4, 4, 12] {
            groups.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return "urn:uuid:" + groups.joined(separator: "-")
    }
}
