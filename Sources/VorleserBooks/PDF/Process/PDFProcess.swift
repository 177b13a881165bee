import Foundation
import VorleserCore

/// A PDF's pages, read in a process of their own: of some files the library dies, or never comes back.
///
/// A page that is too much for it is left empty, with a warning, and a new process goes on behind it.
struct PDFProcess: PDFPageSource {
    private let path: String
    private let password: String?
    private let program: String
    private let environment: [String: String]
    private let patience: PDFPatience

    private var process: ReaderProcess?
    private var known: PDFContents?
    private var next = 0
    private var goodPages = 0
    private var restarts = 0
    private var isDone = false
    private var left: Duration
    private(set) var warnings: [BookWarning] = []

    /// - Parameters:
    ///   - path: The file.
    ///   - password: The user's or the owner's; `nil` for a file that opens without.
    ///   - environment: What the reading program knows of this process's.
    ///   - patience: How long it may take.
    /// - Throws: ``BookReadingError``
    init(
        at path: String,
        password: String? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        patience: PDFPatience = .standard
    ) throws {
        self.path = path
        self.password = password
        self.patience = patience
        self.environment = Self.reduced(environment)
        program = try ReaderProgram.path(environment: environment)
        left = patience.file
    }

    mutating func contents() throws -> PDFContents {
        if let known { return known }
        let contents = try start()
        left += patience.perPage * contents.pageCount
        known = contents
        return contents
    }

    mutating func nextPage() throws -> PDFPage? {
        let count = try contents().pageCount
        if isDone { return nil }
        guard next < count else { return try finish() }
        do throws(ReaderProcess.Ending) {
            return try page()
        } catch {
            return try page(insteadOf: next, because: error)
        }
    }

    private mutating func page() throws(ReaderProcess.Ending) -> PDFPage {
        guard let process else { throw .stopped }
        var wait = min(patience.page, left)
        let before = wait
        defer { left -= before - wait }
        guard case .page(let page) = try process.message(patience: &wait), page.index == next else { throw .nonsense }
        next += 1
        if page.isUnreadable {
            warn("page \(page.index + 1) is damaged and left out", page: page.index)
        } else {
            goodPages += 1
        }
        return page
    }

    /// What stands for a page that the process died of, or for all from it on.
    private mutating func page(insteadOf index: Int, because ending: ReaderProcess.Ending) throws -> PDFPage? {
        process = nil
        next += 1
        let isLast = next == known?.pageCount
        if !isLast, left > .zero, goesOn() {
            warn("\(ending.words) at page \(index + 1), which is left out", page: index)
            return .unreadable(index)
        }
        isDone = true
        if goodPages == 0 { throw BookReadingError.pdfUnreadable(reason: "\(ending.words) at page \(index + 1)") }
        warn(
            "\(ending.words) at page \(index + 1), which is left out" + (isLast ? "" : " with all behind it"),
            page: index
        )
        return nil
    }

    private mutating func goesOn() -> Bool {
        guard restarts < patience.restarts else { return false }
        restarts += 1
        return (try? start()) == known
    }

    private func finish() throws -> PDFPage? {
        guard goodPages > 0 else { throw BookReadingError.pdfUnreadable(reason: "none of its pages is sound") }
        return nil
    }

    /// Starts a process at the next page and hears the file's contents from it.
    private mutating func start() throws -> PDFContents {
        let arguments = ["pdf-pages", "--from", String(next)] + (password == nil ? [] : ["--locked"]) + ["--", path]
        let process = try ReaderProcess(program, arguments, password: password, environment: environment)
        switch try Self.firstMessage(of: process, patience: &left) {
        case .contents(let contents):
            guard contents.pageCount > 0 else { throw BookReadingError.nothingToRead(found: "it has no pages") }
            self.process = process
            return contents
        case .failure(let failure): throw BookReadingError(failure, path: path)
        default: throw BookReadingError.pdfUnreadable(reason: ReaderProcess.Ending.nonsense.words)
        }
    }

    private static func firstMessage(of process: ReaderProcess, patience: inout Duration) throws -> PDFMessage {
        do throws(ReaderProcess.Ending) {
            return try process.message(patience: &patience)
        } catch {
            throw BookReadingError.pdfUnreadable(reason: error.words)
        }
    }

    private mutating func warn(_ words: String, page: Int) {
        let sentence = words.prefix(1).uppercased() + words.dropFirst() + "."
        warnings.append(BookWarning(.unreadableDocument, in: "page-\(page + 1)", sentence))
    }

    /// What a program needs to start, and where it finds the library.
    private static func reduced(_ environment: [String: String]) -> [String: String] {
        let names: Set = ["VORLESER_PDFIUM", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL"]
        return environment.filter { names.contains($0.key) }.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    }
}

extension ReaderProcess.Ending {
    /// What it means for the file.
    fileprivate var words: String {
        switch self {
        case .stopped: "the program that reads it broke down"
        case .late: "the program that reads it took too long"
        case .nonsense: "the program that reads it went astray"
        }
    }
}
