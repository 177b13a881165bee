/// The alternative texts of a document's formulas.
struct FormulaTexts {
    /// What the first formulas say that have a text, until three say different things.
    private var formulas: [String: Set<String>] = [:]

    private static let mostTexts = 20_000
    /// A text on so many different formulas was put there by a program that had none.
    private static let fewest = 3

    /// - Parameter node: Any node of the document.
    init(around node: MarkupNode) {
        var top = node
        while let parent = top.parent { top = parent }
        for formula in top.descendants where formula.name == "math" {
            guard let text = formula.attribute("alttext")?.collapsed.nonEmpty else { continue }
            let count = formulas[text]?.count ?? 0
            guard count < Self.fewest, count > 0 || formulas.count < Self.mostTexts else { continue }
            formulas[text, default: []].insert(formula.text(limit: 400))
        }
    }

    func isRepeated(_ text: String) -> Bool { (formulas[text]?.count ?? 0) >= Self.fewest }

    /// Whether a text is more than a word for any formula, or for none.
    static func saysSomething(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        if words.isEmpty { return text.contains { !$0.isWhitespace && !$0.isPunctuation } }
        return !words.allSatisfy { general.contains(String($0)) }
    }

    private static let general: Set = [
        "alt", "alternative", "alternate", "text", "description", "not", "no", "none", "available", "unavailable",
        "missing", "is", "image", "picture", "equation", "formula", "math", "mathml", "mathematical", "expression",
        "inline", "display", "an", "the", "of", "for", "this", "there", "null", "undefined", "placeholder", "todo",
    ]
}
