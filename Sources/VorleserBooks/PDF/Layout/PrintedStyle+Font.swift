extension PrintedStyle {
    /// What a font's name and its description say. Many fonts describe themselves wrongly, and few by both.
    init(_ font: PDFFont, _ limits: InkThresholds) {
        let said = FontName(font.name)
        self = []
        if font.weight >= limits.leastBoldWeight || said.weight ?? 0 >= limits.leastBoldWeight { insert(.bold) }
        if font.isItalic || said.isItalic { insert(.italic) }
        if font.isMonospaced { insert(.monospaced) }
        if said.isSmallCaps { insert(.smallCaps) }
    }
}
