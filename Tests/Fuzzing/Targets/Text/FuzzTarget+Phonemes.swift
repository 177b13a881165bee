import Foundation

@testable import Phonemes

extension FuzzTarget {
    /// How any text is said.
    static let phonemes = FuzzTarget(name: "phonemes", input: "which phonemizer, a text") { bytes in
        var cursor = ByteCursor(bytes)
        let kind = cursor.byte()
        let text = String(decoding: cursor.rest(), as: UTF8.self)
        let phonemizer = phonemizers[Int(kind) % phonemizers.count]
        try check(phonemizer.pronunciation(of: text), of: text)
    }

    private static let phonemizers: [EnglishPhonemizer] = {
        let root = URL(filePath: #filePath).appending(path: "../../../../../").standardizedFileURL
        let lexicon = try? Lexicon(contentsOf: root.appending(path: ".data/english.lexicon"))
        let known = Accent.allCases.flatMap { accent in
            [false, true].map { EnglishPhonemizer(accent: accent, lexicon: lexicon, reference: $0) }
        }
        return known + [EnglishPhonemizer(accent: .american, lexicon: nil)]
    }()

    private static func check(_ pronunciation: Pronunciation, of text: String) throws {
        let count = text.utf16.count
        var end = 0
        for token in pronunciation.tokens {
            try LawBreach.unless(
                token.range.lowerBound >= end && token.range.upperBound <= count,
                "a token at \(token.range), after \(end), in a text of \(count)"
            )
            end = token.range.upperBound
            try LawBreach.unless(
                token.whitespace.isEmpty || token.whitespace == " ",
                "white space “\(token.whitespace)”"
            )
        }
        for symbol in pronunciation.phonemes().unicodeScalars where symbol != "T" {
            try LawBreach.unless(alphabet.contains(symbol), "“\(symbol)” is no symbol")
        }
    }

    private static let alphabet = Set(Symbols.alphabet)

    /// A compiled lexicon: opened, and asked.
    static let lexicon = FuzzTarget(name: "lexicon", input: "a compiled lexicon") { bytes in
        guard let lexicon = try? Lexicon(contentsOf: ScratchFile.holding(bytes)) else { return }
        for word in ["", "a", "the", "The", "word", "zymurgy", "Ünter", "\u{0}", String(repeating: "x", count: 255)] {
            for accent in Accent.allCases { _ = lexicon.phonemes(of: word, accent: accent) }
        }
    }
}
