import CReaderProcess
public import Foundation

/// The other end of ``PDFProcess``: reads a PDF in this process, whose hands are bound first, and says what is in it.
public struct PDFPagesOutput {
    private let output: FileHandle

    /// Bytes of addresses that this process may use, the file's own included: a file may have 200 MB, a program takes
    /// 250 for itself.
    private static let memory = 700_000_000
    /// Seconds of computing for a file of any length; how long it may really take, the other process knows.
    private static let seconds: UInt32 = 600

    /// - Parameter output: Where messages go.
    public init(to output: FileHandle) { self.output = output }

    /// Says all of a file, or why it cannot be read. This process is of little use for anything else afterwards.
    /// - Parameters:
    ///   - path: The file.
    ///   - password: The user's or the owner's; `nil` for a file that opens without.
    ///   - first: The first page that is wanted, counted from 0.
    /// - Throws: What writing throws.
    public func write(_ path: String, password: String?, from first: Int = 0) throws {
        do {
            let document = try open(path, password: password)
            try say(.contents(document.contents()))
            for index in first..<max(document.pageCount, first) { try say(.page(document.page(index))) }
            try say(.end)
        } catch let error as BookReadingError {
            try say(.failure(PDFFailure(error)))
        }
    }

    private func open(_ path: String, password: String?) throws -> PDFiumDocument {
        let error = reader_process_limit(Self.memory, Self.seconds)
        guard error == 0 else {
            throw BookReadingError.unreadableFile(path: path, reason: String(cString: strerror(error)))
        }
        let library = try PDFium()
        let file = try PinnedFile(at: path)
        // Before the first byte of the file is looked at, and after the last file was opened.
        _ = reader_process_confine()
        return try PDFiumDocument(file, password: password, library: library)
    }

    private func say(_ message: PDFMessage) throws { try output.write(contentsOf: message.bytes()) }
}
