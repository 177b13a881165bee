import Foundation
public import VorleserLibrary

extension ReadingRoom {
    /// What the listener wants said otherwise, where that is not what all of the household hear.
    var ownPronunciations: PronunciationStore? {
        let person = Listener.current
        guard person != .first, person != .house else { return nil }
        return PronunciationStore(folder: ownPronunciationsFolder(of: person), besides: folders.pronunciations)
    }

    private nonisolated func ownPronunciationsFolder(of person: PersonID) -> URL {
        folders.pronunciations.appending(path: "people/\(person)", directoryHint: .isDirectory)
    }

    /// Removes a person with all that is theirs; see ``VorleserLibrary/Library/removePerson(_:)``.
    /// - Returns: The sessions that have ended.
    /// - Throws: ``VorleserLibrary/LibraryError``
    @discardableResult
    public nonisolated func removePerson(_ id: PersonID) async throws -> [String] {
        let sessions = try await library.removePerson(id)
        try? FileManager.default.removeItem(at: ownPronunciationsFolder(of: id))
        KeptEpisodes(folders).remove(of: id)
        return sessions
    }
}
