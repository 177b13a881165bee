import HTTPTypes
import VorleserKit

/// What a person must be allowed to do for a request; looking, listening and keeping notes needs nothing.
///
/// What is not known here by its path needs the most: the router takes several spellings of one.
struct NeededRight {
    let right: Person.Right?

    init(_ method: HTTPRequest.Method, _ path: String) {
        let steps = path.split(separator: "/").map(String.init)
        right = Self.isLooking(method) ? nil : Self.right(to: method, steps)
    }

    private static func isLooking(_ method: HTTPRequest.Method) -> Bool { [.get, .head, .options].contains(method) }

    private static func right(to method: HTTPRequest.Method, _ steps: [String]) -> Person.Right? {
        switch (steps.first, steps.dropFirst().first) {
        case ("api", "books"): rightForBook(method, Array(steps.dropFirst(2)))
        case ("api", "exports"), ("api", "feed"): .export
        // Of a backup comes what its controller lets come.
        case ("api", "restore"): nil
        case ("api", "settings"), ("api", "statistics"), ("api", "pair"), ("api", "koreader"), ("v1", _): nil
        // Who may do what with persons and devices depends on which: their controllers look.
        case ("api", "people"), ("api", "devices"): nil
        // Where one is oneself.
        case ("opds", "books") where steps.last == "progression": nil
        default: .house
        }
    }

    // The steps behind `/api/books`.
    private static func rightForBook(_ method: HTTPRequest.Method, _ steps: [String]) -> Person.Right? {
        switch steps.dropFirst().first {
        case "place", "activity", "bookmarks", "highlights", "pronunciations": nil
        case "feed": .export
        // What is chosen for a book is everybody's own; what is said of it is looked at by its controller.
        case nil where method == .patch && steps.count == 1: nil
        default: .shelf
        }
    }
}
