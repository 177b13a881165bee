import Foundation
import VorleserCore
public import VorleserLibrary
import Wording

/// The server at home: the same books, places and notes on the way and there.
extension ReadingRoom {
    private static let homeName = "homeServer"

    /// As whom the server at home is asked; `nil` when none was named.
    public var homeAccount: HomeAccount? {
        get async throws { try await library.setting(Self.homeName, as: HomeAccount.self) }
    }

    /// Has a server at home let this device in, and keeps that.
    /// - Throws: ``HomeError``, ``LibraryError``; nothing is kept then.
    public func connectHome(_ invitation: HomeInvitation) async throws -> HomeAccount {
        let account = try await HomeClient.account(by: invitation)
        try await library.set(Self.homeName, to: account)
        return account
    }

    /// Forgets the server at home; what is here and there stays.
    public func forgetHome() async throws { try await library.set(Self.homeName, to: HomeAccount?.none) }

    /// Brings both libraries to the same: places, notes, pronunciations, reading time and marks of the books that both have.
    /// What was removed on one side since the last time is removed on the other.
    ///
    /// Broken off at any point it can be done again. What was new here while it ran goes the next time.
    /// - Parameter account: With which server.
    /// - Returns: What was new, and which books one of the two has alone.
    /// - Throws: ``HomeError``, ``LibraryError``, ``PronunciationStoreError``, ``VorleserCore/FileFault``
    public func exchange(with account: HomeAccount) async throws -> HomeExchange {
        let client = HomeClient(account)
        guard try await client.people().current == account.person else { throw HomeError.notKnown(account.address) }
        let kept = JSONFile(agreementFile)
        let asked = Date()
        let there = try await client.backup()
        let came = Date()
        let here = try await backup(withCovers: false)
        let (plan, before) = await blocking {
            let before = kept.value(as: HomeAgreement.self) ?? HomeAgreement()
            var there = there
            // Nothing in it is trusted, before it is compared. By its own clock nothing is of the future.
            let isWhole = there.keepSound(now: there.madeAt) == 0
            let ahead = Self.ahead(there.madeAt, asked...max(asked, came))
            return (HomePlan(here, there, since: before, ahead: ahead, isWhole: isWhole), before)
        }
        let report =
            if let document = plan.forHere { try await restore(document, asExchange: true) } else { RestoreReport() }
        let sent =
            if let document = plan.forThere { try await client.restore(document) } else { HomeExchange.Sent?.none }
        let isTaken = report.refused + (sent?.refused ?? 0) == 0
        let agreement = isTaken ? plan.agreement : plan.agreement.withoutNew(since: before)
        try await blocking { if agreement != before { try kept.keep(agreement) } }
        let books = try await library.books(by: .title)
        return HomeExchange(
            came: report,
            went: sent,
            onlyThere: plan.onlyThere,
            onlyHere: books.filter { plan.onlyHere.contains($0.digest) }.map(\.id)
        )
    }

    /// How many seconds a clock is ahead of ours.
    /// - Parameters:
    ///   - time: What it said.
    ///   - ours: What ours said, before and after that.
    /// - Returns: 0 where both are as good as alike.
    static func ahead(_ time: Date, _ ours: ClosedRange<Date>) -> Double {
        let likeness = 30.0
        if time < ours.lowerBound - likeness { return time.timeIntervalSince(ours.lowerBound) }
        return time > ours.upperBound + likeness ? time.timeIntervalSince(ours.upperBound) : 0
    }

    /// Brings a book of the server's into the library, with a copy of its file.
    /// - Parameters:
    ///   - book: Which.
    ///   - account: From which server.
    ///   - fetched: Told how many bytes are here.
    /// - Returns: The book.
    /// - Throws: ``HomeError``, and as ``importBook(at:named:title:password:knownBy:client:progress:)``
    public func fetch(
        _ book: HomeBook,
        from account: HomeAccount,
        fetched: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> ImportedBook {
        let file = try await makeUpload()
        defer { try? FileManager.default.removeItem(at: file) }
        try await HomeClient(account).fetch(book, to: file, progress: fetched)
        let name = book.fileName.replacing("/", with: "-")
        // A PDF that was locked lies there unlocked: what tells that it is the same is what it was.
        let arrived = try await importBook(at: file, named: name, title: book.title, knownBy: book.digest)
        try await library.describe(arrived.book.id) { new in
            new.authors = book.authors.isEmpty ? new.authors : book.authors
            new.series = book.series.map { BookMetadata.Series(name: $0.name, position: $0.position) } ?? new.series
            new.collections = book.collections
        }
        return arrived
    }

    /// Gives the server a book of the library.
    /// - Parameters:
    ///   - id: Which.
    ///   - account: Which server.
    ///   - sent: Told how many bytes have gone.
    /// - Throws: ``HomeError``, ``LibraryError``
    public func send(
        _ id: BookID,
        to account: HomeAccount,
        sent: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        let book = try await library.book(id)
        try await HomeClient(account).send(try await library.file(of: id), named: book.fileName, sent: sent)
    }

    /// What was agreed on, for one listener.
    private var agreementFile: URL {
        folders.state.appending(path: "home", directoryHint: .isDirectory).appending(path: "\(Listener.current).json")
    }
}
