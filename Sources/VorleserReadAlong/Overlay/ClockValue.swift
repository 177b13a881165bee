/// A time as Media Overlays write it: `0:01:02.345`.
///
/// Source: EPUB 3.3 §9.2.2.7; SMIL 3.0, “Clock values”.
struct ClockValue: Hashable, Sendable {
    let milliseconds: Int

    var text: String {
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        let (minutes, second) = seconds.quotientAndRemainder(dividingBy: 60)
        let (hours, minute) = minutes.quotientAndRemainder(dividingBy: 60)
        return "\(hours):\(padded(minute, 2)):\(padded(second, 2)).\(padded(rest, 3))"
    }

    private func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
