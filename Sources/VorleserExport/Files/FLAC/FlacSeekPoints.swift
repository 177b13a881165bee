/// Where sound can be found in a FLAC file, spread evenly over it.
///
/// How long the file will be is not known: whenever there are too many, every second one is given up.
struct FlacSeekPoints {
    struct Point: Equatable {
        /// The first sample of its frame.
        let sample: Int
        /// Bytes from the first frame.
        let offset: Int
        /// How many samples the frame has.
        let samples: Int
    }

    private(set) var points: [Point] = []
    /// The most there may be.
    let capacity: Int
    /// Samples from one to the next, at least.
    private var spacing = 1 << 15

    /// - Parameter capacity: The most there may be, within what is sensible.
    init(capacity: Int) {
        self.capacity = min(max(capacity, 16), 10_000)
    }

    mutating func append(_ point: Point) {
        if let last = points.last, point.sample - last.sample < spacing { return }
        if points.count == capacity {
            points = stride(from: 0, to: points.count, by: 2).map { points[$0] }
            spacing *= 2
            return append(point)
        }
        points.append(point)
    }
}
