import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserBooks

struct KindleBookTests {
    @Test(.enabled(if: InstalledTool.mobitool.isThere)) func `a book is read through the EPUB made of it`() throws {
        let sketch = try KindleSketch("<html><body><h1>One</h1><p>The lamp was lit.</p></body></html>")
        defer { sketch.remove() }
        let book = try BookReader().book(at: sketch.file)
        #expect(book.format == .kindle)
        #expect(book.text.contains("The lamp was lit."), "\(book.text)")
    }

    @Test func `an encrypted book is refused for what it is`() throws {
        let sketch = try KindleSketch("<p>x</p>", encryption: 2)
        defer { sketch.remove() }
        #expect(throws: BookReadingError.copyProtected(by: .kindle)) { try BookReader().book(at: sketch.file) }
    }

    #if canImport(CReaderProcess)
        @Test func `without the program there is a way to get it`() throws {
            let sketch = try KindleSketch("<p>x</p>")
            defer { sketch.remove() }
            let error = #expect(throws: BookReadingError.self) {
                try KindleConversion(limits: .standard, path: "/nowhere").epub(of: sketch.file.path())
            }
            #expect(error == .converterMissing(program: "mobitool"))
            #expect(error?.recoverySuggestion?.contains("libmobi-tools") ?? false)
        }
    #endif

    @Test(.enabled(if: InstalledTool.mobitool.isThere), arguments: [100, 300, 700])
    func `one that breaks off does no harm`(length: Int) throws {
        let sketch = try KindleSketch("<p>" + String(repeating: "The lamp was lit. ", count: 50), length: length)
        defer { sketch.remove() }
        do {
            #expect(try BookReader().book(at: sketch.file).format == .kindle)
        } catch let error as BookReadingError {
            #expect(error.errorDescription?.isEmpty == false)
        }
    }
}

/// A PalmDOC text in a database of two records. Source: MobileRead's description of PDB and PalmDOC.
private struct KindleSketch {
    let file: URL

    init(_ text: String, encryption: UInt8 = 0, length: Int = .max) throws {
        func wide(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 0xFF) } }
        let content = Array(text.utf8)
        let start = 78 + 2 * 8 + 2
        var bytes = Array("sketch".utf8) + [UInt8](repeating: 0, count: 54) + Array("TEXtREAd".utf8)
        bytes += [UInt8](repeating: 0, count: 8) + [0, 2]
        bytes += wide(start) + [0, 0, 0, 0] + wide(start + 16) + [0, 0, 0, 1] + [0, 0]
        bytes += [0, 1, 0, 0] + wide(content.count) + [0, 1, 16, 0] + [0, encryption, 0, 0] + content
        file = FileManager.default.temporaryDirectory.appending(path: "sketch-\(UUID()).mobi")
        try Data(bytes.prefix(length)).write(to: file)
    }

    func remove() { try? FileManager.default.removeItem(at: file) }
}
