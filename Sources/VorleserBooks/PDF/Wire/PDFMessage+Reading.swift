extension PDFMessage {
    /// Reads what follows a header. Nothing in it is trusted: it comes from a process that a hostile file may have got
    /// hold of.
    /// - Parameters:
    ///   - kind: As its header says.
    ///   - bytes: As many as its header says.
    ///   - limits: How much a page may have; more is an error, as only what is within them is ever said.
    /// - Throws: ``PDFMessageError``
    init(kind: UInt8, _ bytes: [UInt8], limits: PDFLimits = .standard) throws(PDFMessageError) {
        var reader = MessageReader(bytes, limits: limits)
        switch kind {
        case 1: self = .contents(try reader.contents())
        case 2: self = .page(try reader.page())
        case 3: self = .failure(try reader.failure())
        case 4: self = .bytes(reader.rest())
        case 5: self = .end
        default: throw PDFMessageError()
        }
        guard reader.isAtEnd else { throw PDFMessageError() }
    }
}

extension PDFMessage.Header {
    /// - Parameter bytes: As many as a header has.
    /// - Throws: ``PDFMessageError``
    init(_ bytes: [UInt8]) throws(PDFMessageError) {
        guard bytes.count == Self.size else { throw PDFMessageError() }
        kind = bytes[0]
        let count = bytes[1...].reversed().reduce(0) { $0 << 8 | Int($1) }
        guard (1...5).contains(kind), count <= Self.most else { throw PDFMessageError() }
        self.count = count
    }
}

extension PDFGlyph {
    /// Bytes of one on the wire.
    static let wireSize = 36
}

/// Bytes that are taken from the front.
private struct MessageReader {
    private let bytes: [UInt8]
    private var next = 0
    private let limits: PDFLimits

    init(_ bytes: [UInt8], limits: PDFLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    var isAtEnd: Bool { next == bytes.count }

    mutating func rest() -> [UInt8] {
        defer { next = bytes.count }
        return next == 0 ? bytes : Array(bytes[next...])
    }

    mutating func number<Number: FixedWidthInteger>(_: Number.Type = Number.self) throws(PDFMessageError) -> Number {
        let size = MemoryLayout<Number>.size
        guard bytes.count - next >= size else { throw PDFMessageError() }
        defer { next += size }
        return bytes.withUnsafeBytes { Number(littleEndian: $0.loadUnaligned(fromByteOffset: next, as: Number.self)) }
    }

    mutating func float() throws(PDFMessageError) -> Float {
        let value = Float(bitPattern: try number())
        guard value.isOnPages else { throw PDFMessageError() }
        return value
    }

    mutating func flag() throws(PDFMessageError) -> Bool {
        switch try number(UInt8.self) {
        case 0: false
        case 1: true
        default: throw PDFMessageError()
        }
    }

    mutating func text() throws(PDFMessageError) -> String {
        let count = Int(try number(UInt32.self))
        guard count <= bytes.count - next else { throw PDFMessageError() }
        defer { next += count }
        return String(decoding: bytes[next..<(next + count)], as: UTF8.self)
    }

    mutating func optional<Value>(
        _ read: (inout Self) throws(PDFMessageError) -> Value
    ) throws(PDFMessageError) -> Value? {
        try flag() ? try read(&self) : nil
    }

    mutating func optionalText() throws(PDFMessageError) -> String? {
        try optional { reader throws(PDFMessageError) in try reader.text() }
    }

    mutating func list<Value>(
        most: Int,
        _ read: (inout Self) throws(PDFMessageError) -> Value
    ) throws(PDFMessageError) -> [Value] {
        let count = Int(try number(UInt32.self))
        // Every element has at least a byte: no room is made for what cannot be there.
        guard count <= most, count <= bytes.count - next else { throw PDFMessageError() }
        var values: [Value] = []
        values.reserveCapacity(count)
        for _ in 0..<count { values.append(try read(&self)) }
        return values
    }

    mutating func box() throws(PDFMessageError) -> PDFBox {
        PDFBox(left: try float(), top: try float(), right: try float(), bottom: try float())
    }

    mutating func contents() throws(PDFMessageError) -> PDFContents {
        let pages = Int(try number(UInt32.self))
        guard pages <= limits.pages else { throw PDFMessageError() }
        var contents = PDFContents(pageCount: pages)
        contents.title = try optionalText()
        contents.author = try optionalText()
        contents.subject = try optionalText()
        contents.keywords = try optionalText()
        contents.created = try optionalText()
        contents.language = try optionalText()
        contents.outline = try list(most: limits.outlineEntries) { reader throws(PDFMessageError) in
            PDFOutlineEntry(
                title: try reader.text(),
                level: try reader.index(below: reader.limits.outlineDepth + 1),
                page: try reader.optional { reader throws(PDFMessageError) in try reader.index(below: pages) },
                y: try reader.optional { reader throws(PDFMessageError) in try reader.float() }
            )
        }
        return contents
    }

    private mutating func index(below count: Int) throws(PDFMessageError) -> Int {
        let index = Int(try number(UInt32.self))
        guard index < count else { throw PDFMessageError() }
        return index
    }

    mutating func page() throws(PDFMessageError) -> PDFPage {
        let index = try index(below: limits.pages)
        var page = PDFPage(index: index, label: try optionalText(), width: try float(), height: try float())
        page.fonts = try list(most: limits.fonts) { reader throws(PDFMessageError) in
            let name = try reader.text()
            let weight = try reader.index(below: 1001)
            let signs = try reader.number(UInt8.self)
            return PDFFont(name: name, weight: weight, isItalic: signs & 1 != 0, isMonospaced: signs & 2 != 0)
        }
        page.glyphs = try glyphs(fontCount: page.fonts.count)
        page.rules = try list(most: limits.drawings) { reader throws(PDFMessageError) in try reader.box() }
        page.pictures = try list(most: limits.drawings) { reader throws(PDFMessageError) in try reader.box() }
        page.dots = try list(most: limits.drawings) { reader throws(PDFMessageError) in try reader.box() }
        page.areas = try list(most: limits.drawings) { reader throws(PDFMessageError) in try reader.box() }
        page.links = try list(most: limits.links) { reader throws(PDFMessageError) in
            PDFLink(box: try reader.box(), target: try reader.target())
        }
        return page
    }

    private mutating func target() throws(PDFMessageError) -> PDFLink.Target {
        if try flag() { return .address(try text()) }
        let page = try index(below: limits.pages)
        return .page(page, y: try optional { reader throws(PDFMessageError) in try reader.float() })
    }

    /// Most of a message; looked at in one go.
    private mutating func glyphs(fontCount: Int) throws(PDFMessageError) -> [PDFGlyph] {
        let count = Int(try number(UInt32.self))
        guard count <= limits.glyphs, count * PDFGlyph.wireSize <= bytes.count - next else { throw PDFMessageError() }
        defer { next += count * PDFGlyph.wireSize }
        let start = next
        var isSound = true
        let glyphs = bytes.withUnsafeBytes { bytes in
            (0..<count).map { index in
                PDFGlyph(wire: bytes, at: start + index * PDFGlyph.wireSize, fontCount: fontCount, isSound: &isSound)
            }
        }
        guard isSound else { throw PDFMessageError() }
        return glyphs
    }

    mutating func failure() throws(PDFMessageError) -> PDFFailure {
        switch try number(UInt8.self) {
        case 1: .passwordNeeded
        case 2: .wrongPassword
        case 3: .unknownProtection
        case 4: .damaged(reason: try text())
        case 5: .libraryMissing(looked: try list(most: 100) { reader throws(PDFMessageError) in try reader.text() })
        case 6: .libraryUnusable(path: try text(), reason: try text())
        case 7: .unreadable(reason: try text())
        case 8: .noPicture
        default: throw PDFMessageError()
        }
    }
}

extension PDFGlyph {
    /// - Parameters:
    ///   - wire: The message.
    ///   - start: Where the glyph's ``wireSize`` bytes begin.
    ///   - fontCount: How many fonts the page has.
    ///   - isSound: Made false when the bytes are no glyph of a page with as many fonts.
    fileprivate init(wire: UnsafeRawBufferPointer, at start: Int, fontCount: Int, isSound: inout Bool) {
        func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
            Number(littleEndian: wire.loadUnaligned(fromByteOffset: start + offset, as: Number.self))
        }
        func float(_ offset: Int) -> Float {
            let value = Float(bitPattern: number(offset, UInt32.self))
            if !value.isOnPages { isSound = false }
            return value
        }
        let scalar = Unicode.Scalar(number(0, UInt32.self))
        self.init(
            scalar: scalar ?? "\u{FFFD}",
            signs: Signs(rawValue: number(4, UInt8.self)),
            font: number(6, UInt16.self),
            box: PDFBox(left: float(8), top: float(12), right: float(16), bottom: float(20)),
            x: float(24),
            y: float(28),
            size: float(32),
            quarterTurns: number(5, UInt8.self)
        )
        if scalar == nil || quarterTurns > 3 || Int(font) >= fontCount || size < 0 { isSound = false }
    }
}

extension Float {
    /// Whether it may be a length or a place on a page; what is read of pages is computed with, and must not overflow.
    fileprivate var isOnPages: Bool { abs(self) <= PDFLimits.reach }
}
