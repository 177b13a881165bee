import VorleserCore

/// A time as clocks show it, to the millisecond: `01:02:03.004`.
package struct ClockValue: Hashable, Sendable {
    package let milliseconds: Int

    package init(milliseconds: Int) {
        self.milliseconds = milliseconds
    }

    /// - Parameters:
    ///   - hourDigits: How many the hours have at least; more where there are more.
    ///   - fraction: What stands before the milliseconds.
    /// - Returns: Hours, minutes, seconds and milliseconds.
    package func text(hourDigits: Int = 2, fraction: String = ".") -> String {
        let (seconds, rest) = (milliseconds / 1000, milliseconds % 1000)
        // A book's subtitles hold a million of these.
        var text = (seconds / 3600).digits(hourDigits)
        for number in [seconds / 60 % 60, seconds % 60] {
            text += number < 10 ? ":0" : ":"
            text += String(number)
        }
        text += rest < 10 ? fraction + "00" : rest < 100 ? fraction + "0" : fraction
        return text + String(rest)
    }
}
