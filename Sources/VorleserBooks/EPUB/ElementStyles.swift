import CLibXML2

/// The style sheets of a document, in order, ready to be asked.
struct Styling: Sendable {
    /// Weakest first.
    private let rules: [StyleSheet.Rule]
    private let byID: [String: [Int]]
    private let byClass: [String: [Int]]
    private let byElement: [String: [Int]]
    private let others: [Int]
    let placements: PlacementRules

    init(_ sheets: [StyleSheet]) {
        // In the order of the sheets, the later one stronger.
        let ordered = sheets.flatMap(\.rules).enumerated().sorted {
            ($0.element.selector.specificity, $0.offset) < ($1.element.selector.specificity, $1.offset)
        }
        rules = ordered.map(\.element)
        placements = PlacementRules(sheets.map(\.placements))
        var byID: [String: [Int]] = [:]
        var byClass: [String: [Int]] = [:]
        var byElement: [String: [Int]] = [:]
        var others: [Int] = []
        for (index, rule) in rules.enumerated() {
            guard let own = rule.selector.compounds.first else { continue }
            if let id = own.id {
                byID[id, default: []].append(index)
            } else if let name = own.classes.first {
                byClass[name, default: []].append(index)
            } else if let element = own.element {
                byElement[element, default: []].append(index)
            } else {
                others.append(index)
            }
        }
        self.byID = byID
        knowsIDs = rules.contains { $0.selector.compounds.first?.id != nil }
        self.byClass = byClass
        self.byElement = byElement
        self.others = others
    }

    var isEmpty: Bool { rules.isEmpty }
    /// Whether an element's id makes a difference.
    let knowsIDs: Bool

    /// The rules that might hold for an element, weakest first.
    func candidates(element: String, id: String?, classes: [Substring]) -> [StyleSheet.Rule] {
        var found = others + (byElement[element] ?? [])
        if let id { found += byID[id] ?? [] }
        for name in classes { found += byClass[String(name)] ?? [] }
        return found.sorted().map { rules[$0] }
    }
}

/// What the style sheets say about the elements of one document; remembers what it has found out.
struct ElementStyles {
    private let styling: Styling
    private var known: [String: Known] = [:]
    /// Which rules may hold for elements of a name, class and id below one parent: most ask for other ancestors.
    private var possible: [Place: [StyleSheet.Rule]] = [:]
    /// Elements that rules may still be asked about: sheets may be long, or documents, and both together as long as
    /// anybody makes them.
    private var rest: Int

    /// Further ones for each element of the document.
    private static let restForEach = 200

    private struct Place: Hashable {
        let parent: UnsafeMutablePointer<xmlNode>
        let key: String
    }

    /// Of elements that are remembered.
    private static let mostKnown = 4096

    private enum Known {
        /// The same for every element of this name, class and id.
        case style(Style)
        /// Rules that also ask for other attributes or for ancestors, weakest first.
        case rules([StyleSheet.Rule])
    }

    init(_ styling: Styling, steps: Int = 10_000_000) { (self.styling, rest) = (styling, steps) }

    /// What the sheets and its own `style` attribute say about an element.
    mutating func style(of node: MarkupNode, _ attributes: ElementAttributes) -> Style {
        var style = styling.isEmpty ? Style.unset : sheetStyle(of: node, attributes)
        if let own = attributes.style { style.apply(Style(declarations: String(cString: own).prefix(2000))) }
        return style
    }

    private mutating func sheetStyle(of node: MarkupNode, _ attributes: ElementAttributes) -> Style {
        rest += Self.restForEach
        guard rest > 0 else { return .unset }
        let key = key(of: node, attributes)
        switch lookUp(node, attributes, key) {
        case .style(let style): return style
        case .rules(let rules): return style(of: node, possibleRules(of: rules, for: node, key))
        }
    }

    private mutating func possibleRules(
        of rules: [StyleSheet.Rule],
        for node: MarkupNode,
        _ key: String
    ) -> [StyleSheet.Rule] {
        guard let parent = node.parent else { return rules }
        let place = Place(parent: parent.pointer, key: key)
        if let found = possible[place] { return found }
        if possible.count >= Self.mostKnown { possible = [:] }
        let found = rules.filter { !$0.selector.isRuledOut(around: node, steps: &rest) }
        possible[place] = found
        return found
    }

    private mutating func style(of node: MarkupNode, _ rules: [StyleSheet.Rule]) -> Style {
        var style = Style.unset
        for rule in rules where rule.selector.matches(node, steps: &rest) { style.apply(rule.style) }
        return style
    }

    /// Its name, class, and id where that makes a difference.
    private func key(of node: MarkupNode, _ attributes: ElementAttributes) -> String {
        var key = node.name
        if let value = attributes.className { key += " " + String(cString: value) }
        if let value = attributes.id, styling.knowsIDs { key += "#" + String(cString: value) }
        return key
    }

    private mutating func lookUp(_ node: MarkupNode, _ attributes: ElementAttributes, _ key: String) -> Known {
        if let found = known[key] { return found }
        let name = node.name
        let id = attributes.id.map { String(cString: $0) }
        let rules = styling.candidates(element: name, id: id, classes: attributes.classNames)
        let isPlain = rules.allSatisfy { rule in
            rule.selector.compounds.count == 1 && rule.selector.compounds[0].isOfNameAndClass
        }
        rest -= rules.count
        let found = isPlain ? Known.style(style(of: node, rules)) : .rules(rules)
        if known.count < Self.mostKnown, key.utf8.count < 1000 { known[key] = found }
        return found
    }
}
