import Foundation
import VorleserKit

/// What a client may say of a book.
struct BookUpdate: Decodable, Sendable {
    let title: Change<String>
    let authors: Change<[String]>
    let series: Change<Series>
    let collections: Change<[String]>
    let voice: Change<String>
    let speed: Change<Double>
    let mode: Change<BookPreferences.ReadingMode>
    /// `null` for what the places say.
    let mark: Change<ReadingMark>
    /// `null` for what the book and its text say.
    let language: Change<String>
    /// Whether only its listener sees it.
    let isPrivate: Bool?

    struct Series: Decodable, Sendable {
        let name: String
        let position: String?
    }

    private enum Key: String, CodingKey {
        case title, authors, series, collections, voice, speed, mode, mark, language, isPrivate
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        title = try Change(container, .title)
        authors = try Change(container, .authors)
        series = try Change(container, .series)
        collections = try Change(container, .collections)
        voice = try Change(container, .voice)
        speed = try Change(container, .speed)
        mode = try Change(container, .mode)
        mark = try Change(container, .mark)
        language = try Change(container, .language)
        isPrivate = try container.decodeIfPresent(Bool.self, forKey: .isPrivate)
    }

    /// Whether it is of what all see, not only of what a person has chosen.
    var isOfShelf: Bool {
        let isAsked = [title.isAsked, authors.isAsked, series.isAsked, collections.isAsked, language.isAsked]
        return isPrivate != nil || isAsked.contains(true)
    }

    // MARK: Whether it can be

    /// More than any title, and little enough for every list.
    private static let longestName = 1000
    private static let longestPosition = 20
    private static let mostNames = 100

    /// - Throws: ``Refusal`` of the first wish that cannot be.
    func check() throws {
        if case .set(let speed) = speed, !ListeningSpeed.speeds.contains(speed) {
            throw Refusal.badValue("speed", wanted: [ListeningSpeed.speeds.words])
        }
        if case .set(let tag) = language, Language(tag) == nil {
            throw Refusal.badValue("language", wanted: ["BCP 47 tag"])
        }
        if case .set(let title) = title, !Self.isName(title.onOneLine) {
            throw Refusal.badValue("title", wanted: ["1 … \(Self.longestName) characters"])
        }
        if case .set(let series) = series {
            guard series.name.utf16.count <= Self.longestName,
                (series.position ?? "").utf16.count <= Self.longestPosition
            else {
                throw Refusal.badValue("series", wanted: ["a name, and a position such as “3” or “2.5”"])
            }
        }
        try Self.check(authors, "authors")
        try Self.check(collections, "collections")
    }

    private static func isName(_ text: String) -> Bool { (1...longestName).contains(text.utf16.count) }

    private static func check(_ names: Change<[String]>, _ field: String) throws {
        guard case .set(let names) = names else { return }
        guard names.count <= mostNames, names.allSatisfy({ $0.onOneLine.utf16.count <= longestName }) else {
            throw Refusal.badValue(field, wanted: ["at most \(mostNames) names"])
        }
    }

    // MARK: Doing it

    func apply(to book: inout BookDescription) {
        if case .set(let title) = title { book.title = title.onOneLine }
        if case .set(let authors) = authors { book.authors = authors.names }
        switch series {
        case .none: break
        case .takenBack: book.series = nil
        case .set(let series):
            let position = series.position?.onOneLine ?? ""
            book.series =
                series.name.onOneLine.isEmpty
                ? nil
                : BookMetadata.Series(name: series.name.onOneLine, position: position.isEmpty ? nil : position)
        }
        switch collections {
        case .none: break
        case .takenBack: book.collections = []
        case .set(let collections):
            book.collections = collections.names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
    }

    func apply(to preferences: inout BookPreferences) {
        preferences.voice = voice.applied(to: preferences.voice)
        preferences.speed = speed.applied(to: preferences.speed)
        preferences.mode = mode.applied(to: preferences.mode)
    }
}

extension [String] {
    fileprivate var names: [String] { map(\.onOneLine).filter { !$0.isEmpty } }
}
