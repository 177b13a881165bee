extension PackageFile {
    /// Makes a package of EPUB 2 or its predecessors one of EPUB 3.
    /// - Parameters:
    ///   - required: What it lacks, if it does.
    ///   - properties: What the documents' items have to say of them.
    mutating func upgrade(lacking required: RequiredMetadata, properties: [ContainerPath: Set<String>]) {
        document.root["version"] = "3.0"
        document.root.keepAttributes(["id", "version", "unique-identifier", "xml:lang", "dir", "prefix"])
        document.root.mapElements { ["metadata", "manifest", "spine", "guide"].contains($0.name) ? $0 : nil }
        MetadataUpgrade.apply(to: &self, lacking: required)
        mendManifest(properties)
        mendSpine()
        mendGuide()
        markCover()
    }

    private mutating func mendManifest(_ properties: [ContainerPath: Set<String>]) {
        document.root.edit("manifest") { $0.keepAttributes(["id"]) }
        let path = path
        editItems { item in
            item.keepAttributes(["id", "href", "media-type", "fallback"])
            let file = item["href"].flatMap { ContainerPath.resolve($0, in: path)?.path }
            item["media-type"] = Self.mended(item["media-type"] ?? "", of: file)
            let own = file.flatMap { properties[$0] } ?? []
            if !own.isEmpty { item["properties"] = own.sorted().joined(separator: " ") }
        }
    }

    private mutating func mendSpine() {
        let known = Set(items.map(\.id))
        let ncx = items.first { $0.mediaType == Self.ncx }?.id
        document.root.edit("spine") { spine in
            spine.keepAttributes(["id", "toc", "page-progression-direction"])
            if spine["toc"].map({ !known.contains($0) }) ?? true { spine["toc"] = ncx }
            spine.mapElements { element in
                guard element.name == "itemref", element["idref"].map(known.contains) ?? false else { return nil }
                var element = element
                element.keepAttributes(["id", "idref", "linear"])
                return element
            }
        }
    }

    /// EPUB 3 still takes the guide, but not an empty one.
    private mutating func mendGuide() {
        document.root.mapElements { element in
            guard element.name == "guide" else { return element }
            return element.all("reference").isEmpty ? nil : element
        }
    }

    /// Says of the picture that EPUB 2's `cover` names that it is the cover.
    private mutating func markCover() {
        let metas = document.root.first("metadata")?.all("meta") ?? []
        guard let name = metas.first(where: { $0["name"] == "cover" })?["content"] else { return }
        let file = ContainerPath.resolve(name, in: path)?.path
        let cover = items.first { $0.id == name } ?? items.first { $0.path == file }
        guard let cover, cover.mediaType.hasPrefix("image/") else { return }
        editItems { if $0["id"] == cover.id { $0["properties"] = "cover-image" } }
    }

    static let ncx = "application/x-dtbncx+xml"

    /// Media types of EPUB's predecessors, and common mistakes.
    private static func mended(_ type: String, of path: ContainerPath?) -> String {
        let type = type.lowercased()
        switch type {
        case "text/x-oeb1-document", "text/html", "application/xhtml", "application/html": return xhtml
        case "text/x-oeb1-css": return "text/css"
        case "image/jpg": return "image/jpeg"
        default: return path?.text.lowercased().hasSuffix(".ncx") ?? false ? ncx : type
        }
    }
}

extension Element {
    /// Takes all other attributes away.
    fileprivate mutating func keepAttributes(_ names: Set<String>) {
        attributes.removeAll { !names.contains($0.name) }
    }
}
