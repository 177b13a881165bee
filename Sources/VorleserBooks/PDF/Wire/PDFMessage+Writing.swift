extension PDFMessage {
    /// The message as it goes over the wire.
    func bytes() -> [UInt8] {
        var writer = MessageWriter()
        switch self {
        case .contents(let contents): writer.add(contents)
        case .page(let page): writer.add(page)
        case .failure(let failure): writer.add(failure)
        case .bytes(let bytes): writer.bytes += bytes
        case .end: break
        }
        var message = MessageWriter()
        message.add(kind)
        message.add(UInt32(clamping: writer.bytes.count))
        message.bytes += writer.bytes
        return message.bytes
    }

    private var kind: UInt8 {
        switch self {
        case .contents: 1
        case .page: 2
        case .failure: 3
        case .bytes: 4
        case .end: 5
        }
    }
}

/// Bytes that grow.
private struct MessageWriter {
    var bytes: [UInt8] = []

    mutating func add<Number: FixedWidthInteger>(_ number: Number) {
        withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Float) { add(number.bitPattern) }

    mutating func add(_ text: String) {
        add(UInt32(clamping: text.utf8.count))
        bytes += text.utf8
    }

    mutating func add<Value>(_ value: Value?, _ write: (inout Self, Value) -> Void) {
        add(UInt8(value == nil ? 0 : 1))
        if let value { write(&self, value) }
    }

    mutating func add(_ text: String?) { add(text) { $0.add($1) } }

    mutating func add<Values: Collection>(_ values: Values, _ write: (inout Self, Values.Element) -> Void) {
        add(UInt32(clamping: values.count))
        for value in values { write(&self, value) }
    }

    mutating func add(_ box: PDFBox) {
        add(box.left)
        add(box.top)
        add(box.right)
        add(box.bottom)
    }

    mutating func add(_ contents: PDFContents) {
        add(UInt32(clamping: contents.pageCount))
        for text in [
            contents.title, contents.author, contents.subject, contents.keywords, contents.created, contents.language,
        ] { add(text) }
        add(contents.outline) { writer, entry in
            writer.add(entry.title)
            writer.add(UInt32(clamping: entry.level))
            writer.add(entry.page) { $0.add(UInt32(clamping: $1)) }
            writer.add(entry.y) { $0.add($1) }
        }
    }

    mutating func add(_ page: PDFPage) {
        bytes.reserveCapacity(page.glyphs.count * PDFGlyph.wireSize + 4096)
        add(UInt32(clamping: page.index))
        add(page.label)
        add(page.width)
        add(page.height)
        add(page.fonts) { writer, font in
            writer.add(font.name)
            writer.add(UInt32(clamping: font.weight))
            writer.add(UInt8((font.isItalic ? 1 : 0) | (font.isMonospaced ? 2 : 0)))
        }
        add(page.glyphs) { $0.add($1) }
        add(page.rules) { $0.add($1) }
        add(page.pictures) { $0.add($1) }
        add(page.dots) { $0.add($1) }
        add(page.areas) { $0.add($1) }
        add(page.links) { writer, link in
            writer.add(link.box)
            switch link.target {
            case .page(let page, let y):
                writer.add(UInt8(0))
                writer.add(UInt32(clamping: page))
                writer.add(y) { $0.add($1) }
            case .address(let address):
                writer.add(UInt8(1))
                writer.add(address)
            }
        }
    }

    private mutating func add(_ glyph: PDFGlyph) {
        add(glyph.scalar.value)
        add(glyph.signs.rawValue)
        add(glyph.quarterTurns)
        add(glyph.font)
        add(glyph.box)
        add(glyph.x)
        add(glyph.y)
        add(glyph.size)
    }

    mutating func add(_ failure: PDFFailure) {
        switch failure {
        case .passwordNeeded: add(UInt8(1))
        case .wrongPassword: add(UInt8(2))
        case .unknownProtection: add(UInt8(3))
        case .damaged(let reason):
            add(UInt8(4))
            add(reason)
        case .libraryMissing(let looked):
            add(UInt8(5))
            add(looked) { $0.add($1) }
        case .libraryUnusable(let path, let reason):
            add(UInt8(6))
            add(path)
            add(reason)
        case .unreadable(let reason):
            add(UInt8(7))
            add(reason)
        case .noPicture: add(UInt8(8))
        }
    }
}
