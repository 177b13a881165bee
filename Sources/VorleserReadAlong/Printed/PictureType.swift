/// The kinds of pictures that every reader of EPUB shows, told by their first bytes.
///
/// Source: EPUB 3.3 §3.2, “Core media types”.
enum PictureType: String {
    case jpg, png, gif

    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
            self = .png
        } else if bytes.starts(with: Array("GIF8".utf8)) {
            self = .gif
        } else {
            return nil
        }
    }

    var mediaType: String { self == .jpg ? "image/jpeg" : "image/\(rawValue)" }
}
