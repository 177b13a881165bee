import Dispatch
import Synchronization
import VorleserCore
import Wording

/// Reads the documents of a spine, several at a time.
struct SpineReading: Sendable {
    /// A document of the spine.
    struct Document: Sendable {
        /// Path inside the book, as the archive has it.
        let href: String
        let isLinear: Bool
        let content: Content
        /// Which of the reading order's entries it is, counted from 1; those that name no file do not count.
        var number = 1

        enum Content: Sendable {
            case markup
            /// A picture that stands for a page.
            case picture
            /// Nothing that can be read, and why.
            case unreadable(BookWarning)
        }
    }

    let files: PublicationFiles
    let styles: StyleLibrary
    let language: String?
    let encryptedPaths: Set<String>
    let navigationPath: String?
    let limits: ReadingLimits

    /// The documents' text and what can be said of each, in order.
    /// - Parameters:
    ///   - documents: Of the spine.
    ///   - watch: Told which share of them has been read.
    /// - Returns: As many as there are.
    /// - Throws: ``BookReadingError/limitExceeded(what:limit:)``, and what `watch` throws.
    func read(
        _ documents: [Document],
        watch: @escaping @Sendable (Double) throws -> Void
    ) throws -> [(text: DocumentText, survey: DocumentSurvey)] {
        var results = [(text: DocumentText, survey: DocumentSurvey)?](repeating: nil, count: documents.count)
        let state = Mutex((read: 0, marks: 0, error: (any Error)?.none))
        results.withUnsafeMutableBufferPointer { buffer in
            // Each iteration writes its own element only.
            nonisolated(unsafe) let results = buffer
            DispatchQueue.concurrentPerform(iterations: documents.count) { index in
                guard state.withLock({ $0.error == nil }) else { return }
                let text = read(documents[index])
                results[index] = (text, DocumentSurvey(text))
                let count = state.withLock { state in
                    state.read += 1
                    state.marks += text.marks.count + text.references.count
                    if state.marks > limits.bookMarks {
                        state.error = BookReadingError.limitExceeded(
                            what: localized("marks in its text"),
                            limit: limits.bookMarks
                        )
                    }
                    return state.read
                }
                do {
                    try watch(Double(count) / Double(documents.count))
                } catch {
                    state.withLock { $0.error = error }
                }
            }
        }
        if let error = state.withLock({ $0.error }) { throw error }
        return results.compactMap(\.self)
    }

    private func read(_ document: Document) -> DocumentText {
        switch document.content {
        case .markup: return readMarkup(document.href)
        case .picture:
            var builder = DocumentBuilder(href: document.href)
            builder.place(.image(alternative: "", resource: document.href))
            return builder.finish()
        case .unreadable(let warning):
            return blank(document.href, warning)
        }
    }

    /// A document read once more, with where its text came from; `nil` for one that cannot be read.
    func traced(_ document: Document) -> TracedDocument? {
        guard case .markup = document.content, let content = try? files.resource(document.href),
            content.bytes.count <= limits.documentBytes, let read = ContentDocument(content.bytes)
        else { return nil }
        let setting = setting(document.href, read)
        return read.traced(in: setting, styling: styles.styling(read.sheets, base: document.href))
    }

    private func setting(_ href: String, _ document: ContentDocument) -> ContentDocument.Setting {
        let files = files
        return ContentDocument.Setting(
            href: href,
            language: language ?? document.language,
            knownPath: { files.name(for: $0) ?? $0 },
            isNavigation: href == navigationPath,
            limits: limits
        )
    }

    private func readMarkup(_ href: String) -> DocumentText {
        let content: ZipArchive.Content
        do {
            content = try files.document(href)
        } catch {
            return blank(href, warning(error, href))
        }
        let isEncrypted = encryptedPaths.contains(href) && !Self.looksLikeMarkup(content.bytes)
        if isEncrypted { return blank(href, BookWarning(.encrypted, in: href, .encryptedChapter)) }
        guard let document = ContentDocument(content.bytes) else {
            return blank(href, BookWarning(.unreadableDocument, in: href, .emptyChapter))
        }
        let setting = setting(href, document)
        var text = document.text(in: setting, styling: styles.styling(document.sheets, base: href))
        if content.isDamaged {
            text.warnings.append(BookWarning(.unreadableDocument, in: href, .damagedChapter))
        }
        return text
    }

    private func blank(_ href: String, _ warning: BookWarning) -> DocumentText {
        var document = DocumentText.blank(href: href)
        document.warnings = [warning]
        return document
    }

    private func warning(_ error: ZipArchive.EntryError, _ href: String) -> BookWarning {
        switch error {
        case .missing: BookWarning(.unreadableDocument, in: href, .missingChapter)
        case .tooLarge: BookWarning(.limit, in: href, .largeChapter)
        case .encrypted: BookWarning(.encrypted, in: href, .lockedChapter)
        case .unreadable: BookWarning(.unreadableDocument, in: href, .unpackableChapter)
        }
    }

    /// Whether bytes said to be encrypted are not.
    private static func looksLikeMarkup(_ bytes: [UInt8]) -> Bool {
        let head = bytes.prefix(256).drop { $0 <= 0x20 || $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }
        return head.first == UInt8(ascii: "<")
            && bytes.prefix(256).allSatisfy { $0 < 0x80 ? $0 >= 0x20 || $0 == 9 || $0 == 10 || $0 == 13 : true }
    }
}
