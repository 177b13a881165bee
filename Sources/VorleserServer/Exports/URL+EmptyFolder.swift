import Foundation

extension URL {
    /// Makes an empty folder here that no other user of the machine can look into; what was there goes.
    func makeEmptyFolder() throws {
        try? FileManager.default.removeItem(at: self)
        try FileManager.default.createDirectory(
            at: self,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }
}
