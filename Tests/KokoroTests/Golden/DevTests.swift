import Foundation
import KokoroFormula
import Tensors
import Testing
@testable import Kokoro
struct DevTests {
    @Test func dev() throws {
        for name in ["short", "sentence", "long"] {
            let golden = try GoldenCase(name)
            try Models.with { model in
                for inject in [["f0", "n"], ["f0", "n", "source"], ["har"], ["har","f0","n"], ["durations"]] {
                    model.watch = { stage, result in
                        guard let want = golden.stage(stage.rawValue), want.every == 1 else { return }
                        if stage == .pitch || stage == .harmonics, !inject.contains("har") {
                            var flips = [Int](repeating: 0, count: 11), large = flips
                            var d: Float = 0
                            for r in 0..<result.rows { for c in 0..<result.columns {
                                let v = abs(result[r, c] - want.value(r, c, columns: result.columns))
                                if stage == .pitch || c < 11 { d = max(d, v) } else if v > 1 { flips[c - 11] += 1; if result[r, c - 11] > 1e-3 { large[c-11] += 1 } }
                            } }
                            print(name, inject, stage, d, flips, large)
                        }
                        if inject.contains(stage.rawValue) {
                            for r in 0..<result.rows { for c in 0..<result.columns { result[r, c] = want.value(r, c, columns: result.columns) } }
                        }
                    }
                    defer { model.watch = nil }
                    let speech = try model.speak(golden)
                    print(name, inject, Spectrogram.correlation(speech.samples, golden.audio))
                }
            }
        }
    }
}
