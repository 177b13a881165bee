public import VorleserCore

import Synchronization

/// The dictionaries of this machine. Looks for them each time, so that one that was installed is there; keeps them open.
///
/// Its functions wait for the disk.
public final class WordBookShelf: Sendable {
    private struct Opened {
        let path: String
        let stamp: [Int]?
        let book: Result<WordBook, WordBookError>
    }

    private let folders: [String]
    private let opened = Mutex<[Opened]>([])

    /// Bytes of headwords that are kept in memory; dictionaries beyond that are opened each time.
    private static let mostMemory = 256 << 20

    /// - Parameter folders: The paths of those in which dictionaries are sought.
    public init(folders: [String]) { self.folders = folders }

    /// A dictionary that is there and cannot be used.
    public struct Broken: Sendable {
        /// The name of its file.
        public let file: String
        public let error: WordBookError
    }

    /// The dictionaries, and those that cannot be used.
    public func books() -> (usable: [WordBook], broken: [Broken]) {
        var (usable, broken): ([WordBook], [Broken]) = ([], [])
        for entry in open() {
            switch entry.book {
            case .success(let book): usable.append(book)
            case .failure(let error): broken.append(Broken(file: entry.path.lastPathPart, error: error))
            }
        }
        return (usable, broken)
    }

    /// What a word is answered with.
    public struct Answer: Sendable {
        /// The word as it was looked up.
        public let word: String
        public let entries: [(book: WordBook, entry: WordBook.Entry)]
        /// Whether there is any dictionary that can be used.
        public let isAnyInstalled: Bool
    }

    /// Looks a word up in all dictionaries: those of its language first; others only where those have nothing.
    /// - Parameters:
    ///   - word: As it is printed, or several words.
    ///   - language: The language it is in; `nil` when that is not known.
    /// - Returns: What was found, a dictionary after the other.
    /// - Throws: ``WordBookError`` when none that has the word can be read.
    public func entries(for word: String, in language: Language?) throws(WordBookError) -> Answer {
        let word = WordForms.cleaned(word)
        let books = books().usable
        var found: [(WordBook, WordBook.Entry)] = []
        var fault: WordBookError?
        // Of its language, of none that is known, of others.
        let groups = [
            books.filter { $0.language != nil && $0.language == language },
            books.filter { $0.language == nil || language == nil && $0.language != nil },
            language == nil ? [] : books.filter { $0.language != nil && $0.language != language },
        ]
        for (number, group) in groups.enumerated() where number < 2 || found.isEmpty {
            for book in group where !word.isEmpty {
                do throws(WordBookError) {
                    // An unknown language is taken for the dictionary's.
                    let tongue = language ?? book.language
                    found += try Self.entries(for: word, in: book, tongue).map { (book, $0) }
                } catch {
                    fault = error
                }
            }
        }
        if found.isEmpty, let fault { throw fault }
        return Answer(word: word, entries: found, isAnyInstalled: !books.isEmpty)
    }

    private static func entries(
        for word: String,
        in book: WordBook,
        _ language: Language?
    ) throws(WordBookError) -> [WordBook.Entry] {
        let forms = WordForms.languages[language?.code ?? ""]
        var found = try book.entries(for: word)
        let headwords = found.isEmpty ? forms.headwords(of: word) : forms.irregularHeadwords(of: word)
        for headword in headwords {
            for entry in try book.entries(for: headword) where !found.contains(entry) { found.append(entry) }
        }
        return Array(found.prefix(WordBook.mostEntries))
    }

    private func open() -> [Opened] {
        let paths = WordBookFiles.paths(in: folders)
        return opened.withLock { kept in
            let now = paths.map { path in
                let stamp = WordBookFiles.stamp(of: path)
                if let known = kept.first(where: { $0.path == path && $0.stamp == stamp }) { return known }
                let book = Result { () throws(WordBookError) in try WordBook(at: path) }
                return Opened(path: path, stamp: stamp, book: book)
            }
            var room = Self.mostMemory
            kept = now.filter { entry in
                room -= (try? entry.book.get())?.memory ?? 0
                return room >= 0
            }
            return now
        }
    }
}
