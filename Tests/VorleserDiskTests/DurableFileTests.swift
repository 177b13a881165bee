import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserDisk

struct DurableFileTests {
    private let folder: Folder
    private let old = Array("old".utf8)
    private let new = Array("new".utf8)
    private var path: String { folder.path("file.json") }

    init() throws { folder = try Folder() }

    private func mode(_ path: String) throws -> Int {
        let facts = try FileManager.default.attributesOfItem(atPath: path)
        return (facts[.posixPermissions] as? NSNumber)?.intValue ?? 0
    }

    @Test(arguments: [FolderDurability.required, .attempted, .none])
    func `a file is made, and replaced, and nothing is left beside it`(durability: FolderDurability) throws {
        for bytes in [old, new, []] {
            try DurableFile(path).replace(with: bytes, folder: durability)
            #expect(try folder.bytes("file.json") == bytes)
        }
        #expect(try folder.names == ["file.json"])
    }

    @Test func `only its owner may look into it, unless more is allowed`() throws {
        try DurableFile(path, mode: 0o644).replace(with: old)
        #expect(try mode(path) & ~0o644 == 0)
        try DurableFile(path).replace(with: new)
        #expect(try mode(path) == 0o600)
        try DurableFile(folder.path("made")).make(of: old)
        #expect(try mode(folder.path("made")) == 0o600)
    }

    @Test func `a program that is killed before the name is given leaves the old file`() async throws {
        try DurableFile(path).replace(with: old)
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
            var part = try PartFile(beside: path, mode: 0o600)
            try part.append(Array("new".utf8))
            try part.publish(as: path) { _ = kill(getpid(), SIGKILL) }
        }
        #expect(try folder.bytes("file.json") == old)
        let left = try folder.names.filter { $0 != "file.json" }
        #expect(left.count == 1 && left.allSatisfy { $0.hasPrefix(".file.json.") && $0.hasSuffix(".partial") })
        try DurableFile(path).replace(with: new)
        #expect(try folder.bytes("file.json") == new)
    }

    @Test func `a program that is killed while it writes and writes leaves one of the two`() async throws {
        for _ in 0..<3 {
            await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
                Thread.detachNewThread {
                    usleep(20_000)
                    kill(getpid(), SIGKILL)
                }
                let pages = [UInt8(ascii: "a"), UInt8(ascii: "b")].map { [UInt8](repeating: $0, count: 20_000) }
                while true { for page in pages { try DurableFile(path).replace(with: page) } }
            }
            guard folder.url("file.json").isThere else { continue }
            let bytes = try folder.bytes("file.json")
            #expect(bytes.count == 20_000 && Set(bytes).count == 1)
        }
    }

    @Test func `a link is replaced itself`() throws {
        let precious = folder.path("precious")
        try DurableFile(precious).make(of: old)
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: precious)
        try DurableFile(path).replace(with: new)
        #expect(try folder.bytes("precious") == old)
        #expect(try folder.bytes("file.json") == new)
    }

    @Test func `where it cannot be written the fault names it, and the old one stays`() throws {
        let nowhere = folder.path("no/file.json")
        #expect(throws: FileFault(path: nowhere, code: ENOENT)) { try DurableFile(nowhere).replace(with: new) }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(throws: FileFault(path: path, code: EISDIR)) { try DurableFile(path).replace(with: new) }
        #expect(try folder.names == ["file.json"])
    }

    @Test func `what is made must not be there`() throws {
        try DurableFile(path).make(of: old)
        #expect(throws: FileFault(path: path, code: EEXIST)) { try DurableFile(path).make(of: new) }
        #expect(throws: FileFault(path: path, code: EEXIST)) {
            try DurableFile(path).make(ofFileAt: folder.url("file.json"))
        }
        #expect(try folder.bytes("file.json") == old)
    }

    @Test func `a copy has every byte, and one of nothing says what is missing`() throws {
        let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        try Data(bytes).write(to: folder.url("source"))
        try DurableFile(path).make(ofFileAt: folder.url("source"))
        #expect(try folder.bytes("file.json") == bytes)
        #expect(try DurableFile(path).length == bytes.count)
        #expect(throws: FileFault(path: folder.path("no"), code: ENOENT)) {
            try DurableFile(folder.path("copy")).make(ofFileAt: folder.url("no"))
        }
        #expect(try !folder.names.contains("copy"))
    }

    @Test func `it moves, also in the place of another`() throws {
        try DurableFile(path).make(of: new)
        try DurableFile(folder.path("other")).make(of: old)
        try DurableFile(path).move(to: folder.path("other"), folder: .required)
        #expect(try folder.bytes("other") == new)
        #expect(throws: FileFault(path: folder.path("other"), code: ENOENT)) {
            try DurableFile(path).move(to: folder.path("other"))
        }
        try DurableFile(folder.url).synchronize()
    }
}

extension URL {
    fileprivate var isThere: Bool { FileManager.default.fileExists(atPath: path) }
}
