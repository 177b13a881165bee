/// Brackets between words that run from right to left: some files have them as they look, some as they are meant.
struct PrintedBrackets {
    /// What a bracket is in the mirror.
    static let partner: [Unicode.Scalar: Unicode.Scalar] = [
        "(": ")", ")": "(", "[": "]", "]": "[", "{": "}", "}": "{", "«": "»", "»": "«", "‹": "›", "›": "‹",
    ]
    private static let opening: Set<Unicode.Scalar> = ["(", "[", "{", "«", "‹"]

    private var pairs = 0
    private var mirroredPairs = 0
    private var open: [Unicode.Scalar: Int] = [:]

    /// Counts a bracket, in reading order.
    mutating func add(_ scalar: Unicode.Scalar) {
        guard let partner = Self.partner[scalar] else { return }
        if open[partner, default: 0] > 0 {
            open[partner, default: 0] -= 1
            if Self.opening.contains(partner) { pairs += 1 } else { mirroredPairs += 1 }
        } else {
            open[scalar, default: 0] += 1
        }
    }

    /// Whether they make pairs only when each is its partner.
    var areMirrored: Bool { mirroredPairs > pairs }
}
