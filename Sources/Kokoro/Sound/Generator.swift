import Tensors

/// Makes sound of the decoder's features and the harmonic source.
///
/// Reference: `Generator` in hexgrad/kokoro, `kokoro/istftnet.py`. Paper: Kaneko et al. 2022, “iSTFTNet”.
struct Generator {
    private let source: HarmonicSource
    private let transform: ShortTimeFourierTransform
    private let stages: [GeneratorStage]
    private let spectrum: Convolution
    private let configuration: KokoroConfiguration.Generator

    init(
        _ weights: KokoroWeights,
        _ configuration: KokoroConfiguration.Generator,
        packing: Packing
    ) throws(KokoroError) {
        self.configuration = configuration
        source = try HarmonicSource(weights["m_source"], configuration)
        transform = ShortTimeFourierTransform(
            size: configuration.transformSize,
            hop: configuration.transformHop,
            packing: packing
        )
        var stages: [GeneratorStage] = []
        for stage in configuration.upsampleRates.indices {
            stages.append(try GeneratorStage(weights, configuration, stage: stage))
        }
        self.stages = stages
        spectrum = try weights.convolution("conv_post")
    }

    /// * `x`: `[2F, 512]`, with a halo of 1; changed, and forgotten.
    /// * `f0`: `[2F, 1]`, in hertz.
    /// * `style`: `[1, S]`
    /// * result: N samples.
    func callAsFunction(
        _ x: Tensor,
        pitch f0: Tensor,
        style: Tensor,
        noise: NoiseSource,
        in pass: ForwardPass
    ) throws -> [Float] {
        let (space, arena) = (pass.workspace, pass.arena)
        let harmonics = try harmonics(f0, noise, in: pass)  // [N / 5 + 1, 22]
        var y = x
        for (index, stage) in stages.enumerated() {
            let isLast = index == stages.count - 1
            let next = arena.tensor(
                rows: isLast ? harmonics.rows : y.rows * configuration.upsampleRates[index],
                columns: y.columns / 2,
                halo: isLast ? 3 : 1
            )
            try stage(y, harmonics, style: style, into: next, in: pass)  // [20F, 256], [120F + 1, 128]
            y = next
        }
        leakyReLU(y, slope: 0.01, into: y, in: space)
        let bands = spectrum(y, in: space)  // [120F + 1, 22]
        try pass.reached(.spectrum, bands)
        let half = bands.columns / 2
        space.share(bands.columns(0..<half)) {
            VectorMath.exponential(UnsafeBufferPointer($0), into: $0, space.kernels)
        }
        space.share(bands.columns(half..<bands.columns)) {
            VectorMath.sine(UnsafeBufferPointer($0), into: $0, space.kernels)
        }
        let sound = transform.inverse(bands, in: space)  // [N, 1]
        try pass.reached(.audio, sound)
        return sound.elements
    }

    /// The source's short-time spectrum: magnitudes, then phases.
    private func harmonics(_ f0: Tensor, _ noise: NoiseSource, in pass: ForwardPass) throws -> Tensor {
        let samples = f0.rows * configuration.upsampleRates.reduce(configuration.transformHop, *)
        let sound = pass.arena.tensor(rows: samples, columns: 1)
        source(f0, noise: noise, into: sound, in: pass)  // [N, 1]
        try pass.reached(.source, sound)
        let harmonics = transform.magnitudeAndPhase(of: sound, halo: 3, in: pass.workspace)  // [N / 5 + 1, 22]
        try pass.reached(.harmonics, harmonics)
        return harmonics
    }
}
