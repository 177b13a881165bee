import Foundation
import Testing
import VorleserDisk
import VorleserTesting

@testable import VorleserSpeech

struct StorePrivacyTests {
    private func mode(_ path: String) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        return (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    @Test func `what is made in a private folder is private, whatever the umask`() throws {
        let folder = try Folder()
        for (mode, isPrivate) in [(0o700, true), (0o755, false)] {
            let home = folder.path("\(mode)")
            try FileManager.default.createDirectory(
                atPath: home,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: mode]
            )
            try StorePrivacy.makeFolder(home + "/clips/ab")
            let file = home + "/clips/ab/c"
            try DurableFile(file, mode: StorePrivacy.mode(ofFile: file)).make(of: [])
            for path in ["/clips", "/clips/ab", "/clips/ab/c"] {
                #expect((try self.mode(home + path) & 0o077 == 0) == isPrivate, "\(path)")
            }
        }
    }
}
