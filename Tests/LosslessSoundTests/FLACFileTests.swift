import Testing
import VorleserSpeech
import VorleserTesting

@testable import LosslessSound

/// Compared with libFLAC, which `FLACStream` asks where it is there.
struct FLACFileTests {
    enum Sound: String, CaseIterable, Sendable {
        case nothing, oneSample, silence, tone, noise, extremes, fallingNoise

        var samples: [Int16] {
            var numbers = SeededGenerator(seed: 7)
            switch self {
            case .nothing: return []
            case .oneSample: return [-3]
            case .silence: return Array(repeating: 5, count: 10_000)
            case .tone: return (0..<20_000).map { Int16(($0 * 37 % 201 - 100) * 90) }
            case .noise: return (0..<9_001).map { _ in Int16.random(in: .min ... .max, using: &numbers) }
            case .extremes: return (0..<8_192).map { $0.isMultiple(of: 2) ? .min : .max }
            case .fallingNoise:
                return (0..<30_000).map { Int16.random(in: -3_000...3_000, using: &numbers) / Int16($0 / 300 + 1) }
            }
        }
    }

    private func file(_ samples: [Int16], sampleRate: Int) throws -> [UInt8] {
        var packing = try #require(FLACPacking(sampleRate: sampleRate))
        // In pieces that are no frames.
        var frames: [FLACPacking.Frame] = []
        for start in stride(from: 0, to: samples.count, by: 1_000) {
            frames += packing.append(samples[start..<min(start + 1_000, samples.count)])
        }
        frames += packing.finish()
        return FLACFile.start(packing.information) + frames.flatMap(\.bytes)
    }

    @Test(arguments: Sound.allCases, [8_000, 24_000, 96_001])
    func `libFLAC unpacks what was packed without it`(sound: Sound, sampleRate: Int) throws {
        let bytes = try file(sound.samples, sampleRate: sampleRate)
        #expect(FLACStream(bytes) == FLACStream(samples: sound.samples, sampleRate: sampleRate))
    }

    @Test(arguments: Sound.allCases)
    func `what libFLAC packed is unpacked without it`(sound: Sound) throws {
        let bytes = try #require(FLACStream(samples: sound.samples, sampleRate: 24_000).packed)
        let read = try #require(FLACFile.sound(in: bytes))
        #expect(read.samples == sound.samples)
        #expect(read.sampleRate == 24_000)
    }

    @Test func `it takes little more room than libFLAC`() throws {
        let samples = Sound.tone.samples
        let theirs = try #require(FLACStream(samples: samples, sampleRate: 24_000).packed)
        #expect(try file(samples, sampleRate: 24_000).count < theirs.count * 5 / 4)
    }

    @Test func `a file that breaks off or has changed is told from a whole one`() throws {
        let bytes = try file(Sound.fallingNoise.samples, sampleRate: 24_000)
        for end in stride(from: 0, to: bytes.count, by: 997) {
            #expect(FLACFile.sound(in: Array(bytes[..<end])) == nil)
        }
        for index in stride(from: 42, to: bytes.count, by: 211) {
            var changed = bytes
            changed[index] ^= 0x10
            #expect(FLACFile.sound(in: changed) == nil, "byte \(index)")
        }
    }

    @Test func `numbers of frames are written as UTF-8 writes characters`() {
        #expect(FLACFrameWriting.coded(0x24) == [0x24])
        #expect(FLACFrameWriting.coded(0xA3) == Array("£".utf8))
        #expect(FLACFrameWriting.coded(0x20AC) == Array("€".utf8))
        #expect(FLACFrameWriting.coded(0x10348) == Array("𐍈".utf8))
    }

    @Test func `no rate is taken that the format does not know`() {
        #expect(FLACPacking(sampleRate: 0) == nil)
        #expect(FLACPacking(sampleRate: 655_351) == nil)
    }
}
