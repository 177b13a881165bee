import Foundation
import Kokoro
import Tensors

/// The network by itself.
///
///     kokoro [--model FILE] [--voice FILE] [--threads N] …      formula weights and voice where no file is named
///       [--case short|sentence|long|PHONEMES] [--repeat N]      the best and the median of N times
///       --serve                                                 a line of JSON for each case on standard input
///       --soak N                                                N utterances of all lengths, and the memory they take
///       --sound FILE [--case …]                                 the sound, with the reference's noise, as raw floats
///
/// `VORLESER_CPU` chooses the instructions, as everywhere.
enum KokoroTopic {
    static func run(_ arguments: [String]) throws {
        let options = try KokoroOptions(arguments)
        let network = try KokoroNetwork(options)
        if options.serves { return try serve(network) }
        if let count = options.soak { return try printJSON(try KokoroSoak(network, utterances: count)) }
        if let file = options.sound { return try write(network.speakAsReference(options.phonemes), to: file) }
        let runs = try (0...options.repeats).map { _ in try network.speak(options.phonemes) }.dropFirst()
        let times = runs.map(\.seconds).sorted()
        guard let best = runs.min(by: { $0.seconds < $1.seconds }) else { return }
        let report = Report(
            network: network.introduction,
            best: best,
            medianSeconds: times[times.count / 2],
            realTimeFactor: best.seconds / best.soundSeconds,
            peakMegabytes: KokoroMemory.peakMegabytes,
            allowedMegabytes: network.introduction.weightMegabytes / 2 + 12 * best.soundSeconds + 60
        )
        try printJSON(report)
    }

    private struct Report: Encodable {
        let network: KokoroNetwork.Introduction
        let best: KokoroNetwork.Run
        let medianSeconds: Double
        let realTimeFactor: Double
        let peakMegabytes: Double
        /// Weights in 16 bits, twelve a second of sound, and sixty.
        let allowedMegabytes: Double
    }

    private static func serve(_ network: KokoroNetwork) throws {
        try printJSON(network.introduction)
        while let line = readLine() {
            try printJSON(try network.speak(KokoroOptions.cases[line] ?? line))
        }
    }

    private static func write(_ speech: KokoroSpeech, to file: String) throws {
        try speech.samples.withUnsafeBytes { try Data($0).write(to: URL(filePath: file)) }
        try printJSON(["frames": speech.frames])
    }

    private static func printJSON(_ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(value), as: UTF8.self))
        // A script at the other end waits for the line.
        fflush(nil)
    }
}
