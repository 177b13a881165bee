import VorleserCore

/// An EPUB put together, complete but for the sound.
struct Edition: Sendable {
    /// What a file holds.
    enum Content: Sendable {
        case bytes([UInt8])
        /// Read when it is packed.
        case deferred(@Sendable () throws -> [UInt8])
    }

    /// A file of the container.
    struct File: Sendable {
        let path: ContainerPath
        var content: Content
    }

    /// A document with elements that can be highlighted.
    struct Document: Sendable {
        /// The id of its item in the package.
        let item: String
        let path: ContainerPath
        /// Where it is in the book.
        let span: TextSpan
        /// In its order; only those that are to be highlighted.
        let fragments: [Fragment]
    }

    var package: PackageFile
    /// In the order they are packed; without the package document.
    var files: [File]
    /// In reading order.
    var documents: [Document]
    var narration: NarrationMetadata
    /// The folder of what is added to a publication, with its slash.
    let folder: String

    /// Where a sound is in the container.
    func soundPath(_ name: String) -> ContainerPath { ContainerPath(folder + name) }
}

extension Edition {
    /// A folder that no file is in yet, beside the package document.
    static func freeFolder(beside package: ContainerPath, among names: [String]) -> String {
        var name = "read-along"
        var number = 1
        while names.contains(where: { $0.lowercased().hasPrefix((package.folder + name).lowercased()) }) {
            number += 1
            name = "read-along-\(number)"
        }
        return package.folder + name + "/"
    }
}
