#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif
import VorleserCore

/// Where the places of a book are in the pages made of it.
package struct PrintedAddresses: Sendable {
    /// A page for each chapter.
    let pages: [ContainerPath]
    private let book: Book
    private let leaves: [TextSpan]
    /// Offsets that something leads to, ascending: places in the pages' text.
    private let anchors: [Int]

    /// - Parameters:
    ///   - book: What is printed.
    ///   - pages: A page for each chapter.
    ///   - leaves: The stretches of text that the pages hold, in order.
    init(_ book: Book, pages: [ContainerPath], leaves: [TextSpan]) {
        self.book = book
        self.pages = pages
        self.leaves = leaves
        var offsets: Set<Int> = []
        for mark in book.marks {
            if case .link(.place(let offset)) = mark.kind { offsets.insert(Self.place(offset, leaves)) }
        }
        func add(_ entries: [ContentsEntry]) {
            for entry in entries {
                offsets.insert(Self.place(entry.offset, leaves))
                add(entry.children)
            }
        }
        add(book.contents)
        anchors = offsets.sorted()
    }

    /// The place of an offset; `nil` beyond the book.
    func target(_ offset: TextOffset) -> NavigationFile.Target? {
        guard let chapter = book.chapterIndex(at: offset), pages.indices.contains(chapter) else { return nil }
        if offset == book.chapters[chapter].span.lowerBound { return .init(path: pages[chapter], fragment: nil) }
        let place = Self.place(offset, leaves)
        guard let page = book.chapterIndex(at: TextOffset(utf16: place)) else { return nil }
        return .init(path: pages[page], fragment: Self.id(place))
    }

    /// The anchors in a stretch of the book.
    func anchors(in range: Range<Int>) -> ArraySlice<Int> {
        let first = anchors.partitioningIndex { $0 >= range.lowerBound }
        return anchors[first...].prefix { $0 < range.upperBound }
    }

    /// The place of a note.
    func note(_ offset: TextOffset) -> NavigationFile.Target? {
        book.chapterIndex(at: offset).map { .init(path: pages[$0], fragment: Self.noteID(offset)) }
    }

    static func id(_ anchor: Int) -> String { "o\(anchor)" }
    static func noteID(_ offset: TextOffset) -> String { "n\(offset.utf16)" }
    static func referenceID(_ offset: TextOffset) -> String { "r\(offset.utf16)" }

    /// The offset itself where text is printed, else where it goes on.
    private static func place(_ offset: TextOffset, _ leaves: [TextSpan]) -> Int {
        let next = leaves.partitioningIndex { $0.upperBound > offset }
        guard next < leaves.count else { return leaves.last?.lowerBound.utf16 ?? 0 }
        return max(offset, leaves[next].lowerBound).utf16
    }

    /// An address outside the book as XHTML may have it; `nil` for one that is none.
    package static func external(_ address: String) -> String? {
        let allowed = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~:/?#@!$&'()*+,;=%".utf8)
        guard address.utf8.allSatisfy(allowed.contains), let url = URL(string: address) else { return nil }
        switch url.scheme?.lowercased() {
        case "http", "https": return url.host.map { !$0.isEmpty } ?? false ? address : nil
        case "mailto": return address
        default: return nil
        }
    }
}
