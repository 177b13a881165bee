/// A CSS style sheet: the rules that change what is read or marked, and no others.
/// Source: CSS Syntax 3 §5, “Parsing”; CSS Cascade 4 §2, “Importing style sheets”.
struct StyleSheet: Sendable {
    struct Rule: Sendable {
        let selector: Selector
        let style: Style
    }

    private(set) var rules: [Rule] = []
    /// Addresses of imported sheets, as written.
    private(set) var imports: [String] = []
    private(set) var placements = PlacementRules()

    private static let mostRules = 5000
    /// Of the window, in CSS pixels; `nil` where nothing is known of it.
    private let width: Double?

    init(_ bytes: [UInt8]) {
        self.init(text: Substring(String(decoding: MarkupEncoding.decode(bytes).utf8, as: UTF8.self)))
    }

    init(text: Substring, width: Double? = nil) {
        self.width = width
        read(Self.withoutComments(text), depth: 0)
    }

    private static func withoutComments(_ text: Substring) -> [UInt8] {
        var result: [UInt8] = []
        let bytes = Array(text.utf8)
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*") {
                index += 2
                while index + 1 < bytes.count,
                    bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
                {
                    index += 1
                }
                index += 2
                result.append(0x20)
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }

    private mutating func read(_ bytes: [UInt8], depth: Int) {
        var index = 0
        while index < bytes.count, rules.count < Self.mostRules {
            let start = index
            let stop = Self.end(of: bytes, from: start) { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }
            let prelude = String(decoding: bytes[start..<stop], as: UTF8.self).trimmingASCIIWhitespace
            guard stop < bytes.count, bytes[stop] == UInt8(ascii: "{") else {
                readStatement(prelude)
                index = stop + 1
                continue
            }
            let close = Self.blockEnd(of: bytes, from: stop + 1)
            readBlock(prelude, Array(bytes[(stop + 1)..<close]), depth: depth)
            index = close + 1
        }
    }

    private mutating func readStatement(_ statement: Substring) {
        guard statement.lowercased().hasPrefix("@import"), imports.count < 50 else { return }
        let rest = statement.dropFirst(7).drop { " \t\n\r\"'(".contains($0) || $0 == "u" || $0 == "r" || $0 == "l" }
        let address = rest.prefix { !"\"') \t".contains($0) }
        let media = rest.dropFirst(address.count).drop { "\"') \t\n\r".contains($0) }
        if !address.isEmpty, Self.applies(String(media)) { imports.append(String(address)) }
    }

    private mutating func readBlock(_ prelude: Substring, _ inside: [UInt8], depth: Int) {
        if prelude.hasPrefix("@") {
            let lowered = prelude.lowercased()
            let isMedia = lowered.hasPrefix("@media") && Self.applies(String(lowered.dropFirst(6)), width: width)
            if depth < 4, isMedia || lowered.hasPrefix("@layer") { read(inside, depth: depth + 1) }
            return
        }
        let declarations = String(decoding: inside, as: UTF8.self)
        let style = Style(declarations: declarations)
        for text in prelude.split(separator: ",").prefix(200) {
            let (element, side) = Style.GeneratedSide.split(text)
            placements.read(element)
            let own = side.map { Style($0, declarations: declarations) } ?? style
            guard own != .unset, rules.count < Self.mostRules, let selector = Selector(element) else { continue }
            rules.append(Rule(selector: selector, style: own))
        }
    }

    /// Whether a media query holds for a reader with a screen; what asks for its size, only where that is known.
    static func applies(_ query: String, width: Double? = nil) -> Bool {
        let media = query.collapsed.lowercased()
        return media.isEmpty || media.split(separator: ",").contains { holds(String($0).collapsed, width) }
    }

    /// Source: Media Queries 4 §3, “Syntax”; §4.1, “width”.
    private static func holds(_ query: String, _ width: Double?) -> Bool {
        var conditions = query.replacing(")and", with: ") and").split(separator: " and ").map { String($0).collapsed }
        if let first = conditions.first, ["all", "screen", "only screen"].contains(first) {
            conditions.removeFirst()
        } else if width == nil {
            return false
        }
        return conditions.allSatisfy { condition in
            guard let width, condition.hasPrefix("("), condition.hasSuffix(")") else { return false }
            let inside = condition.dropFirst().dropLast().filter { $0 != " " }
            for (start, isLeast) in [
                ("min-width:", true), ("width>=", true), ("max-width:", false), ("width<=", false),
            ]
            where inside.hasPrefix(start) {
                guard let length = pixels(inside.dropFirst(start.count)) else { return false }
                return isLeast ? width >= length : width <= length
            }
            return false
        }
    }

    /// A length in CSS pixels; letters are taken to be of the usual size.
    private static func pixels(_ length: Substring) -> Double? {
        for (unit, size) in [("px", 1.0), ("rem", 16), ("em", 16)] where length.hasSuffix(unit) {
            return Double(length.dropLast(unit.count)).map { $0 * size }
        }
        return length == "0" ? 0 : nil
    }

    /// The first place outside quotation marks where `isEnd` holds.
    private static func end(of bytes: [UInt8], from start: Int, where isEnd: (UInt8) -> Bool) -> Int {
        var index = start
        var quote: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if quote != 0 {
                // An unclosed quotation ends with its line. Source: CSS Syntax 3 §4.3.5.
                if byte == quote || byte == 0x0A { quote = 0 }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if isEnd(byte) {
                return index
            }
            index += 1
        }
        return bytes.count
    }

    private static func blockEnd(of bytes: [UInt8], from start: Int) -> Int {
        var depth = 1
        return end(of: bytes, from: start) { byte in
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            return depth == 0
        }
    }
}
