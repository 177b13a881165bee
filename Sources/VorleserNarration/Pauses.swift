/// The silences of a reading, in seconds.
///
/// The defaults are those of a calm audiobook: about half a second from sentence to sentence, a breath more at a
/// paragraph, two to three seconds between chapters (ACX asks for 0.5–1 s at a chapter's head and 1–5 s at its end).
public struct Pauses: Hashable, Codable, Sendable {
    /// Inside a sentence that is cut between words.
    public var word = 0.05
    /// Inside a sentence that is cut at a comma, semicolon, colon or dash.
    public var clause = 0.15
    /// At the end of a line of verse inside a sentence, and between lines that are blocks of their own.
    public var verseLine = 0.25
    public var sentence = 0.4
    /// Between the rows of a table.
    public var tableRow = 0.5
    /// Between the items of a list.
    public var listItem = 0.55
    public var paragraph = 0.7
    /// Between a heading and the heading right after it, or the lines of one.
    public var betweenHeadings = 0.7
    public var afterHeading = 1.0
    public var beforeHeading = 1.2
    public var sceneBreak = 1.8
    /// At the end of a chapter.
    public var chapter = 2.5
    /// At the end of the last chapter that is read.
    public var book = 3.0
    /// How much longer the listener wishes all of them; one of ``scales``.
    public var scale = 1.0

    /// How much longer they can be.
    public static let scales = 0.0...3.0

    public init() {}

    /// All silences, `scale` times as long as usual.
    /// - Parameter scale: One of ``scales``; 0 for none.
    public init(scale: Double) { self.scale = scale }

    /// The silence at a break.
    func silence(at pause: Break) -> Duration {
        let factor = scale.isFinite ? min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) : 1
        let seconds = self[pause] * factor
        // Settings come from a file: a silence of an hour, or one that is not a number, is a mistake.
        return .milliseconds(seconds.isFinite ? Int((min(max(seconds, 0), 60) * 1000).rounded()) : 0)
    }

    private subscript(pause: Break) -> Double {
        switch pause {
        case .word: word
        case .clause: clause
        case .verseLine: verseLine
        case .sentence: sentence
        case .tableRow: tableRow
        case .listItem: listItem
        case .paragraph: paragraph
        case .headings: betweenHeadings
        case .afterHeading: afterHeading
        case .beforeHeading: beforeHeading
        case .scene: sceneBreak
        case .chapter: chapter
        case .book: book
        }
    }
}

/// What parts one utterance from the next, the weaker first.
enum Break: Int, Comparable {
    case word, clause, verseLine, sentence, tableRow, listItem, paragraph, headings, afterHeading, beforeHeading, scene,
        chapter, book

    static func < (lhs: Break, rhs: Break) -> Bool { lhs.rawValue < rhs.rawValue }
}
