import VorleserCore

/// Which chapters of a book are read: what must be known of the whole book before one chapter can be narrated.
struct ReadingPolicy {
    let settings: NarrationSettings
    /// Whether chapters are left out for their role: not if that would leave nothing of the book.
    private let heedsRoles: Bool
    /// Documents that are left out because they are outside the reading order: none if there are no others.
    private let nonlinear: [TextSpan]
    /// The last chapter that is read.
    private(set) var lastChapter: Int?

    init(of book: Book, _ settings: NarrationSettings) {
        self.settings = settings
        self.heedsRoles = book.chapters.contains {
            $0.role.isPartOfTheWork && book.text(in: $0.span).utf16.isSpeakable
        }
        let heedsOrder =
            !settings.spoken.contains(.nonlinear) && book.spine.contains { $0.isLinear && !$0.span.isEmpty }
        self.nonlinear = heedsOrder ? book.spine.filter { !$0.isLinear && !$0.span.isEmpty }.map(\.span) : []
        self.lastChapter = nil
        self.lastChapter = book.chapters.lastIndex { isRead($0) }
    }

    /// Why a whole chapter is not read; `nil` when it is.
    func reason(against chapter: Chapter) -> OmissionReason? {
        heedsRoles ? reason(against: chapter.role, inside: nil) : nil
    }

    /// Why a section is not read; `nil` when it is.
    ///
    /// A dedication among other front matter is read, but nothing inside a licence or a list of contents.
    /// - Parameters:
    ///   - role: The section's role.
    ///   - outer: Why what it stands in is not read; `nil` when that is read.
    /// - Returns: The reason that holds for it.
    func reason(against role: SectionRole, inside outer: OmissionReason?) -> OmissionReason? {
        switch outer {
        case nil, .frontMatter, .backMatter: role.reasonToSkip.flatMap { heeded($0) }
        default: outer
        }
    }

    /// The reason itself, unless the listener wishes to hear what it keeps away.
    func heeded(_ reason: OmissionReason) -> OmissionReason? { settings.spoken.contains(reason) ? nil : reason }

    /// The documents in a span that are left out because they are outside the reading order.
    func nonlinearDocuments(in span: TextSpan) -> [TextSpan] {
        let first = nonlinear.partitioningIndex { $0.upperBound > span.lowerBound }
        return nonlinear[first...].prefix { $0.lowerBound < span.upperBound }.map { $0.clamped(to: span) }
    }

    private func isRead(_ chapter: Chapter) -> Bool {
        reason(against: chapter) == nil && !nonlinearDocuments(in: chapter.span).contains(chapter.span)
    }
}

extension SectionRole {
    /// Why a section with this role is not read, unless it is part of the work.
    var reasonToSkip: OmissionReason? {
        guard !isPartOfTheWork else { return nil }
        return switch self {
        case .contents: .contentsList
        case .notes: .note
        case .licence: .licence
        case .pageFurniture: .pageFurniture
        case .navigation: .navigation
        case .cover, .titlePage, .halfTitlePage, .copyrightPage, .frontMatter: .frontMatter
        default: .backMatter
        }
    }
}
