import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser names`: the words of a book that no lexicon knows.
struct NamesCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "names",
        abstract: localized("List the names and other words of a book that the lexicon does not know."),
        discussion: localized(
            """
            The most frequent first: how often each is spoken, how it will be said,
            where that comes from, and the sentence it first stands in. To have one
            said otherwise, for this book alone or for all:

              vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
              vorleser pronounce add Nguyen --ipa win
            """
        )
    )

    @OptionGroup var book: BookArgument
    @OptionGroup var options: PhonemeOptions
    @Option(name: .long, help: localized("How many at most.")) var limit = 100
    @Flag(name: .long, help: localized("Also words from the supplementary lexicon.")) var all = false
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func validate() throws {
        guard limit > 0 else { throw ValidationError(localized("The limit must be at least 1.")) }
    }

    func run() async throws {
        let open = try await book.open()
        let opened = open.book
        let rules = PronunciationStore.ofUser.rules(in: opened) { Terminal.complain(ExitCodes.words(for: $0)) }
        let script = Vorleser.script(
            of: opened,
            settings: open.settings,
            pronunciations: Pronunciations(rules, accent: options.accent),
            saidHere: open.saidHere
        )
        let sources: Set<PronunciationSource> = all ? [.letters, .unknown, .supplement] : [.letters, .unknown]
        let words = UnknownWords(of: script).words(from: sources, by: try options.phonemizer())
        let shown = words.prefix(limit).map { NameDocument($0, in: opened) }
        guard !json else { return try Terminal.write(Array(shown).json + "\n") }
        write(shown, of: words.count)
    }

    private func write(_ names: [NameDocument], of count: Int) {
        let width = min(names.map(\.text.count).max() ?? 0, 24)
        let sounds = min(names.map { ($0.phonemes ?? "–").count }.max() ?? 0, 28)
        for name in names {
            let number = String(name.count).padded(to: 6, onTheLeft: true)
            let said = (name.phonemes ?? "–").padded(to: sounds)
            let source = name.sourceInWords.padded(to: 10)
            let line = "\(number)  \(name.text.padded(to: width))  \(said)  \(source)  "
            Terminal.write(Terminal.printable(line + name.excerpt) + "\n")
        }
        if count > names.count {
            Terminal.note(localized("… and \(grouped(count - names.count)) more: --limit \(count)"))
        }
        guard let first = names.first?.text else { return Terminal.note(localized("The lexicon knows every word.")) }
        Terminal.note(
            localized("\nTo have one said otherwise: vorleser pronounce add \(first) --say … --book \(book.file)")
        )
    }
}

/// A word, as it is written to JSON.
private struct NameDocument: Encodable {
    let text: String
    let count: Int
    let phonemes: String?
    let source: String
    /// In UTF-16 code units from the start of the book.
    let offset: Int
    let sentence: String

    init(_ word: UnknownWord, in book: Book) {
        text = word.text
        count = word.count
        phonemes = word.phonemes
        source = word.source.rawValue
        offset = word.first.lowerBound.utf16
        let span = book.sentenceIndex(at: word.first.lowerBound).map { book.sentences[$0].span }
        let words = book.text(in: span ?? word.first).split(whereSeparator: \.isWhitespace)
        sentence = words.joined(separator: " ")
    }

    /// Where its sounds come from, for people.
    var sourceInWords: String {
        switch PronunciationSource(rawValue: source) {
        case .letters: localized("letters")
        case .supplement: localized("supplement")
        case .unknown: localized("unknown")
        case .mark, .lexicon, .homograph, .derived, nil: source
        }
    }

    /// The sentence around the word, as much as fits on a line.
    var excerpt: String {
        let room = 60
        guard sentence.count > room, let place = sentence.range(of: text) else { return sentence }
        let before = sentence[..<place.lowerBound]
        let start = sentence.index(place.lowerBound, offsetBy: -min(before.count, room / 2))
        let end = sentence.index(start, offsetBy: room, limitedBy: sentence.endIndex) ?? sentence.endIndex
        return (start > sentence.startIndex ? "…" : "") + sentence[start..<end]
            + (end < sentence.endIndex ? "…" : "")
    }
}
