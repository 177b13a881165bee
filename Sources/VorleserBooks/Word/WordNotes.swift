/// The notes of a document of Word, by kind and ID. Source: ECMA-376, part 1, section 17.11.
struct WordNotes {
    enum Kind: String {
        case footnote
        case endnote
    }

    private var notes: [String: MarkupNode] = [:]
    private let relations: [Kind: WordRelations]

    private static let most = 100_000

    init(
        footnotes: MarkupNode?,
        footnoteRelations: WordRelations?,
        endnotes: MarkupNode?,
        endnoteRelations: WordRelations?
    ) {
        var known: [Kind: WordRelations] = [:]
        known[.footnote] = footnoteRelations
        known[.endnote] = endnoteRelations
        relations = known
        for (kind, root) in [(Kind.footnote, footnotes), (.endnote, endnotes)] {
            for node in root?.childElements.prefix(Self.most) ?? [] where node.name == kind.rawValue {
                // Separators have a type, notes have none or are called normal.
                guard let id = node.attribute("id"), ["normal", nil].contains(node.attribute("type")) else { continue }
                notes[kind.rawValue + id] = node
            }
        }
    }

    func note(_ kind: Kind, _ id: String) -> MarkupNode? { notes[kind.rawValue + id] }

    func relations(_ kind: Kind) -> WordRelations? { relations[kind] }
}
