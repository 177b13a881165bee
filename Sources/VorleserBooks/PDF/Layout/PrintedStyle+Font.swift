extension PrintedStyle {
    /// What a font's name and its description say. Many fonts describe themselves wrongly, and few by both.
    init(_ font: PDFFont, _ limits: InkThresholds) {
        let name = font.name.lowercased()
        self = []
        if font.weight >= limits.leastBoldWeight
            || ["bold", "heavy", "black", "cmbx", "-bd", "demi"].contains(where: name.contains)
        {
            insert(.bold)
        }
        if font.isItalic
            || ["italic", "oblique", "slant", "cmti", "cmsl", "-it", "kursiv"].contains(where: name.contains)
        {
            insert(.italic)
        }
        if font.isMonospaced || ["mono", "courier", "consol", "cmtt", "typewriter"].contains(where: name.contains) {
            insert(.monospaced)
        }
        if ["smallcaps", "cmcsc", "caps10", "-sc"].contains(where: name.contains) { insert(.smallCaps) }
    }
}
