import Foundation
import VorleserKit

/// A place as reading apps say it: see ``ProgressionController``.
struct ProgressionDocument: Codable {
    /// Of the chapter.
    var title: String?
    /// RFC 3339.
    let modified: String
    let device: Device
    /// A share of the book: 0 … 1.
    let progression: Double
    /// Addresses inside the book, with fragments for a page or for words, the best first.
    var references: [String]?

    struct Device: Codable {
        /// A URI.
        let id: String
        let name: String

        /// Under which its places are kept: as it calls itself, if there is room for that.
        var key: String { id.utf16.count <= 64 ? id : SHA256.urn(of: id) }

        fileprivate var isPossible: Bool {
            (1...2000).contains(id.utf8.count) && id.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:./) != nil
                && (1...2000).contains(name.utf8.count)
        }
    }

    init(_ place: DevicePlace, in book: Book) {
        let offset = book.offset(of: place.place)
        let chapter = book.chapters.last { $0.span.lowerBound <= offset }?.title ?? ""
        title = chapter.isEmpty ? nil : chapter
        modified = place.at.formatted(Self.exactMoments)
        let own = Device(id: place.device, name: place.deviceName.isEmpty ? "Vorleser" : place.deviceName)
        device = own.isPossible ? own : Device(id: SHA256.urn(of: "device " + own.id), name: own.name)
        let length = book.span.length
        progression = length > 0 ? min(Double(offset.utf16) / Double(length), 1) : 0
        references = Self.reference(to: offset, in: book).map { [$0] }
    }

    // MARK: What was said

    /// When it was; `nil` for what is no moment.
    var moment: Date? {
        (try? Self.exactMoments.parse(modified)) ?? (try? Date.ISO8601FormatStyle().parse(modified))
    }

    private static let exactMoments = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

    var isPossible: Bool {
        let references = references ?? []
        return (0...1).contains(progression) && device.isPossible && references.count <= 50
            && references.allSatisfy { $0.utf8.count <= 8000 }
    }

    /// Where that is: by the first reference that leads somewhere, else by the share.
    func offset(in book: Book) -> TextOffset {
        let share = TextOffset(utf16: Int((progression * Double(book.span.length)).rounded()))
        return (references ?? []).lazy.compactMap { Self.offset(of: $0, near: share, in: book) }.first ?? share
    }

    // MARK: References

    /// How many code units of the text stand in a reference.
    private static let quoted = 60

    private static func reference(to offset: TextOffset, in book: Book) -> String? {
        if let page = book.pageNumber(at: offset) { return "#page=\(page)" }
        guard let item = book.spineItem(at: offset), !item.href.isEmpty,
            let href = item.href.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
        else { return nil }
        let end = min(offset.advanced(by: quoted), item.span.upperBound)
        let words = end > offset ? book.place(at: offset).after.prefix { !$0.isNewline } : ""
        guard let fragment = words.addingPercentEncoding(withAllowedCharacters: .alphanumerics), !fragment.isEmpty
        else { return href }
        return "\(href)#:~:text=\(fragment)"
    }

    /// Source: RFC 3778 §3 (`page=`); URL Fragment Text Directives §3 (`:~:text=prefix-,start,end,-suffix`).
    private static func offset(of reference: String, near share: TextOffset, in book: Book) -> TextOffset? {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 ? parts[1] : ""
        if let page = fragment.wholeMatch(of: /page=([0-9]{1,7})/).flatMap({ Int($0.1) }) {
            return book.start(ofPageNumber: page)
        }
        let href = parts[0].removingPercentEncoding ?? ""
        let item = href.isEmpty ? nil : book.spine.first { $0.href == href || $0.href.hasSuffix("/" + href) }
        guard let item else { return nil }
        let isInside = item.span.lowerBound <= share && share < item.span.upperBound
        let nearest = isInside ? share : item.span.lowerBound
        guard let directive = fragment.firstRange(of: ":~:text=") else { return nearest }
        let terms = fragment[directive.upperBound...].prefix { $0 != "&" }.split(separator: ",")
        let before = terms.first { $0.hasSuffix("-") }?.dropLast().removingPercentEncoding ?? ""
        let start = terms.first { !$0.hasSuffix("-") && !$0.hasPrefix("-") }?.removingPercentEncoding ?? ""
        guard !start.isEmpty else { return nearest }
        let local = nearest.utf16 - item.span.lowerBound.utf16
        return book.offset(
            of: Place(offset: nearest, href: item.href, localOffset: local, before: before, after: start)
        )
    }
}

extension Book {
    /// Where the pages of a comic begin; other books have none of their own.
    private var pageStarts: [TextOffset] {
        format == .comic ? (fixedPages?.pages ?? []).map { TextOffset(utf16: $0.offset) } : []
    }

    /// Counted from 1.
    fileprivate func pageNumber(at offset: TextOffset) -> Int? {
        let starts = pageStarts
        return starts.isEmpty ? nil : max(starts.prefix { $0 <= offset }.count, 1)
    }

    fileprivate func start(ofPageNumber page: Int) -> TextOffset? { page < 1 ? nil : pageStarts.prefix(page).last }
}
