/// A character of a line, with what is known of how it was printed.
struct LineSign {
    var letters: PrintedLetters
    let box: PDFBox
    var size: Float
    var style: PrintedStyle
    let link: Int?
    let blankBefore: Blank
    /// How far it stands from the one before: from its ink, or from its advance where ink reaches over that.
    var gapBefore: Float = 0
    /// How far it stands from where the pen stood behind the one before; `nil` where this is not known.
    var stepBefore: Float?
}
