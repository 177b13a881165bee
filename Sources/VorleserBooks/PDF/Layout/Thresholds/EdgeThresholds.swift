/// Running heads and feet, and page numbers: the outermost rows of pages.
struct EdgeThresholds: Codable, Sendable {
    /// Ems between base lines of one row.
    var baselineSlack: Float = 0.4
    /// Points of the page's height that are taken together: heads of left and right pages differ a little.
    var heightCell: Float = 3
    /// Times the size of what comes next; heads are in letters that are hardly larger.
    var mostSize: Float = 1.15
    /// Rows taken at each edge of a page: a head may have a page number, a title and a date.
    var mostRows = 4
    /// Times the size of a head; a title that it repeats is larger.
    var leastTitleSize: Float = 1.05
    /// Of the page's height that nothing is printed in; a small book on large sheets leaves more, which does not count.
    var widestMargin: Float = 0.12
    /// Lines of a page that is filled from its head to its foot.
    var fewestLinesOfFullPage = 10
    /// Pages that show how near the edge a book prints.
    var fewestPagesWithMargin = 4
    /// Of the pages that may print nearer to it, as covers do.
    var mostNearer: Share = 0.05
    /// Of the page's height that a row is away from its edge.
    var deepest: Float = 0.2
    /// The same for feet, which stand above a wider margin.
    var deepestFoot: Float = 0.25
    /// Pages; in a book of more, two alike rows may be chance.
    var fewPages = 30
    /// Pages that have the same words at one height.
    var fewestRepeats = 2
    /// The same in a book of many pages.
    var fewestRepeatsOfMany = 3
    /// Of all pages that have a text at one height: then it is furniture wherever it stands.
    var leastOfAll: Share = 0.3
    /// Pages to the next with the same head.
    var farthestNeighbour = 2
    /// Of the pages with a text like “Chapter 1” that have it with the number of another page; else it is a heading.
    var leastSteady: Share = 0.3
    /// Pages whose numbers are as far from their index, at least; few pages need half of theirs.
    var fewestNumbers = 2
    /// More than so many need not agree.
    var enoughNumbers = 3
    /// Times the size of what comes next; a bare number in larger letters is a chapter's.
    var mostNumberSize: Float = 1.1
    /// The same at the foot, where no chapter begins; larger ones are of a title page or a poster.
    var mostNumberSizeAtFoot: Float = 1.5
    /// Of the page's height; a bare number farther from the edge is a chapter's.
    var deepestNumber: Float = 0.15
    /// Pages with a bare number at one height.
    var fewestBareNumbers = 3
    /// UTF-8 bytes; a longer row with a number in it is text.
    var longestNumbered = 80
    /// Of the rows at the usual height that are known for furniture; then the others there are, too.
    var leastKnown: Share = 0.3
    /// Of all outermost rows that stand at the usual height.
    var leastAtUsualHeight: Share = 0.5
    /// Rows that make a height usual.
    var fewestAtUsualHeight = 4
    /// Of the pages whose numbers stand at one edge: then others are no page numbers.
    var leastPagesNumbered: Share = 0.5
    /// Pages that show it.
    var fewestPagesNumbered = 4
}
