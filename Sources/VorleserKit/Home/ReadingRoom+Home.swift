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

    /// Keeps as whom it is asked; `nil` forgets the server, and what was agreed on with it.
    public func setHomeAccount(_ account: HomeAccount?) async throws {
        if account == nil, let old = try await homeAccount {
            try? FileManager.default.removeItem(at: agreementFile(old))
        }
        try await library.set(Self.homeName, to: account)
    }

    /// Brings both libraries to the same: places, notes, pronunciations, reading time and marks of the books that both have.
    /// What was removed on one side since the last time is removed on the other.
    ///
    /// Broken off at any point it can be done again. What was new here while it ran goes the next time.
    /// - Parameter account: With which server.
    /// - Returns: What was new, and which books one of the two has alone.
    /// - Throws: ``HomeError``, ``LibraryError``, ``PronunciationStoreError``, ``VorleserCore/FileFault``
    public func exchange(with account: HomeAccount) async throws -> HomeExchange {
        let client = HomeClient(account)
        try await checkPerson(client)
        let kept = JSONFile(agreementFile(account))
        let before = await blocking { kept.value(as: HomeAgreement.self) } ?? HomeAgreement()
        var there = try await client.backup()
        let here = try await backup(withCovers: false)
        // Nothing in it is trusted, before it is compared. By its own clock nothing is of the future.
        _ = there.keepSound(now: there.madeAt)
        let plan = HomePlan(here, there, since: before)
        let came = if let document = plan.forHere { try await restore(document) } else { RestoreReport() }
        let went =
            if let document = plan.forThere { try await client.restore(document) } else { HomeExchange.Sent?.none }
        try await blocking { [agreement = plan.agreement] in if agreement != before { try kept.keep(agreement) } }
        let books = try await library.books(by: .title)
        return HomeExchange(
            came: came,
            went: went,
            onlyThere: plan.onlyThere,
            onlyHere: books.filter { plan.onlyHere.contains($0.digest) }.map(\.id)
        )
    }

    /// Brings a book of the server's into the library, with a copy of its file.
    /// - Parameters:
    ///   - book: Which.
    ///   - account: From which server.
    ///   - fetched: Told how many bytes are here.
    /// - Returns: The book.
    /// - Throws: ``HomeError``, and as ``importBook(at:named:title:password:client:progress:)``
    public func fetch(
        _ book: HomeBook,
        from account: HomeAccount,
        fetched: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws -> ImportedBook {
        let file = folders.uploads.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try await blocking { [folders] in
            try folders.makePrivate(folders.uploads)
            let mode: [FileAttributeKey: Any] = [.posixPermissions: 0o600]
            let path = file.path(percentEncoded: false)
            guard FileManager.default.createFile(atPath: path, contents: nil, attributes: mode) else {
                throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: path])
            }
        }
        try await HomeClient(account).fetch(book, to: file, progress: fetched)
        let name = book.fileName.replacing("/", with: "-")
        return try await importBook(at: file, named: name, title: book.title)
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
        let client = HomeClient(account)
        try await checkPerson(client)
        let book = try await library.book(id)
        try await client.send(try await library.file(of: id), named: book.fileName, sent: sent)
    }

    /// A name that nobody has there must not lead to somebody else's places.
    private func checkPerson(_ client: HomeClient) async throws {
        let household = try await client.people()
        let (names, wanted) = (household.people.map(\.name).filter { !$0.isEmpty }, client.account.person)
        let current = household.people.first { $0.id == household.current }
        guard let wanted else {
            if current == nil || household.people.count > 1 { throw HomeError.whoIsIt(known: names) }
            return
        }
        guard current?.name.compare(wanted, options: .caseInsensitive) == .orderedSame else {
            let isThere = names.contains { $0.compare(wanted, options: .caseInsensitive) == .orderedSame }
            throw isThere ? HomeError.wrongPIN(wanted) : HomeError.unknownPerson(wanted, known: names)
        }
    }

    /// What was agreed on with one server, for one listener here and one person there.
    private func agreementFile(_ account: HomeAccount) -> URL {
        let names = [account.address, account.person ?? "", "\(Listener.current)"].joined(separator: "\n")
        let name = SHA256.digest(of: names.utf8).prefix(32) + ".json"
        return folders.state.appending(path: "home", directoryHint: .isDirectory).appending(path: String(name))
    }
}
