import Foundation
import Phonemes

/// The parts of the phonemizer by themselves: tags, readings of homographs, letter-to-sound, speed.
///
///     tags FILE         tokens TAB tag, blank lines between sentences → one tag a line, blank lines kept
///     homographs FILE   JSON lines with `text`, `start`, `end` (in Unicode scalars) → American phonemes of the word there
///     letters FILE      words, one a line → word TAB American phonemes
///     phonemize FILE    a text, a paragraph a line → words per second of processor time, three times over: the first
///                       pass guesses the words that no list knows, later ones remember them
enum PhonemeTopics {
    static func tags(_ arguments: [String]) throws {
        let tagger = Tagger()
        for sentence in try text(of: arguments).components(separatedBy: "\n\n") {
            let words = sentence.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
            var start = 0
            let tokens = words.map { word in
                defer { start += word.utf16.count + 1 }
                return Token(word, at: start..<start + word.utf16.count, hasSpaceAfter: true)
            }
            print(tagger.tags(of: tokens).map(\.rawValue).joined(separator: "\n"), terminator: "\n\n")
        }
    }

    private struct Occurrence: Decodable {
        let text: String
        let start: Int
        let end: Int
    }

    static func homographs(_ arguments: [String]) throws {
        let phonemizer = EnglishPhonemizer(accent: .american, lexicon: try lexicon(of: arguments))
        for line in try text(of: arguments).split(separator: "\n") {
            let occurrence = try JSONDecoder().decode(Occurrence.self, from: Data(line.utf8))
            let scalars = occurrence.text.unicodeScalars
            let start = scalars.prefix(occurrence.start).reduce(0) { $0 + UTF16.width($1) }
            let said = phonemizer.pronunciation(of: occurrence.text).tokens.first { $0.range.upperBound > start }
            print(said?.phonemes ?? "")
        }
    }

    static func letters(_ arguments: [String]) throws {
        let guess = LetterToSound()
        for word in try text(of: arguments).split(separator: "\n").map(String.init) {
            print(word, guess.phonemes(of: word, accent: .american) ?? "", separator: "\t")
        }
    }

    private struct Speed: Encodable {
        let words: Int
        let firstPassWordsPerProcessorSecond: Double
        let wordsPerProcessorSecond: Double
        let modelsLoadInMilliseconds: Double
        let lexiconOpensInMilliseconds: Double
        let residentMegabytes: Double
    }

    static func phonemize(_ arguments: [String]) throws {
        let lines = try text(of: arguments).split(separator: "\n").map(String.init)
        let words = lines.reduce(0) { $0 + $1.split(separator: " ").count }
        let opening = ContinuousClock().measure { _ = try? lexicon(of: arguments) }
        let openedLexicon = try lexicon(of: arguments)
        let loading = ContinuousClock().measure { _ = EnglishPhonemizer(accent: .american, lexicon: openedLexicon) }
        let phonemizer = EnglishPhonemizer(accent: .american, lexicon: openedLexicon)
        var seconds: [Double] = []
        for _ in 0..<3 {
            let began = clock()
            for line in lines { _ = phonemizer.pronunciation(of: line) }
            seconds.append(Double(clock() - began) / Double(CLOCKS_PER_SEC))
        }
        let speed = Speed(
            words: words,
            firstPassWordsPerProcessorSecond: Double(words) / seconds[0],
            wordsPerProcessorSecond: Double(words) / seconds.sorted()[1],
            modelsLoadInMilliseconds: loading / .milliseconds(1),
            lexiconOpensInMilliseconds: opening / .milliseconds(1),
            residentMegabytes: withExtendedLifetime(phonemizer) { residentMegabytes(of: ".lexicon") }
        )
        print(String(decoding: try JSONEncoder().encode(speed), as: UTF8.self))
    }

    /// How much of a mapped file is in memory. Source: proc(5), `smaps`.
    private static func residentMegabytes(of name: String) -> Double {
        // The file has no size of its own, so it is read to its end by hand.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/smaps") else { return 0 }
        var bytes = Data()
        while let more = try? file.read(upToCount: 1 << 16), !more.isEmpty { bytes += more }
        let maps = String(decoding: bytes, as: UTF8.self)
        var isOurs = false
        var kilobytes = 0
        for line in maps.split(separator: "\n") {
            if line.first?.isHexDigit == true, line.contains("-"), !line.hasPrefix("Rss") {
                isOurs = line.hasSuffix(name)
            }
            if isOurs, line.hasPrefix("Rss:") { kilobytes += Int(line.split(separator: " ")[1]) ?? 0 }
        }
        return Double(kilobytes) / 1024
    }

    private static func text(of arguments: [String]) throws -> String {
        guard let file = arguments.first else { throw CocoaError(.fileReadNoSuchFile) }
        return try String(contentsOf: URL(filePath: file), encoding: .utf8)
    }

    private static func lexicon(of arguments: [String]) throws -> Lexicon {
        try Lexicon(contentsOf: URL(filePath: arguments.count > 1 ? arguments[1] : ".data/english.lexicon"))
    }
}
