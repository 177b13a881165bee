#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Synchronization
import VorleserCore
import VorleserSpeech

/// `clips FOLDER TEXTFILE VOICE [LIMIT]`: every line of a text through the studio and a clip store; prints how many
/// clips were made and how many came from the store. `clips verify FOLDER`: reads the whole store.
func clips(_ arguments: [String]) async throws {
    if arguments.count == 2, arguments[0] == "verify" { return try verify(store(arguments[1])) }
    guard arguments.count >= 3 else {
        return print("usage: vorleser-bench clips FOLDER TEXTFILE VOICE [LIMIT] | clips verify FOLDER")
    }
    let engine = CountingEngine()
    let studio = SpeechStudio(VoiceCatalogue(engine), store: store(arguments[0], limit: arguments.dropFirst(3).first)) {
        print("warning: \($0)")
    }
    let start = ContinuousClock().now
    var (count, sound) = (0, 0.0)
    for try await rendition in try studio.clips(of: utterances(arguments[1]), as: Voice.ID(rawValue: arguments[2])) {
        guard let clip = rendition.clip else { continue }
        count += 1
        sound += clip.seconds
    }
    await studio.settle()
    let work = (ContinuousClock().now - start) / .seconds(1)
    try report(ClipsReport(clips: count, made: engine.made.withLock { $0 }, soundSeconds: sound, workSeconds: work))
}

private func verify(_ store: ClipStore) throws {
    let usage = store.usage()
    try report(VerifyReport(clips: usage.clips, bytes: usage.bytes, damaged: store.damagedClips().map(\.hexadecimal)))
}

private func store(_ path: String, limit: String? = nil) -> ClipStore {
    ClipStore(
        directory: URL(filePath: path, directoryHint: .isDirectory),
        limit: limit.flatMap(Int.init) ?? 2_000_000_000
    )
}

/// Every line of a file, one after another as in a book.
private func utterances(_ path: String) throws -> [Utterance] {
    var start = 0
    return try String(contentsOfFile: path, encoding: .utf8).split(whereSeparator: \.isNewline).map { line in
        defer { start += line.utf16.count + 1 }
        return .printed(String(line), at: start)
    }
}

private func report(_ value: some Encodable) throws {
    print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
}

private struct ClipsReport: Encodable {
    let clips: Int
    let made: Int
    let soundSeconds: Double
    let workSeconds: Double
}

private struct VerifyReport: Encodable {
    let clips: Int
    let bytes: Int
    let damaged: [String]
}

/// Flite, with a count of the clips it made.
private final class CountingEngine: SpeechEngine {
    let made = Mutex(0)
    private let flite = FliteEngine()

    var name: String { flite.name }
    var version: String { flite.version }
    var voices: [Voice] { flite.voices }
    var limits: UtteranceLimits { flite.limits }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        let clip = try await flite.speak(utterance, as: voice)
        made.withLock { $0 += 1 }
        return clip
    }
}
