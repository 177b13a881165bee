import VorleserKit

/// Durations, speeds and shares as people say them.
public enum TimeWords {
    /// - Parameter seconds: Negative counts as 0.
    /// - Returns: Such as “4:05” or “1:02:05”.
    public static func clock(_ seconds: Double) -> String {
        let whole = Int(min(max(seconds, 0), 360_000_000).rounded(.down))
        let (hours, minutes) = (whole / 3600, whole / 60 % 60)
        return hours > 0
            ? "\(hours):\(twoDigits(minutes)):\(twoDigits(whole % 60))" : "\(minutes):\(twoDigits(whole % 60))"
    }

    /// - Returns: Such as “4 h 10 min”, “12 min” or “< 1 min”.
    public static func duration(_ seconds: Double) -> String {
        let minutes = Int(min(max(seconds, 0), 360_000_000) / 60 + 0.5)
        if minutes < 1 { return "< 1 min" }
        if minutes < 60 { return "\(minutes) min" }
        let hours = minutes / 60
        return minutes % 60 == 0 || hours >= 10
            ? "\(Int((Double(minutes) / 60).rounded())) h" : "\(hours) h \(minutes % 60) min"
    }

    /// - Returns: Such as “1.0×” or “1.25×”.
    public static func speed(_ speed: Double) -> String {
        let hundredths = Int((min(max(speed, 0), 100) * 100).rounded())
        let rest = hundredths % 10 == 0 ? "\(hundredths / 10 % 10)" : twoDigits(hundredths % 100)
        return localized("\(hundredths / 100).\(rest)×")
    }

    /// How much of a book was heard: never 0 % of what is begun, nor 100 % before the end.
    /// - Parameter share: 0 … 1.
    /// - Returns: Such as “23 %”.
    public static func percent(_ share: Double) -> String {
        "\(share > 0 ? min(max(Int(min(share, 1) * 100), 1), 100) : 0) %"
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
