/// Hyphens at the ends of lines.
struct HyphenThresholds: Codable, Sendable {
    /// UTF-8 bytes; a stem before an ending has more.
    var mostNoStem = 2
    /// UTF-8 bytes; what follows a beginning has more.
    var mostNoRest = 3
    /// UTF-8 bytes; shorter halves are words only where the language's list has them.
    var mostShort = 2
    /// Lines that end in U+2010, which then is the typesetter's own hyphen if no word has it inside.
    var fewestOwn = 3
}
