import CLibXML2

/// What the manifest has to say of a document. Source: EPUB 3.3 §D.6, “Manifest properties vocabulary”.
enum DocumentProperties {
    static func of(_ root: MarkupNode) -> Set<String> {
        var properties: Set<String> = []
        var node: MarkupNode? = root
        while let current = node {
            if current.isElement { add(current, to: &properties) }
            node = current.following(in: root)
        }
        return properties
    }

    private static func add(_ element: MarkupNode, to properties: inout Set<String>) {
        guard let kind = kinds[element.nameKey] else { return }
        switch kind {
        case .drawing: properties.insert("svg")
        case .formula: properties.insert("mathml")
        case .choice: if !element.isDrawing { properties.insert("switch") }
        case .form: properties.insert("scripted")
        case .script: if isProgram(element) { properties.insert("scripted") }
        case .media, .link: break
        }
        let isLoaded = kind != .link || (element.attribute("rel") ?? "").lowercased().contains("stylesheet")
        if isLoaded, ["src", "data", "href", "poster"].contains(where: { isRemote(element.attribute($0)) }) {
            properties.insert("remote-resources")
        }
    }

    private enum Kind { case drawing, formula, choice, form, script, media, link }

    private static let kinds: [UInt64: Kind] = Dictionary(
        uniqueKeysWithValues: names.map { (MarkupNode.nameKey(of: $0), $1) }
    )

    private static let names: [String: Kind] = [
        "svg": .drawing, "math": .formula, "switch": .choice, "form": .form, "script": .script, "link": .link,
        "audio": .media, "video": .media, "source": .media, "track": .media, "img": .media, "image": .media,
        "iframe": .media, "embed": .media, "object": .media, "input": .media,
    ]

    /// Whether a `script` is a program rather than data. Source: HTML Living Standard §4.12.1, “The script element”.
    private static func isProgram(_ script: MarkupNode) -> Bool {
        let type = script.attribute("type")?.collapsed.lowercased() ?? ""
        return type.isEmpty || type == "module" || type.contains("javascript") || type.contains("ecmascript")
    }

    private static func isRemote(_ address: String?) -> Bool {
        guard let start = address?.collapsed.prefix(8).lowercased() else { return false }
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }
}
