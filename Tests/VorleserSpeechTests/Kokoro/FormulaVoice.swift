#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import Kokoro
import KokoroFormula
import Synchronization
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

/// Kokoro's real network with few channels and weights from a formula: what it speaks is noise, but with durations.
struct FormulaVoice {
    /// The voices' files, here and in the engine's words.
    let installed: InstalledKokoro
    let folder: Folder
    private let loads = Counter()

    static let heart = Voice.ID(rawValue: "af_heart")

    private static let configuration: KokoroConfiguration = {
        var small = KokoroConfiguration.published
        small.width = 32
        (small.decoderWidth, small.contentWidth) = (48, 8)
        small.albert.width = 64
        small.albert.embeddingWidth = 16
        small.albert.heads = 1
        small.albert.innerWidth = 64
        small.albert.layers = 1
        small.generator.channels = 32
        small.longestToken = 3
        return small
    }()

    /// - Parameters:
    ///   - voices: Their names.
    ///   - languages: What those speak whose names do not tell.
    /// - Throws: `CocoaError` where a file cannot be written.
    init(
        _ voices: [String] = ["bm_george", "af_sky", "af_heart", "ff_siwis"],
        languages: [String: String] = [:]
    ) throws {
        folder = try Folder()
        var files: [String: URL] = [:]
        for (index, name) in voices.enumerated() {
            let file = folder.url.appending(path: "\(name).bin")
            let style = FormulaWeights.numbers("voice \(index)", count: 510 * 256).map { $0 * 0.3 }
            try style.withUnsafeBytes { try Data($0).write(to: file) }
            files[name] = file
        }
        let model = folder.url.appending(path: "none.pth")
        installed = InstalledKokoro(model: model, identity: "formula", voices: files, languages: languages)
    }

    /// How often the network was loaded.
    var loadCount: Int { loads.value }

    /// - Parameters:
    ///   - phonemizers: Those of other languages than English.
    ///   - idle: After how long without a word the network is forgotten.
    ///   - utterances: How many are spoken at a time when nobody waits.
    ///   - check: What a formula speaks is never like speech, so nothing is odd unless wished.
    ///   - warn: Told of what is odd.
    /// - Returns: An engine with the network of the formula.
    func engine(
        phonemizers: [String: PhonemizerSource] = [:],
        idle: Duration = .seconds(300),
        utterances: Int = 1,
        check: ClipCheck = .nothing,
        warn: @escaping @Sendable (ClipWarning) -> Void = { _ in }
    ) -> KokoroEngine? {
        let share = ProcessorShare(cores: 2, utterances: utterances)
        return KokoroEngine(
            installed,
            lexicon: nil,
            phonemizers: phonemizers,
            share: share,
            idle: idle,
            check: check,
            warn: warn
        ) {
            [loads] () throws(KokoroError) in
            loads.count()
            return try Self.layers
        }
    }

    /// The network of the formula.
    static func network(voices: [String: URL]) throws(KokoroError) -> KokoroNetwork {
        KokoroNetwork(try layers, voices: voices, threads: 2)
    }

    @Sendable static func load() throws(KokoroError) -> KokoroLayers { try layers }

    private static var layers: KokoroLayers {
        get throws(KokoroError) { try KokoroLayers(FormulaWeights(configuration), configuration, threads: 2) }
    }
}

extension ClipCheck {
    /// Finds everything in order but sound that is no number.
    static let nothing = ClipCheck(pace: 0...100, longestSilence: 1000, mostClipped: 1, mindsEnds: false)
}

/// Counts what happens on other threads.
final class Counter: Sendable {
    private let number = Mutex(0)
    var value: Int { number.withLock { $0 } }
    func count() { number.withLock { $0 += 1 } }
}
