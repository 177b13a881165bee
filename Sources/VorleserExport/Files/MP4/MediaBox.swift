/// A box of a file in the ISO base media file format. Source: ISO/IEC 14496-12, section 4.2.
package struct MediaBox {
    package private(set) var bytes: [UInt8]

    /// - Parameters:
    ///   - type: Four characters of Latin-1.
    ///   - content: What it holds, less than 4 GB.
    package init(_ type: String, _ content: [UInt8]) {
        bytes = []
        bytes.append(UInt32(clamping: content.count + 8))
        bytes += type.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        bytes += content
    }

    /// A box that holds boxes.
    package init(_ type: String, _ boxes: MediaBox...) { self.init(type, boxes) }

    /// A box that holds boxes.
    package init(_ type: String, _ boxes: [MediaBox]) { self.init(type, boxes.flatMap(\.bytes)) }

    /// A box of numbers, without a version.
    static func plain(_ type: String, write: (inout [UInt8]) -> Void) -> MediaBox {
        var content: [UInt8] = []
        write(&content)
        return MediaBox(type, content)
    }

    /// A box with a version and flags. Source: section 4.2.2.
    package init(_ type: String, version: UInt8 = 0, flags: UInt32 = 0, write: (inout [UInt8]) -> Void) {
        var content: [UInt8] = []
        content.append(UInt32(version) << 24 | flags)
        write(&content)
        self.init(type, content)
    }
}

extension [UInt8] {
    /// Appends a number, its highest byte first.
    package mutating func append(_ number: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
    }

    /// Appends zeros.
    package mutating func append(zeros count: Int) { append(contentsOf: repeatElement(0, count: count)) }

    /// Appends the matrix that moves nothing. Source: ISO/IEC 14496-12, section 6.2.2.
    package mutating func appendUnityMatrix() {
        for number: UInt32 in [0x0001_0000, 0, 0, 0, 0x0001_0000, 0, 0, 0, 0x4000_0000] { append(number) }
    }
}
