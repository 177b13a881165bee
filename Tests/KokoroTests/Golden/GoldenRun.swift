import Kokoro
import Tensors
import Testing

/// One run of the network beside the reference: each stage is compared, and then given the reference's values where all
/// of them are kept, so that the next stage is judged by itself.
final class GoldenRun {
    private let golden: GoldenCase
    private let tolerance: Float
    private let sourceTolerance: Float
    /// What was compared.
    private(set) var compared: Set<String> = []
    private var sums: [[Float]] = []

    /// - Parameters:
    ///   - golden: The reference's values.
    ///   - tolerance: By how much a stage may differ, as a share of its largest value.
    ///   - sourceTolerance: The same of the harmonic source.
    init(_ golden: GoldenCase, tolerance: Float, sourceTolerance: Float) {
        self.golden = golden
        self.tolerance = tolerance
        self.sourceTolerance = max(tolerance, sourceTolerance)
    }

    /// Compares a stage, and writes the reference's values over it.
    func watch(_ stage: KokoroStage, _ result: Tensor) {
        switch stage {
        case .harmonics: compareHarmonics(result)
        case .firstBlocks, .secondBlocks: compareBlocks(stage, result)
        default: compare(stage.rawValue, result)
        }
    }

    private func compare(_ name: String, _ have: Tensor) {
        guard golden.stages.contains(name), let want = golden.stage(name) else { return }
        let isSource = name == KokoroStage.source.rawValue
        expect(Difference(name, have, want, tolerance: isSource ? sourceTolerance : tolerance))
        want.write(over: have)
    }

    /// Magnitudes, and phases modulo 2π where there is something to have a phase.
    private func compareHarmonics(_ have: Tensor) {
        guard let want = golden.stage("har") else { return }
        let half = have.columns / 2
        expect(Difference("har", have, want, tolerance: tolerance, columns: 0..<half))
        expect(
            Difference(
                "har phases",
                have,
                want,
                tolerance: tolerance,
                columns: half..<have.columns,
                period: 2 * .pi
            ) { row, column in have[row, column - half] > 1e-2 }
        )
        want.write(over: have)
    }

    /// Blocks are shown as the sum so far, the last time as the mean: the reference's are each by itself.
    private func compareBlocks(_ stage: KokoroStage, _ have: Tensor) {
        sums.append(have.elements)
        if stage == .firstBlocks, sums.count == 1 { compare("resblock_0", have) }
        guard sums.count == 3 else { return }
        if stage == .secondBlocks, let want = golden.stage("resblock_5") {
            var third = zip(sums[2], sums[1]).map { 3 * $0 - $1 }
            third.withUnsafeMutableBufferPointer {
                guard let base = $0.baseAddress else { return }
                let block = Tensor(base: base, rows: have.rows, columns: have.columns)
                expect(Difference("resblock_5", block, want, tolerance: tolerance))
            }
        }
        sums = []
    }

    private func expect(_ difference: Difference) {
        compared.insert(difference.stage)
        #expect(difference.firstBad == nil, "\(difference)")
    }
}
