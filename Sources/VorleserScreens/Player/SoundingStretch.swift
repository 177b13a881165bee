import VorleserKit

/// A stretch of a book while it sounds.
@MainActor final class SoundingStretch {
    let engine: PlaybackEngine
    let output: FadingOutput
    /// Its index in the book's stretches.
    let index: Int
    /// How many utterances it has.
    let count: Int
    /// Where its last words end; `nil` when nothing of it is spoken.
    let lastWords: TextOffset?
    /// When another voice may take over.
    var handover: Handover
    /// Whether what comes after it has been asked for.
    var isFollowed = false
    /// Seconds that were told last.
    var elapsed = 0.0
    private var listening: Task<Void, Never>?

    init(
        _ engine: PlaybackEngine,
        _ output: FadingOutput,
        index: Int,
        count: Int,
        lastWords: TextOffset?,
        handover: Handover
    ) {
        (self.engine, self.output, self.index) = (engine, output, index)
        (self.count, self.lastWords, self.handover) = (count, lastWords, handover)
    }

    deinit { listening?.cancel() }

    /// Tells what is heard.
    func listen(_ hear: @escaping @MainActor (PlaybackStatus, SoundingStretch) -> Void) {
        listening = Task { [weak self, engine] in
            for await status in engine.statuses {
                guard let self, !Task.isCancelled else { return }
                hear(status, self)
            }
        }
    }

    /// Does what the listener asks for, and tells what is heard then: where that is what was told last, nothing else tells it.
    func obey(_ command: PlaybackCommand, _ hear: @MainActor (PlaybackStatus, SoundingStretch) -> Void) async {
        await engine.obey(command)
        hear(await engine.status, self)
    }

    /// Nothing of it is heard or told any more.
    func end() {
        listening?.cancel()
        output.stop()
        Task { [engine] in await engine.obey(.stop) }
    }

    /// Narrates a stretch and makes ready to play it, away from the main actor.
    nonisolated static func prepared(
        _ index: Int,
        of book: LoadedBook,
        as voice: Voice,
        speed: Double,
        output: any AudioOutput,
        in room: ReadingRoom
    ) async throws -> SoundingStretch {
        let script = try await room.script(of: book.stretches[index], in: book, as: voice.id)
        let speaker = try await room.vorleser.speaking(as: voice.id)
        let fading = FadingOutput(output)
        let engine = speaker.listening(to: book.book, script, speed: speed, output: fading)
        let handover = Handover(of: book.book, in: script)
        return await SoundingStretch(
            engine,
            fading,
            index: index,
            count: script.utterances.count,
            lastWords: script.utterances.last?.span.upperBound,
            handover: handover
        )
    }

    /// Has the first words of a stretch spoken before their turn, so that nobody waits between chapters.
    nonisolated static func foretell(_ index: Int, of book: LoadedBook, as voice: Voice, in room: ReadingRoom) async {
        guard book.stretches.indices.contains(index),
            let script = try? await room.script(of: book.stretches[index], in: book, as: voice.id),
            let first = script.utterances.first
        else { return }
        // What cannot be spoken now is told when it is its turn.
        _ = try? await room.vorleser.studio.clip(of: first, as: voice.id)
    }
}
