import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser pronounce`: the user's own pronunciations.
struct PronounceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pronounce",
        abstract: localized("Have words said as you want: add, list, remove, test, import, export."),
        discussion: localized(
            """
              vorleser pronounce add Nguyen --ipa win
              vorleser pronounce add Cholmondeley --say Chumley --book emma.epub
              vorleser pronounce add '\\[\\d+\\]' --regex --skip
              vorleser pronounce test "Hermione's owl"

            A pronunciation holds in all books, or with --book in that book alone;
            a book's own go first. Only the sentences that hold the word are spoken
            anew. They are kept as plain text, a line each, that any editor can
            change: see `vorleser pronounce export`.
            """
        ),
        subcommands: [
            PronounceAdd.self, PronounceList.self, PronounceRemove.self, PronounceTest.self, PronounceImport.self,
            PronounceExport.self,
        ],
        defaultSubcommand: PronounceList.self
    )
}

/// Whose pronunciations: those for all books, or one book's own.
struct PronunciationOwner: ParsableArguments {
    @Option(
        name: .long,
        help: localized("In this book alone: a file, or a number in the library."),
        completion: Completions.books
    )
    var book: String?

    func open() async throws -> Book? {
        guard let book else { return nil }
        let url = try await BookName(text: book).file
        return try await GivenPassword.ofEnvironment.opening(url) { try Vorleser.book(at: url, password: $0) }
    }
}

/// `vorleser pronounce add`
struct PronounceAdd: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "add",
        abstract: localized("Have a word said otherwise; the last word on it counts."),
        discussion: localized(
            """
            Give one of --say, --ipa, --phonemes and --skip. A possessive counts as
            the word: Hermione is also found in Hermione’s. A regular expression is
            of Swift's kind; --say may hold $1 for what its first group matched.
            """
        )
    )

    @Argument(help: localized("The word or words, as printed.")) var word: String
    @Option(name: .long, help: localized("Another spelling, or other words.")) var say: String?
    @Option(name: .long, help: localized("Sounds in the phonetic alphabet, as in dictionaries.")) var ipa: String?
    @Option(name: .long, help: localized("Sounds in the voice's own symbols; see `vorleser phonemes`."))
    var phonemes: String?
    @Flag(name: .long, help: localized("Say nothing for it.")) var skip = false
    @Flag(name: .long, help: localized("Also inside of other words.")) var anywhere = false
    @Flag(name: .long, help: localized("The word is a regular expression.")) var regex = false
    @Flag(name: .customLong("match-case"), help: localized("Tell capitals and small letters apart."))
    var matchesCase = false
    @Option(name: .long, help: localized("A remark of your own.")) var note: String?
    @OptionGroup var owner: PronunciationOwner

    func validate() throws {
        let ways = [say != nil, ipa != nil, phonemes != nil, skip].filter(\.self).count
        guard ways == 1 else { throw ValidationError(localized("Give one of --say, --ipa, --phonemes and --skip.")) }
        if anywhere, regex {
            throw ValidationError(localized("A regular expression is found anywhere: --anywhere or --regex."))
        }
    }

    func run() async throws {
        let rule = try UserPronunciation(
            of: word,
            saying,
            extent: regex ? .pattern : anywhere ? .anywhere : .word,
            matchesCase: matchesCase,
            note: note
        )
        try rule.trial()
        let book = try await owner.open()
        let before = try PronunciationStore.ofUser.edit(for: book) { $0.add(rule) }
        Terminal.write(Terminal.printable(rule.report) + "\n")
        if let before, before != rule { Terminal.note(localized("before: \(before.report)")) }
    }

    private var saying: UserPronunciation.Saying {
        if let say { return .words(say) }
        if let ipa { return .ipa(ipa) }
        return phonemes.map { .phonemes($0) } ?? .silence
    }
}

/// `vorleser pronounce list`
struct PronounceList: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: localized("List the pronunciations for all books, or a book's own.")
    )

    @OptionGroup var owner: PronunciationOwner
    @Flag(name: .long, help: localized("Print JSON.")) var json = false

    func run() async throws {
        let document = try PronunciationStore.ofUser.openedDocument(of: try await owner.open())
        if json {
            return try Terminal.write(document.rules.enumerated().map { RuleDocument($1, $0 + 1) }.json + "\n")
        }
        let width = String(document.rules.count).count
        for (index, rule) in document.rules.enumerated() {
            let number = String(index + 1)
            let blanks = String(repeating: " ", count: width - number.count)
            Terminal.write(Terminal.printable("\(blanks)\(number)  \(rule.report)") + "\n")
        }
        if document.rules.isEmpty { Terminal.note(localized("There are none yet: `vorleser pronounce add --help`.")) }
    }
}

/// `vorleser pronounce remove`
struct PronounceRemove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: localized("Remove a pronunciation.")
    )

    @Argument(help: localized("The word, or its number in the list."), completion: Completions.pronounced)
    var word: String
    @OptionGroup var owner: PronunciationOwner

    func run() async throws {
        let book = try await owner.open()
        let removed = try PronunciationStore.ofUser.edit(for: book) { document in
            let removed = document.remove { _, rule in rule.isAbout(word) }
            if !removed.isEmpty { return removed }
            let numbered = document.remove { place, _ in Int(word) == place + 1 }
            guard !numbered.isEmpty else { throw PronounceError.noneFor(word) }
            return numbered
        }
        for rule in removed { Terminal.write(Terminal.printable(localized("removed: \(rule.report)")) + "\n") }
    }
}

extension UserPronunciation {
    /// For people: what is looked for, and what is said.
    var report: String {
        let said: String =
            switch saying {
            case .words(let words): localized("“\(words)”")
            case .ipa(let ipa): "/\(ipa.filter { !"/[]".contains($0) })/"
            case .phonemes(let symbols): symbols
            case .silence: localized("nothing")
            }
        let extent: String? =
            switch extent {
            case .word: nil
            case .anywhere: "anywhere"
            case .pattern: "regex"
            }
        let options = [extent, matchesCase ? "match-case" : nil].compactMap(\.self)
        let remark = note.map { "  # " + $0 } ?? ""
        return "\(sought) → \(said)" + (options.isEmpty ? "" : "  (\(options.joined(separator: ", ")))") + remark
    }

    /// Whether it looks for a word, capitals or not.
    fileprivate func isAbout(_ word: String) -> Bool {
        func even(_ text: String) -> String { text.lowercased().replacing("’", with: "'") }
        return even(sought) == even(word)
    }
}

extension PronunciationStore {
    /// A document, its bad lines told on standard error.
    func openedDocument(of book: Book?) throws -> PronunciationDocument {
        let document = try document(of: book)
        for problem in document.problems {
            Terminal.complain(ExitCodes.words(for: PronunciationStoreError.badLine(file(of: book).path, problem)))
        }
        return document
    }
}

/// A pronunciation, as it is written to JSON.
private struct RuleDocument: Encodable {
    let number: Int
    let find: String
    let way: String
    let say: String
    let extent: String
    let matchCase: Bool
    let note: String?

    init(_ rule: UserPronunciation, _ number: Int) {
        self.number = number
        find = rule.sought
        say = rule.saying.text
        way =
            switch rule.saying {
            case .words: "say"
            case .ipa: "ipa"
            case .phonemes: "phonemes"
            case .silence: "skip"
            }
        extent =
            switch rule.extent {
            case .word: "word"
            case .anywhere: "anywhere"
            case .pattern: "regex"
            }
        matchCase = rule.matchesCase
        note = rule.note
    }
}
