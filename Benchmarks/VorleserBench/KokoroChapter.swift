import Foundation
import VorleserCore
import VorleserExport
import VorleserKit
import VorleserSpeech

/// Part of a book spoken at leisure, as exports do.
///
///     kokoro-chapter BOOK MODELFOLDER VOICE COUNT UTTERANCES [WAITS]
///
/// COUNT utterances from the book's middle, UTTERANCES of them at a time; with WAITS, somebody asks so often meanwhile
/// for a clause to be heard at once, and afterwards, when nothing else is spoken.
enum KokoroChapter {
    struct Report: Encodable {
        let utterances: Int
        let seconds: Double
        let processorSeconds: Double
        let soundSeconds: Double
        let peakMegabytes: Double
        /// From asking for a clause to its sound.
        let waitsMeanwhile: KokoroStart.Spread?
        let waitsAfterwards: KokoroStart.Spread?
    }

    static func run(_ arguments: [String]) async throws {
        guard (5...6).contains(arguments.count), let count = Int(arguments[3]), let utterances = Int(arguments[4])
        else {
            throw KokoroOptions.Unknown(argument: arguments.joined(separator: " "))
        }
        let voice = Voice.ID(rawValue: arguments[2])
        let book = try Vorleser.book(at: URL(filePath: arguments[0]))
        let engine = try KokoroFolder(arguments[1]).engine(voice, utterances: utterances)
        let script = Vorleser.script(of: book, catalogue: VoiceCatalogue(engine))
        let studio = SpeechStudio(VoiceCatalogue(engine), store: nil)
        let waits = arguments.count > 5 ? Int(arguments[5]) ?? 0 : 0
        await engine.prepare()

        let (start, processor) = (ContinuousClock().now, clock())
        async let spoken = seconds(of: part(of: script, count), by: studio, as: voice, utterances)
        let meanwhile = try await clauses(waits, from: 0, by: studio, as: voice)
        let soundSeconds = try await spoken
        let seconds = (ContinuousClock().now - start) / .seconds(1)
        let report = Report(
            utterances: count,
            seconds: seconds,
            processorSeconds: Double(clock() - processor) / Double(CLOCKS_PER_SEC),
            soundSeconds: soundSeconds,
            peakMegabytes: KokoroMemory.peakMegabytes,
            waitsMeanwhile: meanwhile,
            waitsAfterwards: try await clauses(waits, from: waits, by: studio, as: voice)
        )
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
    }

    private static func part(of script: Script, _ count: Int) -> [Utterance] {
        Array(script.utterances.dropFirst(max(0, script.utterances.count - count) / 2).prefix(count))
    }

    /// Speaks all, twice as many asked for as are spoken at a time; returns how long the sound lasts.
    private static func seconds(
        of utterances: [Utterance],
        by studio: SpeechStudio,
        as voice: Voice.ID,
        _ atOnce: Int
    ) async throws -> Double {
        try await withThrowingTaskGroup(of: Double.self) { group in
            var (rest, sum) = (utterances[...], 0.0)
            func begin() {
                guard let utterance = rest.popFirst() else { return }
                group.addTask {
                    try await studio.delivery(of: utterance, as: voice, priority: .utility).clip.seconds
                }
            }
            for _ in 0..<2 * atOnce { begin() }
            while let seconds = try await group.next() {
                sum += seconds
                begin()
            }
            return sum
        }
    }

    /// Asks for clauses of some two seconds, one after another, with half a second between them.
    private static func clauses(
        _ count: Int,
        from first: Int,
        by studio: SpeechStudio,
        as voice: Voice.ID
    ) async throws -> KokoroStart.Spread? {
        var waits: [Double] = []
        for number in first..<first + count {
            try await Task.sleep(for: .milliseconds(500))
            let start = ContinuousClock().now
            let clause = Utterance.printed("She looked at page \(spelled(number)) once more,")
            _ = try await studio.delivery(of: clause, as: voice, priority: .high)
            waits.append((ContinuousClock().now - start) / .milliseconds(1))
        }
        return waits.isEmpty ? nil : KokoroStart.Spread(waits)
    }

    /// A word of its own for each number, so that no clause is like another.
    private static func spelled(_ number: Int) -> String {
        String("\(number)".unicodeScalars.map { Character(Unicode.Scalar(UInt8($0.value) + 49)) }) + "tam"
    }
}
