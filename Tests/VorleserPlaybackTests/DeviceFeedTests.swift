import Testing
import VorleserCore

@testable import VorleserPlayback

struct DeviceFeedTests {
    @Test func `samples count as heard when the device has played them, not when it took them`() {
        var feed = DeviceFeed(sampleRate: 1000)  // Blocks of 10.
        feed.latency = 20
        #expect(feed.offer(ramp(0..<25)) == 25)
        #expect(take(&feed, blocks: 3) == [ramp(0..<10), ramp(10..<20), ramp(20..<25)].map(Array.init))
        #expect(feed.heard == 10)
        #expect(take(&feed, blocks: 2) == [[], []])
        #expect(feed.heard == 25)
    }

    @Test func `there is room for a quarter of a second`() {
        var feed = DeviceFeed(sampleRate: 1000)
        #expect(feed.offer(ramp(0..<400)) == 250)
        _ = feed.next()
        #expect(feed.offer(ramp(0..<400)) == 10)
    }

    @Test func `after a pause what the device had not played is played again`() {
        var feed = DeviceFeed(sampleRate: 1000)
        feed.latency = 20
        _ = feed.offer(ramp(0..<100))
        _ = take(&feed, blocks: 4)
        #expect(feed.heard == 20)
        feed.pause()
        #expect(feed.next() == .flush)
        #expect(feed.next() == .rest)
        #expect(feed.heard == 20)
        feed.resume()
        #expect(take(&feed, blocks: 8).flatMap(\.self) == Array(ramp(20..<100)))
        _ = take(&feed, blocks: 2)
        #expect(feed.heard == 100)
    }

    @Test func `what is discarded is never heard, and what follows is`() {
        var feed = DeviceFeed(sampleRate: 1000)
        feed.latency = 20
        _ = feed.offer(ramp(0..<100))
        _ = take(&feed, blocks: 5)
        feed.discard()
        #expect(feed.next() == .flush)
        let before = feed.heard
        _ = feed.offer(ramp(500..<505))
        #expect(take(&feed, blocks: 3) == [Array(ramp(500..<505)), [], []])
        #expect(feed.heard == before + 5)
    }

    @Test func `it is finished when the last sample has been heard`() {
        var feed = DeviceFeed(sampleRate: 1000)
        feed.latency = 30
        _ = feed.offer(ramp(0..<15))
        feed.pause()
        feed.finish()
        #expect(feed.next() == .flush)
        _ = take(&feed, blocks: 4)
        #expect(feed.heard == 10 && feed.offer(ramp(0..<1)) == 0)
        #expect(feed.next() == .write([]))
        feed.wrote()
        #expect(feed.heard == 15 && feed.next() == .close)
    }

    @Test func `stopped it closes whatever waits`() {
        var feed = DeviceFeed(sampleRate: 1000)
        _ = feed.offer(ramp(0..<100))
        feed.stop()
        #expect(feed.next() == .close)
        #expect(feed.offer(ramp(0..<100)) == 0)
    }

    @Test(arguments: [0, 8, 250, 8000, 192_000])
    func `whatever the sample rate, samples come out as they went in`(sampleRate: Int) {
        var feed = DeviceFeed(sampleRate: sampleRate)
        var heard: [Float] = []
        let all = ramp(0..<1000)
        var offered = 0
        for _ in 0..<2000 {
            offered += feed.offer(all.dropFirst(offered))
            heard += take(&feed, blocks: 1).flatMap(\.self)
        }
        #expect(sampleRate < 4 || heard == Array(all))
    }

    private func ramp(_ range: Range<Int>) -> ArraySlice<Float> { range.map(Float.init)[...] }

    private func take(_ feed: inout DeviceFeed, blocks: Int) -> [[Float]] {
        (0..<blocks).compactMap { _ in
            guard case .write(let samples) = feed.next() else { return nil }
            feed.wrote()
            return samples
        }
    }
}
