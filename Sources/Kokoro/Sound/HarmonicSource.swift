import Tensors

/// What a voice makes of pitch before the mouth shapes it: nine sines where it is voiced, and noise.
///
///     source = tanh(w · (voiced · 0.1 · sin φ + noise) + b)
///
/// Reference: `SineGen` and `SourceModuleHnNSF` in hexgrad/kokoro, `kokoro/istftnet.py`. Paper: Wang, Takaki &
/// Yamagishi 2019, “Neural source-filter waveform models”.
struct HarmonicSource {
    /// Sines: the fundamental and eight overtones.
    static let harmonics = 9
    private static let amplitude: Float = 0.1
    /// Hertz from which a frame counts as voiced.
    private static let voicedFrom: Float = 10
    /// Standard deviations of the noise of each sine.
    private static let voicedNoise: Float = 0.003
    private static let unvoicedNoise: Float = 0.1 / 3

    /// One per sine.
    private let weight: [Float]
    private let bias: Float
    /// Samples that one value of pitch lasts.
    private let hop: Int

    init(_ weights: KokoroWeights, _ configuration: KokoroConfiguration.Generator) throws(KokoroError) {
        weight = try weights.vector("l_linear.weight")
        bias = try weights.vector("l_linear.bias")[0]
        hop = configuration.upsampleRates.reduce(configuration.transformHop, *)
    }

    /// - Parameters:
    ///   - f0: `[2F, 1]`, in hertz.
    ///   - result: `[N, 1]`
    func callAsFunction(_ f0: Tensor, noise: NoiseSource, into result: Tensor, in pass: ForwardPass) throws {
        let samples = f0.rows * hop
        precondition(result.rows == samples, "\(result.rows) samples of \(samples)")
        let sound = UnsafeMutableBufferPointer(start: result.base, count: samples)
        addNoise(noise, f0, to: sound)
        try pass.arena.scope {
            let sines = pass.arena.tensor(rows: samples, columns: 1)
            let buffer = UnsafeMutableBufferPointer(start: sines.base, count: samples)
            for harmonic in 0..<Self.harmonics {
                fillPhases(of: harmonic, f0, into: buffer)
                pass.workspace.share(sines) { VectorMath.sine(UnsafeBufferPointer($0), into: $0, pass.workspace.kernels) }
                addVoiced(buffer, f0, Self.amplitude * weight[harmonic], to: sound)
                try pass.check()
            }
        }
        pass.workspace.share(result) {
            VectorMath.hyperbolicTangent(UnsafeBufferPointer($0), into: $0, pass.workspace.kernels)
        }
    }

    /// The phase of a harmonic at each sample, modulo 2π.
    ///
    /// The reference sums turns per frame and draws lines between the middles of frames, in 32 bits. Its roundings
    /// are audible where pitch falls below zero and jumps by a turn per sample; they are followed here.
    private func fillPhases(of harmonic: Int, _ f0: Tensor, into phases: UnsafeMutableBufferPointer<Float>) {
        let (frames, rate) = (f0.rows, Float(KokoroSpeech.sampleRate))
        var (turns, ends) = (0.0, [Float](repeating: 0, count: frames))
        for frame in 0..<frames {
            let step = f0[frame, 0] * Float(harmonic + 1) / rate
            turns += Double(step - step.rounded(.down))
            ends[frame] = Float(turns) * 2 * Float(Double.pi) * Float(hop)
        }
        let (scale, last) = (1 / Float(hop), frames - 1)
        ends.withUnsafeBufferPointer { ends in
            for sample in 0..<phases.count {
                let place = max((Float(sample) + 0.5) * scale - 0.5, 0)
                let frame = Int(place)
                let share = place - Float(frame)
                // In 64 bits the product is exact: the reference's processor fuses product and sum.
                let phase =
                    Double(ends[frame]) * Double(1 - share) + Double(ends[min(frame + 1, last)] * share)
                phases[sample] = Self.reduced(Double(Float(phase)))
            }
        }
    }

    /// A phase less its whole turns: nearly −π … π.
    private static func reduced(_ phase: Double) -> Float {
        // Adding 1.5 · 2⁵² and taking it away again rounds to a whole number, without a call.
        let turns = (phase * (0.5 / Double.pi) + 0x1.8p52) - 0x1.8p52
        return Float(phase - turns * (2 * Double.pi))
    }

    private func addVoiced(
        _ sines: UnsafeMutableBufferPointer<Float>, _ f0: Tensor, _ scale: Float,
        to sound: UnsafeMutableBufferPointer<Float>
    ) {
        for frame in 0..<f0.rows where f0[frame, 0] > Self.voicedFrom {
            for sample in frame * hop..<(frame + 1) * hop { sound[sample] += scale * sines[sample] }
        }
    }

    /// Writes the bias and what the noises of all sines add up to.
    private func addNoise(_ noise: NoiseSource, _ f0: Tensor, to sound: UnsafeMutableBufferPointer<Float>) {
        func deviation(_ frame: Int) -> Float {
            f0[frame, 0] > Self.voicedFrom ? Self.voicedNoise : Self.unvoicedNoise
        }
        switch noise {
        case .seeded(let seed):
            // Independent normal numbers, weighed and summed, are one normal number of this deviation.
            let spread = weight.reduce(0) { $0 + $1 * $1 }.squareRoot()
            var numbers = NormalNumbers(seed: seed)
            for frame in 0..<f0.rows {
                let scale = spread * deviation(frame)
                for sample in frame * hop..<(frame + 1) * hop { sound[sample] = bias + scale * numbers.next() }
            }
        case .injected(_, let noise):
            precondition(noise.count == sound.count * Self.harmonics, "\(noise.count) numbers for \(sound.count)")
            for frame in 0..<f0.rows {
                for sample in frame * hop..<(frame + 1) * hop {
                    var sum: Float = 0
                    for harmonic in 0..<Self.harmonics {
                        sum += weight[harmonic] * noise[sample * Self.harmonics + harmonic]
                    }
                    sound[sample] = bias + deviation(frame) * sum
                }
            }
        }
    }
}
