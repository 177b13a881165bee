import Foundation

#if canImport(CReaderProcess)
    /// How PDFs are read on this system: by PDFium, in processes of their own, but in an app by PDFKit.
    enum PDFReading {
        #if canImport(PDFKit)
            /// An app in its sandbox starts no program of ours.
            private static let isApp = Bundle.main.bundleURL.pathExtension == "app"
        #endif

        /// The pages of a file.
        /// - Throws: ``BookReadingError``
        static func pages(at path: String, password: String?) throws -> any PDFPageSource {
            #if canImport(PDFKit)
                if isApp { return try PDFKitPages(at: path, password: password) }
            #endif
            return try PDFProcess(at: path, password: password)
        }

        /// A page, or a picture on one, as PNG.
        /// - Throws: ``BookReadingError``
        static func picture(_ href: String, ofFileAt path: String, password: String?) throws -> [UInt8] {
            #if canImport(PDFKit)
                if isApp { return try PDFKitPages(at: path, password: password).picture(href) }
            #endif
            return try PDFErrand(for: path, password: password).picture(href)
        }

        /// Writes a copy that opens without a password; there must be nothing at `copy`.
        /// - Throws: ``BookReadingError``, `CocoaError`. Then there is nothing at `copy`.
        static func unlock(_ path: String, password: String, to copy: URL, limit: Int) throws {
            #if canImport(PDFKit)
                if isApp {
                    return try PDFKitPages(at: path, password: password).writeUnlocked(to: copy, limit: limit)
                }
            #endif
            try PDFErrand(for: path, password: password).writeUnlocked(to: copy, limit: limit)
        }
    }
#else
    /// How PDFs are read on this system, which lets no program start another: by PDFKit.
    enum PDFReading {
        /// The pages of a file.
        /// - Throws: ``BookReadingError``
        static func pages(at path: String, password: String?) throws -> any PDFPageSource {
            try PDFKitPages(at: path, password: password)
        }

        /// A page as PNG; of single pictures there are none.
        /// - Throws: ``BookReadingError``
        static func picture(_ href: String, ofFileAt path: String, password: String?) throws -> [UInt8] {
            try PDFKitPages(at: path, password: password).picture(href)
        }

        /// Writes a copy that opens without a password; there must be nothing at `copy`.
        /// - Throws: ``BookReadingError``, `CocoaError`. Then there is nothing at `copy`.
        static func unlock(_ path: String, password: String, to copy: URL, limit: Int) throws {
            try PDFKitPages(at: path, password: password).writeUnlocked(to: copy, limit: limit)
        }
    }
#endif
