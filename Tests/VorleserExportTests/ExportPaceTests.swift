import Testing

@testable import VorleserExport

struct ExportPaceTests {
    @Test func `a steady pace tells the rest exactly`() throws {
        var pace = ExportPace()
        for _ in 0..<100 { pace.note(characters: 50, soundSeconds: 4, workSeconds: 0.5) }
        let left = try #require(pace.time(for: 1000)) / .seconds(1)
        let speed = try #require(pace.timesRealTime)
        #expect(abs(left - 10) < 1e-6)
        #expect(abs(speed - 8) < 1e-6)
    }

    @Test func `nothing is told before something is measured`() {
        var pace = ExportPace()
        #expect(pace.time(for: 1) == nil && pace.timesRealTime == nil)
        pace.note(characters: 100, soundSeconds: 9, workSeconds: 0.1)
        #expect(pace.time(for: 1) == nil)
    }

    @Test func `clips kept from an earlier run are soon forgotten`() throws {
        var pace = ExportPace()
        for _ in 0..<1000 { pace.note(characters: 50, soundSeconds: 4, workSeconds: 0.001) }
        for _ in 0..<12 { pace.note(characters: 50, soundSeconds: 4, workSeconds: 1) }
        let left = try #require(pace.time(for: 5000)) / .seconds(1)
        #expect((99...101).contains(left))
    }
}
