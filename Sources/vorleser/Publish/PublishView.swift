import Foundation
import Synchronization
import VorleserKit

/// Says what becomes of books that are published: to people, to programs, or not at all.
final class PublishView: Sendable {
    private let json: Bool
    private let quiet: Bool
    private let line: ProgressLine?
    private let last = Mutex(ContinuousClock.now - .seconds(2))

    init(json: Bool, quiet: Bool) {
        (self.json, self.quiet) = (json, quiet)
        line = json || quiet ? nil : ProgressLine()
    }

    func clear() { line?.clear() }

    // MARK: While it works

    func show(_ step: AudiobookshelfPublishing.Step, _ book: LibraryBook) {
        switch step {
        case .rendering(let progress):
            line?.show(progress)
            if isDue { write("progress", ProgressDocument(progress), book) }
        case .sending(let bytes, let all):
            line?.show(localized("\(percent(bytes, of: all)) sent, \(megabytes(bytes)) of \(megabytes(all))"))
            if isDue || bytes == all { write("sending", Sending(bytes: bytes, of: all), book) }
        case .waiting:
            line?.clear()
            write("waiting", Nothing(), book)
            say(localized("\(book.title): sent; waiting until the server shows it."))
        case .note(let words):
            line?.clear()
            write("note", ["message": words], book)
            say("\(book.title): \(words)")
        }
    }

    /// Programs are told once a second.
    private var isDue: Bool {
        json
            && last.withLock { last in
                let now = ContinuousClock.now
                guard now - last >= .seconds(1) else { return false }
                last = now
                return true
            }
    }

    // MARK: What has become of it

    func tell(_ account: AudiobookshelfAccount, user: String, shelves: [String]) {
        write("server", Server(address: account.address.description, user: user, libraries: shelves))
        let names = shelves.joined(separator: ", ")
        say(localized("\(account.address) knows you as \(user). Libraries: \(names)."))
    }

    func tellIsForgotten(_ account: AudiobookshelfAccount) {
        write("forgotten", ["address": account.address.description])
        say(localized("\(account.address) and its token are forgotten. Delete the API key there, too."))
    }

    func tellIsPublished(_ publication: Publication, _ book: LibraryBook) {
        line?.clear()
        write("published", Published(publication), book)
        out(localized("\(book.line): published, \(megabytes(publication.bytes)), \(publication.page)"))
    }

    func tellIsThere(_ publication: Publication, _ book: LibraryBook) {
        write("up-to-date", Published(publication), book)
        out(localized("\(book.line): is there already, \(publication.page); --again sends it anew."))
    }

    func complain(_ error: any Error, about book: LibraryBook) {
        line?.clear()
        write("failed", ["reason": ExitCodes.words(for: error)], book)
        if !json { Terminal.complain("\(book.title): \(ExitCodes.words(for: error))") }
    }

    func tell(_ outcome: AudiobookshelfSync.Outcome) {
        let book = outcome.book
        switch outcome.result {
        case .same: write("place", Exchanged(direction: "none"), book)
        case .taken(let place, let isFinished):
            let offset = place.place.offset.utf16
            write("place", Exchanged(direction: "taken", offset: offset, isFinished: isFinished), book)
            let share = percent(offset, of: book.length)
            out(
                isFinished
                    ? localized("\(book.line): finished, as on the server")
                    : localized("\(book.line): at \(share), as on the server")
            )
        case .told(let seconds, let isFinished):
            write("place", Exchanged(direction: "told", seconds: seconds, isFinished: isFinished), book)
            out(
                isFinished
                    ? localized("\(book.line): the server knows now that it is finished")
                    : localized("\(book.line): the server knows now of \(clock(seconds))")
            )
        case .failed(let error):
            write("failed", ["reason": ExitCodes.words(for: error)], book)
            if !json { Terminal.complain("\(book.title): \(ExitCodes.words(for: error))") }
        }
    }

    func plan(
        _ parcel: AudiobookshelfPublishing.Parcel,
        _ book: LibraryBook,
        _ shelf: AudiobookshelfPublishing.Shelf,
        _ account: AudiobookshelfAccount,
        _ known: Publication?,
        _ seconds: Double?
    ) {
        let plan = Plan(
            address: account.address.description,
            library: shelf.name,
            path: parcel.path,
            isThere: known != nil,
            seconds: seconds,
            metadata: Dictionary(parcel.description) { first, _ in first }
        )
        write("plan", plan, book)
        var lines: [String] = [
            localized("\(book.line): to \(account.address), library \(shelf.name)"), "  \(parcel.path)",
        ]
        lines += parcel.description.map { "  \($0.name): \($0.value)" }
        if let seconds { lines.append("  " + localized("\(duration(seconds)) of sound")) }
        if let known {
            lines.append("  " + localized("is there already, \(known.page)"))
        } else {
            lines.append("  " + localized("would be sent"))
        }
        out(lines.joined(separator: "\n"))
    }

    func list(_ account: AudiobookshelfAccount?, _ shown: [(Publication, LibraryBook)]) {
        for (publication, book) in shown {
            write("published", Published(publication), book)
            out("\(book.line): \(publication.page)")
        }
        let address = account.map { "\($0.address)" }
        write("server", ["address": address])
        if let address {
            say(localized("Places go to and fro with \(address)."))
        } else {
            say(localized("No server is known: vorleser publish --to URL"))
        }
    }

    // MARK: How it is said

    private func say(_ words: String) {
        if !json, !quiet { Terminal.note(words) }
    }

    private func out(_ words: String) {
        if !json, !quiet { Terminal.write(Terminal.printable(words) + "\n") }
    }

    private func write(_ event: String, _ content: some Encodable, _ book: LibraryBook? = nil) {
        guard json else { return }
        Terminal.write(EventLine(event: event, book: nil, content: OfBook(id: book?.id, title: book?.title, content)))
    }

    private func percent(_ part: Int, of all: Int) -> String { "\(all > 0 ? min(100 * part / all, 100) : 100) %" }

    private func clock(_ seconds: Double) -> String {
        let whole = Int(seconds)
        let parts = [whole / 3600, whole / 60 % 60, whole % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return parts.joined(separator: ":")
    }
}

/// What is said of a book, with its number and title.
private struct OfBook<Content: Encodable>: Encodable {
    let id: BookID?
    let title: String?
    let content: Content

    private enum CodingKeys: CodingKey { case id, title }

    init(id: BookID?, title: String?, _ content: Content) { (self.id, self.title, self.content) = (id, title, content) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(id, forKey: .id)
        try container.encodeIfPresent(title, forKey: .title)
        try content.encode(to: encoder)
    }
}

private struct Nothing: Encodable {}

private struct Sending: Encodable {
    let bytes: Int
    let of: Int
}

private struct Server: Encodable {
    let address: String
    let user: String
    let libraries: [String]
}

private struct Published: Encodable {
    let address: String
    /// What the server calls it; `nil` as long as it does not show it.
    let item: String?
    let page: String
    let bytes: Int
    let at: Date

    init(_ publication: Publication) {
        (address, item) = (publication.address.description, publication.item)
        (page, bytes, at) = (publication.page, publication.bytes, publication.publishedAt)
    }

    private enum CodingKeys: CodingKey { case address, item, page, bytes, at }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(address, forKey: .address)
        try container.encodeIfPresent(item, forKey: .item)
        try container.encode(page, forKey: .page)
        try container.encode(bytes, forKey: .bytes)
        try container.encode(at.formatted(.iso8601), forKey: .at)
    }
}

private struct Exchanged: Encodable {
    /// `none`, `taken` or `told`.
    let direction: String
    var offset: Int?
    var seconds: Double?
    var isFinished: Bool?
}

private struct Plan: Encodable {
    let address: String
    let library: String
    let path: String
    let isThere: Bool
    let seconds: Double?
    let metadata: [String: String]
}

extension Publication {
    /// Where a browser shows it.
    fileprivate var page: String { item.map { "\(address)/item/\($0)" } ?? "\(address)" }
}
