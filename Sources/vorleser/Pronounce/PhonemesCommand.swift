import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser phonemes`: how a text is said, in the voice's symbols.
struct PhonemesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "phonemes",
        abstract: localized("Print the phonemes of a text, in Kokoro's alphabet."),
        discussion: localized(
            """
              vorleser phonemes "Good morning, Hermione."
              vorleser phonemes - --accent gb <sentences.txt
              vorleser phonemes "¿Quién va?" --language es

            Each line of standard input is answered with one line, an empty one
            with an empty one. The text is taken as it stands; --spoken first says
            numbers, signs and your own pronunciations as `vorleser spoken` does.
            --json tells of each token where it stands (`range`, in UTF-16 code
            units), what kind of word it was taken for (`tag`), and where its
            phonemes come from (`source`: mark, lexicon, homograph, derived,
            supplement, letters, unknown, listener).

            --tags takes lines such as The/DT cat/NN, or JSON: an array of
            [token, tag, 1 if a space follows], or an object with it as `tokens`.
            """
        )
    )

    @OptionGroup var lines: LinesArgument
    @OptionGroup var options: PhonemeOptions
    @Option(name: .customLong("language"), help: localized("The text's language, a BCP 47 tag.")) var tongue = "en"
    @Flag(name: .long, help: localized("Print JSON, one object a line.")) var json = false
    @Flag(name: .long, help: localized("The input says what kind of word each token is.")) var tags = false
    @Flag(name: .long, help: localized("First say numbers, signs and your own words as they are spoken."))
    var spoken = false
    @Flag(name: .long, help: localized("As the reference says it, mistakes too; ❓ for what it does not know."))
    var reference = false
    @Flag(name: .long, help: localized("Only sounds: no punctuation, no stress.")) var plain = false

    func validate() throws {
        if tags, spoken {
            throw ValidationError(localized("Tagged text is said as it stands: --tags or --spoken, not both."))
        }
        if isEnglish { return }
        if tags || reference { throw ValidationError(localized("--tags and --reference are for English.")) }
        guard other != nil else {
            let known = (["en"] + Languages.standard.phonemizers.keys.sorted()).joined(separator: ", ")
            throw ValidationError(
                localized("How words of “\(tongue)” are said is not known here. --language takes: \(known).")
            )
        }
    }

    func run() throws {
        let phonemizer: any Phonemizing = try other ?? options.phonemizer(asReference: reference)
        let narration = spoken ? LineNarration(language: language, accent: options.accent) : nil
        var unknown: Set<String> = []
        try lines.answer { line in
            let said = try said(line, narration, by: phonemizer)
            unknown.formUnion(said.unknown)
            return json ? said.json : said.phonemes
        }
        if !unknown.isEmpty {
            let words = unknown.sorted().prefix(40).joined(separator: " ")
            Terminal.complain(localized("Nobody knows how to say: \(words)"))
        }
    }

    private var isEnglish: Bool { Language(tongue)?.code == "en" }

    private var language: String { isEnglish ? options.accent == .british ? "en-GB" : "en" : tongue }

    /// The phonemizer of another language than English.
    private var other: (any Phonemizing)? {
        isEnglish ? nil : Phonemizers(nil, others: Languages.standard.phonemizers)[speaking: tongue]
    }

    private func said(_ line: String, _ narration: LineNarration?, by phonemizer: any Phonemizing) throws -> SaidLine {
        if tags, let phonemizer = phonemizer as? EnglishPhonemizer {
            if line.allSatisfy(\.isWhitespace) { return self.line("", []) }
            let tagged = try TaggedLine(line)
            let pronunciation = phonemizer.pronunciation(of: tagged.tokens, in: tagged.text)
            return self.line(tagged.text, pronunciation.tokens.map { SaidToken($0) })
        }
        guard let narration else {
            return self.line(line, phonemizer.pronunciation(of: line).tokens.map { SaidToken($0) })
        }
        let pieces = narration.pieces(of: line)
        return self.line(pieces.map(\.text).joined(), SaidToken.tokens(of: pieces, by: phonemizer))
    }

    private func line(_ text: String, _ tokens: [SaidToken]) -> SaidLine {
        let phonemes = tokens.phonemes(unknown: reference ? "❓" : "")
        return SaidLine(
            text: text,
            phonemes: plain ? phonemes.soundsAlone : phonemes,
            tokens: tokens.filter { !$0.text.isEmpty },
            unknown: tokens.filter { $0.phonemes == nil }.map(\.text)
        )
    }
}

/// A line and how it is said, as it is written to JSON.
private struct SaidLine {
    let text: String
    let phonemes: String
    let tokens: [SaidToken]
    let unknown: [String]

    var json: String {
        let tokens = tokens.map(\.json).joined(separator: ",")
        let unknown = unknown.map(\.jsonString).joined(separator: ",")
        return "{\"phonemes\":\(phonemes.jsonString),\"text\":\(text.jsonString),\"tokens\":[\(tokens)],"
            + "\"unknown\":[\(unknown)]}"
    }
}

extension String {
    /// Without marks and stress, the words parted by single spaces.
    fileprivate var soundsAlone: String {
        let signs = Set(";:,.!?—…\"()“”ˈˌ".unicodeScalars)
        var sounds = String.UnicodeScalarView()
        // A dash parts words, the other marks stand at their ends.
        for symbol in unicodeScalars where symbol == "—" || !signs.contains(symbol) {
            sounds.append(symbol == "—" ? " " : symbol)
        }
        return String(sounds).split(separator: " ").joined(separator: " ")
    }
}
