/// A part of a whole, 0 … 1, that counts are held against.
///
/// What is exactly the share reaches it, as with whole numbers: 3 of 10 reach 0.3.
struct Share: RawRepresentable, Codable, Sendable, ExpressibleByFloatLiteral {
    let rawValue: Double

    /// Far less than shares of counts differ by, and far more than is lost by rounding.
    private static let tolerance = 1e-6

    init(rawValue: Double) { self.rawValue = rawValue }
    init(floatLiteral value: Double) { rawValue = value }
    init(_ part: Int, of whole: Int) { rawValue = Double(part) / Double(whole) }

    func isReached(by part: Int, of whole: Int) -> Bool {
        Double(part) >= rawValue * Double(whole) - Self.tolerance
    }

    func isExceeded(by part: Int, of whole: Int) -> Bool {
        Double(part) > rawValue * Double(whole) + Self.tolerance
    }

    /// How many of so many it is, rounded down.
    func count(of whole: Int) -> Int { Int(rawValue * Double(whole) + Self.tolerance) }
}
