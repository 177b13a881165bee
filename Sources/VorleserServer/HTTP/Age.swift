import Foundation

/// How long ago a device did something: what its clock says does not matter.
struct Age: Decodable {
    private let milliseconds: Double

    /// Ten years.
    private static let longest = 3.2e11

    init(from decoder: any Decoder) throws {
        milliseconds = try decoder.singleValueContainer().decode(Double.self)
    }

    /// When that was, by our clock.
    func moment(before now: Date) -> Date {
        now.addingTimeInterval(-min(max(milliseconds, 0), Self.longest) / 1000)
    }
}
