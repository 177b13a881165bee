import ArgumentParser
import Foundation
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserPlayback

/// `vorleser read`: listen to a book.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: "Listen to a book on this machine's sound card, from where it was left.",
        discussion: """
            A book of the library goes on where it was left, on whichever device.

            Keys while it reads:
              space          pause, go on          ← →    sentence back, forward
              + -            faster, slower        ↑ ↓    chapter back, forward
              q              stop; the place is kept
            """
    )

    @OptionGroup var book: BookArgument
    @Option(
        name: .long,
        help: "Begin at this chapter: its number, or a part of its title.",
        completion: Completions.chapters
    )
    var chapter: String?
    @Option(name: .long, help: "Begin at this offset, in UTF-16 code units from the start of the book.") var offset:
        Int?
    @Flag(name: .customLong("from-start"), help: "Begin at the start, not where it was left.") var fromStart = false
    @OptionGroup var speech: VoiceOptions
    @OptionGroup var narration: NarrationOptions
    @OptionGroup var language: LanguageOptions

    func validate() throws {
        let starts = [chapter != nil, offset != nil, fromStart].filter(\.self).count
        guard starts < 2 else { throw ValidationError("Give one of --chapter, --offset and --from-start.") }
        if let offset, offset < 0 { throw ValidationError("An offset cannot be negative.") }
    }

    func run() async throws {
        let reading = try await BookForReading(BookName(text: book.file), book.password)
        let known = language.language ?? reading.language
        let opened = reading.book.taken(toBeIn: known)
        let odd = OddClips()
        defer { Terminal.note(odd) }
        let vorleser = try language.choice.speaker(
            of: opened,
            in: known,
            speech.vorleser(odd, preferring: reading.voice),
            isChosen: speech.voice != nil
        )
        speech.hint(vorleser.voice)
        let warming = Task { await vorleser.prepare() }
        defer { warming.cancel() }
        let script = vorleser.script(
            of: opened,
            in: opened.span,
            settings: narration.wishes.settings(over: reading.narration),
            saidHere: reading.saidHere
        )
        let listening = vorleser.listening(to: opened, script, speed: speech.speed ?? reading.speed ?? 1)
        let start = try await start(of: reading, or: vorleser.places)

        let keyboard = Keyboard()
        defer { keyboard.release() }
        let keys = Task { for await key in keyboard.keys { await obey(key, listening) } }
        defer { keys.cancel() }

        await listening.obey(.play(from: start))
        var view = ReadingView(of: opened)
        var keeper = PlaceKeeper(opened, reading.place, vorleser.places)
        for await status in listening.statuses {
            view.show(status)
            await keeper.keep(status.offset)
            if let failure = status.failure { throw failure }
            if status.state == .stopped || status.state == .finished { break }
        }
        await keeper.finish()
        let end = await listening.status
        view.end(end)
        if end.hasGivenUp { throw UnspokenError(end) }
        if let complaint = end.complaint { Terminal.note(complaint) }
    }

    private func start(of reading: BookForReading, or places: PlaceStore) async throws -> TextOffset {
        let book = reading.book
        if let chapter {
            let selection = try ChapterSelection(chapter, in: book.chapters)
            return book.chapters[selection.indices.first ?? 0].span.lowerBound
        }
        if let offset { return min(TextOffset(utf16: offset), book.span.upperBound) }
        return fromStart ? .start : try await reading.place.offset(in: book, or: places) ?? .start
    }

    private func obey(_ key: Keyboard.Key, _ listening: PlaybackEngine) async {
        let speed = await listening.status.speed
        switch key {
        case .space: await listening.obey(.toggle)
        case .left: await listening.obey(.previousSentence)
        case .right: await listening.obey(.nextSentence)
        case .up: await listening.obey(.previousChapter)
        case .down: await listening.obey(.nextChapter)
        case .plus: await listening.obey(.speed(min(speed + 0.1, 3)))
        case .minus: await listening.obey(.speed(max(speed - 0.1, 0.5)))
        case .quit: await listening.obey(.stop)
        }
    }
}
