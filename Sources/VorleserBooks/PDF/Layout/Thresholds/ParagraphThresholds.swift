/// Where paragraphs begin and end.
struct ParagraphThresholds: Codable, Sendable {
    /// Ems between base lines of text in another size, at least.
    var leastLeading: Float = 1.15
    /// Ems more than the usual distance that part paragraphs, where lines are close together.
    var leastExtraGap: Float = 0.3
    /// Times the usual distance of base lines that formulas push lines of a sentence apart, at most.
    var mostPushedApart: Float = 1.7
    /// Ems between the base lines of a word's halves.
    var widestInWord: Float = 3
    /// Times their size by which lines of one paragraph differ.
    var sizeSlack: Float = 0.08
    /// Of a line's characters that are bold where it is a bold line.
    var leastBold = 0.95
    /// Of a line's characters that are bold where it is none: a word that is stressed is more.
    var mostStrayBold = 0.05
    /// Of a line's characters that are as of a typewriter, where it is code.
    var leastMonospaced = 0.9
    /// Ems by which numbers of items stand apart that are below each other: they may stand flush right.
    var itemSlack: Float = 0.75
    /// Ems that an item's second line is set in below its text, at most.
    var mostHangingItem: Float = 4
    /// Ems that a first line stands farther right than the line above.
    var leastIndent: Float = 0.6
    /// Ems; a line farther right may be centred.
    var mostIndent: Float = 12
    /// Ems by which first lines' indents differ from the book's.
    var indentSlack: Float = 0.35
    /// Ems by which lines that begin at one place differ.
    var alignment: Float = 0.25
    /// Times the indent by which the line after a first line stands farther left.
    var leastOutdent: Float = 0.5
    /// Ems by which hanging lines differ from the book's.
    var hangingSlack: Float = 0.3
    /// Lines above and below that show whether paragraphs hang there.
    var hangingReach = 5
    /// Ems besides a word's width that are no room for it, in a justified column.
    var roomSlack: Float = 0.5
    /// The same where lines end anywhere.
    var raggedRoomSlack: Float = 0.9
    /// Lines of text beside a picture that all end at one place.
    var fullBeside = 3
    /// Ems by which that place differs; it is the edge of filled lines.
    var alignmentBeside: Float = 0.1
    /// Ems; lines of a list that are as long are shorter.
    var leastBeside: Float = 10
    /// Of the column's width that is left free where a line was cut short by hand or by a picture.
    var leastCutShort: Float = 0.35
    /// Ems besides a word's width that are no room for it at a column's end.
    var columnEndSlack: Float = 0.8
}
