import Foundation
import Testing

@testable import VorleserExport

struct TemporaryFolderTests {
    @Test func `nobody else looks into it, and it goes with its owner`() throws {
        var folder: TemporaryFolder? = try TemporaryFolder()
        let path = try #require(folder).url.path
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        folder = nil
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test func `what a killed process has left is removed after a day`() throws {
        let left = FileManager.default.temporaryDirectory.appending(path: "vorleser-export-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        _ = try TemporaryFolder()
        #expect(FileManager.default.fileExists(atPath: left.path))
        let old: [FileAttributeKey: Any] = [.modificationDate: Date.now - 25 * 3600]
        try FileManager.default.setAttributes(old, ofItemAtPath: left.path)
        _ = try TemporaryFolder()
        #expect(!FileManager.default.fileExists(atPath: left.path))
    }
}
