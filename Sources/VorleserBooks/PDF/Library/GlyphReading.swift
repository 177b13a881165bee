import CPDFium

/// Reads the characters of a page.
struct GlyphReading {
    private let library: PDFium
    private let text: pdfium_text
    private let geometry: PageGeometry
    private let limits: PDFLimits
    private(set) var glyphs: [PDFGlyph] = []
    private(set) var fonts: [PDFFont] = []

    private var known: [pdfium_font: UInt16] = [:]
    private var object: pdfium_object?
    private var run = Run()
    private var highSurrogate: UInt32?
    /// Whether characters are as wide as they are set, rather than as their ink: gaps between cursive letters do not part
    /// words, and ink reaches over them.
    private var takesAdvances = false

    /// What characters of one text object have in common.
    private struct Run {
        var font: UInt16 = 0
        var size: Float = 0
        var quarterTurns: UInt8 = 0
        var signs: PDFGlyph.Signs = []
    }

    init(_ library: PDFium, _ text: pdfium_text, geometry: PageGeometry, limits: PDFLimits) {
        self.library = library
        self.text = text
        self.geometry = geometry
        self.limits = limits
    }

    mutating func read() {
        let count = min(max(library.call.pointee.FPDFText_CountChars(text), 0), Int32(clamping: limits.glyphs))
        glyphs.reserveCapacity(Int(count))
        read(count)
        if glyphs.contains(where: { BidiClass.isRightToLeft($0.scalar) }) {
            takesAdvances = true
            read(count)
        }
        if fonts.isEmpty, !glyphs.isEmpty { fonts = [.unknown] }
    }

    private mutating func read(_ count: Int32) {
        glyphs.removeAll(keepingCapacity: true)
        (object, highSurrogate) = (nil, nil)
        for index in 0..<count {
            if let glyph = glyph(at: index) { glyphs.append(glyph) }
        }
    }

    private mutating func glyph(at index: Int32) -> PDFGlyph? {
        let call = library.call
        guard let value = joined(call.pointee.FPDFText_GetUnicode(text, index)) else { return nil }
        let isGenerated = call.pointee.FPDFText_IsGenerated(text, index) == 1
        if !isGenerated { enterRun(at: index, isBlank: Self.isBlank(value)) }
        var signs = run.signs
        if isGenerated { signs.insert(.generated) }
        var scalar = value
        // The library's own sign; some fonts use the same number for a character, which is then no hyphen.
        if value == "\u{2}", call.pointee.FPDFText_IsHyphen(text, index) == 1 {
            scalar = "-"
            signs.insert(.lineEndHyphen)
        }
        if call.pointee.FPDFText_HasUnicodeMapError(text, index) == 1 { signs.insert(.unmapped) }
        var (x, y) = (0.0, 0.0)
        _ = call.pointee.FPDFText_GetCharOrigin(text, index, &x, &y)
        let origin = geometry.point(Float(x), Float(y))
        let box = box(at: index, isBlank: !isGenerated && Self.isBlank(scalar))
        guard geometry.shows(box) else { return nil }
        return PDFGlyph(
            scalar: scalar,
            signs: signs,
            font: run.font,
            box: box,
            x: origin.x,
            y: origin.y,
            size: run.size,
            quarterTurns: run.quarterTurns
        )
    }

    /// Blanks have no ink; asked for every character, so that Unicode's own tables would take too long.
    private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// A character beyond the basic plane comes as one number or as two.
    private mutating func joined(_ value: UInt32) -> Unicode.Scalar? {
        let high = highSurrogate
        highSurrogate = nil
        switch value {
        case 0: return nil
        case 0xD800...0xDBFF:
            highSurrogate = value
            return nil
        case 0xDC00...0xDFFF:
            return high.flatMap { Unicode.Scalar(0x10000 + (($0 - 0xD800) << 10) + (value - 0xDC00)) }
        default: return Unicode.Scalar(value)
        }
    }

    private func box(at index: Int32, isBlank: Bool) -> PDFBox {
        if isBlank { return looseBox(at: index) }
        var (left, right, bottom, top) = (0.0, 0.0, 0.0, 0.0)
        _ = library.call.pointee.FPDFText_GetCharBox(text, index, &left, &right, &bottom, &top)
        let ink = geometry.box(Float(left), Float(bottom), Float(right), Float(top))
        guard takesAdvances else { return ink }
        let loose = looseBox(at: index)
        return PDFBox(left: loose.left, top: ink.top, right: loose.right, bottom: ink.bottom)
    }

    private func looseBox(at index: Int32) -> PDFBox {
        var box = pdfium_box()
        _ = library.call.pointee.FPDFText_GetLooseCharBox(text, index, &box)
        return geometry.box(box.left, box.bottom, box.right, box.top)
    }

    /// Characters come in runs of one text object; what they have in common is asked once.
    private mutating func enterRun(at index: Int32, isBlank: Bool) {
        let call = library.call.pointee
        guard let object = call.FPDFText_GetTextObject(text, index), object != self.object else { return }
        // The library may not know how large a blank is that it has moved: the next character is asked as well.
        self.object = isBlank ? nil : object
        var matrix = pdfium_matrix(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)
        _ = call.FPDFText_GetMatrix(text, index, &matrix)
        run = Run()
        run.font = font(of: object)
        let height = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
        let size = abs(Float(call.FPDFText_GetFontSize(text, index)) * height)
        run.size = size.isFinite ? min(size, 10_000) : 0
        setDirection(matrix)
        if call.FPDFTextObj_GetTextRenderMode(object) == pdfium_text_invisible { run.signs.insert(.invisible) }
    }

    private mutating func setDirection(_ matrix: pdfium_matrix) {
        let (x, y) = geometry.direction(matrix.a, matrix.b)
        let isAcross = abs(x) >= abs(y)
        run.quarterTurns = isAcross ? (x >= 0 ? 0 : 2) : (y > 0 ? 1 : 3)
        // A degree: scanned pages are never quite straight.
        if min(abs(x), abs(y)) > 0.0175 * max(abs(x), abs(y)) { run.signs.insert(.slanted) }
    }

    private mutating func font(of object: pdfium_object) -> UInt16 {
        guard let handle = library.call.pointee.FPDFTextObj_GetFont(object) else { return index(of: PDFFont.unknown) }
        if let found = known[handle] { return found }
        let found = index(of: PDFFont(library, handle))
        known[handle] = found
        return found
    }

    private mutating func index(of font: PDFFont) -> UInt16 {
        if let found = fonts.firstIndex(of: font) { return UInt16(clamping: found) }
        guard fonts.count < limits.fonts else { return 0 }
        fonts.append(font)
        return UInt16(clamping: fonts.count - 1)
    }
}
