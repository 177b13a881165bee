public import VorleserCore
/// Finds the words of a text.
public struct WordSegmenter: Sendable {
    public init() {}
    public func words(in text: String, from origin: TextOffset = .start) -> [TextSpan] { [] }
}
