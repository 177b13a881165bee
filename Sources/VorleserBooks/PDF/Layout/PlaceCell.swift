/// Counting places that differ by little as one: each counts in its cell and in the nearer cell beside it.
struct PlaceCell {
    let own: Int
    let beside: Int

    /// - Parameters:
    ///   - place: In points.
    ///   - width: That of cells, in points.
    init(_ place: Float, width: Float) {
        own = Int((place / width).rounded(.down))
        beside = place / width - Float(own) < 0.5 ? own - 1 : own + 1
    }
}
