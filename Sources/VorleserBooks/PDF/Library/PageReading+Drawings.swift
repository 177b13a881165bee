import CPDFium

extension PageReading {
    /// Thin lines, dots, areas and pictures, of the page itself and of the forms that are drawn on it.
    ///
    /// Source: ISO 32000-1 §8.10 (a form is a drawing of its own that a page shows at some place).
    func drawings() -> Drawings {
        var drawings = Drawings(limits: limits)
        let call = library.call.pointee
        for index in 0..<max(call.FPDFPage_CountObjects(page), 0) {
            guard drawings.looksAtMore(), let object = call.FPDFPage_GetObject(page, index) else { break }
            guard kind(of: object) == pdfium_object_form else {
                look(at: object, in: nil, &drawings)
                continue
            }
            var matrix = pdfium_matrix()
            guard call.FPDFPageObj_GetMatrix(object, &matrix) != 0 else { continue }
            for inner in 0..<max(call.FPDFFormObj_CountObjects(object), 0) {
                guard drawings.looksAtMore(), let part = call.FPDFFormObj_GetObject(object, UInt(inner)) else { break }
                look(at: part, in: matrix, &drawings)
            }
        }
        return drawings
    }

    private func kind(of object: pdfium_object) -> pdfium_object_kind {
        pdfium_object_kind(rawValue: UInt32(bitPattern: library.call.pointee.FPDFPageObj_GetType(object)))
    }

    private func look(at object: pdfium_object, in form: pdfium_matrix?, _ drawings: inout Drawings) {
        let kind = kind(of: object)
        guard kind == pdfium_object_path || kind == pdfium_object_picture else { return }
        var (left, bottom, right, top): (Float, Float, Float, Float) = (0, 0, 0, 0)
        guard library.call.pointee.FPDFPageObj_GetBounds(object, &left, &bottom, &right, &top) != 0 else { return }
        if let form { (left, bottom, right, top) = Self.bounds(left, bottom, right, top, in: form) }
        drawings.add(geometry.box(left, bottom, right, top), isPicture: kind == pdfium_object_picture)
    }

    private static func bounds(
        _ left: Float,
        _ bottom: Float,
        _ right: Float,
        _ top: Float,
        in form: pdfium_matrix
    ) -> (Float, Float, Float, Float) {
        let x = [form.a * left + form.c * bottom, form.a * right + form.c * top].map { $0 + form.e }
        let y = [form.b * left + form.d * bottom, form.b * right + form.d * top].map { $0 + form.f }
        return (min(x[0], x[1]), min(y[0], y[1]), max(x[0], x[1]), max(y[0], y[1]))
    }
}

/// What was found drawn on a page.
struct Drawings {
    private let limits: PDFLimits
    private(set) var rules: [PDFBox] = []
    private(set) var pictures: [PDFBox] = []
    /// What is about as wide as high, and small.
    private(set) var dots: [PDFBox] = []
    /// What other drawings cover.
    private(set) var areas: [PDFBox] = []
    private var looked = 0

    init(limits: PDFLimits) { self.limits = limits }

    mutating func looksAtMore() -> Bool {
        looked += 1
        return looked <= limits.objects
    }

    mutating func add(_ box: PDFBox, isPicture: Bool) {
        let (thin, long) = (min(box.width, box.height), max(box.width, box.height))
        if isPicture {
            // Some programs draw every character as a picture.
            if long >= 20, thin >= 4, pictures.count < limits.drawings { pictures.append(box) }
        } else if thin <= 3, long >= 8, long >= 4 * thin, rules.count < limits.drawings {
            rules.append(box)
        } else if long <= 20, thin >= 1, thin >= 0.7 * long, dots.count < limits.drawings {
            dots.append(box)
        } else if thin >= 8, areas.count < limits.drawings {
            areas.append(box)
        }
    }
}
