import ArgumentParser
import Foundation
import VorleserKit

/// `vorleser publish`: books of the library as audiobooks on an Audiobookshelf server, and places back and forth.
struct PublishCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "publish",
        abstract: localized("Put a book of the library on an Audiobookshelf server, and exchange places with it."),
        discussion: localized(
            """
            The audiobook is made as by `export`, of what was spoken before where it
            was, and sent with title, authors, series, cover and chapters. Given once,
            the server is remembered, and what is there is not sent again.

              vorleser publish --to https://abs.home --token-file key.txt
              vorleser publish 7
              vorleser publish emma --file emma.m4b
              vorleser publish 7 --dry-run
              vorleser publish --sync
              vorleser publish

            The last one lists what is there. Where you are in a book goes both ways,
            the newer place wins: with --sync, after each publishing, and by itself
            while `vorleser serve` runs. The token is an API key out of the server's
            settings; VORLESER_AUDIOBOOKSHELF_TOKEN can hold it, too. Each person of
            the household has their own. See docs/audiobookshelf.md.
            """
        )
    )

    @Argument(
        help: localized("Books of the library: numbers, words of titles, or their files."),
        completion: Completions.shelf
    )
    var books: [String] = []
    @Option(name: .long, help: ArgumentHelp(localized("The server, to be remembered."), valueName: "url")) var to:
        String?
    @Option(
        name: .long,
        help: ArgumentHelp(localized("A file with the token; - for a line of standard input."), valueName: "file"),
        completion: .file()
    )
    var tokenFile: String?
    @Option(name: .long, help: localized("The server's library, where there are several.")) var library: String?
    @Flag(name: .long, help: localized("Allow an address of http that is not at home.")) var plain = false
    @Option(
        name: .long,
        help: ArgumentHelp(
            localized("Send this audiobook, which `export` has made, with its map beside it."),
            valueName: "file"
        ),
        completion: Completions.sounds
    )
    var file: String?
    @Option(name: .long, help: localized("Bits per second, such as 64k."), transform: SoundOptions.bits) var bitrate:
        Int?
    @Flag(name: .long, help: localized("Send what is there already, too.")) var again = false
    @Option(name: .long, help: localized("How many seconds to wait until the server shows what was sent.")) var wait =
        180
    @Flag(name: .long, help: localized("Exchange places of what is there, and send no book.")) var sync = false
    @Flag(name: .long, help: localized("Forget the server and its token; what is there stays there.")) var forget =
        false
    @Flag(name: [.customShort("n"), .long], help: localized("Say what would be sent; send nothing.")) var dryRun = false
    @OptionGroup(title: localized("What is said")) var speech: VoiceOptions
    @OptionGroup(title: localized("What is said")) var narration: NarrationOptions
    @OptionGroup(title: localized("What is said")) var language: LanguageOptions
    @Flag(name: .long, help: localized("Say what happens as JSON, an object a line.")) var json = false
    @Flag(name: .shortAndLong, help: localized("Say only what goes wrong.")) var quiet = false

    func validate() throws {
        guard (0...3600).contains(wait) else { throw ValidationError(localized("--wait is a number from 0 to 3600.")) }
        guard !json || !quiet else { throw ValidationError(localized("Give one of --json and --quiet.")) }
        guard file == nil || books.count == 1 else { throw ValidationError(localized("--file goes with one book.")) }
        guard !sync || !(again || dryRun || file != nil) else {
            throw ValidationError(localized("--sync sends no book: leave out --again, --dry-run and --file."))
        }
        guard !forget || (books.isEmpty && !sync && to == nil) else {
            throw ValidationError(localized("--forget stands alone."))
        }
        guard tokenFile == nil || to != nil else { throw ValidationError(localized("Give --to with --token-file.")) }
        guard !dryRun || !books.isEmpty else { throw ValidationError(localized("--dry-run goes with a book.")) }
        _ = try order()
    }

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        // What is on its way is the listener's.
        umask(0o077)
        let view = PublishView(json: json, quiet: quiet)
        if forget { return try await forgetAccount(view) }
        let room = try UserLibrary.room()
        if books.isEmpty, !sync, to == nil { return try await list(room.library, view) }
        let account = try await PublishAccount(self).account(in: room.library)
        do {
            try await Interruption.cancelsTask { try await work(room, account, view) }
        } catch let error where !(error is ExitCode) {
            view.clear()
            throw error
        }
    }

    private func work(_ room: ReadingRoom, _ account: AudiobookshelfAccount, _ view: PublishView) async throws {
        let found = try await found(in: room.library)
        let publishing = AudiobookshelfPublishing(room.library, room.folders, account)
        if to != nil, !dryRun {
            let user = try await publishing.userName()
            let shelves = try await publishing.shelves().map(\.name)
            if account.library != nil { _ = try await publishing.shelf() }
            try await room.library.setAudiobookshelfAccount(account)
            view.tell(account, user: user, shelves: shelves)
        }
        if sync { return try await exchange(found.isEmpty ? nil : Set(found.map(\.id)), room, account, view) }
        guard !found.isEmpty else { return }
        let shelf = try await publishing.shelf()
        var (failed, sent): ((any Error)?, Set<BookID>) = (nil, [])
        for book in found {
            do {
                try await publish(book, publishing, shelf, room, view)
                sent.insert(book.id)
            } catch {
                try Task.checkCancellation()
                guard found.count > 1 else { throw error }
                view.complain(error, about: book)
                failed = failed ?? error
            }
        }
        if !dryRun, !sent.isEmpty { try await exchange(sent, room, account, view) }
        if let failed { throw ExitCode(ExitCodes.number(for: failed)) }
    }

    private func publish(
        _ book: LibraryBook,
        _ publishing: AudiobookshelfPublishing,
        _ shelf: AudiobookshelfPublishing.Shelf,
        _ room: ReadingRoom,
        _ view: PublishView
    ) async throws {
        let odd = OddClips()
        defer { if !quiet { Terminal.note(odd) } }
        let path = try await room.library.file(of: book.id)
        let source = try BookSource(path)
        let opening = BookOpening(
            wishes: SpeakingWishes(
                voice: speech.named,
                language: language.language,
                anyway: language.anyway,
                narration: narration.wishes
            ),
            password: .ofEnvironment
        )
        let open = try await opening.open(.shelved(book.id), by: speech.vorleser(odd))
        let job = try ExportJob(try order(), of: open, open.script(), cover: try? open.cover())
        let parcel =
            if let file {
                try publishing.parcel(of: URL(filePath: file).standardizedFileURL, job, book)
            } else {
                publishing.parcel(of: job, book, source)
            }
        let known = again ? nil : try await publishing.standing(of: parcel)
        if dryRun { return view.plan(parcel, book, shelf, publishing.account, known, await seconds(of: job)) }
        let patience = Duration.seconds(wait)
        if let known {
            guard known.item == nil else { return view.tellIsThere(known, book) }
            // It was sent, and the server was not asked long enough.
            return view.tellIsPublished(
                try await publishing.shelve(known, parcel, patience: patience) { view.show($0, book) },
                book
            )
        }
        if file == nil { try job.order.checkPrograms() }
        let publication = try await publishing.send(parcel, of: job, to: shelf, patience: patience) {
            view.show($0, book)
        }
        view.tellIsPublished(publication, book)
    }

    private func seconds(of job: ExportJob) async -> Double? {
        file == nil ? try? await job.plan().seconds : nil
    }

    private func exchange(
        _ books: Set<BookID>?,
        _ room: ReadingRoom,
        _ account: AudiobookshelfAccount,
        _ view: PublishView
    ) async throws {
        if let books {
            let published = try await room.library.publications().filter { $0.address == account.address }
            for id in books where !published.contains(where: { $0.book == id }) {
                throw AudiobookshelfError.notPublished(title: try await room.library.book(id).title)
            }
        }
        let outcomes = try await AudiobookshelfSync(room).exchange(with: account, of: books)
        var failed: (any Error)?
        for outcome in outcomes {
            view.tell(outcome)
            if case .failed(let error) = outcome.result { failed = failed ?? error }
        }
        if let failed { throw ExitCode(ExitCodes.number(for: failed)) }
    }

    private func forgetAccount(_ view: PublishView) async throws {
        guard let library = try UserLibrary.openIfThere(), let account = try await library.audiobookshelfAccount else {
            throw AudiobookshelfError.noAccount
        }
        try await library.setAudiobookshelfAccount(nil)
        view.tellIsForgotten(account)
    }

    private func list(_ library: Library, _ view: PublishView) async throws {
        let account = try await library.audiobookshelfAccount
        var shown: [(Publication, LibraryBook)] = []
        for publication in try await library.publications() {
            guard let book = try? await library.book(publication.book) else { continue }
            shown.append((publication, book))
        }
        view.list(account, shown)
    }

    private func order() throws -> ExportOrder {
        var order = ExportOrder(format: .standard)
        (order.speed, order.bitrate) = (speech.speed, order.format == .m4b ? bitrate : nil)
        do {
            try order.check()
        } catch {
            throw ValidationError(ExitCodes.words(for: error))
        }
        return order
    }

    /// The books that are meant, each once.
    private func found(in library: Library) async throws -> [LibraryBook] {
        var found: [LibraryBook] = []
        for name in books {
            let book = try await Self.book(name, in: library)
            if !found.contains(where: { $0.id == book.id }) { found.append(book) }
        }
        return found
    }

    private static func book(_ name: String, in library: Library) async throws -> LibraryBook {
        let url = URL(filePath: name)
        guard ShelfName(text: name).number == nil, !url.isFolder, let source = try? BookSource(url) else {
            return try await ShelfName(text: name).book(in: library)
        }
        guard let book = try await library.books(withDigest: source.digest).max(by: { $0.addedAt < $1.addedAt }) else {
            throw NotShelvedError(path: name)
        }
        return book
    }
}

/// A file is to be published that the library does not have.
private struct NotShelvedError: ErrorWithExitCode {
    let path: String
    let exitCode = EX_NOINPUT

    var errorDescription: String? { localized("The library has no such book as \(path).") }

    var recoverySuggestion: String? {
        localized("Only a book of the library has a place to be exchanged. Add it: vorleser import \(path)")
    }
}
