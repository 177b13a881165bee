import Foundation
import VorleserKit

/// A chapter of a book as an episode of its podcast feed, made or once made.
struct Episode: Codable, Hashable, Sendable {
    /// The chapter's number in the book, from 1.
    let number: Int
    let bytes: Int
    let seconds: Double
    /// Of the sound's bytes.
    let digest: String
    /// What begins when in it; the chapter itself first.
    let marks: [Mark]
    /// When it was made first: for each episode of a book another second, in the order in which they came.
    let madeAt: Date

    /// As Podcasting 2.0 writes a chapter of an episode.
    struct Mark: Codable, Hashable, Sendable {
        let startTime: Double
        let title: String
    }
}

/// Which episodes a book comes to: the chapters of which something is said.
struct EpisodePlan: Sendable {
    let items: [Item]
    /// BCP 47 tag: the book's; the voice's where that is unknown, or there are several.
    let language: String
    /// What the book says of itself.
    let description: String?

    struct Item: Hashable, Sendable {
        /// The chapter's number in the book, from 1.
        let number: Int
        let title: String
        /// Where the chapter begins.
        let start: TextOffset
        /// About how long it takes.
        let seconds: Double
    }

    /// The chapter in which a place is; the first one that is spoken for a place before it.
    func number(at place: TextOffset) -> Int? { (items.last { $0.start <= place } ?? items.first)?.number }

    /// The episodes that a listener of one needs soon: the next two, and an hour.
    /// - Parameter number: The chapter that is listened to; the beginning of the book when `nil`.
    /// - Returns: In the order of the book.
    func next(after number: Int?) -> [Item] {
        var chosen: [Item] = []
        var seconds = 0.0
        for item in items where item.number > number ?? 0 {
            if chosen.count >= Self.fewestAhead, seconds >= Self.secondsAhead { break }
            chosen.append(item)
            seconds += item.seconds
        }
        return chosen
    }

    private static let fewestAhead = 2
    /// Apps look for new episodes about once an hour.
    private static let secondsAhead = 3600.0
}

extension EpisodePlan {
    /// - Parameter job: An order for all of the book.
    init(_ job: ExportJob) {
        let (book, utterances) = (job.open.book, job.script.utterances)
        items = job.work.audiobook.sections.map { section in
            let length = utterances[section.utterances].reduce(0) { $0 + $1.span.length }
            let title = section.title.isEmpty ? "Chapter \(section.number)" : section.title
            let start = book.chapters[section.number - 1].span.lowerBound
            return Item(number: section.number, title: title, start: start, seconds: Double(length) / Self.usualPace)
        }
        let said = [job.open.language?.code, book.metadata.language].compactMap { $0 }
        language = said.first { !["mul", "und"].contains($0) } ?? job.open.vorleser.voice.language
        description = book.metadata.description
    }

    /// UTF-16 code units in a second.
    private static let usualPace = 15.0
}

extension [Episode.Mark] {
    /// Where the headings of a chapter sound.
    /// - Parameters:
    ///   - chapter: Its number in the book, from 1.
    ///   - title: What it is called.
    ///   - book: The book.
    ///   - timeline: When everything of it sounds.
    init(chapter: Int, titled title: String, of book: Book, _ timeline: Timeline) {
        let spoken = timeline.tracks.first?.utterances ?? []
        let span = book.chapters[chapter - 1].span
        self = [Episode.Mark(startTime: 0, title: title)]
        for mark in book.marks {
            guard case .heading = mark.kind, span.contains(mark.span.lowerBound) else { continue }
            guard let utterance = spoken.first(where: { $0.span.upperBound > mark.span.lowerBound }) else { continue }
            let start = (utterance.start * 1000).rounded() / 1000
            // The chapter's own heading is its title.
            guard start > (last?.startTime ?? 0) else { continue }
            let words = book.text(in: mark.span).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            if !words.isEmpty { append(Episode.Mark(startTime: start, title: words)) }
        }
    }
}
