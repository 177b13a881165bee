/// Verse.
struct VerseThresholds: Codable, Sendable {
    /// Lines above and below that show whether a line is of verse.
    var reach = 4
    /// Lines among these that are of the text.
    var fewestNear = 6
    /// Ems that a line of verse ends before the longest.
    var leastShortfall: Float = 1
    /// Of the lines that do.
    var leastShortfalls = Share(1, of: 3)
    /// Of the lines that are all capitals; then they are titles.
    var mostShouted: Share = 0.5
    /// Of the lines that end with a number; those of indexes and contents do.
    var mostNumbered = Share(1, of: 3)
    /// Of the lines that end in the middle of a sentence.
    var leastOpen: Share = 0.35
    /// Lines of a poem.
    var fewestLines = 4
    /// Of a poem's lines that end with a number; an index is no poem.
    var mostIndexLines: Share = 0.5
    /// Of a poem's paragraphs that end in the middle of a sentence.
    var leastOpenParagraphs: Share = 0.25
    /// Of the lines that begin with capitals.
    var leastCapitals: Share = 0.85
    /// Of the column's width; shorter lines are short.
    var mostShort: Float = 0.85
    /// Of the lines that are short.
    var leastShort: Share = 0.6
    /// Of the longest line's width; shorter lines are ragged.
    var mostRagged: Float = 0.95
    /// Of the lines that are ragged.
    var leastRagged: Share = 0.6
    /// Of the lines that are paragraphs of their own, where lines are long.
    var leastParagraphs = Share(1, of: 3)
    /// Hanging lines, each with what is turned over.
    var fewestHanging = 4
    /// Of the hanging lines that end in the middle of a sentence.
    var leastOpenHanging: Share = 0.5
    /// Of all lines that have more room above them; then stanzas are parted, and a page may end with one.
    var leastParted = Share(1, of: 24)
    /// Times the text's size; smaller print is of notes.
    var leastSize: Float = 0.75
    /// Lines of a line of verse with what is turned over.
    var mostTurnedLines = 4
    /// Points that what is turned over is set in.
    var leastTurnedIndent: Float = 1
    /// Of the column's width that a line of prose fills.
    var leastFull: Float = 0.93
    /// Of a paragraph's lines, but for the last, that are full where it is prose.
    var leastFullLines: Share = 0.5
    /// Lines of a paragraph that is too short to be told from verse.
    var mostLines = 2
}
