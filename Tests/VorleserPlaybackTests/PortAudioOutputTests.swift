import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserPlayback

/// On a machine without a sound card: the errors. With one, set `VORLESER_SOUND_CARD` to hear the rest;
/// `Benchmarks/sound_card.py` listens to it.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct PortAudioOutputTests {
    #if os(Linux)
        static let isLinux = true
    #else
        static let isLinux = false
    #endif
    static let hasSoundCard = ProcessInfo.processInfo.environment["VORLESER_SOUND_CARD"] != nil

    @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/snd") && !hasSoundCard))
    func `without a device the error says how to get sound`() async {
        let output = PortAudioOutput()
        let error = await #expect(throws: AudioOutputError.self) { _ = try await output.start(sampleRate: 24_000) }
        #expect(error == .noDevice)
        #expect(error?.recoverySuggestion?.contains("PULSE_SERVER") == true)
        #expect(output.offer([0.5]) == 0 && output.heard == 0)
        output.stop()
    }

    @Test(.enabled(if: !FileManager.default.fileExists(atPath: "/dev/snd") && !hasSoundCard))
    func `without a device playback stops and says why`() async {
        let reading = Reading([("One", ["Alpha beta."])])
        let stops = Stops(of: reading.book, in: reading.script)
        let engine = PlaybackEngine(reading.script, stops: stops, output: PortAudioOutput(), stretch: everyOtherSample)
        {
            try ToneVoice().speak($0)
        }
        await engine.obey(.play(from: .start))
        let status = await engine.reaches { $0.failure != nil }
        #expect(status.failure == .noDevice && status.state == .stopped)
    }

    /// ALSA's null device takes everything at once and plays it to nobody; the paths through the library are the same.
    @Test(.enabled(if: isLinux && !hasSoundCard))
    func `a device that opens is fed, paused, flushed and closed`() async {
        await #expect(processExitsWith: .success) {
            let folder = FileManager.default.temporaryDirectory.appending(path: "vorleser-\(UUID().uuidString)")
            try "pcm.!default { type null }\nctl.!default { type null }\n"
                .write(to: folder, atomically: true, encoding: .utf8)
            setenv("ALSA_CONFIG_PATH", folder.path, 1)
            defer { try? FileManager.default.removeItem(at: folder) }

            let output = PortAudioOutput()
            let progress = try await output.start(sampleRate: 24_000)
            var rest = sine(seconds: 1)[...]
            for try await heard in progress {
                rest = rest.dropFirst(output.offer(rest))
                if heard >= 6000 { break }
            }
            output.pause()
            let heard = output.heard
            #expect(heard >= 6000)
            output.resume()
            output.discard()
            #expect(output.heard == heard)
            #expect(output.offer(sine(seconds: 0.1)[...]) == 2400)
            try await output.finish()
            #expect(output.heard == 0)

            _ = try await output.start(sampleRate: 16_000)
            output.pause()
            _ = try await output.start(sampleRate: 8000)
            output.stop()
        }
    }

    @Test(.enabled(if: hasSoundCard))
    func `a tone is heard to its end, in its time`() async throws {
        let output = PortAudioOutput()
        let clock = ContinuousClock()
        let progress = try await output.start(sampleRate: 24_000)
        let begin = clock.now
        let tone = sine(seconds: 2)
        var rest = tone[...]
        for try await heard in progress {
            rest = rest.dropFirst(output.offer(rest))
            if heard == tone.count { break }
        }
        let took = (clock.now - begin) / .seconds(1)
        try await output.finish()
        #expect((1.9...2.6).contains(took))
    }

    @Test(.enabled(if: hasSoundCard))
    func `a pause and a discard are felt at once`() async throws {
        let output = PortAudioOutput()
        let progress = try await output.start(sampleRate: 24_000)
        for try await heard in progress {
            _ = output.offer(sine(seconds: 0.1)[...])
            if heard > 12_000 { break }
        }
        output.pause()
        let heard = output.heard
        #expect(output.offer([0]) <= 1 && output.heard == heard)
        output.resume()
        output.discard()
        #expect(output.heard == heard)
        output.stop()
    }
}

private func sine(seconds: Double) -> [Float] {
    (0..<Int(seconds * 24_000)).map { Float(0.5 * sin(2 * .pi * 440 * Double($0) / 24_000)) }
}
