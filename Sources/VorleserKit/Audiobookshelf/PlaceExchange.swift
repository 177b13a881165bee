import Foundation

/// Which way a place goes between the library and a server that keeps one place a book: the rules, without clock or network.
struct PlaceExchange {
    /// What both sides said when they were asked last.
    struct Agreement: Codable, Hashable {
        /// On which server the item is, and which: of another nothing is agreed.
        let item: String
        /// When the server's place was set, in milliseconds since 1970; `nil` when it had none.
        var remote: Int64?
        /// When the library's newest place of another device was set; `nil` when it had none.
        var local: Date?
        /// Whether the listener had marked the book as finished.
        var isFinished: Bool
        /// When that was.
        var at: Date
    }

    /// Where the listener is by the library, on whichever device but the server's.
    struct Local: Hashable {
        /// When the newest place was set; `nil` for none.
        var placedAt: Date?
        /// Whether the listener has marked the book as finished.
        var isMarked: Bool
        /// When the book was last opened or heard.
        var readAt: Date?
    }

    /// Where the listener is by the server.
    struct Remote: Hashable {
        /// Seconds from the start.
        let time: Double
        let isFinished: Bool
        /// Milliseconds since 1970.
        let setAt: Int64

        var date: Date { Date(timeIntervalSince1970: Double(setAt) / 1000) }
    }

    enum Direction: Hashable {
        case none
        /// The library takes the server's place.
        case take
        /// The server is told the library's.
        case tell
    }

    /// What is to be done. What is new on one side goes to the other; of two the newer one.
    /// - Parameters:
    ///   - local: Where the listener is by the library.
    ///   - remote: Where they are by the server; `nil` when that knows nothing.
    ///   - last: What was agreed on before, about the same item.
    /// - Returns: The way.
    static func direction(_ local: Local, _ remote: Remote?, since last: Agreement?) -> Direction {
        let isMarkNew = local.isMarked != (last?.isFinished ?? false)
        let isLocalNew = isMarkNew || (local.placedAt.map { at in last?.local.map { at > $0 } ?? true } ?? false)
        // A server makes a place at the beginning as soon as somebody looks.
        let isBegun = remote.map { $0.isFinished || $0.time > 0 } ?? false
        let isRemoteNew = remote?.setAt != last?.remote && (isBegun || last?.remote != nil) && remote != nil
        switch (isLocalNew, isRemoteNew) {
        case (false, false): return .none
        case (true, false): return .tell
        case (false, true): return .take
        case (true, true):
            // Nobody notes when a book is marked; it was after both were asked.
            let marked = isMarkNew ? last?.at ?? local.readAt : nil
            let newest = [local.placedAt, marked].compactMap(\.self).max() ?? .distantPast
            return remote.map { $0.date > newest } ?? false ? .take : .tell
        }
    }
}
