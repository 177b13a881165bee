/// Tells programs from prose in preformatted text.
///
/// Old books put letters and verse in `pre`, and whole books come as one; those are read. A program shows by its
/// signs: two of them or more, and at least one among thirty characters.
struct Preformatted {
    /// Whether it reads like a program rather than like prose.
    let isProgram: Bool

    init(_ units: ArraySlice<UInt16>) {
        var (signs, characters) = (0, 0)
        var before: UInt16 = 0x0A
        for unit in units where unit != 0x20 {
            if !unit.isWhiteSpace { characters += 1 }
            if Self.signs.contains(unit) || Self.isCall(before, unit) || Self.endsStatement(before, unit) { signs += 1 }
            before = unit
        }
        isProgram = signs >= 2 && signs * 30 >= characters
    }

    /// A bracket right after a name.
    private static func isCall(_ before: UInt16, _ unit: UInt16) -> Bool { unit == 0x28 && before.isASCIILetterOrDigit }

    /// A semicolon at the end of a line, after a bracket.
    private static func endsStatement(_ before: UInt16, _ unit: UInt16) -> Bool { unit == 0x3B && before == 0x29 }

    private static let signs = Set("{}[]=<>\\|&#$@^~+%`/".utf16)
}
