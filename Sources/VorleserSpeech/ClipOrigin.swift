/// Where a clip comes from.
public enum ClipOrigin: Hashable, Sendable {
    /// An engine spoke it now; of several listeners of one rendering, one is told so.
    case rendered
    /// It was there before, or was made for another request.
    case kept
}
