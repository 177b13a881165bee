import VorleserCore

extension Formula {
    /// The formula as MathML in HTML.
    var html: String { root.html }
}

extension Formula.Element {
    fileprivate var html: String {
        let values = attributes.map { ($0.key.rawValue, $0.value) }.sorted { $0.0 < $1.0 }
            .map { #" \#($0)="\#($1.escapedForHTML)""# }.joined()
        let contents = name.isToken ? text.escapedForHTML : children.map(\.html).joined()
        return "<\(name.rawValue)\(values)>\(contents)</\(name.rawValue)>"
    }
}
