import VorleserCore

/// The package document of an EPUB, to be changed: what the book is, what it is made of, in which order it is read.
///
/// Source: EPUB 3.3 §5, “Package document”.
struct PackageFile: Hashable, Sendable {
    /// A file of the publication, as the manifest has it.
    struct Item: Hashable, Sendable {
        let id: String
        /// `nil` for one that is not in the container.
        let path: ContainerPath?
        let mediaType: String
        let properties: Set<String>
        /// Id of the item to show if this one cannot be.
        let fallback: String?
        /// Id of its media overlay.
        let overlay: String?
    }

    let path: ContainerPath
    var document: XMLDocument
    private var takenIDs: Set<String>

    static let vocabularies = [
        "": "http://www.idpf.org/2007/opf",
        "dc": "http://purl.org/dc/elements/1.1/",
    ]
    static let xhtml = "application/xhtml+xml"

    /// Reads the file; fails when it is not a package document, or one that cannot be read.
    /// - Parameters:
    ///   - bytes: The file.
    ///   - path: Its place in the container.
    init?(_ bytes: [UInt8], at path: ContainerPath) {
        guard var document = XMLDocument(bytes, vocabularies: Self.vocabularies), document.root.name == "package"
        else { return nil }
        document.root.trimNames()
        self.path = path
        self.document = document
        takenIDs = Set(document.root.tree.compactMap { $0["id"] })
    }

    /// An empty package of EPUB 3.
    init(at path: ContainerPath) {
        self.path = path
        let root = Element(
            "package",
            ["version": "3.0"],
            elements: ["metadata", "manifest", "spine"].map { Element($0) }
        )
        document = XMLDocument(vocabularies: Self.vocabularies, root: root)
        takenIDs = []
    }

    // MARK: What it says

    /// The first number of the version of EPUB.
    var majorVersion: Int { document.root["version"].flatMap { Int($0.prefix { $0 != "." }) } ?? 2 }

    var items: [Item] {
        (document.root.first("manifest")?.all("item") ?? []).compactMap { element in
            guard let id = element["id"], let href = element["href"] else { return nil }
            return Item(
                id: id,
                path: ContainerPath.resolve(href, in: path)?.path,
                mediaType: (element["media-type"] ?? "").lowercased(),
                properties: Set((element["properties"] ?? "").split(separator: " ").map(String.init)),
                fallback: element["fallback"],
                overlay: element["media-overlay"]
            )
        }
    }

    /// The ids of the items in reading order.
    var readingOrder: [String] { (document.root.first("spine")?.all("itemref") ?? []).compactMap { $0["idref"] } }

    /// Texts of the metadata of a name, in order.
    func metadata(_ name: String) -> [String] { document.root.first("metadata")?.all(name).map(\.text) ?? [] }

    /// Texts of `meta` elements of a property that refine nothing.
    func meta(_ property: String) -> [String] {
        (document.root.first("metadata")?.all("meta") ?? [])
            .filter { $0["property"] == property && $0["refines"] == nil }.map(\.text)
    }

    // MARK: Changes

    /// An id that the document does not have yet; it is taken from then on.
    mutating func freeID(_ wish: String) -> String {
        var id = wish
        var number = 1
        while !takenIDs.insert(id).inserted {
            number += 1
            id = "\(wish)-\(number)"
        }
        return id
    }

    /// Adds a file to the manifest.
    /// - Returns: Its id.
    @discardableResult
    mutating func add(
        _ file: ContainerPath,
        _ mediaType: String,
        id wish: String,
        properties: Set<String> = []
    ) -> String {
        let id = freeID(wish)
        var item = Element("item", ["id": id, "href": file.address(from: path), "media-type": mediaType])
        if !properties.isEmpty { item["properties"] = properties.sorted().joined(separator: " ") }
        document.root.edit("manifest") { $0.append(item) }
        return id
    }

    /// Changes items of the manifest.
    mutating func editItems(_ change: (inout Element) -> Void) {
        document.root.edit("manifest") { manifest in
            manifest.mapElements { element in
                guard element.name == "item" else { return element }
                var element = element
                change(&element)
                return element
            }
        }
    }

    /// Takes items out of the manifest.
    mutating func removeItems(_ ids: Set<String>) {
        document.root.edit("manifest") { manifest in
            manifest.mapElements { $0["id"].map(ids.contains) ?? false ? nil : $0 }
        }
    }

    /// Adds a file to the reading order.
    mutating func appendToReadingOrder(_ id: String, isLinear: Bool = true) {
        var reference = Element("itemref", ["idref": id])
        if !isLinear { reference["linear"] = "no" }
        document.root.edit("spine") { $0.append(reference) }
    }

    /// Adds a property of the publication, or of an element of the package.
    mutating func addMeta(_ property: String, _ text: String, refining id: String? = nil, scheme: String? = nil) {
        var meta = Element("meta", ["property": property], text)
        meta["refines"] = id.map { "#" + $0 }
        meta["scheme"] = scheme
        document.root.edit("metadata") { $0.append(meta) }
    }

    /// Takes away properties of the publication and of elements.
    mutating func removeMeta(where isUnwanted: (String) -> Bool) {
        document.root.edit("metadata") { metadata in
            metadata.mapElements { $0.name == "meta" && isUnwanted($0["property"] ?? "") ? nil : $0 }
        }
    }
}

extension Element {
    /// Takes blanks off ids and what refers to them, which XML allows for and comparing does not.
    fileprivate mutating func trimNames() {
        for name in ["id", "idref", "fallback", "toc", "unique-identifier", "media-overlay"] {
            if let value = self[name] { self[name] = value.split { $0.isWhitespace }.joined(separator: " ") }
        }
        mapElements { element in
            var element = element
            element.trimNames()
            return element
        }
    }
}
