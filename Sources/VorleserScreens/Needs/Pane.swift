public import VorleserKit

/// What shows the book's text: a page in a web view, or a text view. It knows no book; all it says and hears are offsets.
@MainActor public protocol Pane: AnyObject {
    /// Shows a place at the top.
    func show(_ place: TextOffset)

    /// Brings a span into sight, if it is not; moves no more than it must.
    func reveal(_ span: TextSpan)

    /// Lights what is heard.
    func light(_ lit: LitSpans)

    /// Shows the book as one long page or page by page; what shows stays.
    func setMode(_ mode: BookPreferences.ReadingMode)

    /// Turns a page, or scrolls by nearly a screen.
    /// - Parameter step: 1 or −1.
    func turn(_ step: Int)

    /// Shows what the listener has marked.
    func mark(_ marks: [PaneMark])
}

/// What is lit of what is heard.
public struct LitSpans: Hashable, Sendable {
    public var sentence: TextSpan?
    public var word: TextSpan?

    public init(sentence: TextSpan? = nil, word: TextSpan? = nil) { (self.sentence, self.word) = (sentence, word) }
}

/// What a listener has marked in the text.
public struct PaneMark: Hashable, Sendable {
    public let span: TextSpan
    public let colour: Highlight.Colour
}
