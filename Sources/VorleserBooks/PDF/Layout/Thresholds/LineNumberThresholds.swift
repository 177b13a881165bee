/// Numbers that count the lines beside them.
struct LineNumberThresholds: Codable, Sendable {
    /// Points by which numbers below each other differ.
    var alignment: Float = 3
    /// Pairs of numbers that must count their lines.
    var fewestPairs = 3
    /// Of all pairs that count: the page's own number may stand above those of the lines.
    var leastCounting: Share = 0.6
    /// Lines between two numbers that do not count, such as headings and names of speakers.
    var mostUncounted = 4
    /// Numbers that skip lines grow by so much: those that go up one by one are items.
    var leastStep = 3
    /// Pairs of a page that count one line each.
    var fewestOneByOne = 10
    /// Of a line's characters that are as of a typewriter, where it is of a program.
    var leastOfProgram = 0.5
    /// Ems between the base lines of a number and of its line.
    var baselineSlack: Float = 0.5
    /// Ems between a number and its line.
    var leastGap: Float = 0.8
    /// UTF-8 bytes, brackets and blanks included.
    var longest = 6
    /// Digits of the number.
    var mostDigits = 4
    /// Places on the page that are looked at.
    var mostPlaces = 16
    /// Of a page's lines that reach over the place of such a number; in a table it stands below those of the text.
    var mostCrossed = Share(1, of: 3)
    /// Times the size of the line beside it that those lines have.
    var leastOfSize: Float = 0.9
}
