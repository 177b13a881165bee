import CLibXML2

/// What may stand where in a document, as far as marking needs it. Source: HTML Living Standard §3.2.5.2, “Kinds of
/// content”; SVG 1.1 §10, “Text”.
enum PhrasingContent {
    /// How an element stands to a stretch of text that reaches over it.
    enum Kind {
        /// Part of running text: can be inside a mark, and can hold one.
        case inline
        /// Part of running text that is taken whole: marks are put around it, never inside.
        case whole
        /// Can hold marks, but not be inside one.
        case block
        /// Can neither hold marks nor be inside one.
        case frame
    }

    static func kind(of node: MarkupNode) -> Kind {
        if node.isDrawing { return drawn[node.nameKey] ?? .frame }
        return kinds[node.nameKey] ?? .block
    }

    /// Whether an element of this name is part of running text, unless a style sheet says otherwise.
    static func isInline(_ name: String) -> Bool { kinds[MarkupNode.nameKey(of: name)] == .inline }

    private static let kinds: [UInt64: Kind] = {
        let inline = """
            a abbr acronym b bdi bdo big blink br cite code data del dfn em font i ins kbd label mark nobr q s samp \
            small span strike strong sub sup time tt u var wbr
            """
        let whole = """
            area audio button canvas embed iframe img input map math meter object output picture progress ruby script \
            select svg template textarea video
            """
        let frames = """
            html head title style ul ol dl dir menu table thead tbody tfoot tr colgroup col hgroup optgroup option \
            datalist frameset hr switch trigger
            """
        var kinds: [UInt64: Kind] = [:]
        for (names, kind) in [(inline, Kind.inline), (whole, .whole), (frames, .frame)] {
            for name in names.split(separator: " ") { kinds[MarkupNode.nameKey(of: name)] = kind }
        }
        return kinds
    }()

    private static let drawn: [UInt64: Kind] = {
        var kinds: [UInt64: Kind] = [MarkupNode.nameKey(of: "tspan"): .inline]
        for name in ["text", "textpath", "a"] { kinds[MarkupNode.nameKey(of: name)] = .block }
        return kinds
    }()
}

extension MarkupNode {
    /// Whether it belongs to SVG.
    var isDrawing: Bool { isOf("http://www.w3.org/2000/svg") }

    /// Whether its vocabulary is the one with this address.
    func isOf(_ vocabulary: StaticString) -> Bool {
        guard let address = pointer.pointee.ns?.pointee.href else { return false }
        return xmlStrcmp(address, vocabulary.utf8Start) == 0
    }
}
