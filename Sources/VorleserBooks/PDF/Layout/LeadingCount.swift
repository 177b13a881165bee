/// How often lines are how far apart.
struct LeadingCount {
    private let limits: LeadingThresholds
    private var counts: [Int: Int] = [:]

    init(_ limits: LeadingThresholds) { self.limits = limits }

    /// - Parameters:
    ///   - distance: From one base line to the next, in points.
    ///   - size: That of the font, in points.
    mutating func add(_ distance: Float, size: Float) {
        guard distance > limits.least * size, distance < limits.most * size else { return }
        counts[Int((distance * limits.steps).rounded()), default: 0] += 1
    }

    /// The commonest distance, of several the smallest; `nil` without any.
    var most: (leading: Float, count: Int)? {
        counts.max { ($0.value, -$0.key) < ($1.value, -$1.key) }.map { (Float($0.key) / limits.steps, $0.value) }
    }
}
