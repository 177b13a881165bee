#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A cover as a file that players show: JPEG or PNG.
struct CoverPicture: Hashable, Sendable {
    /// Where it is; its ending says which it is.
    let path: String
    /// What is in it.
    let bytes: [UInt8]

    /// As a Vorbis comment holds it.
    ///
    /// Source: “METADATA_BLOCK_PICTURE” of the Vorbis comment field recommendations (Xiph.Org).
    var block: String { FlacPicture(bytes).map { Data($0.bytes).base64EncodedString() } ?? "" }
}

/// The kinds of picture that can be read, told by their first bytes.
///
/// A book's files are not trusted: what is not one of these is never given to a program that would guess its format.
package enum PictureFormat: String, CaseIterable {
    case jpeg, png, gif, webp, bmp, tiff, svg

    package init?(_ bytes: [UInt8]) {
        let found = Self.allCases.first { $0.isBegun(by: bytes) }
        guard let found else { return nil }
        self = found
    }

    /// Whether players show it as it is.
    var isShown: Bool { self == .jpeg || self == .png }

    /// FFmpeg's name for a file that holds one.
    var demuxer: String { "\(rawValue)_pipe" }

    private func isBegun(by bytes: [UInt8]) -> Bool {
        switch self {
        case .jpeg: bytes.starts(with: [0xFF, 0xD8, 0xFF])
        case .png: bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .gif: bytes.starts(with: "GIF8".utf8)
        case .webp: bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8)
        case .bmp: bytes.starts(with: "BM".utf8)
        case .tiff: bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
        case .svg: String(decoding: bytes.prefix(1024), as: UTF8.self).contains("<svg")
        }
    }
}
