import Foundation
import Testing
import VorleserTesting

@testable import VorleserExport

struct CompanionPathsTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    /// A map of some sounds; and the sounds, if they are there.
    private func map(_ name: String, of sounds: [String], there: Bool = true) throws {
        let files = sounds.map { #"{"name": "\#($0)", "seconds": 1, "chapters": []}"# }.joined(separator: ", ")
        let text = #"{"format": "vorleser-map", "version": 1, "files": [\#(files)], "sentences": ["#
        try Data(text.utf8).write(to: folder.url(name))
        for sound in sounds where there && !sound.contains("/") { try Data().write(to: folder.url(sound)) }
    }

    private func map(beside name: String) -> String {
        URL(filePath: CompanionPaths(beside: folder.url(name), .whole).map).lastPathComponent
    }

    @Test func `alone, the map has the name of the book`() {
        #expect(map(beside: "b.m4b") == "b.map.json")
        #expect(CompanionPaths(beside: folder.url("b"), .chapters).map.hasSuffix("/b/map.json"))
    }

    @Test func `beside that of another format it has the format's name too`() throws {
        try map("b.map.json", of: ["b.mp3"])
        #expect(map(beside: "b.m4b") == "b.m4b.map.json")
        #expect(map(beside: "b.mp3") == "b.map.json")
        #expect(map(beside: "b.epub") == "b.epub.map.json")
    }

    @Test func `the map of sounds that are gone is nobody's`() throws {
        try map("b.map.json", of: ["b.mp3"], there: false)
        #expect(map(beside: "b.m4b") == "b.map.json")
    }

    @Test func `the map of a book to be read along is that of the EPUB`() throws {
        try map("b.map.json", of: ["OEBPS/01.m4a"])
        #expect(map(beside: "b.epub") == "b.map.json")
        try Data().write(to: folder.url("b.epub"))
        #expect(map(beside: "b.m4b") == "b.m4b.map.json")
    }

    @Test func `what is no map is not taken for one`() throws {
        try Data("{}".utf8).write(to: folder.url("b.map.json"))
        #expect(map(beside: "b.m4b") == "b.map.json")
    }

    @Test func `a sound's map is found by whichever name it has, and never another's`() throws {
        try map("b.map.json", of: ["b.mp3"])
        try map("map.json", of: ["01 One.wav", "02 Two.wav"])
        func found(_ name: String) -> String {
            URL(filePath: PlaceMap.path(of: folder.path(name))).lastPathComponent
        }
        #expect(found("b.mp3") == "b.map.json")
        #expect(found("02 Two.wav") == "map.json")
        #expect(found("b.m4b") == "b.m4b.map.json")
        #expect(found("b.epub") == "b.epub.map.json")
        try map("b.m4b.map.json", of: ["b.m4b"])
        #expect(found("b.m4b") == "b.m4b.map.json")
    }
}
