import AppIntents
import VorleserKit
import VorleserScreens

// Siri, shortcuts, the action button: each hands on what was asked for, and says back what came of it. The app need not be open:
// the system starts it for that alone, and these let it sound.

/// “Continue my book.”
struct ContinueBook: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Continue My Book"
    static let description: IntentDescription? = IntentDescription("Goes on with the book that you read last.")

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        let words = try await Asked.answer { try await $0.goOn() }
        return .result(dialog: "\(words)")
    }
}

/// “Pause reading.”
struct PauseReading: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Pause Reading"
    static let description: IntentDescription? = IntentDescription("Pauses the book that is being read.")

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        let words = try await Asked.answer { $0.pause() }
        return .result(dialog: "\(words)")
    }
}

/// “Set a sleep timer.”
struct SetSleepTimer: AppIntent {
    static let title: LocalizedStringResource = "Set a Sleep Timer"
    static let description: IntentDescription? = IntentDescription("Ends reading after a while, softly.")

    @Parameter(title: "Time") var time: SleepTime

    static var parameterSummary: some ParameterSummary { Summary("Set the sleep timer to \(\.$time)") }

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        let words = try await Asked.answer { try $0.sleep(time.choice) }
        return .result(dialog: "\(words)")
    }
}

/// When reading is to end.
enum SleepTime: String, AppEnum {
    case never, five, ten, fifteen, thirty, fortyFive, hour, chapter

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Time"
    static let caseDisplayRepresentations: [SleepTime: DisplayRepresentation] = [
        .never: "Off", .five: "5 minutes", .ten: "10 minutes", .fifteen: "15 minutes", .thirty: "30 minutes",
        .fortyFive: "45 minutes", .hour: "1 hour", .chapter: "End of the chapter",
    ]

    var choice: SleepChoice {
        switch self {
        case .never: .never
        case .five: .minutes(5)
        case .ten: .minutes(10)
        case .fifteen: .minutes(15)
        case .thirty: .minutes(30)
        case .fortyFive: .minutes(45)
        case .hour: .minutes(60)
        case .chapter: .chapterEnd
        }
    }
}

/// “Read Emma.”
struct ReadBook: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Read a Book"
    static let description: IntentDescription? = IntentDescription(
        "Reads a book of your library, from where you left it."
    )

    @Parameter(title: "Book") var book: BookEntity

    static var parameterSummary: some ParameterSummary { Summary("Read \(\.$book)") }

    @MainActor func perform() async throws -> some IntentResult & ProvidesDialog {
        let words = try await Asked.answer { try await $0.read(book.bookID) }
        return .result(dialog: "\(words)")
    }
}

/// The app's screens for whoever asks without seeing them.
enum Asked {
    /// Waits until the library is open, asks, and says faults as the system wants them.
    @MainActor static func answer(_ ask: @MainActor (Asking) async throws -> String) async throws -> String {
        do {
            return try await ask(Asking(try await AppParts.shared.ready()))
        } catch {
            throw AskedFault(words: Trouble(error).message)
        }
    }
}

/// What Siri says when it cannot be done.
struct AskedFault: Error, CustomLocalizedStringResourceConvertible {
    let words: String

    var localizedStringResource: LocalizedStringResource { "\(words)" }
}
