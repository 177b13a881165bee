import Testing

@testable import VorleserExport

struct SmallSoundTests {
    /// A frame with a header, and what it holds.
    private static func frame(_ content: [UInt8], hasSum: Bool = false) -> [UInt8] {
        let length = content.count + (hasSum ? 9 : 7)
        let head: [UInt8] = [
            0xFF, hasSum ? 0xF0 : 0xF1, 0x58, 0x40 | UInt8(length >> 11), UInt8(length >> 3 & 0xFF),
            UInt8(length & 7) << 5 | 0x1F, 0xFC,
        ]
        return head + (hasSum ? [1, 2] : []) + content
    }

    @Test func `frames are what lies between headers, with sums and without`() {
        let stream =
            Self.frame([1, 2, 3]) + Self.frame([4], hasSum: true) + Self.frame([UInt8](repeating: 5, count: 2000))
        let frames = SmallSound.frames(inADTS: stream[...])
        #expect(frames == [[1, 2, 3], [4], [UInt8](repeating: 5, count: 2000)])
    }

    private static let broken: [[UInt8]] = [
        [], [0xFF], [UInt8](repeating: 0, count: 20), Array(frame([1, 2, 3]).dropLast()), frame([1]) + [0xFF, 0xF1],
    ]

    @Test(arguments: broken)
    func `what is no stream, or breaks off, has no frames`(stream: [UInt8]) {
        #expect(SmallSound.frames(inADTS: stream[...]) == nil)
    }

    @Test func `every cut of a stream is read or refused`() {
        let stream = Self.frame([1, 2, 3]) + Self.frame([4], hasSum: true)
        for count in 0...stream.count {
            let whole = [Self.frame([1, 2, 3]).count, stream.count].contains(count)
            #expect((SmallSound.frames(inADTS: stream.prefix(count)) != nil) == whole)
        }
    }

    @Test func `without the program, or at a rate of its own, it says so`() async {
        await #expect(throws: ExportError.programMissing(name: "ffmpeg")) {
            try await SmallSound([0], sampleRate: 24_000, programs: ProgramPath("/nowhere"))
        }
        await #expect(throws: ExportError.self) { try await SmallSound([0], sampleRate: 24_001) }
        #expect(!SmallSound.isThere(among: ProgramPath("/nowhere")))
    }
}
