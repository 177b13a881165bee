/// What the name of a font says about its letters: files keep names right and often not the numbers beside them.
struct FontName {
    /// 400 is regular, 700 bold; `nil` when it does not say.
    let weight: Int?
    let isItalic: Bool
    let isMonospaced: Bool
    let isSmallCaps: Bool

    /// - Parameter name: As in the file, without the six letters of a subset.
    init(_ name: String) {
        let words = name.lowercased()
        func says(_ signs: [String]) -> Bool { signs.contains(where: words.contains) }
        let face = Self.face(ofComputerModern: words)
        weight = face.map(\.weight) ?? Self.weights.first { words.contains($0.word) }?.weight
        isItalic = face?.isItalic ?? (says(Self.italic) || words.hasSuffix("ital"))
        isMonospaced = face?.isMonospaced ?? (says(Self.monospaced) && !says(Self.proportional))
        isSmallCaps = face?.isSmallCaps ?? says(Self.smallCaps)
    }

    private static let italic = ["italic", "oblique", "slant", "kursiv", "cmti", "cmsl", "cmmi", "-it"]
    private static let monospaced = ["mono", "courier", "typewriter", "consol", "cmtt", "lmtt", "nimbusmon"]
    /// A foundry, and typewriters' letters that are as wide as they need.
    private static let proportional = ["monotype", "monoprop"]
    private static let smallCaps = ["smallcaps", "cmcsc", "caps10", "-sc"]
    /// TeX's Gyre and Palladio families write “medi” and “demi”; “cmr” and the like say nothing: they are regular.
    private static let weights: [(word: String, weight: Int)] = [
        ("semibold", 600), ("demi", 600), ("extrabold", 800), ("ultrabold", 800), ("black", 900), ("heavy", 800),
        ("bold", 700), ("-bd", 700), ("cmbx", 700), ("lmbx", 700), ("medium", 500), ("extralight", 200),
        ("light", 300), ("thin", 100), ("regular", 400),
    ]

    private struct Face {
        var weight = 400
        var isItalic = false
        var isMonospaced = false
        var isSmallCaps = false
    }

    /// “SFBX1000”: TeX's own letters with accents, of which no number but the slope is true. Source: the `cm-super` package's
    /// list of fonts.
    private static func face(ofComputerModern words: String) -> Face? {
        guard words.utf8.count == 8, words.hasPrefix("sf"), words.suffix(4).allSatisfy({ $0.isASCII && $0.isNumber })
        else { return nil }
        return faces[String(words.dropFirst(2).prefix(2))]
    }

    private static let faces: [String: Face] = [
        "rm": Face(), "ss": Face(), "ti": Face(isItalic: true), "sl": Face(isItalic: true), "si": Face(isItalic: true),
        "bx": Face(weight: 700), "rb": Face(weight: 700), "sx": Face(weight: 700),
        "bi": Face(weight: 700, isItalic: true), "bl": Face(weight: 700, isItalic: true),
        "so": Face(weight: 700, isItalic: true),
        "tt": Face(isMonospaced: true), "it": Face(isItalic: true, isMonospaced: true),
        "st": Face(isItalic: true, isMonospaced: true), "tc": Face(isMonospaced: true, isSmallCaps: true),
        "cc": Face(isSmallCaps: true), "sc": Face(isItalic: true, isSmallCaps: true),
        "xc": Face(weight: 700, isSmallCaps: true), "oc": Face(weight: 700, isItalic: true, isSmallCaps: true),
    ]
}
