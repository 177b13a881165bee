import Foundation
import Testing
@testable import VorleserServer

struct WebFilesTests {
    private let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/CWebPages/Web").standardizedFileURL

    @Test func `every file of the pages is inside the program, as it lies in the folder`() throws {
        let paths = try #require(FileManager.default.subpaths(atPath: folder.path(percentEncoded: false)))
        let names = try paths.filter { path in
            try folder.appending(path: path).resourceValues(forKeys: [.isRegularFileKey]).isRegularFile ?? false
        }
        let files = WebFiles(folder: nil)
        #expect(files.names == names.sorted(), "Run tools/embed-pages.py")
        for name in names {
            #expect(files[name]?.bytes == [UInt8](try Data(contentsOf: folder.appending(path: name))), "\(name)")
        }
    }
}
