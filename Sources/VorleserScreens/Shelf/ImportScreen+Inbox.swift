import VorleserKit

// What other programs have handed over. It lies in the inbox until its book is in the library or the listener has taken it off
// the list: whenever the program ends, nothing is lost, and nothing comes twice.
extension ImportScreen {
    /// So often in a row the program may end while something is read; then the listener is asked before it is tried again.
    static let mostAttempts = 2

    /// Takes in what was handed over since.
    public func takeHandedOver() async {
        guard let inbox = platform.inbox else { return }
        let parcels = await blocking {
            inbox.sweep()
            return inbox.parcels()
        }
        for parcel in parcels where known.insert(parcel.id).inserted {
            enqueue(.parcel(parcel.id), parcel.shownName)
        }
    }

    /// What is taken off the list does not come again.
    func forget(_ item: Item) {
        guard case .parcel(let id) = item.source else { return }
        switch item.state {
        case .done: return
        case .waiting, .reading, .locked, .failed:
            guard let inbox = platform.inbox else { return }
            removal = Task { [before = removal] in
                await before?.value
                await blocking { inbox.remove(id) }
            }
        }
    }

    func arrival(
        of id: ParcelID,
        _ item: Item,
        password: String?,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> Arrival {
        guard let inbox = platform.inbox, let parcel = await blocking({ inbox.parcel(id) }) else {
            throw CancellationError()
        }
        if let attempt = parcel.attempt, attempt.count > 0 {
            // The program may have ended between the book's coming and the parcel's going.
            if let book = try await book(of: parcel, newerThan: attempt.newestBook) {
                await blocking { inbox.remove(id) }
                return Arrival(book: book.id, title: book.title, copyWords: nil, losses: [])
            }
            guard attempt.count < Self.mostAttempts || insisted.contains(item.id) else { throw EndedProgram() }
        }
        let newest = try await room.library.books().map(\.id.rawValue).max() ?? 0
        try await blocking { () throws(FileFault) in try inbox.begin(id, newestBook: newest) }
        do {
            let arrival = Arrival(try await imported(parcel, password: password, progress))
            await blocking { inbox.remove(id) }
            return arrival
        } catch {
            await blocking { inbox.endInVain(id) }
            throw error
        }
    }

    private func imported(
        _ parcel: Parcel,
        password: String?,
        _ progress: @escaping @Sendable (Double) -> Void
    ) async throws -> ImportedBook {
        switch parcel.content {
        case .text(let file):
            let text = try await blocking { Result { try String(contentsOf: file, encoding: .utf8) } }.get()
            return try await room.importText(text, title: parcel.name.isEmpty ? nil : parcel.name)
        case .file(let file):
            return try await room.importBook(
                at: file,
                named: parcel.shownName,
                password: password,
                progress: progress
            )
        case .address(let url):
            guard let inbox = platform.inbox, let link = WebLink(url) else { throw SharingError.noAddress }
            let page = try await platform.visit(link)
            // Kept before it is read: were the program to end, its book would be known by it.
            let ending = URL(filePath: page.name).pathExtension
            let name = parcel.name.isEmpty ? page.name : Parcel.fileName(parcel.name, ending: ending)
            try await blocking { () throws(FileFault) in try inbox.fill(page.bytes, named: name, for: parcel.id) }
            let filled = await blocking { inbox.parcel(parcel.id) }
            guard let filled, case .file = filled.content else { throw CancellationError() }
            return try await imported(filled, password: password, progress)
        }
    }

    /// The book that an earlier attempt has made of the same bytes.
    private func book(of parcel: Parcel, newerThan newest: Int64) async throws -> LibraryBook? {
        let file: URL
        switch parcel.content {
        case .file(let url), .text(let url): file = url
        case .address: return nil
        }
        let digest = try await blocking { Result { try BookSource(file).digest } }.get()
        return try await room.library.books(withDigest: digest).first { $0.id.rawValue > newest }
    }
}

/// The program has ended more than once while something was read.
private struct EndedProgram: LocalizedError {
    var errorDescription: String? { localized("Vorleser ended while it was reading this.") }
    var recoverySuggestion: String? { localized("Try it again, or take it off the list.") }
}

extension Parcel {
    /// What stands on the list.
    fileprivate var shownName: String {
        if !name.isEmpty { return name }
        return switch content {
        case .file: localized("Shared file")
        case .text: localized("Shared text")
        case .address(let url): url.host() ?? url.absoluteString
        }
    }
}
