/// The words and numbers of figures.
struct FigureLabelThresholds: Codable, Sendable {
    /// Lines of a figure; of fewer none can be told.
    var fewest = 3
    /// Times the text's distance of base lines that they take.
    var leastHeight: Float = 2.5
    /// Words of a line of text; labels have fewer.
    var fewestWordsOfText = 6
    /// Lines of text near a caption that show where the column begins.
    var lines = 8
    /// Ems by which the first lines of its paragraphs are set in.
    var mostIndent: Float = 4
    /// Ems between the base lines of a caption.
    var widestLeading: Float = 1.45
    /// Times its size by which a caption's lines differ.
    var sizeSlack: Float = 0.05
    /// Points beyond the text's edges at which labels may begin.
    var slack: Float = 4
    /// Ems from the text's left edge at which its lines begin.
    var edgeSlack: Float = 0.3
}
