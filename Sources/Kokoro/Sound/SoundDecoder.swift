import Tensors

/// From the content of each frame, pitch and energy to what the generator makes sound of.
///
/// Reference: `Decoder` in hexgrad/kokoro, `kokoro/istftnet.py`.
struct SoundDecoder {
    private let pitch: StridedConvolution
    private let energy: StridedConvolution
    private let content: Convolution
    private let encode: AdaINResidualBlock
    private let decode: [AdaINResidualBlock]
    /// Channels between the blocks.
    private let channels: Int
    /// Channels with the content that each block is told anew.
    private let wide: Int

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration) throws(KokoroError) {
        pitch = try weights.stridedConvolution("F0_conv", stride: 2, padding: 1)
        energy = try weights.stridedConvolution("N_conv", stride: 2, padding: 1)
        content = try weights["asr_res"].convolution("0")
        encode = try AdaINResidualBlock(weights["encode"], configuration.width + 2, configuration.decoderWidth)
        let (channels, wide) = (configuration.decoderWidth, configuration.decoderWidth + configuration.contentWidth)
        (self.channels, self.wide) = (channels, wide)
        decode = [
            try AdaINResidualBlock(weights["decode"][0], wide + 2, channels),
            try AdaINResidualBlock(weights["decode"][1], wide + 2, channels),
            try AdaINResidualBlock(weights["decode"][2], wide + 2, channels),
            try AdaINResidualBlock(weights["decode"][3], wide + 2, configuration.generator.channels, doubling: true),
        ]
    }

    /// * `features`: `[F, 512]`
    /// * `f0`: `[2F, 1]`, with a halo of 1.
    /// * `n`: `[2F, 1]`, with a halo of 1.
    /// * `style`: `[1, S]`
    /// * `result`: `[2F, 512]`
    func callAsFunction(
        _ features: Tensor,
        pitch f0: Tensor,
        energy n: Tensor,
        style: Tensor,
        into result: Tensor,
        in pass: ForwardPass
    ) throws {
        let (space, arena) = (pass.workspace, pass.arena)
        let input = features.columns
        try arena.scope {
            // A block's result goes back among the columns that it came from, beside those that stay.
            let frames = arena.tensor(rows: features.rows, columns: wide + 2)  // [F, 1090]
            let told = frames.columns(0..<channels)
            content(features, into: frames.columns(channels..<wide), in: space)
            try arena.scope {
                let start = arena.tensor(rows: features.rows, columns: input + 2)  // [F, 514]
                copy(features, into: start.columns(0..<input))
                for (column, curve) in [pitch(f0, in: space), energy(n, in: space)].enumerated() {  // [F, 1]
                    copy(curve, into: start.columns(input + column..<input + column + 1))
                    copy(curve, into: frames.columns(wide + column..<wide + column + 1))
                }
                try encode(start, style: style, into: told, in: pass)  // [F, 1024]
            }
            try pass.reached(.decoderEncode, told)
            for (index, block) in decode.dropLast().enumerated() {
                try block(frames, style: style, into: told, in: pass)  // [F, 1024]
                if index == 0 { try pass.reached(.decoderFirst, told) }
            }
            try decode[3](frames, style: style, into: result, in: pass)  // [2F, 512]
        }
        try pass.reached(.decoderLast, result)
    }
}
