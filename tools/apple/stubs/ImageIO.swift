// What the apps use of ImageIO: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/imageio, page by page:
// cgimagesourcecreatewithurl(_:_:), cgimagesourcecreatethumbnailatindex(_:_:_:), kcgimagesourcethumbnailmaxpixelsize.
// Core Foundation's types are Foundation's here; on Apple's systems `as` leads from one to the other.
@_exported import Foundation

open class CGImageSource {}
public typealias CFString = NSString
public typealias CFURL = NSURL
public typealias CFDictionary = NSDictionary
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? { nil }
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource,
    _ index: Int,
    _ options: CFDictionary?
) -> CGImage? { nil }
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = ""
nonisolated(unsafe) public let kCGImageSourceCreateThumbnailWithTransform: CFString = ""
nonisolated(unsafe) public let kCGImageSourceShouldCacheImmediately: CFString = ""
nonisolated(unsafe) public let kCGImageSourceThumbnailMaxPixelSize: CFString = ""
