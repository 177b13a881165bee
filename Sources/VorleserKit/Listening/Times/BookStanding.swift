public import VorleserCore
import VorleserLibrary
import VorleserNarration

/// How a book stands with its listener: how much of what is read aloud has been heard, wherever it was left last.
public struct BookStanding: Hashable, Sendable {
    /// Of the whole book, as spoken.
    public let seconds: Double
    /// The same at the speed at which the book would be heard now.
    public let secondsAtSpeed: Double
    /// 0 … 1.
    public let progress: Double
    /// At the speed at which the book would be heard now.
    public let secondsLeft: Double
    /// Whether what is left is not read anyway, such as a licence.
    public let isFinished: Bool
    /// Where what is read aloud ends; `nil` when that is not known yet.
    public let end: TextOffset?

    /// - Parameters:
    ///   - book: The record.
    ///   - times: When its places sound; taken to be even when that is not known.
    ///   - usualSpeed: Of books for which no other was chosen.
    init(of book: LibraryBook, times: SpokenTimes?, usualSpeed: Double) {
        let place = book.lastPlace?.place.offset
        let times = times.flatMap { $0.seconds > 0 ? $0 : nil }
        seconds = times?.seconds ?? book.seconds
        end = times?.end
        if let times, let place {
            progress = times.seconds(before: place) / times.seconds
        } else {
            progress = book.progress
        }
        let left = seconds * (1 - progress)
        let speed = max(book.preferences.speed ?? usualSpeed, 0.1)
        secondsAtSpeed = seconds / speed
        secondsLeft = left / speed
        let isAtEnd = place != nil && (progress >= 1 || (progress >= Self.nearlyAll && left <= Self.lastPage))
        isFinished = book.mark.map { $0 == .finished } ?? isAtEnd
    }

    /// Who reads comes to the last page, not to the last word.
    private static let nearlyAll = 0.995
    private static let lastPage = 120.0
}
