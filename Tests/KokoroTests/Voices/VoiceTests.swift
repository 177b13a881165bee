import Foundation
import Testing

@testable import Kokoro
@testable import Tensors

struct VoicePackTests {
    @Test(arguments: [[510, 1, 256], [510, 256], [1, 1, 256], [3, 256]])
    func `the style is the row for so many phonemes, the last one beyond`(shape: [Int]) throws {
        let pack = try Self.pack(shape)
        #expect(pack.rows == shape[0])
        for phonemes in [-1, 0, 1, 2, shape[0], shape[0] + 1, .max] {
            let row = min(max(phonemes, 1), shape[0]) - 1
            #expect(pack.style(phonemes: phonemes) == (0..<256).map { Float(row * 256 + $0 + 1) / 10_000 })
        }
    }

    @Test(arguments: [
        [], [256], [0, 256], [510, 2, 256], [510, 1, 128], [256, 510], [1, 1, 1, 256], [5_000, 256],
    ])
    func `a tensor of another shape is no voice`(shape: [Int]) {
        #expect(throws: KokoroError.notAVoice(name: "a")) { try Self.pack(shape) }
    }

    @Test func `numbers that are no style are refused`() {
        #expect(throws: KokoroError.notFinite(name: "a")) {
            try VoicePack([Float](repeating: .nan, count: 256), name: "a")
        }
        for bad in [Float(0), 1e9] {
            #expect(throws: KokoroError.notAVoice(name: "a")) {
                try VoicePack([Float](repeating: bad, count: 256), name: "a")
            }
        }
    }

    static func pack(_ shape: [Int]) throws -> VoicePack {
        let count = shape.reduce(1, *)
        let elements = (0..<count).map { Float($0 + 1) / 10_000 }
        return try elements.withUnsafeBytes { bytes in
            try VoicePack(StoredTensor(.float32, shape: shape, bytes: bytes), name: "a")
        }
    }
}

struct VoiceLibraryTests {
    @Test func `a voice alone in its file has the file's name`() throws {
        let elements = (0..<510 * 256).map { Float($0 % 7) - 3 }
        try Self.withFile(name: "af_x.y.bin", elements.withUnsafeBytes { Data($0) }) { path throws in
            let library = try VoiceLibrary(contentsOf: path)
            #expect(library.names == ["af_x.y"])
            #expect(try library.voice("af_x.y") == VoicePack(contentsOf: path))
            #expect(try VoicePack(contentsOf: path).style(phonemes: 2) == Array(elements[256..<512]))
            #expect(throws: KokoroError.unknownVoice(name: "b", known: ["af_x.y"])) { try library.voice("b") }
        }
    }

    @Test func `many voices in one file are told apart by name`() throws {
        let header =
            #"{"b":{"dtype":"F16","shape":[2,1,256],"data_offsets":[0,1024]},"#
            + #""a":{"dtype":"F32","shape":[1,256],"data_offsets":[1024,2048]},"#
            + #""c":{"dtype":"U8","shape":[1],"data_offsets":[2048,2049]}}"#
        var data = withUnsafeBytes(of: UInt64(header.utf8.count).littleEndian) { Data($0) } + Data(header.utf8)
        for _ in 0..<512 { data += [0, 0x3C] }
        for _ in 0..<256 { data += [0, 0, 0, 0x40] }
        try Self.withFile(name: "voices", data + [0]) { path throws in
            let library = try VoiceLibrary(contentsOf: path)
            #expect(library.names == ["a", "b", "c"])
            #expect(try library.voice("a").style(phonemes: 1) == [Float](repeating: 2, count: 256))
            #expect(try library.voice("b").style(phonemes: 2) == [Float](repeating: 1, count: 256))
            #expect(throws: KokoroError.file(.unusable(path: path, name: "c", .element("U8")))) {
                try library.voice("c")
            }
            #expect(throws: KokoroError.notAVoice(name: path)) { try VoicePack(contentsOf: path) }
        }
    }

    @Test func `a file of anything else is no voice`() throws {
        try Self.withFile(name: "a.bin", Data(repeating: 7, count: 510 * 256 * 4 - 1)) { path throws in
            #expect(throws: KokoroError.file(.notATensorFile(path: path))) { try VoiceLibrary(contentsOf: path) }
        }
        #expect(throws: KokoroError.file(.unreadable(path: "/nowhere", code: ENOENT))) {
            try VoiceLibrary(contentsOf: "/nowhere")
        }
    }

    private static func withFile(name: String, _ data: Data, _ body: (String) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "voices-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: name)
        try data.write(to: url)
        try body(url.path)
    }
}

struct VoiceMixTests {
    @Test(arguments: [
        ("af_heart", "af_heart 1.0"), ("af_heart*0.6+am_adam*0.4", "af_heart 0.6, am_adam 0.4"),
        ("af_bella(3)+af_sky(1)", "af_bella 0.75, af_sky 0.25"), ("a+b", "a 0.5, b 0.5"),
        (" a * 1 + b ( 3 ) ", "a 0.25, b 0.75"), ("a*.5", "a 1.0"),
    ])
    func `a mix is read, and its shares add up to 1`(text: String, shares: String) throws {
        let mix = try VoiceMix(text)
        #expect(mix.parts.map { "\($0.voice) \($0.share)" }.joined(separator: ", ") == shares)
        #expect(try VoiceMix(mix.description) == mix)
    }

    @Test(arguments: [
        ("", ""), ("a+", ""), ("+a", ""), ("a*0", "a*0"), ("a*-1", "a*-1"), ("a*nan", "a*nan"), ("a*inf", "a*inf"),
        ("a*1e5", "a*1e5"), ("a*2000", "a*2000"), ("a(2", "a(2"), ("a(2)x", "a(2)x"), ("a*", "a*"), ("*2", "*2"),
        ("a+b*2+a", "a"), ("a b", "a b"), ("../a", "../a"), ("a**2", "a**2"), ("a*0x10", "a*0x10"), ("ä", "ä"),
    ])
    func `what is wrong in a mix is named`(text: String, part: String) {
        #expect(throws: KokoroError.mix(text: text, part: part)) { try VoiceMix(text) }
    }

    @Test func `a mix weighs every number by its voice's share`() throws {
        let one = try VoicePack([Float](repeating: 1, count: 256), name: "one")
        let two = try VoicePack([Float](repeating: 2, count: 256) + [Float](repeating: 4, count: 256), name: "two")
        let mixed = try VoiceMix("one*3+two").pack { name in name == "one" ? one : two }
        #expect(mixed.rows == 2)
        #expect(mixed.style(phonemes: 1) == [Float](repeating: 1.25, count: 256))
        // The shorter voice speaks on with its last row.
        #expect(mixed.style(phonemes: 2) == [Float](repeating: 1.75, count: 256))
    }

    @Test func `one voice alone is itself`() throws {
        let pack = try VoicePackTests.pack([3, 256])
        #expect(try VoiceMix("a*7").pack { _ in pack } == pack)
    }

    @Test func `an unknown voice is named, with those there are`() throws {
        let mix = try VoiceMix("a+b")
        #expect(throws: KokoroError.unknownVoice(name: "a", known: ["c"])) {
            try mix.pack { name throws(KokoroError) in throw .unknownVoice(name: name, known: ["c"]) }
        }
    }
}
