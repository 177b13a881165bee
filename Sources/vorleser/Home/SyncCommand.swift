import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser sync`: this library and the one of a Vorleser server at home say the same.
struct SyncCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sync",
        abstract: localized("Bring places and notes of this library and of a server at home to the same."),
        discussion: localized(
            """
            For books that both libraries have: places of all devices, bookmarks,
            highlights and notes, pronunciations, what is finished, reading time. What
            was removed in one goes from the other. Books themselves are fetched or sent
            when you say so. Given once, the server is remembered.

              vorleser sync --with http://books.home:4242 --phrase-file phrase.txt
              vorleser sync
              vorleser sync --get emma
              vorleser sync --send 7

            VORLESER_HOME_PHRASE and VORLESER_HOME_PIN can hold the pass-phrase and the
            person's PIN, too. See docs/home.md.
            """
        )
    )

    @Option(name: .long, help: ArgumentHelp(localized("The server, to be remembered."), valueName: "url")) var with:
        String?
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("A file with its pass-phrase; - for a line of standard input."),
            valueName: "file"
        ),
        completion: .file()
    )
    var phraseFile: String?
    @Option(name: .long, help: ArgumentHelp(localized("Who you are there."), valueName: "name")) var person: String?
    @Flag(name: .long, help: localized("Allow an address of http that is not at home.")) var plain = false
    @Option(
        name: .long,
        help: ArgumentHelp(localized("Fetch a book that is only there, by words of its title."), valueName: "words")
    )
    var get: [String] = []
    @Flag(name: .long, help: localized("Fetch all books that are only there.")) var getAll = false
    @Option(
        name: .long,
        help: ArgumentHelp(localized("Send a book of this library there."), valueName: "book"),
        completion: Completions.shelf
    )
    var send: [String] = []
    @Flag(name: .long, help: localized("Forget the server; what is there and here stays.")) var forget = false
    @Flag(name: .long, help: localized("Say what happens as JSON, an object a line.")) var json = false

    func validate() throws {
        guard !forget || (with == nil && get.isEmpty && !getAll && send.isEmpty) else {
            throw ValidationError(localized("--forget stands alone."))
        }
        guard with != nil || (phraseFile == nil && person == nil && !plain) else {
            throw ValidationError(localized("Give --with, with --phrase-file, --person and --plain."))
        }
    }

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        umask(0o077)
        let view = SyncView(json: json)
        let room = try UserLibrary.room()
        if forget {
            guard let account = try await room.homeAccount else { throw HomeError.noAccount }
            try await room.forgetHome()
            return view.tellIsForgotten(account)
        }
        let account = try await SyncAccount(self).account(in: room)
        try await Interruption.cancelsTask { try await work(room, account, view) }
    }

    private func work(_ room: ReadingRoom, _ account: HomeAccount, _ view: SyncView) async throws {
        var exchange = try await room.exchange(with: account)
        if !exchange.isEmpty { view.tell(exchange, account) }
        let wanted = try wanted(of: exchange.onlyThere)
        var books: [LibraryBook] = []
        for name in send { books.append(try await ShelfName(text: name).book(in: room.library)) }
        guard !wanted.isEmpty || !books.isEmpty else {
            if exchange.isEmpty { view.tell(exchange, account) }
            return await view.list(exchange, in: room.library)
        }
        for book in wanted {
            let arrived = try await room.fetch(book, from: account) { view.show($0, of: book.title) }
            view.tellIsFetched(arrived.book)
        }
        for book in books {
            guard exchange.onlyHere.contains(book.id) else {
                view.tellIsThere(book)
                continue
            }
            try await room.send(book.id, to: account) { view.show($0, of: book.title) }
            view.tellIsSent(book)
        }
        // What was noted in them comes with them.
        exchange = try await room.exchange(with: account)
        if !exchange.isEmpty { view.tell(exchange, account) }
    }

    private func wanted(of books: [HomeBook]) throws -> [HomeBook] {
        if getAll { return books }
        return try get.map { words in
            let found = books.filter { book in
                let name = ([book.title] + book.authors).joined(separator: " ")
                return words.split(whereSeparator: \.isWhitespace).allSatisfy { name.localizedStandardContains($0) }
            }
            let exact = found.filter { $0.title.localizedCaseInsensitiveCompare(words) == .orderedSame }
            guard let book = exact.count == 1 ? exact[0] : found.first, exact.count == 1 || found.count == 1 else {
                throw SyncNameError(words: words, found: found.map(\.title))
            }
            return book
        }
    }
}

/// Why it is not clear which book is to be fetched.
private struct SyncNameError: ErrorWithExitCode {
    let words: String
    let found: [String]

    var exitCode: Int32 { found.isEmpty ? EX_NOINPUT : EX_USAGE }

    var errorDescription: String? {
        found.isEmpty
            ? localized("No book there that is not here is called “\(words)”.")
            : localized(
                "\(found.count) books there are called “\(words)”: \(found.prefix(10).joined(separator: ", "))."
            )
    }

    var recoverySuggestion: String? {
        found.isEmpty ? localized("`vorleser sync` lists those that are.") : localized("Give more words of the title.")
    }
}
