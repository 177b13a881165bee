import CPDFium
import Foundation

extension PDFFont {
    /// Of text that has none.
    static let unknown = PDFFont(name: "", weight: 0, isItalic: false, isMonospaced: false)

    /// What the library knows of a font. Names are heeded before the font's own numbers: these are often left at what
    /// they were for the regular face.
    init(_ library: PDFium, _ font: pdfium_font) {
        let call = library.call.pointee
        let name = Self.name(library, font)
        let words = name.lowercased()
        let flags = call.FPDFFont_GetFlags(font)
        func says(_ flag: pdfium_font_flags) -> Bool { flags > 0 && flags & Int32(flag.rawValue) != 0 }
        var angle: Int32 = 0
        let isTilted = call.FPDFFont_GetItalicAngle(font, &angle) != 0 && angle != 0
        let weight = Int(call.FPDFFont_GetWeight(font))
        self.init(
            name: name,
            weight: Self.weight(named: words)
                ?? (says(pdfium_font_force_bold) ? 700 : (100...1000).contains(weight) ? weight : 0),
            isItalic: isTilted || says(pdfium_font_italic) || Self.italicWords.contains(where: words.contains),
            isMonospaced: says(pdfium_font_fixed_pitch) || Self.monospacedWords.contains(where: words.contains)
        )
    }

    private static let italicWords = ["italic", "oblique", "slanted", "cmti", "cmsl", "cmmi"]
    private static let monospacedWords = ["mono", "courier", "typewriter", "consol", "cmtt", "lmtt"]
    private static let weights: [(word: String, weight: Int)] = [
        ("semibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("black", 900), ("heavy", 800),
        ("bold", 700), ("cmbx", 700), ("lmbx", 700), ("medium", 500), ("extralight", 200), ("light", 300),
        ("thin", 100),
    ]

    private static func weight(named words: String) -> Int? {
        // TeX's Gyre and Palladio families write “medi” and “demi”; “cmr” and the like say nothing: they are regular.
        weights.first { words.contains($0.word) }?.weight
    }

    /// The name without the letters that mark a subset. Source: ISO 32000-1 §9.6.4.
    private static func name(_ library: PDFium, _ font: pdfium_font) -> String {
        let call = library.call.pointee
        let length = call.FPDFFont_GetBaseFontName(font, nil, 0)
        guard length > 1, length <= 1024 else { return "" }
        var bytes = [UInt8](repeating: 0, count: length)
        bytes.withUnsafeMutableBytes {
            _ = call.FPDFFont_GetBaseFontName(font, $0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count)
        }
        let name = bytes.prefix { $0 != 0 }
        let isSubset =
            name.count > 7 && name[6] == UInt8(ascii: "+") && name[..<6].allSatisfy { (0x41...0x5A).contains($0) }
        return String(decoding: isSubset ? name[7...] : name, as: UTF8.self)
    }
}
