import CPDFium

extension PageReading {
    /// Points of a picture for each point of the page; less when the picture would be larger than any screen.
    private static let scale: Float = 2
    private static let longestSide: Float = 2400
    /// Of a page as a whole, which is looked at as a cover.
    private static let longestSideOfPage: Float = 1200

    /// Draws a part of the page, or all of it.
    /// - Parameter name: Of this page, or of a picture on it.
    /// - Returns: The picture; `nil` when there is none of that name, or it cannot be drawn.
    func drawing(_ name: PDFPictureName) -> PNGPicture? {
        let whole = PDFBox(left: 0, top: 0, right: geometry.width, bottom: geometry.height)
        guard let index = name.picture else { return drawing(of: whole, longestSide: Self.longestSideOfPage) }
        let pictures = drawings().pictures
        guard pictures.indices.contains(index) else { return nil }
        let box = pictures[index]
        return drawing(
            of: PDFBox(
                left: max(box.left, 0),
                top: max(box.top, 0),
                right: min(box.right, whole.right),
                bottom: min(box.bottom, whole.bottom)
            )
        )
    }

    private func drawing(of box: PDFBox, longestSide: Float = longestSide) -> PNGPicture? {
        guard box.width >= 1, box.height >= 1 else { return nil }
        let scale = min(Self.scale, longestSide / max(box.width, box.height))
        func points(_ length: Float) -> Int32 { Int32(min((length * scale).rounded(), 1_000_000)) }
        let (width, height) = (max(points(box.width), 1), max(points(box.height), 1))
        let (pageWidth, pageHeight) = (max(points(geometry.width), 1), max(points(geometry.height), 1))
        let row = Int(width) * 4
        var buffer = [UInt8](repeating: 0, count: row * Int(height))
        let call = library.call.pointee
        let isDrawn = buffer.withUnsafeMutableBytes { buffer in
            let format = Int32(pdfium_bitmap_bgrx)
            guard let bitmap = call.FPDFBitmap_CreateEx(width, height, format, buffer.baseAddress, Int32(row)) else {
                return false
            }
            defer { call.FPDFBitmap_Destroy(bitmap) }
            _ = call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xFFFF_FFFF)
            let flags = Int32(pdfium_draw_annotations.rawValue | pdfium_draw_red_first.rawValue)
            let (left, top) = (-points(box.left), -points(box.top))
            call.FPDF_RenderPageBitmap(bitmap, page, left, top, pageWidth, pageHeight, 0, flags)
            return true
        }
        guard isDrawn else { return nil }
        var colours: [UInt8] = []
        colours.reserveCapacity(row / 4 * 3 * Int(height))
        for start in stride(from: 0, to: buffer.count, by: 4) { colours += buffer[start..<(start + 3)] }
        return PNGPicture(width: Int(width), height: Int(height), points: colours)
    }
}
