import Foundation
import Phonemes
import VorleserCore
import VorleserNarration

/// Random texts through the phonemizer and the spoken forms, to find one that breaks a law.
///
///     fuzz [--seconds N] [--seed N] [--lexicon FILE] [--first NUMBER] [--trace]
///
/// The same seed tries the same texts, from `--first` on. A text that breaks a law is printed; `--trace` prints the
/// number of each text before it is tried, for those that stop the program.
enum Fuzz {
    private struct Report: Encodable {
        let texts: Int
        let pronunciations: Int
        let seconds: Double
        let broken: Int
    }

    static func run(_ arguments: [String]) throws {
        func option(_ name: String) -> String? {
            arguments.firstIndex(of: name).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
        }
        let seconds = option("--seconds").flatMap(Double.init) ?? 60
        let seed = option("--seed").flatMap(UInt64.init) ?? 1
        let subjects = try subjects(lexicon: option("--lexicon") ?? ".data/english.lexicon")
        let narrator = Narrator(limits: UtteranceLimits(shortest: 0, longest: .max))
        let start = ContinuousClock.now
        var number = option("--first").flatMap(UInt64.init) ?? 0
        var (pronunciations, broken) = (0, 0)
        let first = number
        let traces = arguments.contains("--trace")
        while ContinuousClock.now - start < .seconds(seconds) {
            var random = FuzzRandom(seed: seed &* 1_000_003 &+ number)
            let text = FuzzText.random(using: &random)
            if traces { complain("\(number)") }
            for (name, phonemizer, isReference) in subjects {
                let faults = faults(of: phonemizer, text, isReference: isReference)
                pronunciations += 1
                for fault in faults { complain("text \(number), \(name): \(fault)\n    \(text.debugDescription)") }
                broken += faults.count
            }
            let faults = faults(of: narrator, text)
            for fault in faults { complain("text \(number), narrator: \(fault)\n    \(text.debugDescription)") }
            broken += faults.count
            number += 1
        }
        let report = Report(
            texts: Int(number - first),
            pronunciations: pronunciations,
            seconds: (ContinuousClock.now - start) / .seconds(1),
            broken: broken
        )
        print(String(decoding: try JSONEncoder().encode(report), as: UTF8.self))
        if broken > 0 { exit(1) }
    }

    private static func subjects(lexicon: String) throws -> [(name: String, EnglishPhonemizer, isReference: Bool)] {
        let file = try Lexicon(contentsOf: URL(filePath: lexicon))
        return Accent.allCases.flatMap { accent in
            [(Lexicon?.some(file), "lexicon"), (nil, "no lexicon")].flatMap { lexicon, name in
                [false, true].map { reference in
                    (
                        "\(accent.rawValue), \(name)\(reference ? ", reference" : "")",
                        EnglishPhonemizer(accent: accent, lexicon: lexicon, reference: reference), reference
                    )
                }
            }
        }
    }

    // MARK: - Laws

    private static func faults(of phonemizer: EnglishPhonemizer, _ text: String, isReference: Bool) -> [String] {
        let said = phonemizer.pronunciation(of: text)
        var faults: [String] = []
        var end = 0
        let length = text.utf16.count
        for token in said.tokens {
            if token.range.lowerBound < end || token.range.upperBound > length {
                faults.append("\(token.range) after \(end) in \(length)")
            }
            end = token.range.upperBound
            if !token.whitespace.isEmpty, token.whitespace != " " { faults.append("white space of \(token.text)") }
            if (token.phonemes == nil) != (token.source == .unknown), !isReference {
                faults.append("source of \(token.text): \(token.source)")
            }
            let strange = (token.phonemes ?? "").unicodeScalars.filter { !KokoroAlphabet.symbols.contains($0) }
            // In reference mode a part that nobody knows is marked within its token.
            if strange.contains(where: { !isReference || $0 != "❓" }) { faults.append("\(token.phonemes ?? "")") }
        }
        if phonemizer.pronunciation(of: text) != said { faults.append("differs the second time") }
        return faults
    }

    private static func faults(of narrator: Narrator, _ text: String) -> [String] {
        let line = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
        let pieces = narrator.pieces(of: line, language: "en")
        var faults: [String] = []
        var end = 0
        for piece in pieces {
            if piece.span.utf16.lowerBound < end || piece.span.utf16.upperBound > line.utf16.count {
                faults.append("piece \(piece.span) after \(end) in \(line.utf16.count)")
            }
            end = piece.span.utf16.upperBound
        }
        if narrator.pieces(of: line, language: "en") != pieces { faults.append("differs the second time") }
        return faults
    }

    private static func complain(_ message: String) {
        try? FileHandle.standardError.write(contentsOf: Data((message + "\n").utf8))
    }
}
