import Testing

@testable import VorleserSpeech

struct FLACStreamTests {
    private let sound: [Int16] = {
        var numbers = SeededNumbers()
        return (0..<6000).map { index in
            Int16(clamping: (index * 37 % 4000) - 2000 + Int.random(in: -200...200, using: &numbers))
        }
    }()

    @Test(arguments: [16_000, 22_050, 24_000, 48_000])
    func `unpacking gives back what was packed`(sampleRate: Int) throws {
        let extremes: [Int16] = [.min, .max, 0, -1, 1] + sound
        let bytes = try #require(FLACStream(samples: extremes, sampleRate: sampleRate).packed)
        #expect(bytes.count < extremes.count * 2)
        #expect(FLACStream(bytes) == FLACStream(samples: extremes, sampleRate: sampleRate))
    }

    @Test func `a file that is cut off anywhere is not taken`() throws {
        let bytes = try #require(FLACStream(samples: sound, sampleRate: 16_000).packed)
        for length in stride(from: 0, to: bytes.count, by: 97) {
            #expect(FLACStream(Array(bytes[..<length])) == nil, "cut at \(length) of \(bytes.count)")
        }
    }

    @Test func `a sample rate beyond FLAC cannot be packed`() {
        #expect(FLACStream(samples: sound, sampleRate: 10_000_000).packed == nil)
        #expect(FLACStream(samples: sound, sampleRate: -1).packed == nil)
    }

    @Test func `damaged sound is not taken`() throws {
        let bytes = try #require(FLACStream(samples: sound, sampleRate: 16_000).packed)
        var numbers = SeededNumbers()
        for _ in 0..<50 {
            var damaged = bytes
            let place = Int.random(in: bytes.count / 2..<bytes.count, using: &numbers)
            damaged[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &numbers)
            #expect(FLACStream(damaged) == nil, "byte \(place) of \(bytes.count)")
        }
    }
}
