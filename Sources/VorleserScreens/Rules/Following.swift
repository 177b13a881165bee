public import VorleserKit

/// Keeps what is heard in sight, until the reader looks elsewhere. A rule without a view: it is told what shows, and says
/// what to bring into sight.
public struct Following: Hashable, Sendable {
    /// Whether the text goes where the voice is.
    public private(set) var isOn = true
    /// Where the voice is: its word, or where its sentence begins.
    private var place: TextOffset?

    public init() {}

    /// The reader has moved the text by hand; when the voice is still in sight, it may go on following.
    /// - Parameter shown: What shows; `nil` when that is not known.
    public mutating func yield(_ shown: TextSpan?) { if !isInSight(shown) { isOn = false } }

    /// The window has changed, not what is looked at.
    /// - Returns: What to bring into sight, if anything.
    public func keep(_ shown: TextSpan?) -> TextSpan? {
        guard isOn, let place, !isInSight(shown) else { return nil }
        return place..<place.advanced(by: 1)
    }

    /// Follows the voice from now on.
    public mutating func resume() { isOn = true }

    /// The voice has come to another sentence.
    /// - Parameters:
    ///   - sentence: Where it is.
    ///   - isSpoken: It sounds; otherwise the voice only waits there, and the reader may look where they like.
    ///   - shown: What shows; `nil` when that is not known.
    /// - Returns: What to bring into sight, if anything.
    public mutating func sentence(_ sentence: TextSpan, isSpoken: Bool, _ shown: TextSpan?) -> TextSpan? {
        place = sentence.lowerBound
        guard isSpoken else { return nil }
        if isOn { return sentence }
        if shown?.contains(sentence.lowerBound) == true { isOn = true }
        return nil
    }

    /// The voice has come to another word: long sentences leave the window or the page half-way.
    /// - Returns: What to bring into sight, if anything.
    public mutating func word(_ word: TextSpan, _ shown: TextSpan?) -> TextSpan? {
        place = word.lowerBound
        return isOn && !isInSight(shown) ? word : nil
    }

    private func isInSight(_ shown: TextSpan?) -> Bool {
        guard let place, let shown else { return true }
        return shown.contains(place)
    }
}
