import Tensors

/// Three times two convolutions, each after an adaptive instance norm and a snake, added to what came in.
///
///     snake(v) = v + sin²(αv) / α
///
/// Reference: `AdaINResBlock1` in hexgrad/kokoro, `kokoro/istftnet.py`. Paper: Ziyin, Hartwig & Ueda 2020.
struct SnakeResidualBlock {
    /// Of the first convolutions of the blocks that the source goes through.
    static let sourceDilations = [1, 3, 5]

    private let rounds: [Round]

    private struct Round {
        let firstNorm: AdaIN1d
        let first: SnakeConvolution
        let secondNorm: AdaIN1d
        let second: SnakeConvolution
    }

    init(_ weights: KokoroWeights, channels: Int, dilations: [Int]) throws(KokoroError) {
        var rounds: [Round] = []
        for (index, dilation) in dilations.enumerated() {
            rounds.append(
                Round(
                    firstNorm: try AdaIN1d(weights["adain1"][index], channels: channels),
                    first: try weights.snakeConvolution(
                        "convs1.\(index)",
                        alpha: "alpha1.\(index)",
                        dilation: dilation
                    ),
                    secondNorm: try AdaIN1d(weights["adain2"][index], channels: channels),
                    second: try weights.snakeConvolution("convs2.\(index)", alpha: "alpha2.\(index)")
                )
            )
        }
        self.rounds = rounds
    }

    /// * `x`: `[R, C]`
    /// * `statistics`: Those of `x`.
    /// * `style`: `[1, S]`
    /// * `running`: `[R, C]`, where what the rounds have made so far lies; may be `x`.
    /// * `sum`: `[R, C]`, added to the last round's result.
    /// * `scale`: What the last round's result is multiplied with, all added.
    /// * `result`: `[R, C]`; may be `running` or `sum`.
    func callAsFunction(
        _ x: Tensor,
        _ statistics: ChannelStatistics,
        style: Tensor,
        running: Tensor,
        adding sum: Tensor? = nil,
        scale: Float = 1,
        into result: Tensor,
        in pass: ForwardPass
    ) throws {
        let space = pass.workspace
        try pass.arena.scope {
            let between = pass.arena.tensor(rows: x.rows, columns: x.columns)  // [R, C]
            var (current, known) = (x, statistics)
            for (index, round) in rounds.enumerated() {
                let last = index == rounds.count - 1
                let next = last ? result : running
                let found = round.first(
                    current,
                    normalised: round.firstNorm(known, style: style, in: space),
                    into: between,
                    in: space
                )
                try pass.check()
                known = round.second(
                    between,
                    normalised: round.secondNorm(found, style: style, in: space),
                    into: next,
                    adding: current,
                    sum: last ? sum : nil,
                    scale: last ? scale : 1,
                    in: space
                )
                try pass.check()
                current = next
            }
        }
    }
}
