import CPDFium

/// Reads a PDF's table of contents.
///
/// Source: ISO 32000-1 §12.3.3. Entries point to their first child and next sibling, in a damaged file also in circles:
/// each is taken once.
struct OutlineReading {
    private let library: PDFium
    private let document: pdfium_document
    private let limits: PDFLimits
    private let pageCount: Int

    /// - Parameters:
    ///   - library: What has the document open.
    ///   - document: Whose table of contents.
    ///   - limits: What is beyond is left out.
    ///   - pageCount: Pages from here on are not read.
    init(_ library: PDFium, _ document: pdfium_document, limits: PDFLimits, pageCount: Int) {
        self.pageCount = pageCount
        self.library = library
        self.document = document
        self.limits = limits
    }

    /// The entries, outer before inner.
    func entries() -> [PDFOutlineEntry] {
        let call = library.call.pointee
        var entries: [PDFOutlineEntry] = []
        var seen: Set<pdfium_bookmark> = []
        var waiting = [(bookmark: call.FPDFBookmark_GetFirstChild(document, nil), level: 0)]
        while let next = waiting.popLast() {
            guard let bookmark = next.bookmark, seen.insert(bookmark).inserted else { continue }
            guard seen.count <= limits.outlineEntries else { break }
            if let entry = entry(bookmark, level: next.level) { entries.append(entry) }
            waiting.append((call.FPDFBookmark_GetNextSibling(document, bookmark), next.level))
            if next.level < limits.outlineDepth {
                waiting.append((call.FPDFBookmark_GetFirstChild(document, bookmark), next.level + 1))
            }
        }
        return entries
    }

    private func entry(_ bookmark: pdfium_bookmark, level: Int) -> PDFOutlineEntry? {
        let call = library.call.pointee
        guard let title = library.text({ call.FPDFBookmark_GetTitle(bookmark, $0, $1) }) else { return nil }
        let destination =
            call.FPDFBookmark_GetDest(document, bookmark) ?? library.destination(ofGoing: bookmark, in: document)
        let place = destination.flatMap {
            library.place(of: $0, in: document, pageCount: pageCount)
        }
        return PDFOutlineEntry(title: title, level: level, page: place?.page, y: place?.y)
    }
}

extension PDFium {
    fileprivate func destination(ofGoing bookmark: pdfium_bookmark, in document: pdfium_document) -> pdfium_destination?
    {
        let call = call.pointee
        guard let action = call.FPDFBookmark_GetAction(bookmark) else { return nil }
        guard call.FPDFAction_GetType(action) == UInt(pdfium_action_go_to.rawValue) else { return nil }
        return call.FPDFAction_GetDest(document, action)
    }

    /// Where a destination leads.
    /// - Parameters:
    ///   - destination: As the document has it.
    ///   - document: Where it leads.
    ///   - pageCount: Pages from here on are none.
    /// - Returns: The page, counted from 0, and how far from its top; `nil` when it leads to no page.
    func place(
        of destination: pdfium_destination,
        in document: pdfium_document,
        pageCount: Int
    ) -> (page: Int, y: Float?)? {
        let call = call.pointee
        let page = call.FPDFDest_GetDestPageIndex(document, destination)
        guard page >= 0, Int(page) < pageCount else { return nil }
        return (Int(page), y(of: destination, geometry: geometry(ofPage: page, in: document)))
    }

    /// As far as it is known of a page that is not open: opening it, only to know better, could be the end.
    private func geometry(ofPage index: Int32, in document: pdfium_document) -> PageGeometry {
        var size = pdfium_size()
        _ = call.pointee.FPDF_GetPageSizeByIndexF(document, index, &size)
        return PageGeometry(box: pdfium_box(left: 0, top: size.height, right: size.width, bottom: 0), turns: 0)
    }

    private func y(of destination: pdfium_destination, geometry: PageGeometry) -> Float? {
        let call = call.pointee
        var count: UInt = 0
        var numbers: [Float] = [0, 0, 0, 0]
        let view = call.FPDFDest_GetView(destination, &count, &numbers)
        switch pdfium_view(rawValue: UInt32(truncatingIfNeeded: view)) {
        case pdfium_view_point:
            var (hasX, hasY, hasZoom): (Int32, Int32, Int32) = (0, 0, 0)
            var (x, y, zoom): (Float, Float, Float) = (0, 0, 0)
            let isThere = call.FPDFDest_GetLocationInPage(destination, &hasX, &hasY, &hasZoom, &x, &y, &zoom)
            return isThere != 0 && hasY != 0 ? geometry.point(x, y).y : nil
        case pdfium_view_whole_width, pdfium_view_ink_width: return count >= 1 ? geometry.point(0, numbers[0]).y : nil
        case pdfium_view_box: return count >= 4 ? geometry.point(numbers[0], numbers[3]).y : nil
        default: return nil
        }
    }
}
