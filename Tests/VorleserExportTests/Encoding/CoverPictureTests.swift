import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

@Suite(.timeLimit(.minutes(10)))
struct CoverPictureTests {
    private let folder: Folder

    init() throws { folder = try Folder() }

    @Test(arguments: ["jpeg", "png"])
    func `what players show stays as it is`(type: String) async throws {
        let bytes = try await Pictures.made(type, in: folder)
        let (cover, codec) = try await coverInside(bytes, .m4b)
        #expect(cover == bytes)
        #expect(codec == (type == "jpeg" ? "mjpeg" : type))
    }

    @Test(arguments: zip(["gif", "bmp", "tiff", "webp"], [AudioFormat.m4b, .mp3, .opus, .m4b]))
    func `what players do not show is converted`(type: String, format: AudioFormat) async throws {
        let (cover, codec) = try await coverInside(Pictures.made(type, in: folder), format)
        #expect(codec == "mjpeg")
        #expect(PictureSize(cover)?.width == 64)
    }

    @Test(arguments: [
        [], Array("not a picture".utf8), Array("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n".utf8),
        Array("<svg xmlns='http://www.w3.org/2000/svg'><rect".utf8), Array(Pictures.jpeg.prefix(200)),
        [0xFF, 0xD8, 0xFF],
    ])
    func `what is no picture is left out, with a note`(bytes: [UInt8]) async throws {
        var tags = AudioTags(of: BookMetadata(title: "A"))
        tags.cover = bytes
        let path = folder.path("a.m4b")
        let file = try EncodedSound(path, Encoding(.m4b), tags: TrackTags(tags), programs: .inherited)
        try await file.appendSilence(8000, sampleRate: 8000)
        _ = try await file.finish([])
        #expect(file.notes == [.coverLeftOut])
        #expect(try await SoundReport(of: path, for: path, .inherited).hasCover == false)
    }

    /// The cover that a player finds, and FFmpeg's name for what it is.
    private func coverInside(_ bytes: [UInt8], _ format: AudioFormat) async throws -> ([UInt8], String?) {
        var tags = AudioTags(of: BookMetadata(title: "A"))
        tags.cover = bytes
        let path = folder.path("a.\(format.rawValue)")
        let file = try EncodedSound(path, Encoding(format), tags: TrackTags(tags), programs: .inherited)
        try await file.appendSilence(8000, sampleRate: 8000)
        _ = try await file.finish([])
        #expect(file.notes == [])
        let copy = [
            "-nostdin", "-v", "error", "-i", "file:" + path, "-map", "0:v", "-c", "copy", "-f", "image2pipe", "-",
        ]
        let cover = try await ProgramRun(program: .ffmpeg, arguments: copy, path: .inherited)().output
        let report = try await SoundReport(of: path, for: path, .inherited)
        return (cover, report.streams.first { $0.codecType == "video" }?.codecName)
    }
}

/// Pictures for tests.
enum Pictures {
    /// A small one.
    static let jpeg: [UInt8] = Array(
        Data(
            base64Encoded: """
                /9j/4AAQSkZJRgABAgAAAQABAAD//gAQTGF2YzU5LjM3LjEwMAD/2wBDAAgoKC8oLzc3Nzc3N0E8QUNDQ0FBQUFDQ0NISEhV\
                VVVISEhDQ0hIUFBVVVxfXFdXVVdfX2RkZHh4c3OMjJGsrM//xABMAAEBAAAAAAAAAAAAAAAAAAAABgEBAQAAAAAAAAAAAAAA\
                AAAABgcQAQAAAAAAAAAAAAAAAAAAAAARAQAAAAAAAAAAAAAAAAAAAAD/wAARCAAQABADASIAAhEAAxEA/9oADAMBAAIRAxEA\
                PwCLAFF/f//Z
                """
        ) ?? Data()
    )

    /// One that FFmpeg makes.
    static func made(_ type: String, in folder: Folder) async throws -> [UInt8] {
        let source = ["-f", "lavfi", "-i", "testsrc=size=64x96:duration=1", "-frames:v", "1"]
        let codec = type == "webp" ? ["-c:v", "libwebp"] : []
        let arguments =
            ["-nostdin", "-v", "error"] + source + codec + ["-f", "image2", "file:" + folder.path("made.\(type)")]
        let result = try await ProgramRun(program: .ffmpeg, arguments: arguments, path: .inherited)()
        try #require(result.end.succeeded, "\(result.end.words)")
        return try folder.bytes("made.\(type)")
    }
}
