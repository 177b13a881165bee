import VorleserKit

/// Something that a book lacks, or that was repaired in it.
struct WarningDocument: Encodable {
    let kind: BookWarning.Kind
    /// What it is, by a stable name.
    let code: BookWarning.Code
    /// What a sentence about it needs to know.
    let facts: [String: String]
    /// A sentence for people.
    let message: String

    init(_ warning: BookWarning) {
        (kind, code, facts, message) = (warning.kind, warning.code, warning.facts, warning.message)
    }
}
