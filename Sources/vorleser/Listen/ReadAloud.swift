import Foundation
import Synchronization
import VorleserKit

/// A book that is read aloud at the terminal: keys, the line that shows the place, and another voice where one comes.
final class ReadAloud: Sendable {
    private let book: Book
    private let place: KeptPlace
    private let keyboard: Keyboard
    private let arrival: VoiceArrival?
    /// What sounds now.
    private let current = Mutex<PlaybackEngine?>(nil)

    /// - Parameters:
    ///   - book: What is read.
    ///   - place: Where it is kept how far it was read.
    ///   - keyboard: What is pressed.
    ///   - arrival: A better voice, at Enter.
    init(of book: Book, _ place: KeptPlace, _ keyboard: Keyboard, arrival: VoiceArrival?) {
        (self.book, self.place, self.keyboard, self.arrival) = (book, place, keyboard, arrival)
    }

    /// Reads until the end, or until the listener makes one.
    /// - Parameters:
    ///   - first: In which voice it begins.
    ///   - start: Where.
    ///   - speed: How fast.
    /// - Returns: How it ended.
    /// - Throws: `AudioOutputError`
    func read(_ first: NextReading, from start: TextOffset, speed: Double) async throws -> PlaybackStatus {
        let keys = Task { for await key in keyboard.keys { await obey(key) } }
        defer { keys.cancel() }
        var view = ReadingView(of: book)
        var keeper = PlaceKeeper(book, place, first.vorleser.places)
        var (reading, place, speed) = (first, start, speed)
        while true {
            let listening = reading.vorleser.listening(to: book, reading.script, speed: speed)
            current.withLock { $0 = listening }
            let change = try await listen(to: listening, in: reading, from: place, &view, &keeper)
            let end = await listening.status
            guard let change else {
                // The last sentence's start is no end.
                if end.state == .finished { await keeper.keep(book.end, isSpeaking: false) }
                await keeper.finish()
                view.end(end)
                return end
            }
            (reading, place, speed) = (change.reading, change.place, end.speed)
        }
    }

    /// - Returns: Where another voice goes on; `nil` when there is no more to hear.
    private func listen(
        to listening: PlaybackEngine,
        in reading: NextReading,
        from start: TextOffset,
        _ view: inout ReadingView,
        _ keeper: inout PlaceKeeper
    ) async throws -> (reading: NextReading, place: TextOffset)? {
        var handover: Handover?
        await listening.obey(.play(from: start))
        for await status in listening.statuses {
            view.show(status, and: arrival?.words)
            await keeper.keep(status.offset, isSpeaking: status.state == .playing)
            if let failure = status.failure { throw failure }
            if status.state == .stopped || status.state == .finished { break }
            guard let next = arrival?.reading, next.vorleser.voice != reading.vorleser.voice else { continue }
            if handover == nil {
                handover = Handover(of: book, in: reading.script)
                if let place = sentence(after: status.offset) { next.prepare(at: place) }
            }
            if let place = handover?.place(at: status) {
                await listening.obey(.stop)
                return (next, place)
            }
        }
        return nil
    }

    private func sentence(after offset: TextOffset) -> TextOffset? {
        guard let index = book.sentenceIndex(at: offset), index + 1 < book.sentences.count else { return nil }
        return book.sentences[index + 1].span.lowerBound
    }

    private func obey(_ key: Keyboard.Key) async {
        if key == .enter { arrival?.begin() }
        guard let listening = current.withLock({ $0 }) else { return }
        let speed = await listening.status.speed
        switch key {
        case .space: await listening.obey(.toggle)
        case .left: await listening.obey(.previousSentence)
        case .right: await listening.obey(.nextSentence)
        case .up: await listening.obey(.previousChapter)
        case .down: await listening.obey(.nextChapter)
        case .plus: await listening.obey(.speed(ListeningSpeed(speed: speed + 0.1).speed))
        case .minus: await listening.obey(.speed(ListeningSpeed(speed: speed - 0.1).speed))
        case .enter: break
        case .quit: await listening.obey(.stop)
        }
    }
}
