public import VorleserKit

/// A bookmark, as the reader's list shows it.
public struct ReaderBookmark: Hashable, Sendable, Identifiable {
    public let id: Int64
    public let label: String
    public let offset: TextOffset
    /// Of its chapter; empty where there is none.
    public let chapter: String
    public let createdAt: Date
}

/// A marked passage, as the reader's list shows it.
public struct ReaderHighlight: Hashable, Sendable, Identifiable {
    public let id: Int64
    public let span: TextSpan
    public let text: String
    public let note: String
    public let colour: Highlight.Colour
    public let chapter: String
}

extension ReaderScreen {
    /// Looks again which notes there are.
    public func loadNotes() async {
        await trying {
            bookmarks = try await room.library.bookmarks(in: book.id).map { mark in
                let offset = book.book.offset(of: mark.place)
                let label = mark.label.isEmpty ? book.book.beginningOfSentence(at: offset) : mark.label
                return ReaderBookmark(
                    id: mark.id,
                    label: label,
                    offset: offset,
                    chapter: chapterTitle(at: offset),
                    createdAt: mark.createdAt
                )
            }
            highlights = try await room.library.highlights(in: book.id).map { mark in
                let start = book.book.offset(of: mark.start)
                let end = max(book.book.offset(of: mark.end), start)
                return ReaderHighlight(
                    id: mark.id,
                    span: start..<end,
                    text: mark.text,
                    note: mark.note,
                    colour: mark.colour,
                    chapter: chapterTitle(at: start)
                )
            }
        }
        pane?.mark(highlights.map { PaneMark(span: $0.span, colour: $0.colour) })
    }

    /// Keeps a place; where the listener is when `nil`. It is called as its sentence begins.
    public func addBookmark(at offset: TextOffset? = nil) {
        let offset = offset ?? here
        note { reader in
            let label = reader.book.book.beginningOfSentence(at: offset)
            _ = try await reader.room.library.addBookmark(
                label,
                at: reader.book.book.place(at: offset),
                in: reader.book.id
            )
        }
    }

    public func renameBookmark(_ id: ReaderBookmark.ID, to label: String) {
        note { reader in _ = try await reader.room.library.renameBookmark(id, to: label, in: reader.book.id) }
    }

    public func removeBookmark(_ id: ReaderBookmark.ID) {
        note { reader in try await reader.room.library.removeBookmark(id, in: reader.book.id) }
    }

    /// Marks a passage; nothing of white space alone.
    public func addHighlight(_ span: TextSpan, colour: Highlight.Colour = .yellow, note words: String = "") {
        let span = span.clamped(to: book.book.span)
        let text = String(book.book.text(in: span))
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        note { reader in
            let printed = reader.book.book
            _ = try await reader.room.library.addHighlight(
                from: printed.place(at: span.lowerBound),
                to: printed.place(at: span.upperBound),
                text: text,
                colour: colour,
                note: words,
                in: reader.book.id
            )
        }
    }

    /// Gives a marked passage another colour or note; `nil` leaves them.
    public func changeHighlight(_ id: ReaderHighlight.ID, colour: Highlight.Colour? = nil, note words: String? = nil) {
        note { reader in
            _ = try await reader.room.library.changeHighlight(id, colour: colour, note: words, in: reader.book.id)
        }
    }

    public func removeHighlight(_ id: ReaderHighlight.ID) {
        note { reader in try await reader.room.library.removeHighlight(id, in: reader.book.id) }
    }

    /// All notes as Markdown, to be shared.
    /// - Throws: `LibraryError`, `BookReadingError`
    public func notesDocument() async throws -> String { try await room.notes(of: book.id).markdown }

    private func note(_ change: @escaping @MainActor (ReaderScreen) async throws -> Void) {
        then { reader in
            await reader.trying { try await change(reader) }
            await reader.loadNotes()
        }
    }

    func chapterTitle(at offset: TextOffset) -> String {
        book.book.chapterIndex(at: offset).map { book.book.chapters[$0].title } ?? ""
    }
}
