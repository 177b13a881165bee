/// A sign before an item of a list.
struct BulletMarker {
    let text: String
    /// How many characters it takes, the blanks after it included.
    let length: Int

    init?(_ line: String) {
        guard let first = line.first, Self.signs.contains(first) || Self.signsInText.contains(first) else { return nil }
        let blanks = line.dropFirst().prefix { $0 == " " || $0 == "\t" || $0 == "\u{A0}" }
        guard !blanks.isEmpty || Self.signs.contains(first), line.dropFirst(1 + blanks.count).first != nil else {
            return nil
        }
        text = String(first)
        length = 1 + blanks.count
    }

    /// Whether the sign stands in the middle of sentences and formulas, too.
    var mayStandInText: Bool { text.allSatisfy(Self.signsInText.contains) }

    private static let signs = Set("•◦▪▫■□●○‣⁃◆◇➢➤✓✔∙►▶▸")
    /// TeX marks items of inner lists with those of mathematics.
    private static let signsInText = Set("–-*·∗∘⋆⋄")
}
