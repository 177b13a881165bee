import VorleserCore

extension LibraryBook {
    /// How much of it has been read, 0 … 1, wherever it was left last.
    public var progress: Double {
        guard length > 0, let lastPlace else { return 0 }
        return min(Double(lastPlace.place.offset.utf16) / Double(length), 1)
    }

    /// How long the rest takes to hear.
    /// - Parameter usualSpeed: Of books for which no other was chosen.
    /// - Returns: Seconds.
    public func secondsLeft(usualSpeed: Double = 1) -> Double {
        seconds * (1 - progress) / max(preferences.speed ?? usualSpeed, 0.1)
    }
}
