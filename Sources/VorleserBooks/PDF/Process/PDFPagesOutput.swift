#if canImport(CReaderProcess)
    import CReaderProcess
    public import Foundation
    import Synchronization
    import VorleserCore
    import Wording

    /// The other end of ``PDFProcess``: reads a PDF in this process, whose hands are bound first, and says what is in it.
    public struct PDFPagesOutput {
        private let output: FileHandle

        /// Bytes of addresses that this process may use besides the file's own; the program takes 250 MB for itself.
        private static let memory = 500_000_000
        /// Seconds of computing for a file of any length; how long it may really take, the other process knows.
        private static let seconds: UInt32 = 600

        /// Says that this program is the one that is started to read PDFs, whatever its file is called: its first argument then
        /// is `pdf-pages`, and it answers by one of these.
        public static func isAnsweredByThisProgram() { ReaderProgram.isCommand.store(true, ordering: .relaxed) }

        /// - Parameter output: Where messages go.
        public init(to output: FileHandle) { self.output = output }

        /// What another process may wish to know.
        public enum Wish: Sendable {
            /// What the file says of itself, and its pages from one on, counted from 0.
            case pages(from: Int)
            /// A picture, as the book calls it.
            case picture(String)
            /// A copy that opens without a password.
            case unlockedCopy
        }

        /// Says what is wished, or why it cannot be had. This process is of little use for anything else afterwards.
        /// - Parameters:
        ///   - wish: What is wanted.
        ///   - path: The file.
        ///   - password: The user's or the owner's; `nil` for a file that opens without.
        /// - Throws: What writing throws.
        public func answer(_ wish: Wish, about path: String, password: String?) throws {
            do {
                let document = try open(path, password: password)
                switch wish {
                case .pages(let first): try sayPages(of: document, from: first)
                case .picture(let href): try sayPicture(href, of: document)
                case .unlockedCopy: try sayCopy(of: document)
                }
            } catch let error as BookReadingError {
                try say(.failure(PDFFailure(error)))
            }
        }

        private func sayPages(of document: PDFiumDocument, from first: Int) throws {
            try say(.contents(document.contents()))
            for index in first..<max(document.pageCount, first) { try say(.page(document.page(index))) }
            try say(.end)
        }

        private func sayPicture(_ href: String, of document: PDFiumDocument) throws {
            let bytes = PDFPictureName(href).flatMap(document.drawing)?.bytes()
            try say(bytes.map(PDFMessage.bytes) ?? .failure(.noPicture))
        }

        private func sayCopy(of document: PDFiumDocument) throws {
            var failure: (any Error)?
            var waiting: [UInt8] = []
            func pass() {
                do { try say(.bytes(waiting)) } catch { failure = error }
                waiting = []
            }
            let isWhole = document.writeUnlocked { piece in
                waiting += piece
                if waiting.count >= 1 << 20 { pass() }
                return failure == nil
            }
            pass()
            if let failure { throw failure }
            try say(isWhole ? .end : .failure(.damaged(reason: localized("it cannot be copied"))))
        }

        private func open(_ path: String, password: String?) throws -> PDFiumDocument {
            let file = try PinnedFile(at: path)
            let error = reader_process_limit(Self.memory + file.count, Self.seconds)
            guard error == 0 else {
                throw BookReadingError.unreadableFile(path: path, reason: FileFault.words(for: error))
            }
            let library = try PDFium()
            // Before the first byte of the file is looked at, and after the last file was opened.
            _ = reader_process_confine()
            return try PDFiumDocument(file, password: password, library: library)
        }

        private func say(_ message: PDFMessage) throws { try output.write(contentsOf: message.bytes()) }
    }
#endif
