#if canImport(FoundationEssentials)
    public import FoundationEssentials
#else
    public import Foundation
#endif
import Wording

extension BookReadingError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .missingFile(let path): localized("There is no file at \(path).")
        case .folder(let path): localized("\(path) is a folder.")
        case .unreadableFile(let path, let reason): localized("\(path) could not be read: \(reason).")
        case .fileTooLarge(let bytes, let limit):
            localized(
                "The file has \((bytes + 999_999) / 1_000_000) MB; one of its kind may have up to \(limit / 1_000_000) MB."
            )
        case .unknownFormat(let format):
            localized("This is not a book Vorleser can read: it looks like \(format.name).")
        case .pdfLibraryMissing: localized("What Vorleser reads PDF with, the library PDFium, is not installed.")
        case .pdfLibraryUnusable(let path, let reason): localized("The PDF library \(path) cannot be used: \(reason).")
        case .pdfReaderMissing: localized("The program “vorleser”, which reads PDF apart from this one, was not found.")
        case .pdfReaderUnusable(let path, let reason):
            localized("\(path) could not be started to read the PDF: \(reason).")
        case .pdfUnreadable(let reason): localized("The PDF cannot be read: \(reason).")
        case .pdfPassword(let wasGiven):
            wasGiven
                ? localized("The password does not open this PDF.") : localized("The PDF is locked with a password.")
        case .damagedPDF(let reason): localized("The PDF is damaged: \(reason).")
        case .damagedArchive(let reason): localized("The EPUB is damaged: \(reason).")
        case .damagedDocument(let format, let reason): localized("The \(format) file is damaged: \(reason).")
        case .converterMissing(let program):
            localized("Kindle books are read with the program “\(program)”, which is not installed.")
        case .encryptedArchive: localized("The archive is locked with a password.")
        case .copyProtected(by: .unknown): localized("The book is copy-protected by an unknown scheme.")
        case .copyProtected(let scheme): localized("The book is copy-protected by \(scheme.rawValue).")
        case .missingContainer: localized("The archive is not an EPUB: it has no META-INF/container.xml.")
        case .missingPackage(let path):
            path.isEmpty
                ? localized("The EPUB does not say where its package document is.")
                : localized("The EPUB has no package document “\(path)”, which its container names.")
        case .malformedXML(let path, let line): localized("“\(path)” in the EPUB is broken at line \(line).")
        case .nothingToRead(let found, _): localized("There is nothing to read in it: \(found).")
        case .onlyPictures(let pages, _):
            pages.contains { !$0.isNumber }
                ? localized("There is no text in the PDF: pages \(pages) are pictures.")
                : localized("There is no text in the PDF: page \(pages) is a picture.")
        case .limitExceeded(let what, let limit): localized("The book asks for too much: more than \(limit) \(what).")
        case .missingResource(let href): localized("The book has no “\(href)”.")
        case .changed(let href): localized("The file has changed since the book was read: “\(href)” is not the same.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .missingFile, .folder:
            localized("Give the path of a book: an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file.")
        case .unreadableFile: localized("Check that you may read the file.")
        case .fileTooLarge: localized("Split it, or make its pictures smaller if it has any.")
        case .unknownFormat(let format) where format.kind == .packedComic:
            localized("Unpack it, and pack its pictures into a ZIP archive with the ending .cbz; then it can be read.")
        case .unknownFormat(let format) where format.kind == .packedBooks:
            localized("Unpack it; then what is in it can be read.")
        case .unknownFormat(let format) where format.kind == .openDocument:
            localized("Save it as DOCX, EPUB or HTML, for example with LibreOffice; then it can be read.")
        case .unknownFormat:
            localized(
                "Give an EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML file, or convert the file to one of these."
            )
        case .pdfLibraryMissing(let looked) where looked.isEmpty:
            localized("Whoever looks after Vorleser has to install it, as tools/setup.sh does.")
        case .pdfReaderMissing(let looked) where looked.isEmpty:
            localized("Whoever looks after Vorleser has to name it in VORLESER_PROGRAM.")
        case .pdfLibraryMissing(let looked):
            localized(
                "Run tools/setup.sh in Vorleser's folder, or name the library in VORLESER_PDFIUM. "
                    + "Looked for: \(looked.joined(separator: ", "))."
            )
        case .pdfLibraryUnusable:
            localized("Run tools/setup.sh in Vorleser's folder, or name another one in VORLESER_PDFIUM.")
        case .pdfReaderMissing(let looked):
            localized("Name it in VORLESER_PROGRAM. Looked for: \(looked.joined(separator: ", ")).")
        case .pdfReaderUnusable: localized("Check that it may be run, or name another one in VORLESER_PROGRAM.")
        case .pdfUnreadable:
            localized(
                "The file is damaged, or made to break its readers. Printing it to a new PDF with another program may help."
            )
        case .pdfPassword(let wasGiven):
            wasGiven
                ? localized("Try again; mind capitals.")
                : localized("Give its password; on the command line with --password.")
        case .damagedPDF: localized("Download or copy the file again.")
        case .damagedArchive, .damagedDocument: localized("Download or copy the file again.")
        case .converterMissing:
            localized(
                "Install libmobi's tools (Debian, Ubuntu: sudo apt install libmobi-tools), or convert the book to EPUB."
            )
        case .encryptedArchive: localized("Unpack it with the password and pack it again without one.")
        case .copyProtected: localized("Get the book without protection, or read it with the seller's own program.")
        case .missingContainer, .missingPackage, .malformedXML:
            localized("Get the book again, or repair it with an EPUB editor such as Sigil or Calibre.")
        case .nothingToRead(found: _, isOfPictures: true):
            localized("If the book is made of pictures, text recognition (OCR) can make a readable one of it.")
        case .nothingToRead: localized("If there should be text in it, download or copy the file again.")
        case .onlyPictures(_, let path): TextRecognition.advice(for: path)
        case .limitExceeded: localized("If you trust the book, split it with an EPUB editor.")
        case .missingResource: localized("Use an address that the book itself gives.")
        case .changed: localized("Read the book again.")
        }
    }
}

extension BookReadingError {
    /// The same for a client on another machine, which must not learn of paths on this one.
    public var withoutPaths: BookReadingError {
        func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }
        return switch self {
        case .missingFile(let path): .missingFile(path: name(path))
        case .folder(let path): .folder(path: name(path))
        case .unreadableFile(let path, let reason): .unreadableFile(path: name(path), reason: reason)
        case .pdfLibraryMissing: .pdfLibraryMissing(looked: [])
        case .pdfLibraryUnusable(let path, let reason):
            .pdfLibraryUnusable(path: name(path), reason: reason.replacing(path, with: name(path)))
        case .pdfReaderMissing: .pdfReaderMissing(looked: [])
        case .pdfReaderUnusable(let path, let reason): .pdfReaderUnusable(path: name(path), reason: reason)
        case .onlyPictures(let pages, _): .onlyPictures(pages: pages, path: "")
        default: self
        }
    }

    /// Whether the file could not be got at, rather than understood.
    public var isAboutTheFile: Bool {
        switch self {
        case .missingFile, .folder, .unreadableFile: true
        default: false
        }
    }
}
