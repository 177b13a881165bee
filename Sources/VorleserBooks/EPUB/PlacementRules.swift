/// What style sheets say of inline elements by where they stand: what an element that is put around some of them would
/// change.
struct PlacementRules: Sendable {
    /// An inline element that looks as it does because of its parent.
    private struct Child: Sendable {
        let parent: Selector.Compound
        let child: Selector.Compound
    }

    /// Whether every `span` looks like something, so that a new one would too.
    private(set) var styleSpans = false
    private var children: [Child] = []

    private static let mostChildren = 200

    init() {}

    /// The rules of several sheets together.
    init(_ all: [PlacementRules]) {
        styleSpans = all.contains(where: \.styleSpans)
        children = Array(all.flatMap(\.children).prefix(Self.mostChildren))
    }

    /// Reads a rule's selector.
    mutating func read(_ selector: Substring) {
        let subject = selector.split { " >+~\n\t\r".contains($0) }.last?.lowercased() ?? ""
        if subject == "span" || subject.hasPrefix("span:") { styleSpans = true }
        guard selector.contains(">"), children.count < Self.mostChildren else { return }
        for part in Self.withoutPseudoClasses(selector).split(whereSeparator: { "+~".contains($0) }) {
            guard let parsed = Selector(part) else { continue }
            for (index, combinator) in parsed.combinators.enumerated() where combinator == .parent {
                let rule = Child(parent: parsed.compounds[index + 1], child: parsed.compounds[index])
                if rule.child.mayBeInline { children.append(rule) }
            }
        }
    }

    /// Whether an element would look different if its parent were another.
    func tie(_ node: MarkupNode, to parent: MarkupNode) -> Bool {
        children.contains { $0.child.matches(node) && $0.parent.matches(parent) }
    }

    /// A selector without `:first-child` and the like.
    private static func withoutPseudoClasses(_ selector: Substring) -> String {
        var result = ""
        var isInside = false
        var depth = 0
        for sign in selector {
            if sign == ":" { isInside = true }
            if sign == "(" { depth += 1 }
            if depth == 0, " >+~\n\t\r".contains(sign) { isInside = false }
            if sign == ")" { depth -= 1 }
            if !isInside { result.append(sign) }
        }
        return result
    }
}

extension Selector.Compound {
    /// Whether it may mean elements of running text, and not simply any element.
    fileprivate var mayBeInline: Bool {
        guard let element else { return id != nil || !classes.isEmpty || !attributes.isEmpty }
        return PhrasingContent.isInline(element)
    }
}
