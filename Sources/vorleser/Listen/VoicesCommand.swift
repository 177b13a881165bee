import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser voices`: who can speak.
struct VoicesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "voices",
        abstract: localized("List the voices, or hear one."),
        discussion: localized(
            """
            The voice with a * speaks when none is named. Voices of Kokoro can be
            mixed wherever one is named: af_heart*0.6+am_adam*0.4.

              vorleser voices --preview af_heart
              vorleser voices --preview bf_emma -o emma.wav
            """
        )
    )

    @Argument(
        help: localized("A voice, for --preview; the one with the * when none is named."),
        completion: Completions.voices
    )
    var voice: String?
    @Flag(name: .long, help: localized("Speak a sentence in that voice.")) var preview = false
    @Option(
        name: .shortAndLong,
        help: localized("A file for the sentence; its ending says the kind: wav, flac, mp3, opus, m4b."),
        completion: Completions.sounds
    )
    var output: String?
    @Flag(name: .long, help: localized("Replace a file that is there.")) var force = false
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func validate() throws {
        guard preview || (voice == nil && output == nil) else {
            throw ValidationError(localized("A voice and a file are for --preview."))
        }
        guard !(preview && json) else { throw ValidationError(localized("Give one of --preview and --json.")) }
    }

    func run() async throws {
        if preview { return try await speak() }
        let catalogue = Vorleser.catalogue()
        let voices = VoiceListing.all(in: catalogue) + VoiceListing.silent(in: catalogue)
        if json {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .withoutEscapingSlashes, .sortedKeys]
            Terminal.write(String(decoding: try encoder.encode(voices), as: UTF8.self) + "\n")
        } else {
            Terminal.write(voices.table)
        }
    }

    private func speak() async throws {
        let output = try output.map { try NamedOutput(sound: $0, isForced: force) }
        let odd = OddClips()
        defer { Terminal.note(odd) }
        let vorleser = try VoiceOptions.vorleser(voice, odd)
        let book = try vorleser.book(ofText: Self.sample)
        let script = vorleser.script(of: book, settings: .wholeText)
        try await vorleser.speak(book, script, to: output)
    }

    /// Says something of a voice: a question, an aside, a number, quoted speech.
    private static let sample = """
        “Who is there?” she asked, and lit the lamp; it was the 3rd of May, and the whole house was asleep.
        """
}

extension [VoiceListing] {
    /// In columns, for people.
    fileprivate var table: String {
        let width = map(\.id.count).max() ?? 0
        let sexWidth = Swift.max(map(\.sexInWords.count).max() ?? 0, 6)
        func line(_ voice: VoiceListing) -> String {
            let grade: String? = voice.grade.map { localized("grade \($0)") }
            let facts = [grade ?? voice.name] + voice.traits.map(\.words)
            let columns = [
                voice.id.padded(to: width), voice.language.padded(to: 5), voice.sexInWords.padded(to: sexWidth),
                voice.engine.padded(to: 6),
            ]
            let head = (voice.standard ? "* " : "  ") + columns.joined(separator: "  ")
            return head.followed(by: "  " + facts.joined(separator: ", "), within: Terminal.tableColumns) + "\n"
        }
        let (here, missing) = (filter { $0.installed && $0.speaks }, filter { !$0.installed })
        var text = here.map(line).joined()
        let silent = filter { !$0.speaks }
        if !silent.isEmpty {
            text += localized(
                "\nNot speaking yet, for how words of their languages are said is not known here;\n"
                    + "in a mixture they lend their timbre:\n"
            )
            text += silent.map(line).joined()
        }
        if !missing.isEmpty {
            text += localized("\nNot installed; `vorleser model install` brings them:\n")
            text += missing.map(line).joined()
        }
        return text
    }
}

extension VoiceListing {
    /// For people; empty when it is not known.
    fileprivate var sexInWords: String {
        switch sex {
        case "female": localized("female")
        case "male": localized("male")
        default: sex ?? ""
        }
    }
}

extension VoiceTrait {
    /// For people.
    fileprivate var words: String {
        switch self {
        case .low: localized("low")
        case .high: localized("high")
        case .warm: localized("warm")
        case .clear: localized("clear")
        case .bright: localized("bright")
        case .lively: localized("lively")
        case .even: localized("even")
        case .calm: localized("calm")
        case .brisk: localized("brisk")
        case .whispering: localized("whispering")
        }
    }
}
