import Foundation
import Testing
import VorleserExport
import VorleserTesting

@testable import VorleserKit

struct FinishedExportsTests {
    private let folder: Folder
    private let finished: FinishedExports

    init() throws {
        folder = try Folder()
        finished = FinishedExports(folder: folder.url("state"))
    }

    private func export(
        _ fingerprint: String = "1",
        book: String = "/a.epub",
        format: String = "wav",
        chapters: Set<Int> = [0, 1, 2],
        isWhole: Bool = true
    ) -> ExportIdentity {
        ExportIdentity(
            fingerprint: fingerprint,
            book: book,
            bookDigest: book,
            format: format,
            chapters: chapters,
            isWhole: isWhole
        )
    }

    /// Writes a file, and notes that it was an export's.
    private func make(_ export: ExportIdentity, _ name: String = "a.wav", in destination: String? = nil) throws {
        let url = folder.url(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("sound".utf8).write(to: url)
        try finished.end(export, at: folder.url(destination ?? name), files: [url.path])
    }

    private func conflict(_ export: ExportIdentity?, _ name: String = "a.wav") -> OutputConflict? {
        finished.conflict(writing: [folder.path(name)], to: folder.url(name), as: export)
    }

    @Test func `what is new, or ours of the same book, may be written`() throws {
        #expect(conflict(export()) == nil)
        try make(export(chapters: [1], isWhole: false))
        for new in [
            export("2", chapters: [1], isWhole: false), export("2", chapters: [1, 2], isWhole: false), export("2"),
        ] {
            #expect(conflict(new) == nil)
        }
    }

    @Test func `what is another's, another book's, changed, or more of the book, may not`() throws {
        let path = folder.path("a.wav")
        try Data("precious".utf8).write(to: folder.url("a.wav"))
        #expect(conflict(export()) == .foreign(path: path))
        #expect(conflict(nil) == .foreign(path: path))
        try make(export())
        #expect(conflict(export("2", book: "/b.epub")) == .otherBook(path: path, book: "/a.epub"))
        #expect(conflict(export("2", chapters: [1], isWhole: false)) == .more(path: path))
        try Data("other".utf8).write(to: folder.url("a.wav"))
        #expect(conflict(export("2")) == .changed(path: path))
        let device = finished.conflict(writing: ["/dev/null"], to: URL(filePath: "/dev/null"), as: nil)
        #expect(device == .notAFile(path: "/dev/null"))
        #expect(device?.canBeForced == false)
    }

    @Test func `what is made anew each time may take the place of its like`() throws {
        try Data("sound".utf8).write(to: folder.url("a.wav"))
        try finished.end(nil, at: folder.url("a.wav"), files: [folder.path("a.wav")])
        #expect(conflict(nil) == nil)
    }

    @Test func `an export is finished while its files are as they were, whatever their time`() throws {
        let file = folder.url("a.wav")
        #expect(finished.standing(of: export(), at: file) == .toMake)
        try make(export())
        #expect(finished.standing(of: export(), at: file) == .finished([file.path]))
        #expect(finished.standing(of: export("2"), at: file) == .toMake)
        try FileManager.default.setAttributes([.modificationDate: Date.distantPast], ofItemAtPath: file.path)
        #expect(finished.standing(of: export(), at: file) == .finished([file.path]))
        try Data("SOUND".utf8).write(to: file)
        #expect(finished.standing(of: export(), at: file) == .changed([file.path], by: [file.path]))
        try FileManager.default.removeItem(at: file)
        #expect(finished.standing(of: export(), at: file) == .toMake)
    }

    @Test func `what an interrupted export has written is ours, before and after it had its name`() async throws {
        let (part, file) = (folder.url("a.wav.part"), folder.url("a.wav"))
        try make(export())
        try finished.begin(export("2"), at: file)
        try Data("new sound".utf8).write(to: part)
        await finished.noting(to: file) { FileNaming.current.tell(part.path, file.path) }
        #expect(conflict(export("2")) == nil)
        try FileManager.default.removeItem(at: file)
        try FileManager.default.moveItem(at: part, to: file)
        #expect(conflict(export("2")) == nil)
        #expect(finished.standing(of: export("2"), at: file) == .toMake)
        try Data("another's".utf8).write(to: file)
        #expect(conflict(export("2")) == .changed(path: file.path))
    }

    @Test func `a folder of another kind or of other chapters is not mixed with a new export`() throws {
        try make(export(chapters: [0], isWhole: false), "f/01 One.wav", in: "f")
        func conflict(_ new: ExportIdentity, _ name: String) -> OutputConflict? {
            finished.conflict(writing: [folder.path("f/" + name)], to: folder.url("f"), as: new)
        }
        #expect(conflict(export("2", format: "flac"), "01 One.flac") == .otherFiles(folder: folder.path("f"), count: 1))
        #expect(
            conflict(export("2", chapters: [1], isWhole: false), "02 Two.wav")
                == .otherFiles(folder: folder.path("f"), count: 1)
        )
        #expect(conflict(export("2"), "01 Uno.wav") == nil)
        #expect(finished.leftOver(at: folder.url("f"), besides: []) == [folder.path("f/01 One.wav")])
    }

    @Test func `notes of earlier versions are understood`() throws {
        try make(export())
        let note = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path("state")).first)
        let url = folder.url("state/" + note)
        var facts = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
        facts["identity"] = nil
        try JSONSerialization.data(withJSONObject: facts).write(to: url)
        #expect(finished.standing(of: export(), at: folder.url("a.wav")) == .finished([folder.path("a.wav")]))
        #expect(conflict(export("2", book: "/b.epub")) == nil)
    }
}
