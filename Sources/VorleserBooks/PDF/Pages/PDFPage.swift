/// One page of a PDF as it is drawn: where every character stands, and what else is on it.
///
/// Coordinates are points (1/72 inch) on the page as it is shown, its rotation applied: x to the right, y downwards,
/// from the upper left corner of the crop box.
struct PDFPage: Sendable, Equatable {
    /// Counts from 0.
    var index: Int
    /// What is printed as the page's number (“xii”), if the file says so.
    var label: String?
    var width: Float
    var height: Float
    /// In the order of the file, which is often that of reading.
    var glyphs: [PDFGlyph] = []
    /// The fonts that ``PDFGlyph/font`` counts in.
    var fonts: [PDFFont] = []
    /// Thin straight lines: above footnotes, in tables.
    var rules: [PDFBox] = []
    /// Pictures that are drawn by themselves, in the file's order; not those of single characters.
    var pictures: [PDFBox] = []
    /// Small drawings about as wide as high, as the signs before the items of a list are.
    var dots: [PDFBox] = []
    /// What other drawings cover: frames and grounds of cells among them.
    var areas: [PDFBox] = []
    var links: [PDFLink] = []
}

extension PDFPage {
    /// What stands for a page that is damaged, or whose reader broke down: it has no size and nothing on it.
    static func unreadable(_ index: Int, label: String? = nil) -> PDFPage {
        PDFPage(index: index, label: label, width: 0, height: 0)
    }

    /// Moves all that is on it but the characters.
    mutating func moveDrawings(_ moved: (PDFBox) -> PDFBox) {
        rules = rules.map(moved)
        pictures = pictures.map(moved)
        dots = dots.map(moved)
        areas = areas.map(moved)
        links = links.map { PDFLink(box: moved($0.box), target: $0.target) }
    }

    var isUnreadable: Bool { width == 0 && height == 0 }
}

/// One character on a page.
struct PDFGlyph: Sendable, Equatable {
    var scalar: Unicode.Scalar
    var signs: Signs
    /// Index into ``PDFPage/fonts``.
    var font: UInt16
    /// What its ink, or for a blank its advance, covers.
    var box: PDFBox
    /// Where its base line begins.
    var x: Float
    var y: Float
    /// Height of the font in points, as shown.
    var size: Float
    /// The direction of its base line, clockwise from “to the right”, in quarter turns 0…3, rounded.
    var quarterTurns: UInt8

    struct Signs: OptionSet, Sendable {
        let rawValue: UInt8
        /// Not in the file: a blank or line end that the library put where there is a gap.
        static let generated = Signs(rawValue: 1)
        /// A hyphen at the end of a line, as the library judges.
        static let lineEndHyphen = Signs(rawValue: 2)
        /// The font does not tell which character this is; ``PDFGlyph/scalar`` is a guess.
        static let unmapped = Signs(rawValue: 4)
        /// Drawn without ink, as the text of a scanned page is.
        static let invisible = Signs(rawValue: 8)
        /// Turned by an angle that is no quarter turn, as a watermark is.
        static let slanted = Signs(rawValue: 16)
    }
}

/// A font as a page uses it.
struct PDFFont: Sendable, Hashable {
    /// Its name in the file, without the six letters of a subset.
    var name: String
    /// 400 is regular, 700 bold; 0 when the file does not say.
    var weight: Int
    var isItalic: Bool
    /// Whether all characters are equally wide.
    var isMonospaced: Bool
}

/// An upright rectangle on a page.
struct PDFBox: Sendable, Hashable {
    var left: Float
    var top: Float
    var right: Float
    var bottom: Float

    var width: Float { right - left }
    var height: Float { bottom - top }
}

/// A part of a page that leads elsewhere.
struct PDFLink: Sendable, Equatable {
    var box: PDFBox
    var target: Target

    enum Target: Sendable, Equatable {
        /// Another page, counted from 0, and how far from its top.
        case page(Int, y: Float?)
        case address(String)
    }
}
