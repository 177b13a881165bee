import CPDFium
import Foundation

extension PDFFont {
    /// Of text that has none.
    static let unknown = PDFFont(name: "", weight: 0, isItalic: false, isMonospaced: false)

    /// What the library knows of a font. Names are heeded before the font's own numbers: these are often left at what
    /// they were for the regular face. Whether letters are equally wide is measured where it can be.
    init(_ library: PDFium, _ font: pdfium_font) {
        let call = library.call.pointee
        let name = Self.name(library, font)
        let said = FontName(name)
        let flags = call.FPDFFont_GetFlags(font)
        func says(_ flag: pdfium_font_flags) -> Bool { flags > 0 && flags & Int32(flag.rawValue) != 0 }
        var angle: Int32 = 0
        let isTilted = call.FPDFFont_GetItalicAngle(font, &angle) != 0 && angle != 0
        let weight = Int(call.FPDFFont_GetWeight(font))
        self.init(
            name: name,
            weight: said.weight
                ?? (says(pdfium_font_force_bold) ? 700 : (100...1000).contains(weight) ? weight : 0),
            isItalic: isTilted || says(pdfium_font_italic) || said.isItalic,
            isMonospaced: Self.isEvenlyWide(library, font) ?? (says(pdfium_font_fixed_pitch) || said.isMonospaced)
        )
    }

    /// Whether all letters take the same room; `nil` where the font has too few of them to tell.
    private static func isEvenlyWide(_ library: PDFium, _ font: pdfium_font) -> Bool? {
        let call = library.call.pointee
        func width(_ letter: Unicode.Scalar) -> Float {
            var width: Float = 0
            guard call.FPDFFont_GetGlyphWidth(font, letter.value, 1, &width) != 0, width.isFinite else { return 0 }
            return width
        }
        // What the library says of letters that the file has left out.
        let missing = width("\u{F8F0}")
        func widths(_ letters: String) -> [Float] {
            letters.unicodeScalars.map(width).filter { $0 > 0 && $0 != missing }
        }
        let (narrow, others) = (widths("fijlrtI"), widths("abcdeghkmnopqsuvwxyzADHMNORW"))
        guard !narrow.isEmpty, narrow.count + others.count >= fewestMeasured,
            let least = narrow.min(), let most = others.max()
        else { return nil }
        return most - least <= widthSlack * most && (others.min() ?? 0) > (1 - widthSlack) * most
            && most < widestTyped
    }

    /// Letters; fewer may be alike by chance.
    private static let fewestMeasured = 6
    /// Of the widest letter's width.
    private static let widthSlack: Float = 0.02
    /// In ems: in East Asian fonts Latin letters may be as wide as all others.
    private static let widestTyped: Float = 0.8

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
