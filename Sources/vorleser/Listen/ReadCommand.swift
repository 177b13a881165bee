import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser read`: listen to a book.
struct ReadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "read",
        abstract: localized("Listen to a book on this machine's sound card, from where it was left."),
        discussion: localized(
            """
            A book of the library goes on where it was left, on whichever device.

            Keys while it reads:
              space          pause, go on          ← →    sentence back, forward
              + -            faster, slower        ↑ ↓    chapter back, forward
              q              stop; the place is kept
              Enter          fetch a better voice than the built-in one
            """
        )
    )

    @OptionGroup var book: BookArgument
    @Option(
        name: .long,
        help: localized("Begin at this chapter: its number, or a part of its title."),
        completion: Completions.chapters
    )
    var chapter: String?
    @Option(name: .long, help: localized("Begin at this offset, in UTF-16 code units from the start of the book."))
    var offset: Int?
    @Flag(name: .customLong("from-start"), help: localized("Begin at the start, not where it was left."))
    var fromStart = false
    @OptionGroup var speech: VoiceOptions
    @OptionGroup var narration: NarrationOptions
    @OptionGroup var language: LanguageOptions

    func validate() throws {
        let starts = [chapter != nil, offset != nil, fromStart].filter(\.self).count
        guard starts < 2 else { throw ValidationError(localized("Give one of --chapter, --offset and --from-start.")) }
        if let offset, offset < 0 { throw ValidationError(localized("An offset cannot be negative.")) }
    }

    func run() async throws {
        let reference = try await BookName(text: book.file).referenceForListening
        let opening = BookOpening(
            wishes: SpeakingWishes(
                voice: speech.named,
                language: language.language,
                anyway: language.anyway,
                narration: narration.wishes
            ),
            password: try book.password.given()
        )
        let odd = OddClips()
        defer { Terminal.note(odd) }
        let open = try await opening.open(reference, by: speech.vorleser(odd))
        if let offset { _ = try open.book.place(offset) }
        let vorleser = open.vorleser
        let warming = Task { await vorleser.prepare() }
        defer { warming.cancel() }
        // Before anything is said of keys.
        let keyboard = Keyboard()
        defer { keyboard.release() }
        let arrival = arrival(insteadOf: vorleser.voice, isChosen: open.isVoiceChosen) {
            let better = try speech.vorleser(odd).speaker(
                of: open.book,
                in: open.language,
                isChosen: false,
                anyway: language.anyway
            )
            await better.prepare()
            return NextReading(vorleser: better, script: open.script(by: better))
        }
        let place = try KeptPlace(of: reference)
        let reader = ReadAloud(of: open.book, place, keyboard, arrival: arrival)
        let start = try await start(of: open.book, place, or: vorleser.places)
        let first = NextReading(vorleser: vorleser, script: open.script())
        let end = try await reader.read(first, from: start, speed: speech.speed ?? open.speed ?? 1)
        await arrival?.end()
        if end.hasGivenUp { throw UnspokenError(end) }
        if let complaint = end.complaint { Terminal.note(complaint) }
        if let signal = keyboard.signal { throw ExitCode(128 + signal) }
    }

    /// The better voice, if it is worth a word here; then it is said how it is brought.
    private func arrival(
        insteadOf speaker: Voice,
        isChosen: Bool,
        prepare: @escaping @Sendable () async throws -> NextReading
    ) -> VoiceArrival? {
        guard Terminal.showsProgress, let voice = BetterVoice(insteadOf: speaker, isChosen: isChosen) else {
            return nil
        }
        let isFirst = voice.offer.isFirst(in: "read")
        guard isatty(STDIN_FILENO) == 1 else {
            if isFirst { voice.tell() }
            return nil
        }
        if isFirst {
            Terminal.note(localized("\(voice.words)\nEnter fetches it while this one reads; --voice keeps this one."))
        }
        return VoiceArrival(voice, prepare: prepare)
    }

    private func start(of book: Book, _ place: KeptPlace, or places: PlaceStore) async throws -> TextOffset {
        if let chapter {
            let selection = try ChapterSelection(chapter, in: book.chapters)
            return book.chapters[selection.indices.first ?? 0].span.lowerBound
        }
        if let offset { return try book.place(offset) }
        guard !fromStart, let kept = try await place.offset(in: book, or: places) else { return .start }
        // A book that was heard to its end begins anew.
        return kept < book.end ? kept : .start
    }
}
