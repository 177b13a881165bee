import Foundation

/// A folder for what is thrown away, which nobody else can look into; gone with this value.
final class TemporaryFolder: Sendable {
    let url: URL

    private static let prefix = "vorleser-export-"
    /// Seconds after which what a killed process has left is removed: no work writes nothing for so long.
    private static let longestWork = 24.0 * 3600

    /// - Throws: `CocoaError`
    init() throws {
        let home = FileManager.default.temporaryDirectory
        Self.sweep(home)
        url = home.appending(path: Self.prefix + UUID().uuidString, directoryHint: .isDirectory)
        try FileManager.default.createDirectory(
            at: url,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    private static func sweep(_ home: URL) {
        // Names alone: dates are wanted of few of what lies there.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
        for name in names where name.hasPrefix(prefix) {
            let file = home.appending(path: name)
            let facts = try? FileManager.default.attributesOfItem(atPath: file.path)
            guard let date = facts?[.modificationDate] as? Date else { continue }
            // That of another user stays: it may not be removed.
            if date < .now - longestWork { try? FileManager.default.removeItem(at: file) }
        }
    }
}
