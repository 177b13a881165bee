public import VorleserLibrary
import VorleserCore
import VorleserNarration
import VorleserSpeech

extension ReadingRoom {
    /// Deletes a book for good, removed before or not: record, file, cover, places and notes, and what was spoken of it
    /// by the voices that are chosen for it. Other clips go when their room is needed.
    /// - Throws: ``VorleserLibrary/LibraryError``
    public func delete(_ id: BookID) async throws {
        let spoken = await addressesOfClips(of: id)
        try await library.purge(id)
        await forget(spoken)
    }

    private func forget(_ addresses: Set<ClipAddress>) async {
        guard !addresses.isEmpty, folders.store == nil else { return }
        // Clips that cannot be removed now go later, as all do that nobody listens to.
        try? await BookIntake.run { [clips = vorleser.clips] in try clips.remove(addresses) }
    }

    /// Where the clips of a book are kept; none when another book of the library was made of the same file.
    private func addressesOfClips(of id: BookID) async -> Set<ClipAddress> {
        guard let record = await record(of: id), let file = library.file(of: record),
            let copies = try? await library.books(withDigest: record.digest), copies.allSatisfy({ $0.id == id })
        else { return [] }
        let settings = (try? await narrationSettings()) ?? NarrationSettings()
        let usual = try? await library.setting("voice", as: String.self)
        let names = [record.preferences.voice, usual].compactMap { $0.map(Voice.ID.init(rawValue:)) }
        let speakers = Set(names + [vorleser.voice.id]).compactMap { try? vorleser.speaking(as: $0) }
        let addresses = try? await BookIntake.run {
            let book = try Vorleser.book(at: file)
            return speakers.reduce(into: Set<ClipAddress>()) { addresses, speaker in
                let utterances = speaker.script(of: book, settings: settings).utterances
                for utterance in utterances {
                    if let address = try? speaker.studio.address(of: utterance, as: speaker.voice.id) {
                        addresses.insert(address)
                    }
                }
            }
        }
        return addresses ?? []
    }

    private func record(of id: BookID) async -> LibraryBook? {
        if let book = try? await library.book(id) { return book }
        return try? await library.removedBooks().first { $0.id == id }
    }
}
