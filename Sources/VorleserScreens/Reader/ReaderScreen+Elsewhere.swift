import VorleserKit

/// A place at which the listener was later, on another device.
public struct ReaderElsewhere: Hashable, Sendable {
    /// “Desk · Chapter 3 · 17 %”.
    public let words: String
    let offset: TextOffset
}

extension ReaderScreen {
    /// So near, in UTF-16 code units, nobody has gone on.
    private static let nearby = 300

    /// Looks whether the listener has gone on on another device; then going on from there is offered.
    /// - Parameter device: Which one this is.
    func lookElsewhere(from device: Device.ID) async {
        await trying {
            let newest = try await room.library.places(in: book.id).max { $0.at < $1.at }
            guard let newest, newest.device != device else { return elsewhere = nil }
            let offset = book.book.offset(of: newest.place)
            guard abs(offset.utf16 - here.utf16) >= Self.nearby else { return elsewhere = nil }
            let chapter = chapterTitle(at: offset)
            let share = TimeWords.percent(progress(at: offset))
            let words = [newest.deviceName, chapter, share].filter { !$0.isEmpty }.joined(separator: " · ")
            elsewhere = ReaderElsewhere(words: words, offset: offset)
        }
    }

    /// Goes on where the listener was on another device.
    public func goElsewhere() {
        guard let place = elsewhere else { return }
        elsewhere = nil
        goTo(place.offset)
    }

    /// Stays here.
    public func stayHere() { elsewhere = nil }
}
