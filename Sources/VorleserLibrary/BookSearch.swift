import Foundation

/// The words of a search, as the index of titles and authors takes them.
struct BookSearch {
    /// Every word in quotation marks, as a beginning: `"time"* "mach"*`. Nothing that is typed has another meaning.
    let pattern: String

    /// Fails when there are no letters or digits to look for.
    init?(_ words: String) {
        let parts = words.precomposedStringWithCanonicalMapping.split { !($0.isLetter || $0.isNumber) }
        guard !parts.isEmpty else { return nil }
        pattern = parts.map { "\"\($0)\"*" }.joined(separator: " ")
    }
}
