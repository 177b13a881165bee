import Foundation
import Kokoro
import KokoroFormula
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserSpeech

@Suite(.serialized)
struct ModelLevelsTests {
    private let tiny: TinyModel
    private let voices: FormulaVoice

    /// Two voices that a formula's network speaks in, beside weights that are never opened.
    init() throws {
        (tiny, voices) = (try TinyModel(), try FormulaVoice(["af_one", "bm_two"]))
        _ = try ModelImport(into: tiny.store).install(from: voices.folder.url)
        let model = Array("weights".utf8)
        try FileManager.default.createDirectory(at: tiny.store.folder, withIntermediateDirectories: true)
        try Data(model).write(to: tiny.store.folder.appending(path: "model.pth"))
        try tiny.store.note(InstalledFile(path: "model.pth", bytes: model.count, sha256: "one"))
    }

    /// Long enough to be measured.
    private static let words = "həlˈO ðˈɛɹ."

    private func network() throws -> KokoroNetwork {
        try FormulaVoice.network(voices: try #require(try tiny.store.installed().kokoro).voices)
    }

    @Test func `every voice is measured once, and brought to the level of all`() throws {
        let network = try network()
        var told: [String] = []
        #expect(try tiny.store.measureLevels(with: network, saying: Self.words) { told.append($0.voice) }.isEmpty)
        #expect(told == ["af_one", "bm_two"])
        let gains = try #require(try tiny.store.installed().kokoro).gains
        for (name, gain) in gains {
            let loudness = try #require(try network.loudness(of: name, saying: Self.words)) + 20 * log10(Double(gain))
            let isAtBound = gain == MeasuredLevel.bounds.lowerBound || gain == MeasuredLevel.bounds.upperBound
            #expect(isAtBound || abs(loudness - Loudness.house) < 0.06, "\(name): \(loudness) LUFS")
        }
        #expect(gains.count == 2)
        let paces = try #require(try tiny.store.installed().kokoro).paces
        #expect(paces["af_one"] == (try network.pace(of: "af_one", saying: Self.words)) && paces.count == 2)
        _ = try tiny.store.measureLevels(with: network, saying: Self.words) { _ in Issue.record("It was measured again")
        }
        #expect(try tiny.store.verify().allSatisfy { $0.state == .sound || $0.file.path == "model.pth" })
    }

    @Test func `what is replaced is measured again, and nothing else`() throws {
        _ = try tiny.store.measureLevels(with: try network(), saying: Self.words) { _ in }
        try Data(repeating: 60, count: 510 * 1024).write(to: voices.folder.url.appending(path: "bm_two.bin"))
        _ = try ModelImport(into: tiny.store).install(from: voices.folder.url.appending(path: "bm_two.bin"))
        #expect(Set(try #require(try tiny.store.installed().kokoro).gains.keys) == ["af_one"])
        var told: [String] = []
        _ = try tiny.store.measureLevels(with: try network(), saying: Self.words) { told.append($0.voice) }
        #expect(told == ["bm_two"])
        try tiny.store.note(InstalledFile(path: "model.pth", bytes: 7, sha256: "two"))
        #expect(try #require(try tiny.store.installed().kokoro).gains.isEmpty)
    }

    @Test func `a voice that is damaged meanwhile is told, and the others are measured`() throws {
        let network = try network()
        let file = tiny.store.folder.appending(path: "voices/af_one.bin")
        try Data(repeating: 0xFF, count: 510 * 1024).write(to: file)
        #expect(try tiny.store.measureLevels(with: network, saying: Self.words) { _ in }.count == 1)
        #expect(try #require(try tiny.store.installed().kokoro).gains.count == 1)
    }

    @Test func `an older record has no levels`() throws {
        let record = tiny.store.folder.appending(path: "model.json")
        #expect(try !String(contentsOf: record, encoding: .utf8).contains("levels"))
        #expect(try #require(try tiny.store.installed().kokoro).gains.isEmpty)
    }

    @Test func `a voice whose pace an older version did not measure is measured again`() throws {
        _ = try tiny.store.measureLevels(with: try network(), saying: Self.words) { _ in }
        let path = tiny.store.folder.appending(path: "model.json").path
        var record = try ModelRecord(at: path)
        record.levels?["af_one"]?.pace = nil
        try record.save(at: path)
        let kept = try #require(try tiny.store.installed().kokoro)
        #expect(kept.gains.count == 2 && Set(kept.paces.keys) == ["bm_two"])
        var told: [String] = []
        _ = try tiny.store.measureLevels(with: try network(), saying: Self.words) { told.append($0.voice) }
        #expect(told == ["af_one"])
    }

    @Test func `gains are bounded`() {
        #expect(MeasuredLevel.gain(for: -20) == 1)
        #expect(MeasuredLevel.gain(for: -90) == 4 && MeasuredLevel.gain(for: 10) == 0.25)
        #expect(abs(MeasuredLevel.gain(for: -26) - 1.99526) < 1e-4)
    }
}
