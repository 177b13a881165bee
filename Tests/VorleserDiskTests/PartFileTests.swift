import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserDisk

struct PartFileTests {
    private let folder: Folder
    private var place: String { folder.path("a.wav") }
    private var path: String { folder.path("a.wav.part") }

    init() throws { folder = try Folder() }

    @Test func `it is not there until it is published, and is told of just before`() throws {
        try Data("old".utf8).write(to: folder.url("a.wav"))
        var part = try PartFile(beside: place, mode: 0o644)
        try part.append(Array("n..".utf8))
        try part.append(Array("er".utf8))
        try part.overwriteStart(with: Array("new".utf8))
        #expect(part.length == 5)
        #expect(try folder.bytes("a.wav") == Array("old".utf8))
        var seen: [UInt8] = []
        try part.publish(as: place) { seen = (try? folder.bytes("a.wav")) ?? [] }
        #expect(seen == Array("old".utf8))
        #expect(try folder.bytes("a.wav") == Array("newer".utf8))
        #expect(try folder.names == ["a.wav"])
    }

    @Test func `let go of, nothing of it is left; one that is gone on with stays`() throws {
        giveUp(try PartFile(beside: place, mode: 0o644))
        giveUp(try PartFile(locking: path, mode: 0o644))
        #expect(try folder.names.isEmpty)
        giveUp(try PartFile(goingOnWith: path, mode: 0o644))
        #expect(try folder.names == ["a.wav.part"])
    }

    @Test func `two that are made of the same file are not in each other's way`() throws {
        var one = try PartFile(beside: place, mode: 0o644)
        var two = try PartFile(beside: place, mode: 0o644)
        try one.append([1])
        try two.append([2])
        try two.publish(as: place)
        try one.publish(as: place)
        #expect(try folder.bytes("a.wav") == [1])
    }

    @Test func `what is there already stays when a file is to be new`() throws {
        for (bytes, isFirst) in [([1], true), ([2], false)] as [([UInt8], Bool)] {
            var part = try PartFile(beside: place, mode: 0o600)
            try part.append(bytes)
            #expect(try part.publishUnlessThere(as: place) == isFirst)
        }
        #expect(try folder.bytes("a.wav") == [1])
        #expect(try folder.names == ["a.wav"])
        #expect(try DurableFile(place).makeUnlessThere(of: [3]) == false)
        let missing = folder.path("none/a.wav")
        #expect(throws: FileFault(path: missing, code: ENOENT)) { try DurableFile(missing).makeUnlessThere(of: [3]) }
    }

    @Test func `one under a name that others use is written by one at a time, and begun anew`() throws {
        var part = try PartFile(locking: path, mode: 0o644)
        try part.append([1, 2, 3])
        #expect(throws: FileFault(path: path, code: EWOULDBLOCK)) { giveUp(try PartFile(locking: path, mode: 0o644)) }
        #expect(throws: FileFault(path: path, code: EWOULDBLOCK)) { try PartFile.removeLeft(at: path) }
        #expect(try folder.bytes("a.wav.part") == [1, 2, 3])
        giveUp(part)
        try Data([9, 9, 9, 9]).write(to: URL(filePath: path))
        var again = try PartFile(locking: path, mode: 0o644)
        try again.append([4])
        try again.publish(as: place)
        #expect(try folder.bytes("a.wav") == [4])
        #expect(try folder.names == ["a.wav"])
    }

    @Test func `what a killed program left is removed, and what is not there need not be`() throws {
        try Data([1]).write(to: URL(filePath: path))
        try PartFile.removeLeft(at: path)
        try PartFile.removeLeft(at: path)
        #expect(try folder.names.isEmpty)
    }

    @Test func `a link under such a name is not followed`() throws {
        try Data("precious".utf8).write(to: folder.url("precious"))
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path("precious"))
        #expect(throws: FileFault(path: path, code: ELOOP)) { giveUp(try PartFile(locking: path, mode: 0o644)) }
        #expect(throws: FileFault(path: path, code: ELOOP)) { try PartFile.removeLeft(at: path) }
        #expect(try folder.bytes("precious") == Array("precious".utf8))
    }

    @Test func `it is gone on with where it ended, or begun anew`() throws {
        for bytes in [[1, 2], [3], []] as [[UInt8]] {
            var part = try PartFile(goingOnWith: path, mode: 0o644)
            try part.append(bytes)
        }
        var part = try PartFile(goingOnWith: path, mode: 0o644)
        #expect(part.length == 3)
        try part.append([4])
        #expect(try folder.bytes("a.wav.part") == [1, 2, 3, 4])
        try part.restart()
        #expect(part.length == 0)
        try part.append([5])
        try part.publish(as: place)
        #expect(try folder.bytes("a.wav") == [5])
    }

    @Test func `a full disk is a fault that says so`() throws {
        var part = try PartFile(goingOnWith: "/dev/full", mode: 0o644)
        let fault = #expect(throws: FileFault.self) { try part.append([1, 2, 3]) }
        #expect(fault?.isForWantOfRoom == true)
        #expect(part.length == 0)
    }

    @Test func `a file system that cannot wait for a file is taken as it is`() throws {
        // Linux answers EINVAL for a device that keeps nothing.
        let file = try OpenFile(changing: "/dev/null")
        try #require(fsync(file.descriptor) != 0 && errno == EINVAL)
        try file.synchronize()
    }

    /// Ends the life of an unfinished file.
    private func giveUp(_ file: consuming PartFile) {}
}
