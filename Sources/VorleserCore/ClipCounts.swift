/// How many of the clips that a work has used were rendered for it.
public struct ClipCounts: Hashable, Codable, Sendable {
    /// Spoken by an engine for this work.
    public var rendered: Int
    /// Kept from before, or made by another work at the same time.
    public var reused: Int

    public init(rendered: Int = 0, reused: Int = 0) {
        self.rendered = rendered
        self.reused = reused
    }
}
