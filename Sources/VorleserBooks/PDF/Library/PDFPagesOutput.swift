public import Foundation

/// Reads a PDF in this process and says what is in it over a pipe, for another process to hear.
public struct PDFPagesOutput {
    private let output: FileHandle

    /// - Parameter output: Where messages go.
    public init(to output: FileHandle) { self.output = output }

    /// Says all of a file, or why it cannot be read.
    /// - Parameters:
    ///   - path: The file.
    ///   - password: The user's or the owner's; `nil` for a file that opens without.
    ///   - first: The first page that is wanted, counted from 0.
    public func write(_ path: String, password: String?, from first: Int = 0) throws {
        do {
            let document = try PDFiumDocument(at: path, password: password, library: PDFium())
            try say(.contents(document.contents()))
            for index in first..<max(document.pageCount, first) { try say(.page(document.page(index))) }
            try say(.end)
        } catch let error as BookReadingError {
            try say(.failure(PDFFailure(error)))
        }
    }

    private func say(_ message: PDFMessage) throws { try output.write(contentsOf: message.bytes()) }
}

extension PDFFailure {
    init(_ error: BookReadingError) {
        self =
            switch error {
            case .pdfPassword(let wasGiven): wasGiven ? .wrongPassword : .passwordNeeded
            case .copyProtected: .unknownProtection
            case .damagedPDF(let reason): .damaged(reason: reason)
            case .pdfLibraryMissing(let looked): .libraryMissing(looked: looked)
            case .pdfLibraryUnusable(let path, let reason): .libraryUnusable(path: path, reason: reason)
            default: .unreadable(reason: error.errorDescription ?? "unknown")
            }
    }
}
