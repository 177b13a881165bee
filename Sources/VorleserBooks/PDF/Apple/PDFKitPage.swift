#if canImport(PDFKit)
    import CPDFium
    import Foundation
    import PDFKit

    #if canImport(UIKit)
        import UIKit

        private typealias SystemFont = UIFont
    #elseif canImport(AppKit)
        import AppKit

        private typealias SystemFont = NSFont
    #endif

    /// Reads the characters and links of one page.
    struct PDFKitPage {
        private let page: PDFKit.PDFPage
        private let index: Int
        private let document: PDFDocument
        private let limits: PDFLimits
        private let geometry: PageGeometry

        init(_ page: PDFKit.PDFPage, index: Int, of document: PDFDocument, limits: PDFLimits) {
            self.page = page
            self.index = index
            self.document = document
            self.limits = limits
            geometry = page.geometry
        }

        func contents() -> PDFPage {
            var read = PDFPage(index: index, label: page.label, width: geometry.width, height: geometry.height)
            (read.glyphs, read.fonts) = characters()
            read.links = page.annotations.prefix(limits.links).compactMap(link)
            // A page without text is a picture of one.
            if read.glyphs.isEmpty {
                read.pictures = [PDFBox(left: 0, top: 0, right: geometry.width, bottom: geometry.height)]
            }
            return read
        }

        private func characters() -> (glyphs: [PDFGlyph], fonts: [PDFFont]) {
            guard let text = page.attributedString else { return ([], []) }
            let string = text.string as NSString
            var glyphs: [PDFGlyph] = []
            var fonts: [PDFFont] = []
            var position = 0
            while position < string.length, glyphs.count < limits.glyphs {
                // A character beyond the basic plane takes two units, and letters with their accents belong together.
                let range = string.rangeOfComposedCharacterSequence(at: position)
                position = range.location + max(range.length, 1)
                // A page has thousands of characters, and each leaves a selection behind.
                let (font, box) = autoreleasepool {
                    (
                        text.attributes(at: range.location, effectiveRange: nil)[.font] as? SystemFont,
                        page.selection(for: range).map { self.box($0.bounds(for: page)) }
                    )
                }
                let number = Self.number(of: PDFFont(font), in: &fonts, most: limits.fonts)
                for scalar in string.substring(with: range).unicodeScalars {
                    let isBreak = scalar.properties.isWhitespace && scalar != " "
                    // Where a line ends stands in the text, but nowhere on the page.
                    let place = box ?? glyphs.last?.box
                    guard let place, geometry.shows(place) else { continue }
                    glyphs.append(
                        PDFGlyph(
                            scalar: scalar,
                            signs: isBreak ? .generated : [],
                            font: number,
                            box: place,
                            x: place.left,
                            y: place.bottom,
                            size: Float(font?.pointSize ?? 0),
                            quarterTurns: 0
                        )
                    )
                }
            }
            return (glyphs, fonts)
        }

        private static func number(of font: PDFFont, in fonts: inout [PDFFont], most: Int) -> UInt16 {
            if let known = fonts.firstIndex(of: font) { return UInt16(clamping: known) }
            guard fonts.count < most else { return 0 }
            fonts.append(font)
            return UInt16(clamping: fonts.count - 1)
        }

        private func box(_ bounds: CGRect) -> PDFBox {
            geometry.box(Float(bounds.minX), Float(bounds.minY), Float(bounds.maxX), Float(bounds.maxY))
        }

        private func link(_ annotation: PDFAnnotation) -> PDFLink? {
            guard annotation.type == "Link" else { return nil }
            let box = box(annotation.bounds)
            if let address = annotation.url { return PDFLink(box: box, target: .address(address.absoluteString)) }
            guard let destination = annotation.destination, let page = destination.page else { return nil }
            let index = document.index(for: page)
            guard (0..<document.pageCount).contains(index) else { return nil }
            let y = page.geometry.point(Float(destination.point.x), Float(destination.point.y)).y
            return PDFLink(box: box, target: .page(index, y: y))
        }
    }

    extension PDFFont {
        /// What the system knows of a font.
        fileprivate init(_ font: SystemFont?) {
            guard let font else {
                self = .unknown
                return
            }
            #if canImport(UIKit)
                let traits = font.fontDescriptor.symbolicTraits
                let (isBold, isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
                let isMonospaced = traits.contains(.traitMonoSpace)
            #else
                let traits = font.fontDescriptor.symbolicTraits
                let (isBold, isItalic) = (traits.contains(.bold), traits.contains(.italic))
                let isMonospaced = traits.contains(.monoSpace)
            #endif
            self.init(
                name: font.fontName,
                weight: isBold ? 700 : 400,
                isItalic: isItalic,
                isMonospaced: isMonospaced || FontName(font.fontName).isMonospaced
            )
        }
    }
#endif
