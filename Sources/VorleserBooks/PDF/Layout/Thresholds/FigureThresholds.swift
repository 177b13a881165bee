/// Pictures that belong to the text.
struct FigureThresholds: Codable, Sendable {
    /// Of the page's area; smaller pictures are ornaments and logos.
    var leastArea: Float = 0.015
    /// Of the page's area; a larger picture is the page.
    var mostArea: Float = 0.9
    /// Pages that have a picture at its place from which on it is the publisher's.
    var fewestRepeats = 3
    /// Points that places are told apart by.
    var cell: Float = 4
    /// Pictures kept of a page.
    var mostOnPage = 20
}
