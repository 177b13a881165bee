import Foundation
import VorleserKit

extension Date {
    /// To the second, in this machine's time.
    var forPeople: String {
        let words = formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day().dateTimeSeparator(.space).time(
                includingFractionalSeconds: false
            )
        )
        let parts = words.split(separator: " ")
        guard WordingLanguage.current == .german, parts.count == 2 else { return words }
        return "\(dayForPeople(String(parts[0]))), \(parts[1])"
    }
}

/// - Parameter day: As in ISO 8601, `2026-01-31`.
/// - Returns: As it is written in the language of the terminal.
func dayForPeople(_ day: String) -> String {
    switch WordingLanguage.current {
    case .english: day
    case .german: day.split(separator: "-").reversed().joined(separator: ".")
    }
}

/// A number with a fraction, for people: “1.25”.
func decimal(_ number: Double) -> String { WordingLanguage.current.written(number) }
