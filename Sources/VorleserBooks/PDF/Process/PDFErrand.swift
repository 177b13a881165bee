#if canImport(CReaderProcess)
    import Foundation
    import Wording

    /// What is wanted of a PDF besides its pages, done by a process of its own.
    struct PDFErrand {
        private let command: ReaderCommand

        /// How long one may take: drawing a page takes longer than reading it.
        private static let patience = Duration.seconds(20)

        /// - Parameters:
        ///   - path: The file.
        ///   - password: The user's or the owner's; `nil` for a file that opens without.
        /// - Throws: ``BookReadingError``
        init(for path: String, password: String?) throws {
            command = try ReaderCommand(for: path, password: password)
        }

        /// A page, or a picture on one, as PNG.
        /// - Parameter href: As the book gives it.
        /// - Returns: The picture's file.
        /// - Throws: ``BookReadingError``
        func picture(_ href: String) throws -> [UInt8] {
            guard PDFPictureName(href) != nil else { throw BookReadingError.missingResource(href: href) }
            var patience = Self.patience
            switch try message(of: command.start(["--picture", href]), &patience) {
            case .bytes(let bytes): return bytes
            case .failure(.noPicture): throw BookReadingError.missingResource(href: href)
            case .failure(let failure): throw BookReadingError(failure, path: command.path)
            default: throw BookReadingError.pdfUnreadable(reason: ReaderProcess.Ending.nonsense.words)
            }
        }

        /// Writes a copy that opens without a password.
        /// - Parameters:
        ///   - file: Where to; must not be there.
        ///   - limit: Bytes that the copy may have.
        /// - Throws: ``BookReadingError``, `CocoaError`. Then there is nothing at `file`.
        func writeUnlocked(to file: URL, limit: Int) throws {
            try Data().write(to: file, options: .withoutOverwriting)
            do {
                let output = try FileHandle(forWritingTo: file)
                defer { try? output.close() }
                try write(to: output, limit: limit)
                try output.synchronize()
            } catch {
                try? FileManager.default.removeItem(at: file)
                throw error
            }
        }

        private func write(to output: FileHandle, limit: Int) throws {
            let process = try command.start(["--unlock"])
            var patience = Self.patience
            var room = limit
            while true {
                switch try message(of: process, &patience) {
                case .bytes(let bytes):
                    room -= bytes.count
                    guard room >= 0 else {
                        throw BookReadingError.limitExceeded(what: localized("bytes"), limit: limit)
                    }
                    try output.write(contentsOf: bytes)
                case .end: return
                case .failure(let failure): throw BookReadingError(failure, path: command.path)
                default: throw BookReadingError.pdfUnreadable(reason: ReaderProcess.Ending.nonsense.words)
                }
            }
        }

        private func message(of process: ReaderProcess, _ patience: inout Duration) throws -> PDFMessage {
            do throws(ReaderProcess.Ending) {
                return try process.message(patience: &patience)
            } catch {
                throw BookReadingError.pdfUnreadable(reason: error.words)
            }
        }
    }
#endif
