/// What the manifest has to say of a document. Source: EPUB 3.3 §D.6, “Manifest properties vocabulary”.
enum DocumentProperties {
    static func of(_ root: MarkupNode) -> Set<String> {
        var properties: Set<String> = []
        var node: MarkupNode? = root
        while let current = node {
            if current.isElement {
                switch current.name {
                case "script", "form": properties.insert("scripted")
                case "svg": properties.insert("svg")
                case "math": properties.insert("mathml")
                case "switch" where !current.isDrawing: properties.insert("switch")
                default: break
                }
            }
            node = current.following(in: root)
        }
        return properties
    }
}
