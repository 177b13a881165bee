/// Which characters stand on one line.
struct LineThresholds: Codable, Sendable {
    /// Ems between letters of slanted text, which has no base line to go by.
    var widestSlantedGap: Float = 2
    /// Times the line's size; larger letters begin another line, such as a title beside text.
    var mostGrowth: Float = 1.7
    /// Ems; wider gaps part columns and cells.
    var widestGap: Float = 1.1
    /// Ems that a letter may stand farther left than the one before ends, for accents and kerning.
    var widestOverlap: Float = 0.8
    /// Ems besides its width that a letter may reach into the one before: those of a ligature share its box.
    var ligatureOverlap: Float = 0.2
    /// Ems; letters whose base lines differ by less stand on the same.
    var baselineSlack: Float = 0.12
    /// Times the line's size; a tiny sign on the base line is smaller, and not of the text.
    var leastSizeOnLine: Float = 0.45
    /// Points; below it a font is tiny.
    var leastPrintSize: Float = 5
    /// Times the line's size; raised and lowered signs are smaller.
    var mostRaisedSize: Float = 0.86
    /// Times the line's size, of signs that stand as high or low as only raised and lowered ones do.
    var mostClearlyRaisedSize: Float = 0.94
    /// Ems that they are raised or lowered.
    var leastClearRise: Float = 0.25
    /// Ems between a note's raised number and its text.
    var widestLabelGap: Float = 2.5
    /// Times the line's size, and the other way round, of a letter that has fallen from its line.
    var leastFallenSize: Float = 0.95
    /// Ems that it has.
    var deepestFallen: Float = 0.35
    /// Ems to the letter before; it touches that.
    var widestFallenGap: Float = 0.02
    /// Times the line's size; what is less than half as high stands beside a large first letter.
    var leastRaisedSize: Float = 0.47
    /// The same of the letters of “17th”, which touch a figure.
    var leastEndingSize: Float = 0.3
    /// Times the text's size that a sign is raised at most; higher ones are of the line above.
    var highestRise: Float = 0.75
    /// Times the text's size that a sign is lowered at most; deeper ones are of the line below.
    var deepestFall: Float = 0.4
    /// Ems between a digit and the letter or digit that it touches.
    var widestTouching: Float = 0.1
    /// Times the text's size of a raised or lowered digit that touches; it is not larger than the text.
    var mostTouchingSize: Float = 1
    /// Times the text's size that it is raised or lowered, at least.
    var leastTouchingRise: Float = 0.2
    /// The same, at most; what is farther away is of another line.
    var mostTouchingRise: Float = 0.6
    /// Times its size by which the text behind a raised first sign is larger.
    var leastGrowthAfterRaised: Float = 1.15
    /// Signs; longer beginnings are text, and not raised before it.
    var mostRaisedFirst = 4
    /// Ems; a blank that is narrower only moves the pen, as in fonts with accents of their own.
    var leastBlankWidth: Float = 0.12
    /// Ems between letters from which a blank is meant although the file has none.
    var leastWordGap: Float = 0.5
    /// Digits of a number in the margin.
    var mostMarginDigits = 4
    /// Times the text's size; numbers in the margin are smaller.
    var mostMarginSize: Float = 0.85
    /// Ems between a number in the margin and the text.
    var leastMarginGap: Float = 0.55
    /// Parts of a point that sizes are told apart by: what differs by less was meant to be one.
    var sizeSteps: Float = 4
    /// Of a line's characters that make a size the line's; where none is as frequent, the middle one is.
    var leastOfOneSize: Share = 0.5
    /// Ems by which what is printed twice, to look bold, is shifted.
    var mostShifted: Float = 0.12
    /// Ems that a closing quotation mark is lowered at least, to stand for an opening one.
    var leastLoweredQuote: Float = 0.45
    /// Ems at most.
    var deepestLoweredQuote: Float = 0.8
    /// Ems from such a mark to its word.
    var widestQuoteGap: Float = 0.2
    /// Ems from a letter to the raised number that stands behind it.
    var widestGapOfNumber: Float = 0.35
}
