#if canImport(PDFKit)
    import Foundation
    import PDFKit
    import Wording

    #if canImport(UIKit)
        import UIKit
    #elseif canImport(AppKit)
        import AppKit
    #endif

    extension PDFKitPages {
        /// The longer side of a page's picture, in points.
        private static let longestSide = 1_600.0

        /// A page as PNG.
        /// - Parameter href: As the book gives it.
        /// - Returns: The picture's file.
        /// - Throws: ``BookReadingError/missingResource(href:)``, also for a single picture on a page.
        func picture(_ href: String) throws -> [UInt8] {
            guard let name = PDFPictureName(href), name.picture == nil, let page = page(name.page) else {
                throw BookReadingError.missingResource(href: href)
            }
            let shown = page.bounds(for: .cropBox)
            let scale = Self.longestSide / max(Double(shown.width), Double(shown.height), 1)
            let size = CGSize(width: Double(shown.width) * scale, height: Double(shown.height) * scale)
            let picture = page.thumbnail(of: size, for: .cropBox)
            #if canImport(UIKit)
                let png = picture.pngData()
            #else
                let png = picture.tiffRepresentation.flatMap(NSBitmapImageRep.init(data:))?
                    .representation(using: .png, properties: [:])
            #endif
            guard let png else { throw BookReadingError.missingResource(href: href) }
            return Array(png)
        }

        /// Writes a copy that opens without a password.
        /// - Parameters:
        ///   - file: Where to; must not be there.
        ///   - limit: Bytes that the copy may have.
        /// - Throws: ``BookReadingError``, `CocoaError`. Then there is nothing at `file`.
        func writeUnlocked(to file: URL, limit: Int) throws {
            // The pages of a document that was opened with a password, in one that has none.
            let copy = PDFDocument()
            for index in 0..<pages { if let page = page(index) { copy.insert(page, at: copy.pageCount) } }
            guard let bytes = copy.dataRepresentation() else {
                throw BookReadingError.damagedPDF(reason: localized("it cannot be copied"))
            }
            guard bytes.count <= limit else {
                throw BookReadingError.limitExceeded(what: localized("bytes"), limit: limit)
            }
            try bytes.write(to: file, options: .withoutOverwriting)
        }
    }
#endif
