import VorleserCore
import VorleserLibrary
import VorleserNarration

/// The scripts of the chapters, or parts of very long ones, that were last read or heard.
struct ScriptShelf {
    /// All that a script depends on.
    struct Key: Hashable {
        let book: BookID
        let revision: String
        /// Which of the book's stretches it is of.
        let stretch: Int
        let limits: UtteranceLimits
        /// The voice's, which decides how respelt words are meant.
        let language: String
        /// Who speaks passages in other languages.
        let speakers: [Language: Voice.ID]
        /// What is said as in other languages besides.
        let foreign: Set<Language>
        /// The book's.
        let bookLanguage: String?
        let settings: NarrationSettings
        /// Of the listener's pronunciations.
        let stamp: String
        /// What is said otherwise at places of the stretch.
        let saidHere: [SaidHere]
    }

    private struct Entry {
        let key: Key
        let script: Task<Script, Never>
        /// UTF-16 code units of the stretch.
        let length: Int
    }

    /// The one last asked for at the end.
    private var entries: [Entry] = []

    /// UTF-16 code units of what has its script kept: one very long book, or several of the usual length.
    private static let mostText = 4_000_000

    /// The script of a stretch, being made perhaps.
    mutating func script(for key: Key, length: Int, make: () -> Task<Script, Never>) -> Task<Script, Never> {
        if let index = entries.lastIndex(where: { $0.key == key }) {
            let entry = entries.remove(at: index)
            entries.append(entry)
            return entry.script
        }
        let entry = Entry(key: key, script: make(), length: length)
        entries.append(entry)
        var text = entries.reduce(0) { $0 + $1.length }
        while text > Self.mostText, entries.count > 1 { text -= entries.removeFirst().length }
        return entry.script
    }

    mutating func removeAll(of book: BookID) { entries.removeAll { $0.key.book == book } }
}
