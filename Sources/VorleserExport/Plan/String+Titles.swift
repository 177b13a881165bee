import Foundation

extension String {
    /// Without white space at its ends.
    var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

    /// Without case and accents, for comparing.
    var folded: String { folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil) }
}
