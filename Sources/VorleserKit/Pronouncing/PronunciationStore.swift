public import Foundation
public import VorleserCore
import VorleserDisk
public import VorleserNarration

/// The user's own pronunciations: a file for all books, and one for each book that has some of its own.
///
/// Each is a ``VorleserNarration/PronunciationDocument``, which can be edited by hand as well. A file is replaced as a
/// whole, and only once its bytes are on the disk; two programs that change it at the same time take turns.
public struct PronunciationStore: Sendable {
    private let folder: URL
    /// Others' that hold, too, after those that are kept here; they are not changed.
    private let common: URL?

    /// - Parameters:
    ///   - folder: Made when the first pronunciation is saved.
    ///   - common: Where those are that hold for all of a household; `nil` when the folder's own are these.
    public init(folder: URL, besides common: URL? = nil) { (self.folder, self.common) = (folder, common) }

    /// Where the pronunciations for all books are kept, or those of one book.
    public func file(of book: Book? = nil) -> URL {
        folder.appending(path: book.map { "book-" + $0.fingerprint + ".txt" } ?? "all.txt")
    }

    /// What is kept for all books, or for one; an empty document when there is nothing.
    /// - Throws: ``PronunciationStoreError`` when there is a file that cannot be read.
    public func document(of book: Book? = nil) throws -> PronunciationDocument {
        PronunciationDocument(try text(of: file(of: book)) ?? "")
    }

    /// The pronunciations that hold in a book.
    /// - Parameters:
    ///   - book: The book; `nil` for what holds in all.
    ///   - warn: Told of files and lines that cannot be read; the others hold all the same.
    /// - Returns: The book's own before those for all books, the person's before the household's.
    public func rules(in book: Book?, warn: (any Error) -> Void = { _ in }) -> [UserPronunciation] {
        let owners: [Book?] = book.map { [$0, nil] } ?? [nil]
        let own: [UserPronunciation] = owners.flatMap { owner in
            do {
                let document = try document(of: owner)
                for problem in document.problems {
                    warn(PronunciationStoreError.badLine(file(of: owner).path, problem))
                }
                return document.rules
            } catch {
                warn(error)
                return []
            }
        }
        return own + (household?.rules(in: book, warn: warn) ?? [])
    }

    /// Those that hold for all of a household, besides.
    private var household: PronunciationStore? { common.map { PronunciationStore(folder: $0) } }

    /// The files that decide what holds in a book.
    func files(for book: Book) -> [URL] { [file(of: book), file()] + (household?.files(for: book) ?? []) }

    /// Changes what is kept for all books, or for one, and keeps the result.
    /// - Parameters:
    ///   - book: The book; `nil` for what holds in all.
    ///   - change: May throw to leave everything as it was.
    /// - Returns: What `change` returns.
    /// - Throws: ``PronunciationStoreError``, and what `change` throws.
    @discardableResult
    public func edit<Result>(
        for book: Book? = nil,
        _ change: (inout PronunciationDocument) throws -> Result
    ) throws -> Result {
        try edit(file(of: book), heading: heading(of: book?.metadata.title), change)
    }

    private func edit<Result>(
        _ file: URL,
        heading: @autoclosure () -> String,
        _ change: (inout PronunciationDocument) throws -> Result
    ) throws -> Result {
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            if FileFault(error)?.isForWantOfRoom == true { throw PronunciationStoreError.noRoom(folder.path) }
            throw PronunciationStoreError.unwritable(folder.path, reason: error.reasonInWords)
        }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let before = try text(of: file)
        var document = PronunciationDocument(before ?? heading())
        let result = try change(&document)
        if document.text != before { try write(document.text, to: file) }
        return result
    }

    // MARK: To another machine

    /// All that is kept for single books, by what names their files.
    /// - Throws: ``PronunciationStoreError`` when there is a file that cannot be read.
    func textsOfBooks() throws -> [(fingerprint: String, text: String)] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false))) ?? []
        return try names.sorted().compactMap { name in
            guard name.hasPrefix("book-"), name.hasSuffix(".txt"),
                let text = try text(of: folder.appending(path: name))
            else { return nil }
            return (String(name.dropFirst("book-".count).dropLast(".txt".count)), text)
        }
    }

    /// Adds those that look for what is not looked for yet.
    /// - Parameters:
    ///   - rules: In order.
    ///   - fingerprint: Of the book; `nil` for all books.
    /// - Returns: How many were added.
    /// - Throws: ``PronunciationStoreError``
    func merge(_ rules: [UserPronunciation], ofBook fingerprint: String?) throws -> Int {
        let file = fingerprint.map { folder.appending(path: "book-\($0).txt") } ?? file()
        let known = Set(PronunciationDocument(try text(of: file) ?? "").rules.map(\.target))
        guard rules.contains(where: { !known.contains($0.target) }) else { return 0 }
        return try edit(file, heading: heading(of: fingerprint)) { document in
            var targets = Set(document.rules.map(\.target))
            let new = rules.filter { targets.insert($0.target).inserted }
            _ = document.add(contentsOf: new)
            return new.count
        }
    }

    /// Lets one program at a time change the files.
    private func lock() throws(PronunciationStoreError) -> OpenFile {
        let path = folder.appending(path: ".lock").path
        do throws(FileFault) {
            return try FileLock(path, patience: .seconds(5)).taken()
        } catch {
            throw error.isHeldElsewhere ? .busy(path) : .writing(path, error.code)
        }
    }

    private func write(_ text: String, to file: URL) throws(PronunciationStoreError) {
        do throws(FileFault) {
            // A file that is a link, into a folder that is kept under version control, stays one.
            try DurableFile(file.resolvingSymlinksInPath()).replace(with: Array(text.utf8))
        } catch {
            throw .writing(file.path, error.code)
        }
    }

    private func text(of file: URL) throws -> String? {
        do {
            let bytes = try Data(contentsOf: file)
            guard let text = String(validating: bytes, as: UTF8.self) else {
                throw PronunciationStoreError.notText(file.path)
            }
            return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
        } catch CocoaError.fileReadNoSuchFile, CocoaError.fileNoSuchFile {
            return nil
        } catch let error as CocoaError {
            throw PronunciationStoreError.unreadable(file.path, reason: error.reasonInWords)
        }
    }

    /// The remarks that a new file begins with.
    private func heading(of title: String?) -> String {
        let owner = title.map { "“\($0.prefix(80).filter { !$0.isNewline })” alone" } ?? "all books"
        return """
            # Pronunciations for \(owner). Columns are parted by tabs; earlier lines go first.
            # word, way (say, ipa, phonemes, skip), what is said, options (anywhere, regex, match-case), note

            """
    }
}
