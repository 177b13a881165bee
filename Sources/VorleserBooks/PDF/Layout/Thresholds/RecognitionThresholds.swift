/// Text that was recognised and laid, invisible, over a scanned page.
struct RecognitionThresholds: Codable, Sendable {
    /// Of a page's characters that are invisible where it is such a page.
    var leastInvisible: Share = 0.5
    /// Times the usual size; recognised words are as large as each looked, and what differs by less is of one size.
    var sizeSlack: Float = 0.15
    /// Words that tell what is usual on a page.
    var fewestWords = 20
    /// The usual distance from word to word is so much more than the words take: of printed text it never is.
    var leastStretch: Float = 1.2
    /// Ems that a blank takes.
    var blank: Float = 0.28
    /// Ems between the base lines of a word's letters.
    var baselineSlack: Float = 0.2
    /// Ems between the letters of a word.
    var widestLetterGap: Float = 0.5
    /// Times the usual stretch; wider gaps part columns or end a line.
    var mostOverUsual: Float = 1.35
    /// Ems between the base lines of words of one line.
    var wordBaselineSlack: Float = 0.3
    /// What would stretch a word more is no gap between words.
    var mostStretch: Float = 4
    /// Ems of a line beside a dash that its base line is higher; its own size is guessed from its width.
    var mostDashRise: Float = 0.75
    /// Ems between a dash and the words beside it.
    var widestDashGap: Float = 1.5
}
