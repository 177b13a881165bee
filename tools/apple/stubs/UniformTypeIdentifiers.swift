// What the apps use of UniformTypeIdentifiers: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct.
@_exported import Foundation

public struct UTType: Hashable, Sendable {
    public static let epub = UTType(), pdf = UTType(), plainText = UTType(), html = UTType(), data = UTType()
    public init?(_ identifier: String) { nil }
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) { nil }
    private init() {}
}
