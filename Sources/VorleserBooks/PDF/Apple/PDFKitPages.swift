#if canImport(PDFKit)
    import CPDFium
    import Foundation
    import PDFKit
    import VorleserCore
    import Wording

    /// A PDF's pages as PDFKit knows them, in this very process.
    ///
    /// PDFKit tells neither of lines nor of pictures: there are none in these pages, but for one that stands for a page
    /// without text.
    struct PDFKitPages: PDFPageSource {
        private var document: PDFDocument
        private let path: String
        private let password: String?
        private let limits: PDFLimits
        private let pageCount: Int
        private var next = 0
        private var pictureOnly = PictureOnlyPages()

        var warnings: [BookWarning] { pictureOnly.warnings }

        /// - Parameters:
        ///   - path: The file.
        ///   - password: The user's or the owner's; `nil` for a file that opens without.
        ///   - limits: What is beyond is left out.
        /// - Throws: ``BookReadingError``
        init(at path: String, password: String?, limits: PDFLimits = .standard) throws {
            document = try Self.opened(path, password)
            self.path = path
            self.password = password
            self.limits = limits
            pageCount = min(document.pageCount, limits.pages)
            guard pageCount > 0 else { throw BookReadingError.nothingToRead(found: localized("it has no pages")) }
        }

        private static func opened(_ path: String, _ password: String?) throws -> PDFDocument {
            guard let document = PDFDocument(url: URL(filePath: path)) else {
                throw BookReadingError.damagedPDF(
                    reason: localized("it is cut off, or something else than its name says")
                )
            }
            if document.isLocked {
                guard let password else { throw BookReadingError.pdfPassword(wasGiven: false) }
                guard document.unlock(withPassword: password) else {
                    throw BookReadingError.pdfPassword(wasGiven: true)
                }
            }
            return document
        }

        func contents() -> PDFContents {
            var contents = PDFContents(pageCount: pageCount)
            let attributes = document.documentAttributes ?? [:]
            contents.title = attributes[PDFDocumentAttribute.titleAttribute] as? String
            contents.author = attributes[PDFDocumentAttribute.authorAttribute] as? String
            contents.subject = attributes[PDFDocumentAttribute.subjectAttribute] as? String
            contents.keywords = (attributes[PDFDocumentAttribute.keywordsAttribute] as? [String])?.joined(
                separator: ", "
            )
            contents.outline = outline()
            return contents
        }

        mutating func nextPage() throws -> PDFPage? {
            guard next < pageCount else {
                if let error = pictureOnly.error(for: path) { throw error }
                return nil
            }
            defer { next += 1 }
            // What the system makes to read a page goes with it, or all of a book's would be kept until its end.
            let read = try autoreleasepool { try readPage(next) }
            guard let read else { return .unreadable(next) }
            pictureOnly.add(read)
            return read
        }

        /// A document keeps the pages that it has shown: after so many it is opened anew.
        private static let pagesOfOneDocument = 64

        private mutating func readPage(_ index: Int) throws -> PDFPage? {
            if index > 0, index.isMultiple(of: Self.pagesOfOneDocument) { document = try Self.opened(path, password) }
            guard let page = document.page(at: index) else { return nil }
            return PDFKitPage(page, index: index, of: document, limits: limits).contents()
        }

        /// How many pages are read.
        var pages: Int { pageCount }

        /// - Parameter index: Counts from 0.
        /// - Returns: `nil` behind the last that is read.
        func page(_ index: Int) -> PDFKit.PDFPage? { index < pageCount ? document.page(at: index) : nil }

        // MARK: The table of contents

        private func outline() -> [PDFOutlineEntry] {
            guard let root = document.outlineRoot else { return [] }
            var entries: [PDFOutlineEntry] = []
            var waiting = children(of: root, level: 0)
            while let (item, level) = waiting.popLast(), entries.count < limits.outlineEntries {
                if let title = item.label, !title.isEmpty {
                    let place = item.destination.flatMap(place)
                    entries.append(PDFOutlineEntry(title: title, level: level, page: place?.page, y: place?.y))
                }
                if level < limits.outlineDepth { waiting += children(of: item, level: level + 1) }
            }
            return entries
        }

        /// The last first, since they are taken from the end.
        private func children(of item: PDFOutline, level: Int) -> [(PDFOutline, Int)] {
            (0..<item.numberOfChildren).reversed().compactMap { index in item.child(at: index).map { ($0, level) } }
        }

        private func place(_ destination: PDFDestination) -> (page: Int, y: Float?)? {
            guard let page = destination.page else { return nil }
            let index = document.index(for: page)
            guard (0..<pageCount).contains(index) else { return nil }
            // What the file does not say is the largest number there is.
            let y = Float(destination.point.y)
            guard y.isFinite, abs(y) < PDFLimits.reach else { return (index, nil) }
            return (index, page.geometry.point(Float(destination.point.x), y).y)
        }
    }

    extension PDFKit.PDFPage {
        /// How places on it become places on the page as it is shown.
        var geometry: PageGeometry {
            let shown = bounds(for: .cropBox)
            let box = pdfium_box(
                left: Float(shown.minX),
                top: Float(shown.maxY),
                right: Float(shown.maxX),
                bottom: Float(shown.minY)
            )
            return PageGeometry(box: box, turns: Int32(clamping: rotation / 90))
        }
    }
#endif
