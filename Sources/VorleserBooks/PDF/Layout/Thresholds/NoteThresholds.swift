/// Footnotes.
struct NoteThresholds: Codable, Sendable {
    /// Points by which a note's line may reach above the rule.
    var ruleSlack: Float = 2
    /// Points.
    var leastRuleWidth: Float = 20
    /// Points; what is higher is a box.
    var mostRuleHeight: Float = 2
    /// Times the text's distance of base lines that the rule stands above the first small line.
    var mostAboveRule: Float = 3
    /// Times the text's distance of base lines below the column's top: notes stand low.
    var leastDepth: Float = 4
    /// Lines; in a column of fewer a note may stand anywhere.
    var fewLines = 8
    /// Lines of small print below all columns of a page, such as a journal's rights.
    var mostLinesBelow = 2
    /// Columns after one that small print ends, in which its sentence goes on.
    var mostColumnsBetween = 2
    /// Of the text's width that a note in the margin takes.
    var widestAside: Float = 0.6
    /// Ems between base lines that part notes in the margin.
    var leastGapAside: Float = 1.6
    /// UTF-8 bytes of a head in the margin.
    var longestHead = 60
    /// Of a line's characters that are bold where it is a heading.
    var leastBold = 0.9
    /// Characters of a note's sign.
    var longestSign = 4
}
