#if canImport(CReaderProcess)
    import Foundation
    import VorleserCore
    import Wording

    /// A PDF's pages, read in a process of their own: of some files the library dies, or never comes back.
    ///
    /// A page that is too much for it is left empty, with a warning, and a new process goes on behind it.
    struct PDFProcess: PDFPageSource {
        private let command: ReaderCommand
        private let patience: PDFPatience

        private var process: ReaderProcess?
        private var known: PDFContents?
        private var next = 0
        private var goodPages = 0
        private var restarts = 0
        private var isDone = false
        private var left: Duration
        /// The page that is being tried again.
        private var retried: Int?
        private var chances: Int
        private var pictureOnly = PictureOnlyPages()
        private var losses: [BookWarning] = []

        var warnings: [BookWarning] { losses + pictureOnly.warnings }

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
            command = try ReaderCommand(for: path, password: password, environment: environment)
            self.patience = patience
            left = patience.file
            chances = patience.secondChances
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
            guard !isDone, next < count else { return try finish() }
            do throws(ReaderProcess.Ending) {
                return try page()
            } catch {
                guard error != .nonsense, retried != next, chances > 0 else {
                    return try page(insteadOf: next, because: error)
                }
                return try pageAgain()
            }
        }

        /// A page that took too long, or whose process was ended, by a new one that has nothing else to do and more time.
        private mutating func pageAgain() throws -> PDFPage? {
            retried = next
            chances -= 1
            left = max(left, .zero) + patience.page * patience.secondChance
            process = nil
            do throws(ReaderProcess.Ending) {
                guard (try? start()) == known else { throw .stopped }
                return try page(patience.page * patience.secondChance)
            } catch {
                return try page(insteadOf: next, because: error)
            }
        }

        private mutating func page(_ most: Duration? = nil) throws(ReaderProcess.Ending) -> PDFPage {
            guard let process else { throw .stopped }
            var wait = min(most ?? patience.page, left)
            let before = wait
            defer { left -= before - wait }
            guard case .page(let page) = try process.message(patience: &wait), page.index == next else {
                throw .nonsense
            }
            next += 1
            if page.isUnreadable {
                warn(.damagedPage(page.index + 1), page: page.index)
            } else {
                goodPages += 1
                pictureOnly.add(page)
            }
            return page
        }

        /// What stands for a page that the process died of, or for all from it on.
        private mutating func page(insteadOf index: Int, because ending: ReaderProcess.Ending) throws -> PDFPage? {
            process = nil
            next += 1
            let isLast = next == known?.pageCount
            if !isLast, left > .zero, goesOn() {
                warn(.abandonedPage(index + 1, because: ending.words), page: index)
                return .unreadable(index)
            }
            isDone = true
            guard goodPages > 0 else {
                throw BookReadingError.pdfUnreadable(reason: localized("\(ending.words) at page \(index + 1)"))
            }
            let page = index + 1
            warn(
                isLast
                    ? .abandonedPage(page, because: ending.words) : .abandonedPages(from: page, because: ending.words),
                page: index
            )
            return try finish()
        }

        private mutating func goesOn() -> Bool {
            guard restarts < patience.restarts else { return false }
            restarts += 1
            return (try? start()) == known
        }

        private func finish() throws -> PDFPage? {
            guard goodPages > 0 else {
                throw BookReadingError.pdfUnreadable(reason: localized("none of its pages is sound"))
            }
            if let error = pictureOnly.error(for: command.path) { throw error }
            return nil
        }

        /// Starts a process at the next page and hears the file's contents from it.
        private mutating func start() throws -> PDFContents {
            let process = try command.start(["--from", String(next)])
            switch try Self.firstMessage(of: process, patience: &left) {
            case .contents(let contents):
                guard contents.pageCount > 0 else {
                    throw BookReadingError.nothingToRead(found: localized("it has no pages"))
                }
                self.process = process
                return contents
            case .failure(let failure): throw BookReadingError(failure, path: command.path)
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

        private mutating func warn(_ fault: BookWarning.Fault, page: Int) {
            losses.append(BookWarning(.unreadableDocument, in: "page-\(page + 1)", fault))
        }
    }

    extension ReaderProcess.Ending {
        /// What it means for the file.
        var words: String {
            switch self {
            case .stopped: localized("the program that reads it broke down")
            case .late: localized("the program that reads it took too long")
            case .nonsense: localized("the program that reads it went astray")
            }
        }
    }
#endif
