import Foundation
import Kokoro
import Phonemes
import VorleserCore

@testable import VorleserSpeech

/// Says every sound as a tone and every mark as silence, with known durations, as early as the network does: for the
/// rules around it.
struct ToneVoice {
    /// Frames of a symbol.
    var frames: (KokoroSymbol) -> Int = { $0.kind == .sound ? 3 : 4 }
    /// Frames before the first and after the last symbol.
    var margin = 10
    /// How loud a symbol is.
    var level: (KokoroSymbol) -> Float = { $0.kind == .sound ? 0.3 : 0 }

    func callAsFunction(_ symbols: ArraySlice<KokoroSymbol>) -> KokoroSpeech {
        let all = [margin] + symbols.map(frames) + [margin]
        let levels: [Float] = [0] + symbols.map(level) + [0]
        let lead = min(margin, KokoroSound.lead)
        var samples: [Float] = []
        for (frames, level) in zip(all, levels) {
            for _ in 0..<frames * KokoroSpeech.samplesPerFrame {
                samples.append(level * sin(2 * .pi * 220 * Float(samples.count) / 24_000))
            }
        }
        samples.removeFirst(lead * KokoroSpeech.samplesPerFrame)
        samples += repeatElement(0, count: lead * KokoroSpeech.samplesPerFrame)
        return KokoroSpeech(samples: samples, frames: all)
    }

    func sound(_ text: String) -> KokoroSound {
        let symbols = KokoroText.plain(text).symbols[...]
        return KokoroSound(self(symbols), of: symbols)
    }
}

extension KokoroText {
    static let phonemizer = EnglishPhonemizer(accent: .american, lexicon: nil)
    private static let phonemizers = Phonemizers(nil, others: PhonemizerSource.standard)

    init(_ utterance: Utterance, by voice: String = "en-US") {
        self.init(
            Self.phonemizers.words(of: utterance, by: voice) ?? [],
            token: Vocabulary.published.token(of:)
        )
    }

    static func plain(_ text: String) -> KokoroText { KokoroText(.printed(text)) }

    /// The symbols as they are written.
    var phonemes: String { symbols[...].phonemes }
}

extension ArraySlice<KokoroSymbol> {
    var phonemes: String {
        var text = String.UnicodeScalarView()
        for symbol in self { if let scalar = Self.scalars[symbol.token] { text.append(scalar) } }
        return String(text)
    }

    private static let scalars: [Int32: Unicode.Scalar] = Dictionary(
        uniqueKeysWithValues: KokoroAlphabet.symbols.compactMap { scalar in
            Vocabulary.published.token(of: scalar).map { ($0, scalar) }
        }
    )
}
