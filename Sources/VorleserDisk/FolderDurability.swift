import VorleserCore

/// What is waited for when a file has got a name: a name is kept for good only once its folder is on the disk.
package enum FolderDurability: Sendable {
    /// The folder; a fault when that cannot be.
    case required
    /// The folder. Where that cannot be, as in one that may not be read, the name is just younger.
    case attempted
    /// Nothing: for what can be made again, or when the folder is waited for later.
    case none

    /// Waits for what is to be waited for.
    /// - Parameter place: Of the file that has got its name.
    /// - Throws: ``VorleserCore/FileFault``
    func settle(_ place: String) throws(FileFault) {
        do throws(FileFault) {
            if self != .none { try DurableFile(place.folder).synchronize() }
        } catch {
            if self == .required { throw error }
        }
    }
}

extension String {
    /// Where a file is, with the slash at its end.
    var folder: String {
        let end = utf8.lastIndex(of: UInt8(ascii: "/"))
        return end.map { String(self[...$0]) } ?? "./"
    }

    /// A file's name without its folder.
    var lastName: Substring {
        let end = utf8.lastIndex(of: UInt8(ascii: "/"))
        return end.map { self[utf8.index(after: $0)...] } ?? self[...]
    }
}
