/// Why a file could not be read as a book, by a stable name for programs; the pages have words for each.
public enum UnreadableReason: String, Hashable, Sendable, CaseIterable {
    case noFile = "no-file"
    case folder
    case unreadableFile = "unreadable-file"
    case fileTooLarge = "file-too-large"
    case unknownFormat = "unknown-format"
    case packedComic = "packed-comic"
    case packedBooks = "packed-books"
    case pdfLibraryMissing = "pdf-library-missing"
    case pdfLibraryUnusable = "pdf-library-unusable"
    case pdfReaderMissing = "pdf-reader-missing"
    case pdfReaderUnusable = "pdf-reader-unusable"
    case pdfUnreadable = "pdf-unreadable"
    case passwordNeeded = "password-needed"
    case wrongPassword = "wrong-password"
    case damagedPDF = "damaged-pdf"
    case damagedArchive = "damaged-archive"
    case damagedDocument = "damaged-document"
    case converterMissing = "converter-missing"
    case encryptedArchive = "encrypted-archive"
    case copyProtected = "copy-protected"
    case missingContainer = "missing-container"
    case missingPackage = "missing-package"
    case malformedXML = "malformed-xml"
    case nothingToRead = "nothing-to-read"
    case nothingButPictures = "nothing-but-pictures"
    case onlyPictures = "only-pictures"
    case limitExceeded = "limit-exceeded"
    case missingResource = "missing-resource"
    case changed
}

extension BookReadingError {
    /// Why, by a stable name.
    public var reason: UnreadableReason { named.reason }

    /// What a sentence in another language needs to know of it: numbers and names, as text. English words are none.
    public var facts: [String: String] { named.facts }

    private var named: (reason: UnreadableReason, facts: [String: String]) {
        switch self {
        case .missingFile(let path): (.noFile, ["path": path])
        case .folder(let path): (.folder, ["path": path])
        case .unreadableFile(let path, _): (.unreadableFile, ["path": path])
        case .fileTooLarge(let bytes, let limit):
            (.fileTooLarge, ["megabytes": "\((bytes + 999_999) / 1_000_000)", "limit": "\(limit / 1_000_000)"])
        case .unknownFormat(let format):
            switch format.kind {
            case .packedComic: (.packedComic, [:])
            case .packedBooks: (.packedBooks, [:])
            case .openDocument, .other: (.unknownFormat, [:])
            }
        case .pdfLibraryMissing: (.pdfLibraryMissing, [:])
        case .pdfLibraryUnusable(let path, _): (.pdfLibraryUnusable, ["path": path])
        case .pdfReaderMissing: (.pdfReaderMissing, [:])
        case .pdfReaderUnusable(let path, _): (.pdfReaderUnusable, ["path": path])
        case .pdfUnreadable: (.pdfUnreadable, [:])
        case .pdfPassword(let wasGiven): (wasGiven ? .wrongPassword : .passwordNeeded, [:])
        case .damagedPDF: (.damagedPDF, [:])
        case .damagedArchive: (.damagedArchive, [:])
        case .damagedDocument(let format, _): (.damagedDocument, ["format": format])
        case .converterMissing(let program): (.converterMissing, ["program": program])
        case .encryptedArchive: (.encryptedArchive, [:])
        case .copyProtected(let scheme): (.copyProtected, scheme == .unknown ? [:] : ["scheme": scheme.rawValue])
        case .missingContainer: (.missingContainer, [:])
        case .missingPackage(let path): (.missingPackage, path.isEmpty ? [:] : ["path": path])
        case .malformedXML(let path, let line): (.malformedXML, ["path": path, "line": "\(line)"])
        case .nothingToRead(_, let isOfPictures): (isOfPictures ? .nothingButPictures : .nothingToRead, [:])
        case .onlyPictures(let pages, _): (.onlyPictures, ["pages": pages])
        case .limitExceeded(_, let limit): (.limitExceeded, ["limit": "\(limit)"])
        case .missingResource(let href): (.missingResource, ["href": href])
        case .changed(let href): (.changed, ["href": href])
        }
    }
}
