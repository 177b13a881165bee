import Foundation
import Testing
import VorleserExport
import VorleserTesting

@testable import VorleserReadAlong

/// Containers written without libzip, read by another's program.
struct OwnContainerArchiveTests {
    private static let entries: [(name: String, bytes: [UInt8], isStored: Bool)] = [
        ("mimetype", Array("application/epub+zip".utf8), true),
        ("OPS/empty.txt", [], false),
        ("OPS/größe.xhtml", Array(repeating: 0x61, count: 300_000), false),
        ("OPS/sound.mp3", (0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 7919) }, true),
    ]

    private func written(_ folder: Folder, _ name: String) throws -> URL {
        let file = folder.url(name)
        var archive = try OwnContainerArchive(
            file.path,
            for: file.path,
            spool: folder.path("spool"),
            cancellation: Cancellation()
        )
        for entry in Self.entries {
            try archive.add(entry.bytes, as: ContainerPath(entry.name), isStored: entry.isStored)
        }
        try archive.close()
        return file
    }

    @Test func `Python's reader finds every entry whole`() throws {
        let folder = try Folder()
        let file = try written(folder, "a.zip")
        let script = """
            import sys, zipfile
            archive = zipfile.ZipFile(sys.argv[1])
            assert archive.testzip() is None
            print([(i.filename, i.file_size, i.compress_type, i.date_time) for i in archive.infolist()])
            """
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", "-c", script, file.path]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        let expected = Self.entries.map { entry in
            "('\(entry.name)', \(entry.bytes.count), \(entry.isStored ? 0 : 8), (1980, 1, 1, 0, 0, 0))"
        }
        #expect(said == "[\(expected.joined(separator: ", "))]\n")
    }

    @Test func `the same entries make the same bytes`() throws {
        let folder = try Folder()
        #expect(try Data(contentsOf: written(folder, "a.zip")) == Data(contentsOf: written(folder, "b.zip")))
    }

    @Test func `cancelled, it is not closed`() throws {
        let folder = try Folder()
        let cancellation = Cancellation()
        let path = folder.path("a.zip")
        #expect(throws: CancellationError.self) {
            let archive = try OwnContainerArchive(path, for: path, spool: path, cancellation: cancellation)
            cancellation.cancel()
            try archive.close()
        }
    }
}
