import Foundation
import VorleserKit

/// Says what came of an exchange with the server at home: to people, or to programs.
final class SyncView: Sendable {
    private let json: Bool
    private let line: ProgressLine?

    init(json: Bool) {
        self.json = json
        line = json ? nil : ProgressLine()
    }

    // MARK: What is new

    func tell(_ exchange: HomeExchange, _ account: HomeAccount) {
        write("exchanged", Exchanged(exchange))
        let (came, went) = (exchange.came.words, exchange.went?.words ?? "")
        if !came.isEmpty { out(localized("From \(account.address): \(came).")) }
        if !went.isEmpty { out(localized("To \(account.address): \(went).")) }
        if came.isEmpty, went.isEmpty { out(localized("Nothing is new, here or at \(account.address).")) }
    }

    func tellIsForgotten(_ account: HomeAccount) {
        write("forgotten", ["address": account.address])
        out(localized("\(account.address) is forgotten. There, this machine can be removed from the devices, too."))
    }

    // MARK: Books

    func show(_ bytes: Int, of title: String) {
        line?.show(localized("\(title): \(grouped(bytes / 1000)) kB"))
    }

    func tellIsFetched(_ book: LibraryBook) {
        line?.clear()
        write("fetched", Book(book))
        out(localized("\(book.line): fetched"))
    }

    func tellIsSent(_ book: LibraryBook) {
        line?.clear()
        write("sent", Book(book))
        out(localized("\(book.line): sent"))
    }

    func tellIsThere(_ book: LibraryBook) {
        write("up-to-date", Book(book))
        out(localized("\(book.line): is there already"))
    }

    /// Which books one library has alone.
    func list(_ exchange: HomeExchange, in library: Library) async {
        for book in exchange.onlyThere { write("only-there", Elsewhere(book)) }
        var mine: [LibraryBook] = []
        for id in exchange.onlyHere { if let book = try? await library.book(id) { mine.append(book) } }
        for book in mine { write("only-here", Book(book)) }
        guard !json else { return }
        say(exchange.onlyThere.map(\.line), localized("Only there, to be fetched with --get WORDS or --get-all:"))
        say(mine.map(\.line), localized("Only here, to be sent with --send BOOK:"))
    }

    private func say(_ lines: [String], _ heading: String) {
        guard !lines.isEmpty else { return }
        let most = 20
        out(heading)
        for line in lines.prefix(most) { out("  " + line) }
        if lines.count > most { out("  " + localized("… and \(grouped(lines.count - most)) more")) }
    }

    private func out(_ words: String) {
        if !json { Terminal.write(Terminal.printable(words) + "\n") }
    }

    private func write(_ event: String, _ content: some Encodable) {
        if json { Terminal.write(EventLine(event: event, book: nil, content: content)) }
    }
}

private struct Exchanged: Encodable {
    let came: RestoreReport
    let went: HomeExchange.Sent?

    init(_ exchange: HomeExchange) { (came, went) = (exchange.came, exchange.went) }
}

private struct Book: Encodable {
    let id: BookID
    let title: String

    init(_ book: LibraryBook) { (id, title) = (book.id, book.title) }
}

private struct Elsewhere: Encodable {
    let title: String
    let authors: [String]
    let digest: String

    init(_ book: HomeBook) { (title, authors, digest) = (book.title, book.authors, book.digest) }
}

extension HomeBook {
    fileprivate var line: String { authors.isEmpty ? title : "\(title) · \(authors.joined(separator: ", "))" }
}

extension RestoreReport {
    /// What of it came by an exchange; empty for nothing.
    fileprivate var words: String {
        CountWords.list([
            (added.places, CountWords.places), (added.bookmarks, CountWords.bookmarks),
            (added.highlights, CountWords.highlights),
            (added.pronunciations + pronunciations, CountWords.pronunciations),
            (added.removed, CountWords.removedNotes),
            (added.activity, CountWords.daysOfReading),
            (books.count { $0.added.isDescribedAnew }, CountWords.describedBooks),
        ])
    }
}

extension HomeExchange.Sent {
    fileprivate var words: String {
        CountWords.list([
            (places, CountWords.places), (bookmarks, CountWords.bookmarks), (highlights, CountWords.highlights),
            (pronunciations, CountWords.pronunciations), (removed, CountWords.removedNotes),
            (activity, CountWords.daysOfReading),
        ])
    }
}
