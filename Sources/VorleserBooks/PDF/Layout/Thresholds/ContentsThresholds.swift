/// Printed lists of contents.
struct ContentsThresholds: Codable, Sendable {
    /// Dots of a leader, spaced or not.
    var fewestDots = 4
    /// Dots of a leader without a number.
    var fewestDotsAlone = 8
    /// Entries without numbers that are a list by themselves.
    var fewestAlone = 5
    /// Dots that an ellipsis stands for.
    var dotsOfEllipsis = 3
    /// Lines with leaders of a page that has a list of contents.
    var fewestOnPage = 3
    /// Characters of the page's number behind it.
    var longestNumber = 6
    /// Of the column's width that an entry's first line fills whose number is on the next.
    var leastFilled: Float = 0.6
    /// Blocks from one entry to the next, between which the names of parts may stand.
    var mostBetween = 4
    /// Lines of such a name.
    var mostLinesBetween = 2
    /// Words; a text of more that ends a sentence is no such name.
    var mostWordsBetween = 8
    /// Pages from one entry to the next, where dots do not tell it.
    var mostPagesBetween = 100
    /// Ems by which the numbers of entries end apart.
    var numberSlack: Float = 1
    /// Of a page's rows that end with numbers, where entries have no leaders.
    var leastNumbered: Share = 0.3
    /// UTF-8 bytes of the title of a list.
    var longestTitle = 40
    /// Of the rows of a table that have leaders, where it is a list of contents.
    var leastWithLeaders: Share = 0.4
}
