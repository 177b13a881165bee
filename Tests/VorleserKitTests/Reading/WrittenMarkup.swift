/// HTML as a browser reads what we write: strict, so that a test sees what a browser would silently repair.
struct WrittenMarkup {
    enum Fault: Error {
        case unbalanced(String)
        case badReference(String)
        case cutOff
    }

    /// As the DOM's `textContent`.
    private(set) var text = ""
    /// Every start tag with its attributes, as written.
    private(set) var tags: [String] = []

    private static let void: Set = ["img"]
    private static let references = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "#13": "\r"]

    init(_ html: String) throws {
        var open: [String] = []
        var rest = html.unicodeScalars[...]
        while let next = rest.first {
            if next == "<" {
                guard let end = rest.firstIndex(of: ">") else { throw Fault.cutOff }
                let tag = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
                if tag.hasPrefix("/") {
                    guard open.popLast() == String(tag.dropFirst()) else { throw Fault.unbalanced(tag) }
                    continue
                }
                tags.append(tag)
                let name = String(tag.prefix { $0 != " " })
                if !Self.void.contains(name) { open.append(name) }
                // HTML, “13.2.6.4.7 The ‘in body’ insertion mode”: a newline at the start of `pre` is ignored.
                if name == "pre", rest.first == "\n" { rest = rest.dropFirst() }
            } else if next == "&" {
                guard let end = rest.firstIndex(of: ";") else { throw Fault.cutOff }
                let name = String(rest[rest.index(after: rest.startIndex)..<end])
                guard let character = Self.references[name] else { throw Fault.badReference(name) }
                text += character
                rest = rest[rest.index(after: end)...]
            } else {
                text.unicodeScalars.append(next)
                rest = rest.dropFirst()
            }
        }
        guard open.isEmpty else { throw Fault.unbalanced(open.joined(separator: " ")) }
    }

    /// The names of the elements.
    var names: Set<String> { Set(tags.map { String($0.prefix { $0 != " " }) }) }
}
