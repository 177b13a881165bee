/// A box of a file in the ISO base media file format. Source: ISO/IEC 14496-12, section 4.2.
struct MediaBox {
    private(set) var bytes: [UInt8]

    /// - Parameters:
    ///   - type: Four characters of ASCII.
    ///   - content: What it holds.
    init(_ type: String, _ content: [UInt8]) {
        bytes = []
        bytes.append(UInt32(clamping: content.count + 8))
        bytes += type.utf8
        bytes += content
    }

    /// A box that holds boxes.
    init(_ type: String, _ boxes: MediaBox...) { self.init(type, boxes.flatMap(\.bytes)) }

    /// A box with a version and flags. Source: section 4.2.2.
    init(_ type: String, version: UInt8 = 0, flags: UInt32 = 0, write: (inout [UInt8]) -> Void) {
        var content: [UInt8] = []
        content.append(UInt32(version) << 24 | flags)
        write(&content)
        self.init(type, content)
    }
}

extension [UInt8] {
    /// Appends a number, its highest byte first.
    mutating func append(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    /// Appends zeros.
    mutating func append(zeros count: Int) { append(contentsOf: repeatElement(0, count: count)) }
}
