import CPDFium
import Wording

/// A PDF opened with PDFium, in this very process: only for files that are trusted, or in a process made for it.
final class PDFiumDocument {
    private let library: PDFium
    private let document: pdfium_document
    private let file: PinnedFile
    private let limits: PDFLimits
    /// Those that the file has, or as many as are read of it.
    let pageCount: Int

    /// - Parameters:
    ///   - file: Must not change as long as this lives.
    ///   - password: The user's or the owner's; `nil` for a file that opens without.
    ///   - library: What reads it.
    ///   - limits: What is beyond is left out.
    /// - Throws: ``BookReadingError``
    init(_ file: PinnedFile, password: String?, library: PDFium, limits: PDFLimits = .standard) throws {
        let opened: (pdfium_document?, UInt) = PDFium.inTurn {
            let call = library.call.pointee
            // A file that opens without a password opens whatever is given.
            let document =
                call.FPDF_LoadMemDocument64(file.start, file.count, nil)
                ?? password.flatMap { call.FPDF_LoadMemDocument64(file.start, file.count, $0) }
            return (document, document == nil ? call.FPDF_GetLastError() : 0)
        }
        guard let document = opened.0 else { throw Self.error(opened.1, passwordWasGiven: password != nil) }
        self.library = library
        self.document = document
        self.file = file
        self.limits = limits
        let count = PDFium.inTurn { Int(library.call.pointee.FPDF_GetPageCount(document)) }
        pageCount = min(max(count, 0), limits.pages)
    }

    deinit {
        PDFium.inTurn { library.call.pointee.FPDF_CloseDocument(document) }
    }

    /// What the file says of itself.
    func contents() -> PDFContents {
        PDFium.inTurn {
            var contents = PDFContents(pageCount: pageCount)
            contents.title = entry("Title")
            contents.author = entry("Author")
            contents.subject = entry("Subject")
            contents.keywords = entry("Keywords")
            contents.created = entry("CreationDate")
            let call = library.call.pointee
            contents.language = library.text { call.FPDFCatalog_GetLanguage(document, $0, $1) }
            contents.outline = OutlineReading(library, document, limits: limits, pageCount: pageCount).entries()
            return contents
        }
    }

    /// One page.
    /// - Parameter index: Counts from 0.
    /// - Returns: The page, empty when it cannot be read.
    func page(_ index: Int) -> PDFPage {
        PDFium.inTurn {
            let label = library.text { library.call.pointee.FPDF_GetPageLabel(document, Int32(index), $0, $1) }
            guard let reading = PageReading(library, document, index: index, of: pageCount, limits: limits) else {
                return .unreadable(index, label: label)
            }
            defer { reading.close() }
            return reading.page(label: label)
        }
    }

    /// A page, or a picture on it.
    /// - Parameter name: Which one.
    /// - Returns: The picture; `nil` when there is none of that name.
    func drawing(_ name: PDFPictureName) -> PNGPicture? {
        guard name.page < pageCount else { return nil }
        return PDFium.inTurn {
            guard let reading = PageReading(library, document, index: name.page, of: pageCount, limits: limits) else {
                return nil
            }
            defer { reading.close() }
            return reading.drawing(name)
        }
    }

    /// Writes a copy of the file that opens without a password.
    /// - Parameter take: Called with each piece of the copy; answers whether to go on.
    /// - Returns: Whether all was written.
    func writeUnlocked(_ take: (UnsafeRawBufferPointer) -> Bool) -> Bool {
        withoutActuallyEscaping(take) { take in
            var taker = Taker(take: take)
            return withUnsafeMutablePointer(to: &taker) { taker in
                var output = pdfium_output(version: 1, write: Taker.write, context: taker)
                let flags = UInt(pdfium_save_unlocked)
                return PDFium.inTurn { library.call.pointee.FPDF_SaveAsCopy(document, &output, flags) } != 0
            }
        }
    }

    /// Who takes the pieces of a copy.
    private struct Taker {
        let take: (UnsafeRawBufferPointer) -> Bool

        static let write: @convention(c) (UnsafeMutablePointer<pdfium_output>?, UnsafeRawPointer?, UInt) -> Int32 = {
            output,
            bytes,
            count in
            guard let taker = output?.pointee.context?.assumingMemoryBound(to: Taker.self) else { return 0 }
            return taker.pointee.take(UnsafeRawBufferPointer(start: bytes, count: Int(clamping: count))) ? 1 : 0
        }
    }

    /// - Parameter key: ISO 32000-1, table 317.
    /// - Returns: What the file says there, if anything.
    private func entry(_ key: String) -> String? {
        library.text { library.call.pointee.FPDF_GetMetaText(document, key, $0, $1) }
    }

    private static func error(_ code: UInt, passwordWasGiven: Bool) -> BookReadingError {
        switch pdfium_error(rawValue: UInt32(truncatingIfNeeded: code)) {
        case pdfium_error_password: .pdfPassword(wasGiven: passwordWasGiven)
        case pdfium_error_security: .copyProtected(by: .unknown)
        default: .damagedPDF(reason: localized("it is cut off, or something else than its name says"))
        }
    }
}

extension PDFium {
    func geometry(of page: pdfium_page) -> PageGeometry? {
        var box = pdfium_box()
        guard call.pointee.FPDF_GetPageBoundingBox(page, &box) != 0 else { return nil }
        return PageGeometry(box: box, turns: call.pointee.FPDFPage_GetRotation(page))
    }
}
