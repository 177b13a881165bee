public import VorleserKit

/// What the text's page says: see `Sources/CWebPages/Web/pane/bridge.js`. What it says otherwise is not understood, and
/// offsets outside the book are brought into it.
public enum PaneMessage: Hashable, Sendable {
    case ready(TextSpan)
    case moved(TextSpan, byReader: Bool, byLayout: Bool)
    case tapped(TextOffset)
    case menu(TextOffset)
    case selected(TextSpan?)
    case link(TextOffset)
    case note(TextSpan)
    case external(String)
    case blank
    case broken(String)

    /// Fails for what is not understood.
    /// - Parameters:
    ///   - body: What came over the bridge: names, with words, numbers and yes or no.
    ///   - length: UTF-16 code units of the book.
    public init?(_ body: Any, length: Int) {
        guard let facts = body as? [String: Any], let name = facts["name"] as? String else { return nil }
        let offset = { (name: String) in Self.number(facts[name]).map { TextOffset(utf16: min(max($0, 0), length)) } }
        var span: TextSpan? {
            guard let start = offset("start"), let end = offset("end") else { return nil }
            return start..<max(start, end)
        }
        let isSo = { (name: String) in facts[name] as? Bool ?? false }
        let made: PaneMessage? =
            switch name {
            case "ready": span.map(Self.ready)
            case "moved": span.map { .moved($0, byReader: isSo("byReader"), byLayout: isSo("byLayout")) }
            case "tapped": offset("offset").map(Self.tapped)
            case "menu": offset("offset").map(Self.menu)
            case "selected": .selected(span)
            case "link": offset("offset").map(Self.link)
            case "note": span.map(Self.note)
            case "external": (facts["address"] as? String).map(Self.external)
            case "blank": .blank
            case "broken": .broken(facts["message"] as? String ?? "")
            default: nil
            }
        guard let made else { return nil }
        self = made
    }

    /// Numbers of scripts are fractions; what is no place at all is none.
    private static func number(_ value: Any?) -> Int? {
        switch value {
        case let number as Int: number
        case let number as Double: Int(exactly: number.rounded())
        default: nil
        }
    }
}

extension ReaderScreen {
    /// The text's page has said something.
    /// - Returns: What only a view can do about it; `nil` when all is done.
    @discardableResult
    public func hear(_ message: PaneMessage) -> PaneMessage? {
        switch message {
        case .ready(let span): moved(to: span, byReader: false)
        case .moved(let span, let byReader, let byLayout): moved(to: span, byReader: byReader, byLayout: byLayout)
        case .tapped(let offset): tapped(offset)
        case .link(let offset): look(at: offset)
        case .note(let span): look(at: span.lowerBound)
        case .broken(let words):
            trouble = Trouble(
                localized("The text cannot be shown. \(words)"),
                suggestion: localized("Close the book, and open it again.")
            )
        case .menu, .selected, .external, .blank: return message
        }
        return nil
    }
}

/// What the app says to the text's page: a call of one of the functions of `vorleserPane`, with its arguments as JSON.
public enum PaneScript {
    public static func show(_ place: TextOffset) -> String { "vorleserPane.show(\(place.utf16))" }

    public static func reveal(_ span: TextSpan) -> String {
        "vorleserPane.reveal(\(span.lowerBound.utf16), \(span.upperBound.utf16))"
    }

    public static func light(_ lit: LitSpans) -> String {
        "vorleserPane.light(\(words(lit.sentence)), \(words(lit.word)))"
    }

    public static func mark(_ marks: [PaneMark]) -> String {
        let list = marks.map { mark in
            let (start, end) = (mark.span.lowerBound.utf16, mark.span.upperBound.utf16)
            return #"{"start": \#(start), "end": \#(end), "colour": "\#(mark.colour.rawValue)"}"#
        }
        return "vorleserPane.mark([\(list.joined(separator: ", "))])"
    }

    public static func setMode(_ mode: BookPreferences.ReadingMode) -> String {
        "vorleserPane.setMode(\"\(mode.rawValue)\")"
    }

    public static func turn(_ step: Int) -> String { "vorleserPane.turn(\(step < 0 ? -1 : 1))" }

    private static func words(_ span: TextSpan?) -> String {
        span.map { #"{"start": \#($0.lowerBound.utf16), "end": \#($0.upperBound.utf16)}"# } ?? "null"
    }
}
