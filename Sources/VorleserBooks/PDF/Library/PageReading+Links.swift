import CPDFium

extension PageReading {
    /// The parts of the page that lead elsewhere.
    func links() -> [PDFLink] {
        let call = library.call.pointee
        var links: [PDFLink] = []
        var position: Int32 = 0
        var link: pdfium_link?
        var looked = 0
        while looked < limits.links, call.FPDFLink_Enumerate(page, &position, &link) != 0 {
            looked += 1
            var box = pdfium_box()
            guard let link, call.FPDFLink_GetAnnotRect(link, &box) != 0, let target = target(of: link) else { continue }
            links.append(PDFLink(box: geometry.box(box.left, box.bottom, box.right, box.top), target: target))
        }
        return links
    }

    private func target(of link: pdfium_link) -> PDFLink.Target? {
        let call = library.call.pointee
        if let destination = call.FPDFLink_GetDest(document, link) { return place(of: destination) }
        guard let action = call.FPDFLink_GetAction(link) else { return nil }
        switch pdfium_action_kind(rawValue: UInt32(truncatingIfNeeded: call.FPDFAction_GetType(action))) {
        case pdfium_action_go_to: return call.FPDFAction_GetDest(document, action).flatMap(place(of:))
        case pdfium_action_address: return address(of: action).map(PDFLink.Target.address)
        default: return nil
        }
    }

    private func place(of destination: pdfium_destination) -> PDFLink.Target? {
        library.place(of: destination, in: document, pageCount: pageCount)
            .map { .page($0.page, y: $0.y) }
    }

    /// An address is of seven bits, and not UTF-16 as other texts are.
    private func address(of action: pdfium_action) -> String? {
        let call = library.call.pointee
        let length = call.FPDFAction_GetURIPath(document, action, nil, 0)
        guard length > 1, length <= 4096 else { return nil }
        var bytes = [UInt8](repeating: 0, count: Int(length))
        _ = call.FPDFAction_GetURIPath(document, action, &bytes, length)
        return String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
}
