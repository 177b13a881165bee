/// Lines of letters that may run from right to left, which are put in order from where they stand.
struct DirectionThresholds: Codable, Sendable {
    /// Ems; wider gaps part columns and cells.
    var widestGap: Float = 1.1
    /// Ems; narrower gaps stand between letters.
    var leastGap: Float = 0.1
    /// Ems between the base lines of one line.
    var baselineSlack: Float = 0.12
    /// Times the size of the letter beside it, of a sign that is raised or lowered.
    var mostRaisedSize: Float = 0.86
    /// Ems between such a sign and the letter.
    var widestRaisedGap: Float = 0.6
    /// Ems that it is raised.
    var mostRise: Float = 0.75
    /// Ems that it is lowered.
    var mostDrop: Float = 0.4
    /// Of its width by which a letter lies on one before it that is the same: then it is printed twice.
    var leastRepeated: Float = 0.3
    /// Lines that are looked at for the letter that a sign stands on.
    var mostLinesOfMark = 8
    /// Letters that are looked at in each of them.
    var mostLettersOfMark = 4
}
