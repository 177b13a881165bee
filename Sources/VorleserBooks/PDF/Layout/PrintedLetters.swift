import Foundation

/// The letters that one printed character stands for: mostly one, of a ligature several, sometimes none.
struct PrintedLetters: Equatable {
    private(set) var first: Unicode.Scalar?
    /// Kept apart, so that one letter takes no memory of its own.
    private var rest: [Unicode.Scalar] = []

    init() {}

    init(_ text: some StringProtocol) {
        first = text.unicodeScalars.first
        rest = Array(text.unicodeScalars.dropFirst())
    }

    /// A character as PDFs have it, put as text has it: ligatures become their letters; what no font says how to read is
    /// left out.
    init(of scalar: Unicode.Scalar) {
        self.init()
        switch scalar.value {
        case 0x20..<0xE000: first = scalar
        case ..<0x20, 0xFFFE: break
        case 0xFB00...0xFB06: self = PrintedLetters(Self.ligatures[Int(scalar.value) - 0xFB00])
        case 0xF6BE: first = "j"
        // Adobe's private small capitals and old-style figures. Source: Adobe Glyph List, corporate use subarea.
        case 0xF730...0xF739: first = Unicode.Scalar(UInt8(scalar.value - 0xF700))
        case 0xF761...0xF77A: first = Unicode.Scalar(UInt8(scalar.value - 0xF700 - 0x20))
        // The same for symbol fonts, whose characters are shifted into the private area.
        case 0xF020...0xF07E: first = Unicode.Scalar(UInt8(scalar.value - 0xF000))
        case 0xF0B7, 0xF0A7: first = "•"
        case 0xE000...0xF8FF: break
        // Letters as they look at a place in a word, such as Arabic ones at its end.
        case 0xFB1D...0xFDFF, 0xFE70...0xFEFC:
            self = PrintedLetters(String(scalar).precomposedStringWithCompatibilityMapping.filter { $0 != " " })
        default: first = scalar
        }
    }

    var isEmpty: Bool { first == nil }
    var isSingle: Bool { first != nil && rest.isEmpty }

    var scalars: [Unicode.Scalar] { (first.map { [$0] } ?? []) + rest }

    var text: String { String(String.UnicodeScalarView(scalars)) }

    /// The same, behind another letter.
    func preceded(by letter: Unicode.Scalar) -> PrintedLetters {
        var result = PrintedLetters()
        (result.first, result.rest) = (letter, scalars)
        return result
    }

    func append(to text: inout String) {
        guard let first else { return }
        text.unicodeScalars.append(first)
        if !rest.isEmpty { text.unicodeScalars.append(contentsOf: rest) }
    }

    private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
}

extension PrintedLetters: ExpressibleByArrayLiteral {
    init(arrayLiteral letters: Unicode.Scalar...) {
        first = letters.first
        rest = Array(letters.dropFirst())
    }
}
