import Testing
import VorleserCore

@testable import VorleserPlayback

struct BufferedPlaybackTests {
    private func started() -> (BufferedPlayback, AsyncThrowingStream<Int, any Error>) {
        let (stream, progress) = AsyncThrowingStream<Int, any Error>.makeStream()
        var playback = BufferedPlayback()
        playback.start(sampleRate: 1_000, progress)
        return (playback, stream)
    }

    @Test func `it takes short pieces until there is no room`() {
        var (playback, _) = started()
        var taken = 0
        while let piece = playback.take(10_000) {
            #expect(piece.count <= 40)
            taken += piece.count
        }
        #expect(taken == 500)
        #expect(playback.waitingCount == 500)
    }

    @Test func `what was heard makes room, and is told`() async throws {
        var (playback, stream) = started()
        let piece = playback.take(30)
        playback.heard(try #require(piece))
        #expect(playback.heardCount == 30)
        #expect(playback.waitingCount == 0)
        playback.stop(nil)
        var told: [Int] = []
        for try await heard in stream { told.append(heard) }
        #expect(told == [30])
    }

    @Test func `what was discarded never counts as heard`() throws {
        var (playback, _) = started()
        let old = playback.take(40)
        playback.discard()
        playback.heard(try #require(old))
        #expect(playback.heardCount == 0)
        #expect(playback.waitingCount == 0)
        let new = playback.take(25)
        playback.heard(try #require(new))
        #expect(playback.heardCount == 25)
    }

    @Test func `a device that fails ends the stream with its reason`() async {
        var (playback, stream) = started()
        playback.stop(AudioOutputError.noDevice)
        #expect(playback.take(5) == nil)
        #expect(playback.failure as? AudioOutputError == .noDevice)
        await #expect(throws: AudioOutputError.noDevice) { for try await _ in stream {} }
    }

    @Test func `without a stream nothing is taken`() {
        var playback = BufferedPlayback()
        #expect(playback.take(5) == nil)
    }
}
