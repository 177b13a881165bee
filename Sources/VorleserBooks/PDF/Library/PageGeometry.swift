import CPDFium

/// How places in a page's own coordinates, y upwards, become places on the page as it is shown.
///
/// Source: ISO 32000-1 §7.7.3.3 (`CropBox`, `Rotate`). `UserUnit` is left alone: it scales a page as a whole.
struct PageGeometry {
    private let box: pdfium_box
    /// Clockwise quarter turns, 0…3.
    private let turns: Int32

    /// - Parameters:
    ///   - box: The part of the page that is shown.
    ///   - turns: By how many quarter turns it is turned clockwise.
    init(box: pdfium_box, turns: Int32) {
        self.box = box
        self.turns = ((turns % 4) + 4) % 4
    }

    var width: Float { Self.finite(turns % 2 == 0 ? box.right - box.left : box.top - box.bottom) }
    var height: Float { Self.finite(turns % 2 == 0 ? box.top - box.bottom : box.right - box.left) }

    /// Where a point is shown.
    func point(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
        switch turns {
        case 0: (Self.finite(x - box.left), Self.finite(box.top - y))
        case 1: (Self.finite(y - box.bottom), Self.finite(x - box.left))
        case 2: (Self.finite(box.right - x), Self.finite(y - box.bottom))
        default: (Self.finite(box.top - y), Self.finite(box.right - x))
        }
    }

    /// Where a box between two of its corners is shown.
    func box(_ left: Float, _ bottom: Float, _ right: Float, _ top: Float) -> PDFBox {
        let one = point(left, bottom)
        let other = point(right, top)
        return PDFBox(
            left: min(one.x, other.x),
            top: min(one.y, other.y),
            right: max(one.x, other.x),
            bottom: max(one.y, other.y)
        )
    }

    /// Whether a part of a box is on the page: what lies beside it is never seen.
    func shows(_ box: PDFBox) -> Bool {
        box.right >= 0 && box.left <= width && box.bottom >= 0 && box.top <= height
    }

    /// Which way a direction goes on the page as it is shown, y downwards.
    func direction(_ x: Float, _ y: Float) -> (x: Float, y: Float) {
        switch turns {
        case 0: (x, -y)
        case 1: (y, x)
        case 2: (-x, y)
        default: (-y, -x)
        }
    }

    /// What is farther than anything may be is brought there; broken numbers are taken for 0.
    private static func finite(_ value: Float) -> Float {
        value.isFinite ? min(max(value, -PDFLimits.reach), PDFLimits.reach) : 0
    }
}
