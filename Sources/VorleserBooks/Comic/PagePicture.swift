import VorleserCore

/// What the first bytes of a picture say of it. Its pixels are never looked at here.
///
/// Sources: PNG and JPEG as in ``VorleserCore/PictureSize``; GIF89a, section 18; the WebP container, “Simple” and “Extended File
/// Format”; ISO/IEC 23000-22 (AVIF's brands).
struct PagePicture: Equatable {
    /// In pixels; 0 when the first bytes do not tell it.
    let width: Int
    let height: Int

    /// A picture with more would be asked too much of a telephone.
    static let mostPixels = 150_000_000

    /// A PNG may claim sides whose product is beyond all integers.
    var isTooLarge: Bool {
        let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
        return overflow || pixels > Self.mostPixels
    }

    /// What most pictures need, and what one needs in which a camera has written much of itself.
    private static let (usualStart, longStart) = (16 << 10, 512 << 10)

    /// - Returns: `nil` for what is no picture of a kind that browsers show.
    init?(_ name: String, in archive: ZipArchive) {
        guard let start = try? archive.start(of: name, count: Self.usualStart), Self.isPicture(start) else {
            return nil
        }
        if let found = Self(start) {
            self = found
        } else if start.count == Self.usualStart, start.starts(with: [0xFF, 0xD8]),
            let more = try? archive.start(of: name, count: Self.longStart), let found = Self(more)
        {
            self = found
        } else {
            (width, height) = (0, 0)
        }
    }

    private init(_ width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

    /// - Returns: `nil` when they do not tell the size.
    init?(_ bytes: [UInt8]) {
        if let size = PictureSize(bytes) {
            self.init(size.width, size.height)
        } else if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
            self.init(Self.number(bytes, 6, 2), Self.number(bytes, 8, 2))
        } else if Self.isWebP(bytes), bytes.count >= 30 {
            switch String(decoding: bytes[12..<16], as: UTF8.self) {
            case "VP8X": self.init(Self.number(bytes, 24, 3) + 1, Self.number(bytes, 27, 3) + 1)
            case "VP8L":
                let bits = Self.number(bytes, 21, 4)
                self.init((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
            case "VP8 ": self.init(Self.number(bytes, 26, 2) & 0x3FFF, Self.number(bytes, 28, 2) & 0x3FFF)
            default: return nil
            }
        } else {
            return nil
        }
    }

    private static func isPicture(_ start: [UInt8]) -> Bool {
        start.starts(with: [0xFF, 0xD8, 0xFF]) || start.starts(with: [0x89, 0x50, 0x4E, 0x47])
            || start.starts(with: "GIF8".utf8) || isWebP(start) || start.dropFirst(4).starts(with: "ftypavi".utf8)
    }

    private static func isWebP(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
    }

    /// Little-endian.
    private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
