import Foundation
import ImageIO

/// A picture that is small enough for a list or a lock screen.
///
/// `@unchecked Sendable`: a picture of Core Graphics never changes.
final class SmallPicture: @unchecked Sendable {
    let image: CGImage

    init(_ image: CGImage) { self.image = image }
}

/// Covers made small, away from the main thread: a book's own may be a photograph of many millions of points.
actor Covers {
    static let shared = Covers()

    private let known = NSCache<NSString, SmallPicture>()

    init() { known.countLimit = 300 }

    /// A picture of a cover.
    /// - Parameters:
    ///   - file: The cover.
    ///   - longest: The longer side, in pixels.
    /// - Returns: `nil` when there is no picture in the file.
    func picture(_ file: URL, longest: Int) -> SmallPicture? {
        let name = NSString(string: "\(longest) \(file.path)")
        if let known = known.object(forKey: name) { return known }
        let options: [CFString: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true,
            kCGImageSourceCreateThumbnailWithTransform: true,
            kCGImageSourceShouldCacheImmediately: true,
            kCGImageSourceThumbnailMaxPixelSize: longest,
        ]
        guard let source = CGImageSourceCreateWithURL(NSURL(fileURLWithPath: file.path) as CFURL, nil),
            let image = CGImageSourceCreateThumbnailAtIndex(
                source,
                0,
                NSDictionary(dictionary: options) as CFDictionary
            )
        else { return nil }
        let picture = SmallPicture(image)
        known.setObject(picture, forKey: name)
        return picture
    }
}
