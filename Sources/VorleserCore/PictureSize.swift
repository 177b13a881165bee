/// What a JPEG or PNG picture says of its size, read from its first bytes.
///
/// Source: PNG Specification (Third Edition), § 11.2.1; ITU-T T.81, annex B.
package struct PictureSize: Equatable {
    package let mediaType: String
    /// In pixels.
    package let width: Int
    package let height: Int
    package let bitsPerPixel: Int
    /// How many colours the palette has; 0 without one.
    package var colors = 0

    /// - Returns: `nil` for what is neither, or damaged before its size.
    package init?(_ bytes: [UInt8]) {
        guard let format = Self.png(bytes) ?? Self.jpeg(bytes), format.width > 0, format.height > 0 else { return nil }
        self = format
    }

    private init(_ mediaType: String, width: Int, height: Int, bitsPerPixel: Int, colors: Int = 0) {
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.bitsPerPixel = bitsPerPixel
        self.colors = colors
    }

    private static func png(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 29,
            bytes[12..<16].elementsEqual("IHDR".utf8)
        else { return nil }
        // Grey, true colour, palette, grey with alpha, true colour with alpha.
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 0
        return PictureSize(
            "image/png",
            width: number(bytes, at: 16, 4),
            height: number(bytes, at: 20, 4),
            bitsPerPixel: Int(bytes[24]) * channels,
            colors: bytes[25] == 3 ? pngColors(bytes) : 0
        )
    }

    /// The length of the palette, in colours.
    private static func pngColors(_ bytes: [UInt8]) -> Int {
        var position = 8
        while position + 8 <= bytes.count {
            let length = number(bytes, at: position, 4)
            if bytes[position + 4..<position + 8].elementsEqual("PLTE".utf8) { return length / 3 }
            position += length + 12
        }
        return 0
    }

    private static func jpeg(_ bytes: [UInt8]) -> PictureSize? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        var position = 2
        while position + 4 <= bytes.count, bytes[position] == 0xFF {
            let marker = bytes[position + 1]
            if marker == 0xFF {
                position += 1  // Filling between segments.
                continue
            }
            if isFrame(marker) { return jpegFrame(bytes, at: position + 4) }
            position += 2 + max(number(bytes, at: position + 2, 2), 2)
        }
        return nil
    }

    private static func jpegFrame(_ bytes: [UInt8], at start: Int) -> PictureSize? {
        guard start + 6 <= bytes.count else { return nil }
        return PictureSize(
            "image/jpeg",
            width: number(bytes, at: start + 3, 2),
            height: number(bytes, at: start + 1, 2),
            bitsPerPixel: Int(bytes[start]) * Int(bytes[start + 5])
        )
    }

    /// Start of frame, of any kind; the three left out are tables.
    private static func isFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func number(_ bytes: [UInt8], at start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
    }
}
