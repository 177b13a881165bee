extension PDFFailure {
    /// What another process should know of an error.
    init(_ error: BookReadingError) {
        self =
            switch error {
            case .pdfPassword(let wasGiven): wasGiven ? .wrongPassword : .passwordNeeded
            case .copyProtected: .unknownProtection
            case .damagedPDF(let reason): .damaged(reason: reason)
            case .pdfLibraryMissing(let looked): .libraryMissing(looked: looked)
            case .pdfLibraryUnusable(let path, let reason): .libraryUnusable(path: path, reason: reason)
            case .unreadableFile(_, let reason): .unreadable(reason: reason)
            default: .unreadable(reason: "\(error)")
            }
    }
}

extension BookReadingError {
    /// - Parameters:
    ///   - failure: What another process said.
    ///   - path: The file that it was to read.
    init(_ failure: PDFFailure, path: String) {
        self =
            switch failure {
            case .passwordNeeded: .pdfPassword(wasGiven: false)
            case .wrongPassword: .pdfPassword(wasGiven: true)
            case .unknownProtection: .copyProtected(by: .unknown)
            case .damaged(let reason): .damagedPDF(reason: reason)
            case .libraryMissing(let looked): .pdfLibraryMissing(looked: looked)
            case .libraryUnusable(let path, let reason): .pdfLibraryUnusable(path: path, reason: reason)
            case .unreadable(let reason): .unreadableFile(path: path, reason: reason)
            case .noPicture: .missingResource(href: path)
            }
    }
}
