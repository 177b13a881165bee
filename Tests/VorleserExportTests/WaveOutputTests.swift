import Foundation
import Testing
import VorleserTesting
import VorleserCore

@testable import VorleserExport

struct WaveOutputTests {
    private let folder: Folder
    private let output: WaveOutput

    init() throws {
        folder = try Folder()
        output = WaveOutput(folder.url.appending(path: "a.wav"))
    }

    @Test func `what is offered is heard at once and is in the file when it is finished`() async throws {
        let progress = try await output.start(sampleRate: 8000)
        #expect(output.offer([0.5, -0.5][...]) == 2)
        output.pause()
        output.discard()
        output.resume()
        #expect(output.heard == 2)
        try await output.finish()
        for try await heard in progress { #expect(heard == 2) }
        #expect(ReadWave(try folder.bytes("a.wav"))?.samples.count == 2)
        #expect(output.offer([0.5][...]) == 0)
    }

    @Test func `stopped, nothing is left of it`() async throws {
        _ = try await output.start(sampleRate: 8000)
        _ = output.offer([0.5][...])
        output.stop()
        #expect(try folder.names == [])
    }

    @Test func `a file has but one sample rate`() async throws {
        _ = try await output.start(sampleRate: 8000)
        await #expect(throws: ExportError.self) { _ = try await output.start(sampleRate: 16_000) }
        _ = try await output.start(sampleRate: 8000)
    }
}
