import VorleserBooks
public import VorleserCore
public import VorleserLibrary
public import VorleserNarration
import VorleserSpeech

extension ReadingRoom {
    /// When each place of a book sounds, read by the voice that is chosen for it.
    ///
    /// Exact where the book is short, and in the chapters that were asked for, as far as their clips are kept; an
    /// estimate elsewhere. No long book is narrated for it as a whole.
    /// - Parameters:
    ///   - id: The book.
    ///   - place: In a chapter that is being heard.
    /// - Returns: `nil` when no voice is to read it.
    /// - Throws: ``VorleserLibrary/LibraryError``, ``VorleserBooks/BookReadingError``
    public func times(of id: BookID, near place: TextOffset? = nil) async throws -> SpokenTimes? {
        guard try await fit(of: id).mismatch == nil else { return nil }
        let open = try await book(id)
        let voice = try await voice(for: id)
        let settings = try await narrationSettings()
        let speaker = try vorleser.speaking(as: voice.id)
        let key = TimesShelf.Key(
            book: id,
            revision: open.revision,
            bookLanguage: open.book.metadata.language,
            voice: voice.id,
            settings: settings
        )
        let estimate = await timesShelf.estimate(for: key) {
            Task { [queue] in await queue.run { speaker.estimate(of: open.book, settings: settings) } }
        }.value
        var chapters = timesShelf.chapters(for: key)
        for index in Self.chaptersToNarrate(of: open.book, near: place, besides: chapters) {
            let script = try await script(
                of: open.book.chapters[index].span,
                in: open,
                as: voice.id,
                settings: settings
            )
            chapters[index] = await queue.run { NarratedChapter(script.utterances, spokenBy: speaker) }
        }
        timesShelf.keep(chapters, for: key)
        let pace = Array(chapters.values).pace ?? voice.pace
        let times = SpokenTimes(
            of: open.book.chapters.indices.lazy.flatMap { index in
                chapters[index]?.stretches(pace: pace) ?? estimate.stretches(ofChapter: index, pace: pace)
            }
        )
        timesShelf.tell(times, of: id, open.revision)
        await queue.run { [folders] in TimesFile(of: id, in: folders.times).keep(times, of: open.revision) }
        return times
    }

    /// How books stand with their listener.
    /// - Throws: What the library throws.
    public func standings(of books: [LibraryBook]) async throws -> [BookStanding] {
        let speed = try await library.setting("speed", as: Double.self) ?? 1
        let sought = books.map { ($0.id, LoadedBook.revision(of: $0)) }.filter {
            timesShelf.told(of: $0.0, $0.1) == nil
        }
        let found = await queue.run { [folders] in
            sought.map { ($0, $1, TimesFile(of: $0, in: folders.times).times(of: $1)) }
        }
        for (id, revision, times) in found where timesShelf.told(of: id, revision) == nil {
            timesShelf.tell(times, of: id, revision)
        }
        return books.map { book in
            let times = timesShelf.told(of: book.id, LoadedBook.revision(of: book)) ?? nil
            return BookStanding(of: book, times: times, usualSpeed: speed)
        }
    }

    /// How a book stands with its listener.
    /// - Throws: What the library throws.
    public func standing(of book: LibraryBook) async throws -> BookStanding { try await standings(of: [book])[0] }

    /// Finds a book's times, so that its card can tell them, unless they are known.
    public func findTimes(of id: BookID) async {
        guard let record = try? await library.book(id), (try? await standing(of: record)) != nil,
            timesShelf.told(of: id, LoadedBook.revision(of: record)) == .some(nil)
        else { return }
        // What cannot be told now is told when the book is read.
        _ = try? await times(of: id)
    }

    /// UTF-16 code units of a book that is narrated as a whole, and of a chapter that is for being heard.
    private static let shortBook = 60_000
    private static let longestChapter = 300_000

    private static func chaptersToNarrate(
        of book: Book,
        near place: TextOffset?,
        besides known: [Int: NarratedChapter]
    ) -> [Int] {
        let here = place.flatMap(book.chapterIndex).flatMap { index in
            book.chapters[index].span.length <= longestChapter ? index : nil
        }
        guard book.length <= shortBook else { return here.map { [$0] } ?? [] }
        return book.chapters.indices.filter { known[$0] == nil || $0 == here }
    }
}

extension Vorleser {
    /// How long the chapters of a book sound, without narrating them all.
    fileprivate func estimate(of book: Book, settings: NarrationSettings) -> SpokenEstimate {
        SpokenEstimate(of: book, by: narrator(for: book, settings))
    }
}
