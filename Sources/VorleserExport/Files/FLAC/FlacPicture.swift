import VorleserCore

/// A book's cover as a block of a FLAC file. Source: RFC 9639, § 8.8.
struct FlacPicture {
    let bytes: [UInt8]

    private static let frontCover = 3
    /// The length of a block has 24 bits.
    private static let longest = 1 << 24

    /// - Returns: `nil` for what is neither JPEG nor PNG, or too long.
    init?(_ picture: [UInt8]) {
        guard let format = PictureSize(picture) else { return nil }
        let big = FlacHeader.big
        let type = Array(format.mediaType.utf8)
        let start = big(Self.frontCover, 4) + big(type.count, 4) + type + big(0, 4)
        let size = big(format.width, 4) + big(format.height, 4) + big(format.bitsPerPixel, 4) + big(format.colors, 4)
        guard picture.count < Self.longest - start.count - size.count - 4 else { return nil }
        bytes = start + size + big(picture.count, 4) + picture
    }
}
