/// Why a file could not be read as a book.
///
/// Only faults that leave nothing to read; a fault in one chapter is a `BookWarning` of the book.
public enum BookReadingError: Error, Equatable {
    /// There is no file at this path.
    case missingFile(path: String)
    /// The path is a folder's.
    case folder(path: String)
    /// The system would not let the file be read; `reason` is its own word for it.
    case unreadableFile(path: String, reason: String)
    /// The file is larger than ``ReadingLimits`` allow a file of its kind; it was not read.
    case fileTooLarge(bytes: Int, limit: Int)
    /// The file is of a kind that Vorleser does not read; `looksLike` names it, e.g. “a PNG picture”.
    case unknownFormat(looksLike: UnreadFormat)
    /// What reads PDF is not installed; `looked` are the places where it would be found.
    case pdfLibraryMissing(looked: [String])
    /// What reads PDF is there but cannot be used; `reason` is the system's word for it.
    case pdfLibraryUnusable(path: String, reason: String)
    /// A PDF is read by a process of the command's own, and the command is at none of the places `looked`.
    case pdfReaderMissing(looked: [String])
    /// The command could not be started to read a PDF; `reason` is the system's word for it.
    case pdfReaderUnusable(path: String, reason: String)
    /// Reading the PDF was too much for the process that does it.
    case pdfUnreadable(reason: String)
    /// The PDF can be read only with its password; `wasGiven` when one was given, which was another.
    case pdfPassword(wasGiven: Bool)
    /// It begins like a PDF, but its structure is beyond repair.
    case damagedPDF(reason: String)
    /// It begins like an archive but its directory is cut off or contradicts itself.
    case damagedArchive(reason: String)
    /// A file of another format, which `format` names, cannot be read.
    case damagedDocument(format: String, reason: String)
    /// The program that makes an EPUB of a file of this kind is not installed.
    case converterMissing(program: String)
    /// Every document in the archive needs a password.
    case encryptedArchive
    /// The documents are encrypted by a bookseller or library.
    case copyProtected(by: CopyProtection)
    /// `META-INF/container.xml` is not there, nor anything that could stand for it.
    case missingContainer
    /// The package document that the container names is not in the archive.
    case missingPackage(path: String)
    /// A document without which nothing can be read is not XML; `line` counts from 1.
    case malformedXML(path: String, line: Int)
    /// The file was read, and no text was in it; `found` says what was, e.g. “3 pictures”, and `isOfPictures` whether pictures were.
    case nothingToRead(found: String, isOfPictures: Bool = false)
    /// Every page of a PDF that shows anything is a picture; `pages` says which, as readers count them.
    case onlyPictures(pages: String, path: String)
    /// The book asks for more than ``ReadingLimits`` allow; `what` names it, e.g. “files in the archive”.
    case limitExceeded(what: String, limit: Int)
    /// The book has no such picture or other resource.
    case missingResource(href: String)
    /// The file is not, or no longer, the one that a book was read from; `href` is the first document that differs.
    case changed(href: String)
}

/// Who encrypted a book.
public enum CopyProtection: String, Hashable, Codable, Sendable {
    case adobeADEPT = "Adobe ADEPT"
    case readiumLCP = "Readium LCP"
    case appleFairPlay = "Apple FairPlay"
    case kindle = "Amazon Kindle"
    /// A scheme that does not name itself.
    case unknown = "an unknown scheme"
}
