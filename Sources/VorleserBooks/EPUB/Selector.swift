/// A CSS selector of the kinds that books use to mark up prose: element, class, id, attribute, descendant, child, sibling.
/// Source: Selectors Level 3.
struct Selector: Sendable {
    /// What one element must be.
    struct Compound: Sendable {
        var element: String? { didSet { elementKey = element.map { MarkupNode.nameKey(of: $0) } } }
        private(set) fileprivate var elementKey: UInt64?
        var id: String?
        var classes: [String] = []
        var attributes: [AttributeTest] = []
        /// Whether no element of the same parent stands before it, or behind it.
        var isFirstChild = false
        var isLastChild = false
    }

    struct AttributeTest: Sendable {
        enum Comparison: Sendable { case exists, equals, hasWord, hasPrefix, hasSuffix, contains, hasLanguage }
        let name: String
        let comparison: Comparison
        let value: String
    }

    /// Where an element stands of which a selector goes on: “ ”, “>”, “+”, “~”.
    enum Combinator: Character, Sendable {
        case ancestor = " "
        case parent = ">"
        case previous = "+"
        case before = "~"
    }

    /// From the element itself to those around it.
    let compounds: [Compound]
    /// Where each compound stands, seen from the one before it in ``compounds``.
    let combinators: [Combinator]
    /// Ids, classes with attributes, elements; compared as one number. Source: Selectors 3 §9.
    let specificity: Int

    /// - Returns: `nil` for a selector of another kind, or none at all.
    init?(_ text: some StringProtocol) {
        var reader = SelectorReader(text)
        var compounds: [Compound] = []
        var combinators: [Combinator] = []
        while !reader.isAtEnd {
            guard compounds.count < 16, let compound = reader.compound() else { return nil }
            compounds.append(compound)
            guard let combinator = reader.combinator() else { break }
            combinators.append(combinator)
        }
        guard !compounds.isEmpty, combinators.count == compounds.count - 1 else { return nil }
        self.compounds = compounds.reversed()
        self.combinators = combinators.reversed()
        specificity = compounds.reduce(0) { sum, compound in
            let positions = (compound.isFirstChild ? 1 : 0) + (compound.isLastChild ? 1 : 0)
            return sum + (compound.id == nil ? 0 : 1_000_000)
                + 1000 * (compound.classes.count + compound.attributes.count + positions)
                + (compound.element == nil ? 0 : 1)
        }
    }

    /// Whether it holds for an element; `steps` becomes less by one for each element that is looked at.
    func matches(_ node: MarkupNode, steps: inout Int) -> Bool {
        steps -= 1
        guard let own = compounds.first, own.matches(node) else { return false }
        return holdsAround(node, steps: &steps)
    }

    /// Whether what it asks of the elements around an element, or others with the same parent, is not so.
    func isRuledOut(around node: MarkupNode, steps: inout Int) -> Bool {
        guard let first = combinators.first, first == .ancestor || first == .parent else { return false }
        return !holdsAround(node, steps: &steps)
    }

    private func holdsAround(_ node: MarkupNode, steps: inout Int) -> Bool {
        var current = node
        let least = steps - 100
        for (index, combinator) in combinators.enumerated() {
            var found = false
            while steps > least, !found, let other = combinator.step(from: current) {
                found = compounds[index + 1].matches(other)
                current = other
                steps -= 1
                if combinator.isOneStep { break }
            }
            if !found { return false }
        }
        return true
    }
}

extension Selector.Combinator {
    /// Whether only the nearest element will do.
    fileprivate var isOneStep: Bool { self == .parent || self == .previous }

    fileprivate func step(from node: MarkupNode) -> MarkupNode? {
        switch self {
        case .ancestor, .parent: node.parent
        case .previous, .before: node.previousElement
        }
    }
}

extension Selector.Compound {
    /// Whether it holds for all elements of a name, class and id, wherever they stand.
    var isOfNameAndClass: Bool { attributes.isEmpty && !isFirstChild && !isLastChild }

    func matches(_ node: MarkupNode) -> Bool {
        if let elementKey, node.nameKey != elementKey { return false }
        if let id, node.attribute("id") != id { return false }
        if isFirstChild, node.previousElement != nil { return false }
        if isLastChild, node.nextElement != nil { return false }
        return classes.allSatisfy { node.attribute("class", hasWord: $0) } && attributes.allSatisfy { $0.matches(node) }
    }
}

extension Selector.AttributeTest {
    func matches(_ node: MarkupNode) -> Bool {
        if comparison == .hasWord { return !value.isEmpty && node.attribute(name, hasWord: value) }
        guard let given = node.attribute(name) else { return false }
        return switch comparison {
        case .exists, .hasWord: true
        case .equals: given == value
        case .hasPrefix: !value.isEmpty && given.hasPrefix(value)
        case .hasSuffix: !value.isEmpty && given.hasSuffix(value)
        case .contains: !value.isEmpty && given.contains(value)
        case .hasLanguage: given == value || given.hasPrefix(value + "-")
        }
    }
}

/// Reads a selector from left to right.
private struct SelectorReader {
    private var rest: Substring

    init(_ text: some StringProtocol) { rest = String(text).trimmingASCIIWhitespace }

    var isAtEnd: Bool { rest.isEmpty }

    mutating func compound() -> Selector.Compound? {
        var compound = Selector.Compound()
        var isEmpty = true
        while let sign = rest.first, !" >+~\n\t\r".contains(sign) {
            isEmpty = false
            switch sign {
            case "*": rest.removeFirst()
            case "|": rest.removeFirst()
            case ".":
                rest.removeFirst()
                guard let name = identifier() else { return nil }
                compound.classes.append(name)
            case "#":
                rest.removeFirst()
                guard let name = identifier() else { return nil }
                compound.id = name
            case ":":
                rest.removeFirst()
                switch identifier() {
                case "first-child": compound.isFirstChild = true
                case "last-child": compound.isLastChild = true
                default: return nil
                }
            case "[":
                guard let test = attributeTest() else { return nil }
                compound.attributes.append(test)
            default:
                guard let name = identifier() else { return nil }
                // A namespace prefix: what counts is the name after the bar.
                if rest.first == "|", rest.dropFirst().first != "=" { continue }
                compound.element = name.lowercased()
            }
        }
        return isEmpty ? nil : compound
    }

    /// Skips to the next compound; `nil` at the end.
    mutating func combinator() -> Selector.Combinator? {
        var found: Character = " "
        while let sign = rest.first, " >+~\n\t\r".contains(sign) {
            if ">+~".contains(sign) { found = sign }
            rest.removeFirst()
        }
        return rest.isEmpty ? nil : Selector.Combinator(rawValue: found)
    }

    private mutating func identifier() -> String? {
        var name = ""
        while let sign = rest.first {
            if sign == "\\" {
                rest.removeFirst()
                name += escaped()
            } else if sign.isLetter || sign.isNumber || sign == "-" || sign == "_" || !sign.isASCII {
                name.append(sign)
                rest.removeFirst()
            } else {
                break
            }
        }
        return name.isEmpty ? nil : name
    }

    /// Source: CSS Syntax 3 §4.3.7, “Consume an escaped code point”.
    private mutating func escaped() -> String {
        let digits = rest.prefix(6).prefix { $0.isHexDigit }
        guard !digits.isEmpty else { return rest.popFirst().map(String.init) ?? "" }
        rest = rest.dropFirst(digits.count)
        if rest.first == " " { rest.removeFirst() }
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }

    private mutating func attributeTest() -> Selector.AttributeTest? {
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        let operators: [(String, Selector.AttributeTest.Comparison)] = [
            ("~=", .hasWord), ("^=", .hasPrefix), ("$=", .hasSuffix), ("*=", .contains), ("|=", .hasLanguage),
            ("=", .equals),
        ]
        for (sign, comparison) in operators {
            guard let found = inside.firstRange(of: sign) else { continue }
            let value = inside[found.upperBound...].collapsed
            let bare =
                value.count > 1 && (value.hasPrefix("\"") || value.hasPrefix("'"))
                ? value.dropFirst().dropLast() : value[...]
            return .init(name: Self.local(inside[..<found.lowerBound]), comparison: comparison, value: String(bare))
        }
        return .init(name: Self.local(inside), comparison: .exists, value: "")
    }

    private static func local(_ name: Substring) -> String {
        let plain = String(name).trimmingASCIIWhitespace.filter { $0 != "\\" }.lowercased()
        let bar = plain.lastIndex { $0 == "|" || $0 == ":" }
        return bar.map { String(plain[plain.index(after: $0)...]) } ?? plain
    }
}
