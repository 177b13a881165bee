import CPDFium

/// A page that the library has open.
struct PageReading {
    let library: PDFium
    let document: pdfium_document
    let page: pdfium_page
    let geometry: PageGeometry
    let limits: PDFLimits
    let pageCount: Int
    private let index: Int

    /// Opens a page; fails when the file has none there.
    /// - Parameters:
    ///   - library: What has the document open.
    ///   - document: Whose page.
    ///   - index: Counts from 0.
    ///   - pageCount: Pages from here on are none.
    ///   - limits: What is beyond is left out.
    init?(_ library: PDFium, _ document: pdfium_document, index: Int, of pageCount: Int, limits: PDFLimits) {
        guard let page = library.call.pointee.FPDF_LoadPage(document, Int32(clamping: index)) else { return nil }
        guard let geometry = library.geometry(of: page) else {
            library.call.pointee.FPDF_ClosePage(page)
            return nil
        }
        self.library = library
        self.document = document
        self.page = page
        self.geometry = geometry
        self.limits = limits
        self.pageCount = pageCount
        self.index = index
    }

    func close() { library.call.pointee.FPDF_ClosePage(page) }

    /// What is on it.
    func page(label: String?) -> PDFPage {
        var answer = PDFPage(index: index, label: label, width: geometry.width, height: geometry.height)
        if let text = library.call.pointee.FPDFText_LoadPage(page) {
            defer { library.call.pointee.FPDFText_ClosePage(text) }
            var reading = GlyphReading(library, text, geometry: geometry, limits: limits)
            reading.read()
            answer.glyphs = reading.glyphs
            answer.fonts = reading.fonts
        }
        let drawings = drawings()
        (answer.rules, answer.pictures) = (drawings.rules, drawings.pictures)
        (answer.dots, answer.areas) = (drawings.dots, drawings.areas)
        answer.links = links()
        return answer
    }
}
