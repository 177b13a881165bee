import Foundation
import VorleserCore

/// In which order books are listed.
public enum BookOrder: String, Hashable, Codable, Sendable, CaseIterable {
    /// The one last read, or else added, first.
    case recent
    /// Capitals, accents and a leading article do not matter; numbers count as numbers.
    case title
    /// By the first author's last name; books without one come last.
    case author
    /// The newest first.
    case added
    /// By the series, and there by the number; books of none come last, by title.
    case series

    func sorted(_ books: [LibraryBook]) -> [LibraryBook] {
        switch self {
        case .recent:
            books.sorted { ($0.readAt ?? $0.addedAt, $0.id.rawValue) > ($1.readAt ?? $1.addedAt, $1.id.rawValue) }
        case .added: books.sorted { ($0.addedAt, $0.id.rawValue) > ($1.addedAt, $1.id.rawValue) }
        case .title: sorted(books) { [SortKey(title: $0.title), SortKey(author: $0.authors.first)] }
        case .series:
            sorted(books) {
                [SortKey(title: $0.series?.name ?? ""), SortKey(number: $0.series?.position), SortKey(title: $0.title)]
            }
        case .author: sorted(books) { [SortKey(author: $0.authors.first), SortKey(title: $0.title)] }
        }
    }

    private func sorted(_ books: [LibraryBook], by keys: (LibraryBook) -> [SortKey]) -> [LibraryBook] {
        books.map { (book: $0, keys: keys($0)) }.sorted { left, right in
            let order = zip(left.keys, right.keys).lazy.map { $0.order(before: $1) }.first { $0 != .orderedSame }
            return order.map { $0 == .orderedAscending } ?? (left.book.id.rawValue < right.book.id.rawValue)
        }.map(\.book)
    }
}

/// What a title or a name is put into order by, as on a shelf.
struct SortKey {
    /// Empty for what has no letters or digits: it comes last.
    let text: String

    /// Words that do not count at the start of a title.
    private static let articles: Set<Substring> = [
        "the", "a", "an", "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une", "el", "los", "las", "il",
        "lo", "gli",
    ]

    init(title: String) {
        let words = Self.folded(title).split(separator: " ")
        // A title that is nothing but an article keeps it.
        let rest = words.count > 1 && Self.articles.contains(words[0]) ? words.dropFirst() : words[...]
        text = rest.joined(separator: " ")
    }

    /// - Parameter author: “H. G. Wells” and “Wells, H. G.” alike.
    init(author: String?) {
        guard let author else {
            text = ""
            return
        }
        let parts = author.split(separator: ",", maxSplits: 1)
        if parts.count == 2 {
            text = Self.folded(parts.joined(separator: " "))
        } else {
            let words = Self.folded(author).split(separator: " ")
            text = (words.suffix(1) + words.dropLast()).joined(separator: " ")
        }
    }

    /// - Parameter number: As printed: “3”, “2.5”.
    init(number: String?) { text = number ?? "" }

    /// Small letters without accents, and digits; blanks between.
    private static func folded(_ text: String) -> String {
        let plain = text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
        return plain.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.joined(separator: " ")
    }

    func order(before other: SortKey) -> ComparisonResult {
        guard !text.isEmpty, !other.text.isEmpty else {
            return text.isEmpty == other.text.isEmpty
                ? .orderedSame : text.isEmpty ? .orderedDescending : .orderedAscending
        }
        return text.compare(other.text, options: .numeric)
    }
}
