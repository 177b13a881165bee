import Wording

/// Sound in few bytes, as for a phone that keeps a book: frames of AAC-LC, of which each can be put into a container.
public struct SmallSound: Hashable, Sendable {
    /// Samples per second.
    public let sampleRate: Int
    /// The frames' bytes, without headers. The sound begins ``delay`` samples after the start of the first.
    public let frames: [[UInt8]]

    /// How many samples a frame holds. Source: ISO/IEC 14496-3, section 4.5.1.1.
    public static let frameLength = 1024
    /// How many samples of nothing come before the sound: FFmpeg's encoder puts one frame there.
    public static let delay = 1024
    /// Bits in a second, of which the encoder uses some more or less.
    static let bitRate = 32_000

    /// Samples per second that frames can have, in the order of their indices.
    /// Source: ISO/IEC 14496-3, table 1.18.
    private static let sampleRates = [
        96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8_000, 7_350,
    ]

    /// What a decoder is told of frames with a sample rate: AAC-LC, one channel; `nil` when there are none with it.
    /// Source: ISO/IEC 14496-3, section 1.6.2.1.
    public static func configuration(sampleRate: Int) -> [UInt8]? {
        sampleRates.firstIndex(of: sampleRate).map { index in
            let bits = UInt16(2) << 11 | UInt16(index) << 7 | 1 << 3
            return [UInt8(bits >> 8), UInt8(bits & 0xFF)]
        }
    }

    /// Whether the program is there that encodes it.
    public static func isThere(among programs: ProgramPath = .inherited) -> Bool { programs.has(.ffmpeg) }

    /// Encodes a sound.
    /// - Parameters:
    ///   - samples: −1 … 1.
    ///   - sampleRate: Samples per second.
    ///   - programs: Where the encoder is looked for.
    /// - Throws: ``ExportError/programMissing(name:)``, ``ExportError/encoderFailed(path:reason:)``, `CancellationError`.
    public init(_ samples: [Float], sampleRate: Int, programs: ProgramPath = .inherited) async throws {
        guard Self.configuration(sampleRate: sampleRate) != nil else {
            throw ExportError.encoderFailed(
                path: "AAC",
                reason: localized("there is none with \(sampleRate) samples a second")
            )
        }
        // Without noise that each decoder makes for itself: then it sounds the same everywhere, whatever came before.
        let arguments = [
            "-nostdin", "-hide_banner", "-nostats", "-loglevel", "error", "-f", "f32le", "-ar", String(sampleRate),
            "-ac", "1", "-i", "pipe:0", "-c:a", "aac", "-aac_pns", "0", "-b:a", String(Self.bitRate), "-f", "adts",
            "pipe:1",
        ]
        let run = ProgramRun(program: .ffmpeg, arguments: arguments, path: programs, input: samples.pcm)
        let result = try await run()
        guard result.end.succeeded, let frames = Self.frames(inADTS: result.output[...]) else {
            throw ExportError.encoderFailed(path: "AAC", reason: result.end.words)
        }
        (self.sampleRate, self.frames) = (sampleRate, frames)
    }

    /// The frames of a stream; `nil` when it is none, or breaks off. Source: ISO/IEC 14496-3, section 1.A.2.2.
    static func frames(inADTS stream: ArraySlice<UInt8>) -> [[UInt8]]? {
        var frames: [[UInt8]] = []
        var rest = stream
        while rest.count >= 7 {
            let head = Array(rest.prefix(7))
            guard head[0] == 0xFF, head[1] & 0xF6 == 0xF0 else { return nil }
            let length = Int(head[3] & 0x3) << 11 | Int(head[4]) << 3 | Int(head[5] >> 5)
            // With a sum the header has two bytes more.
            let start = head[1] & 1 == 1 ? 7 : 9
            guard length >= start, length <= rest.count else { return nil }
            frames.append(Array(rest.prefix(length).dropFirst(start)))
            rest = rest.dropFirst(length)
        }
        return rest.isEmpty && !frames.isEmpty ? frames : nil
    }
}
