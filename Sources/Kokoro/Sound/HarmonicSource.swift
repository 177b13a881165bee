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

    /// * `f0`: `[2F, 1]`, in hertz.
    /// * `result`: `[N, 1]`
    func callAsFunction(_ f0: Tensor, noise: NoiseSource, into result: Tensor, in pass: ForwardPass) {
        let (frames, space) = (f0.rows, pass.workspace)
        precondition(result.rows == frames * hop, "\(result.rows) samples of \(frames * hop)")
        pass.arena.scope {
            let phases = phases(f0, in: pass)  // [2F, 9]
            let sines = pass.arena.tensor(rows: space.workers.count, columns: hop)
            space.workers.run { worker in
                let range = frames * worker / space.workers.count..<frames * (worker + 1) / space.workers.count
                let sine = UnsafeMutableBufferPointer(start: sines.base + worker * hop, count: hop)
                for frame in range {
                    let sound = UnsafeMutableBufferPointer(start: result.base + frame * hop, count: hop)
                    let isVoiced = f0[frame, 0] > Self.voicedFrom
                    addNoise(noise, frame, isVoiced ? Self.voicedNoise : Self.unvoicedNoise, to: sound)
                    for harmonic in 0..<(isVoiced ? Self.harmonics : 0) {
                        fillPhases(of: harmonic, phases, frame, into: sine)
                        VectorMath.sine(UnsafeBufferPointer(sine), into: sine, space.kernels)
                        let scale = Self.amplitude * weight[harmonic]
                        for sample in 0..<hop { sound[sample] += scale * sine[sample] }
                    }
                    VectorMath.hyperbolicTangent(UnsafeBufferPointer(sound), into: sound, space.kernels)
                }
            }
        }
    }

    /// The phase of each harmonic in the middle of each frame, in radians.
    ///
    /// The reference sums turns per frame and draws lines between the middles of frames, in 32 bits. Its roundings
    /// are heard where pitch falls below zero and jumps by a turn per sample; they are followed here.
    ///
    /// * result: `[2F, 9]`
    private func phases(_ f0: Tensor, in pass: ForwardPass) -> Tensor {
        let phases = pass.arena.tensor(rows: f0.rows, columns: Self.harmonics)
        // Swift's Float.pi is rounded down, the reference's to the nearest.
        let (rate, turn) = (Float(KokoroSpeech.sampleRate), Float(Double.pi))
        for harmonic in 0..<Self.harmonics {
            var turns = 0.0
            for frame in 0..<f0.rows {
                let step = f0[frame, 0] * Float(harmonic + 1) / rate
                turns += Double(step - step.rounded(.down))
                phases[frame, harmonic] = Float(turns) * 2 * turn * Float(hop)
            }
        }
        return phases
    }

    /// The phase of a harmonic at each sample of a frame, less its whole turns.
    private func fillPhases(
        of harmonic: Int,
        _ phases: Tensor,
        _ frame: Int,
        into result: UnsafeMutableBufferPointer<Float>
    ) {
        let (first, half, scale) = (frame * hop, hop / 2, 1 / Float(hop))
        for (samples, before) in [(0..<half, max(frame - 1, 0)), (half..<hop, frame)] {
            let from = Double(phases[before, harmonic])
            let to = phases[min(before + 1, phases.rows - 1), harmonic]
            let origin = Float(before)
            for sample in samples {
                let share = max((Float(first + sample) + 0.5) * scale - 0.5, 0) - origin
                // In 64 bits the product is exact: the reference's processor fuses product and sum.
                let phase = Double(Float(from * Double(1 - share) + Double(to * share)))
                // Adding 1.5 · 2⁵² and taking it away again rounds to a whole number, without a call.
                let turns = (phase * (0.5 / Double.pi) + 0x1.8p52) - 0x1.8p52
                result[sample] = Float(phase - turns * (2 * Double.pi))
            }
        }
    }

    /// Writes the bias and what the noises of all sines add up to.
    private func addNoise(
        _ noise: NoiseSource,
        _ frame: Int,
        _ deviation: Float,
        to sound: UnsafeMutableBufferPointer<Float>
    ) {
        switch noise {
        case .seeded(let seed):
            // Independent normal numbers, weighed and summed, are one normal number of this deviation.
            let scale = deviation * weight.reduce(0) { $0 + $1 * $1 }.squareRoot()
            // Each frame has random numbers of its own, whichever thread computes it.
            var numbers = NormalNumbers(seed: seed, stream: UInt64(frame))
            for sample in sound.indices { sound[sample] = bias + scale * numbers.next() }
        case .injected(_, let noise):
            let first = frame * hop * Self.harmonics
            precondition(noise.count >= first + hop * Self.harmonics, "\(noise.count) numbers for frame \(frame)")
            for sample in sound.indices {
                let sum = weight.indices.reduce(Float(0)) { sum, harmonic in
                    sum + weight[harmonic] * noise[first + sample * Self.harmonics + harmonic]
                }
                sound[sample] = bias + deviation * sum
            }
        }
    }
}
