import Testing

@testable import VorleserCore

struct PictureSizeTests {
    @Test func `a PNG says its size in its first chunk`() throws {
        let picture = try #require(PictureSize(Self.png))
        #expect(picture.mediaType == "image/png" && picture.width == 600 && picture.height == 800)
        #expect(picture.bitsPerPixel == 24 && picture.colors == 0)
    }

    @Test func `a JPEG says its size in its frame, after other segments`() throws {
        let picture = try #require(PictureSize(Self.jpeg))
        #expect(picture.mediaType == "image/jpeg" && picture.width == 600 && picture.height == 800)
        #expect(picture.bitsPerPixel == 24)
    }

    @Test func `cut off anywhere it is no picture, or the same one`() {
        for whole in [Self.png, Self.jpeg] {
            for length in 0..<whole.count {
                let format = PictureSize(Array(whole.prefix(length)))
                #expect(format == nil || format == PictureSize(whole))
            }
        }
    }

    @Test func `lengths that lie do no harm`() {
        var png = Self.png
        png[25] = 3
        #expect(PictureSize(png + [0xFF, 0xFF, 0xFF, 0xFF] + "IDAT".utf8)?.colors == 0)
        #expect(PictureSize([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xE1, 0xFF, 0xFF]) == nil)
        #expect(PictureSize(Array(repeating: 0xFF, count: 100)) == nil)
        #expect(PictureSize(Array("GIF89a".utf8)) == nil)
    }

    private static let png: [UInt8] =
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
        + [0, 0, 2, 88, 0, 0, 3, 32, 8, 2, 0, 0, 0, 1, 2, 3, 4]
    private static let jpeg: [UInt8] =
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC4, 0, 3, 9]
        + [0xFF, 0xC2, 0, 17, 8, 3, 32, 2, 88, 3, 1, 0x22, 0]
}
