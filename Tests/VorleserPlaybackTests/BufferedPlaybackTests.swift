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

    @Test(arguments: [
        (0.0, 500), (2.0, 2_500), (0.25, 750), (60.0, 5_500), (-1.0, 500), (Double.infinity, 500), (Double.nan, 500),
    ])
    func `a device that sounds later is handed more`(latency: Double, room: Int) {
        var (playback, _) = started()
        playback.latency = latency
        while playback.take(10_000) != nil {}
        #expect(playback.waitingCount == room)
    }

    @Test func `that there is room for more is told`() async throws {
        var (playback, stream) = started()
        while playback.take(10_000) != nil {}
        playback.latency = 2
        playback.latency = 1
        playback.stop(nil)
        var told: [Int] = []
        for try await heard in stream { told.append(heard) }
        #expect(told == [0])
    }

    @Test func `a device that is nearer now takes nothing until there is room, and a new stream asks anew`() {
        var (playback, _) = started()
        playback.latency = 2
        var pieces: [BufferedPlayback.Piece] = []
        while let piece = playback.take(10_000) { pieces.append(piece) }
        playback.latency = 0
        #expect(playback.take(10) == nil)
        for piece in pieces { playback.heard(piece) }
        #expect(playback.heardCount == 2_500 && playback.take(10) != nil)
        playback.latency = 2
        playback.start(sampleRate: 1_000, AsyncThrowingStream<Int, any Error>.makeStream().continuation)
        while playback.take(10_000) != nil {}
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
