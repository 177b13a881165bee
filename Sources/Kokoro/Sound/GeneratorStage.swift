import Tensors

/// One stage of the generator: more rows, the source's share, and the mean of three residual blocks.
///
/// Reference: the loop in `Generator.forward` in hexgrad/kokoro, `kokoro/istftnet.py`.
struct GeneratorStage {
    private let upsampling: TransposedConvolution
    private let noiseConvolution: StridedConvolution
    private let noiseBlock: SnakeResidualBlock
    private let blocks: [SnakeResidualBlock]
    private let channels: Int
    /// The last stage's rows are one more: the first is a mirror of the third.
    private let isLast: Bool
    private let names: Names

    /// What the results are called.
    private struct Names {
        let noiseConvolution: KokoroStage
        let noiseBlock: KokoroStage
        let upsampling: KokoroStage
        let blocks: KokoroStage

        static let first = Names(
            noiseConvolution: .firstNoiseConvolution,
            noiseBlock: .firstNoiseBlock,
            upsampling: .firstUpsampling,
            blocks: .firstBlocks
        )
        static let second = Names(
            noiseConvolution: .secondNoiseConvolution,
            noiseBlock: .secondNoiseBlock,
            upsampling: .secondUpsampling,
            blocks: .secondBlocks
        )
    }

    init(
        _ weights: KokoroWeights,
        _ configuration: KokoroConfiguration.Generator,
        stage: Int
    ) throws(KokoroError) {
        names = stage == 0 ? .first : .second
        channels = configuration.channels >> (stage + 1)
        isLast = stage == configuration.upsampleRates.count - 1
        upsampling = try weights["ups"].transposedConvolution("\(stage)", stride: configuration.upsampleRates[stage])
        let stride = configuration.upsampleRates[(stage + 1)...].reduce(1, *)
        noiseConvolution = try weights["noise_convs"].stridedConvolution(
            "\(stage)",
            stride: stride,
            padding: isLast ? 0 : (stride + 1) / 2,
            normed: false
        )
        noiseBlock = try SnakeResidualBlock(
            weights["noise_res"][stage],
            channels: channels,
            dilations: SnakeResidualBlock.sourceDilations
        )
        var blocks: [SnakeResidualBlock] = []
        for index in configuration.blockTaps.indices {
            blocks.append(
                try SnakeResidualBlock(
                    weights["resblocks"][stage * configuration.blockTaps.count + index],
                    channels: channels,
                    dilations: configuration.blockDilations[index]
                )
            )
        }
        self.blocks = blocks
    }

    /// * `x`: `[R, 2C]`, with a halo of 1; changed, and forgotten.
    /// * `harmonics`: `[N / 5 + 1, 22]`, with a halo; forgotten by the last stage.
    /// * `style`: `[1, S]`
    /// * `result`: `[R · rate, C]`; one row more in the last stage.
    func callAsFunction(
        _ x: Tensor,
        _ harmonics: Tensor,
        style: Tensor,
        into result: Tensor,
        in pass: ForwardPass
    ) throws {
        let (space, arena) = (pass.workspace, pass.arena)
        try arena.scope {
            let y = noiseConvolution(harmonics, in: space)  // [R', C]
            try pass.reached(names.noiseConvolution, y)
            // The blocks take as much memory as there ever is: what is not needed any more is released before.
            if isLast { arena.forget(harmonics) }
            try noiseBlock(y, statistics(of: y, in: space), style: style, running: y, into: y, in: pass)  // [R', C]
            try pass.reached(names.noiseBlock, y)
            _ = try arena.scope { add(y, try upsampled(x, rows: y.rows, in: pass), into: y, in: space) }  // [R', C]
            arena.forget(x)
            let running = arena.tensor(rows: y.rows, columns: channels)  // [R', C]
            let known = statistics(of: y, in: space)
            for (index, block) in blocks.enumerated() {
                try block(
                    y,
                    known,
                    style: style,
                    running: running,
                    adding: index == 0 ? nil : result,
                    scale: index == blocks.count - 1 ? 1 / Float(blocks.count) : 1,
                    into: result,
                    in: pass
                )
                try pass.reached(names.blocks, result)  // [R', C]
            }
        }
    }

    private func upsampled(_ x: Tensor, rows: Int, in pass: ForwardPass) throws -> Tensor {
        let all = pass.arena.tensor(rows: rows, columns: channels)
        leakyReLU(x, slope: 0.1, into: x, in: pass.workspace)
        let skipped = isLast ? 1 : 0
        let made = Tensor(
            base: all.base + skipped * all.stride,
            rows: rows - skipped,
            columns: channels,
            stride: all.stride
        )
        upsampling(x, into: made, in: pass.workspace)
        try pass.reached(names.upsampling, made)
        if isLast { all.base.update(from: all.base + 2 * all.stride, count: channels) }
        return all
    }
}
