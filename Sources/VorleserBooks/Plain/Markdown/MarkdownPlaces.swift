/// What the places of a text are called that it refers to by a label: `(my-label)=` above a heading, `{#sec-joins}` behind one.
struct MarkdownPlaces: Sendable {
    private var titles: [String: String] = [:]

    /// - Parameter lines: All of the text's.
    init(_ lines: [ArraySlice<UInt8>]) {
        var label: String?
        for line in lines where !line.allSatisfy({ $0 <= 0x20 }) {
            if let name = Self.label(line) {
                label = name
                continue
            }
            if line.first == UInt8(ascii: "#") { note(String(decoding: line, as: UTF8.self), label) }
            label = nil
        }
    }

    /// The title of the heading with a label, without signs of Markdown's.
    func title(of label: String) -> String? { titles[label] }

    private mutating func note(_ line: String, _ label: String?) {
        var title = line.drop { $0 == "#" }
        guard title.first == " " else { return }
        var labels = [label].compactMap { $0 }
        if let brace = title.lastIndex(of: "{"), title.trimmed().last == "}" {
            labels += title[title.index(after: brace)...].split { " }".contains($0) }.filter { $0.hasPrefix("#") }
                .map { String($0.dropFirst()) }
            title = title[..<brace]
        }
        let words = title.filter { !"*`#".contains($0) }
        let plain = String(Substring(words).trimmed())
        guard !plain.isEmpty else { return }
        for name in labels where titles[name] == nil { titles[name] = plain }
    }

    /// `(my-label)=` on a line of its own.
    static func label(_ line: ArraySlice<UInt8>) -> String? {
        guard line.first == UInt8(ascii: "("), line.count < 200 else { return nil }
        let text = Substring(String(decoding: line, as: UTF8.self)).trimmed()
        guard text.hasSuffix(")=") else { return nil }
        let name = text.dropFirst().dropLast(2)
        return !name.isEmpty && name.allSatisfy({ $0.isLetter || $0.isNumber || "-_:./ ".contains($0) })
            ? String(name) : nil
    }
}
