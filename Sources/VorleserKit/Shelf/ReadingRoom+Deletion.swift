public import VorleserLibrary
import VorleserCore
import VorleserNarration
import VorleserSpeech

extension ReadingRoom {
    /// Deletes a book for good, removed before or not: record, file, cover, places and notes, and what was spoken of it
    /// by the voices that are chosen for it. Other clips go when their room is needed.
    /// - Returns: The rest of the work: finding what was spoken of a long book takes a while, and the caller need not wait.
    /// - Throws: ``VorleserLibrary/LibraryError``
    @discardableResult
    public func delete(_ id: BookID) async throws -> Task<Void, Never> {
        let spoken = await spoken(of: id)
        try await library.purge(id)
        forget(id)
        TimesFile(of: id, in: folders.times).remove()
        texts.remove(id)
        PagesFile(of: id, in: folders.pages).remove()
        KeptEpisodes(folders).remove(id)
        return Task(priority: .background) { [clips = vorleser.clips] in
            guard let spoken else { return }
            // Clips that cannot be removed now go later, as all do that are not listened to.
            try? await BookIntake.run { try clips.remove(spoken.addresses) }
        }
    }

    /// What was spoken of a book; `nil` when its clips are not ours to remove, or another book of the library was made
    /// of the same file.
    private func spoken(of id: BookID) async -> SpokenBook? {
        guard folders.store == nil, let record = await record(of: id), let file = library.file(of: record),
            let copies = try? await library.books(withDigest: record.digest), copies.allSatisfy({ $0.id == id }),
            let book = try? await BookIntake.run({ [vorleser] in
                try Vorleser.book(at: file, languages: vorleser.languages)
            })
        else { return nil }
        let usual = try? await library.setting("voice", as: String.self)
        let names = [record.preferences.voice, usual].compactMap { $0.map(Voice.ID.init(rawValue:)) }
        return SpokenBook(
            book: book,
            speakers: Set(names + [vorleser.voice.id]).compactMap { try? vorleser.speaking(as: $0) },
            settings: (try? await narrationSettings()) ?? NarrationSettings()
        )
    }

    private func record(of id: BookID) async -> LibraryBook? {
        if let book = try? await library.book(id) { return book }
        return try? await library.removedBooks().first { $0.id == id }
    }
}

/// A book, and who may have spoken it.
private struct SpokenBook: Sendable {
    let book: Book
    let speakers: [Vorleser]
    let settings: NarrationSettings

    /// Where its clips are kept.
    var addresses: Set<ClipAddress> {
        speakers.reduce(into: []) { addresses, speaker in
            for stretch in Narrator.stretches(of: book) {
                for utterance in speaker.script(of: book, in: stretch, settings: settings).utterances {
                    if let address = try? speaker.studio.address(of: utterance, as: speaker.voice.id) {
                        addresses.insert(address)
                    }
                }
            }
        }
    }
}
