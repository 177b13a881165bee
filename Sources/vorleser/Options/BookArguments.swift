import ArgumentParser
import Foundation
import VorleserKit

/// The book that a command is about.
struct BookArgument: ParsableArguments {
    @Argument(
        help: localized("An EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, or its number in the library."),
        completion: Completions.books
    )
    var file: String
    @OptionGroup var password: PasswordOption

    /// What is printed in it.
    /// - Throws: `BookReadingError`, `LibraryError`
    func read() async throws -> Book {
        let url = try await BookName(text: file).file
        return try await password.given().opening(url) { try Vorleser.book(at: url, password: $0) }
    }

    /// Opens it to be looked at as it would be spoken, whether a voice speaks its language or not.
    /// - Throws: `BookReadingError`, `LibraryError`
    func open(_ narration: NarrationOptions? = nil, _ language: LanguageOptions? = nil) async throws -> OpenBook {
        let wishes = SpeakingWishes(
            language: language?.language,
            anyway: true,
            narration: narration?.wishes ?? NarrationWishes()
        )
        let opening = BookOpening(wishes: wishes, password: try password.given())
        return try await opening.open(BookName(text: file).reference, by: VoiceOptions.vorleser(nil, OddClips()))
    }
}

/// Which voice, how fast.
struct VoiceOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: localized("A voice; `vorleser voices` lists them."),
        completion: Completions.voices
    )
    var voice: String?

    @Option(
        name: .shortAndLong,
        help: localized("Listening speed, \(ListeningSpeed.speeds.words); 1 if nothing else was chosen.")
    )
    var speed: Double?

    @OptionGroup var store: StoreOption

    func validate() throws {
        guard ListeningSpeed.speeds.contains(speed ?? 1) else {
            throw ValidationError(localized("The speed must lie \(ListeningSpeed.speeds.words)."))
        }
    }

    /// The voice, if one is named.
    var named: Voice.ID? { voice.map(Voice.ID.init(rawValue:)) }

    /// Vorleser with the chosen voice; what it cannot keep is said on standard error, what may
    /// sound odd is noted. When none is given, it is the usual one.
    func vorleser(_ odd: OddClips) throws -> Vorleser { try Self.vorleser(voice, odd, store) }

    /// The same without the other options.
    static func vorleser(_ voice: String?, _ odd: OddClips, _ store: StoreOption? = nil) throws -> Vorleser {
        let folders = try store.map { try $0.folders } ?? Folders(environment: ProcessInfo.processInfo.environment)
        do {
            let complain = { @Sendable (error: any Error) in Terminal.complain(ExitCodes.words(for: error)) }
            return try Vorleser(
                voice: voice.map(Voice.ID.init(rawValue:)),
                folders: folders,
                warn: complain,
                odd: odd.note
            )
        } catch SpeechError.unknownVoice(let name, let known) {
            // A voice that can be had is told from one that there is not.
            let parts = name.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
            let missing = parts.first { !known.contains($0) && ModelManifest.kokoro.voice(named: $0) != nil }
            if let missing { throw ModelError.voiceNotInstalled(missing) }
            throw SpeechError.unknownVoice(name, known: known)
        }
    }

    /// Says once how to get a better voice, where a terminal shows it and no voice was chosen.
    func hint(_ speaker: Voice) {
        guard Terminal.showsProgress, let better = BetterVoice(insteadOf: speaker, isChosen: voice != nil),
            better.offer.isFirst(in: "speak")
        else { return }
        better.tell()
    }
}

/// What is spoken beyond the default, and how long the silences are.
struct NarrationOptions: ParsableArguments {
    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp(
            localized("What to speak although it would be left out: \(OmissionReason.names)."),
            valueName: "kind"
        ),
        completion: Completions.kinds,
        transform: OmissionReason.init(named:)
    )
    var also: [OmissionReason] = []

    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp(localized("What to leave out although it would be spoken."), valueName: "kind"),
        completion: Completions.kinds,
        transform: OmissionReason.init(named:)
    )
    var not: [OmissionReason] = []

    @Option(name: .long, help: localized("Length of the silences: 1 as they are, 0 none, 2 twice as long."))
    var pauses: Double?

    @Flag(name: .long, help: localized("Read the text alternatives of images."))
    var images = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Passages in other languages: switch to a voice of that language, keep the voice, or skip them."),
            valueName: "switch|keep|skip"
        )
    )
    var otherLanguages: OtherLanguages?

    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp(
            localized(
                "Rules for spoken forms that are not applied, as `vorleser script` names them: roman-number, fr-degree."
            ),
            valueName: "rule"
        ),
        transform: Self.rule(named:)
    )
    var without: [String] = []

    func validate() throws {
        guard Pauses.scales.contains(pauses ?? 1) else {
            throw ValidationError(localized("The pauses must lie \(Pauses.scales.words)."))
        }
        if let both = also.first(where: not.contains) {
            throw ValidationError(localized("“\(both.rawValue)” is in --also and in --not: give one of them."))
        }
    }
}

extension OmissionReason {
    fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

    fileprivate init(named name: String) throws {
        guard let reason = OmissionReason(rawValue: name) else {
            throw ValidationError(localized("There is no kind “\(name)”; there are: \(Self.names)."))
        }
        self = reason
    }
}

extension NarrationOptions {
    private static func rule(named name: String) throws -> String {
        guard NarrationSettings.rules.contains(name) else {
            let alike = NarrationSettings.rules.filter { $0.contains(name) || name.contains($0) }
            let hint: String =
                alike.isEmpty
                ? localized("`vorleser script` names the rules that a book needs.")
                : localized("Do you mean \(alike.joined(separator: ", "))?")
            throw ValidationError(localized("There is no rule “\(name)”.") + " " + hint)
        }
        return name
    }

    /// What is asked for, for any number of books.
    var wishes: NarrationWishes {
        NarrationWishes(
            also: also,
            not: not,
            pauses: pauses,
            images: images,
            otherLanguages: otherLanguages,
            without: Set(without)
        )
    }
}
