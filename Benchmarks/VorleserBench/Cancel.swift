#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore
import VorleserSpeech

/// `cancel VOICE`: how soon an utterance ends when its task is cancelled, and how soon the engine is free.
func cancel(_ arguments: [String]) async throws {
    let voice = Voice.ID(rawValue: arguments.first ?? "slt")
    let engine = FliteEngine()
    let clock = ContinuousClock()
    let long = Utterance.printed(String(repeating: "one word came after another, and this one came last; ", count: 40))
    let short = Utterance.printed("No.")
    _ = try await engine.speak(short, as: voice)
    let alone = try await clock.measure { _ = try await engine.speak(short, as: voice) }
    var ended: [Duration] = []
    var free: [Duration] = []
    for round in 0..<40 {
        let task = Task { try await engine.speak(long, as: voice) }
        try await Task.sleep(for: .milliseconds(5 + round * 7))
        let start = clock.now
        task.cancel()
        _ = await task.result
        ended.append(clock.now - start)
        _ = try await engine.speak(short, as: voice)
        free.append(clock.now - start - alone)
    }
    let report = CancelReport(endedMilliseconds: Spread(ended), freeMilliseconds: Spread(free))
    print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
}

private struct CancelReport: Encodable {
    let endedMilliseconds: Spread
    let freeMilliseconds: Spread
}

private struct Spread: Encodable {
    let median: Double
    let most: Double

    init(_ durations: [Duration]) {
        let sorted = durations.map { $0 / .milliseconds(1) }.sorted()
        median = sorted[sorted.count / 2]
        most = sorted[sorted.count - 1]
    }
}
