internal import CKokoroFormula
public import Kokoro
public import Tensors

#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Weights that are pure functions of a parameter's name and index, the same as `reference.py` makes: a network can be
/// built anywhere, without a weight file, and be held against the reference. What it speaks is noise.
public final class FormulaWeights: NamedTensors {
    public let entries: [String: StoredTensor]
    private let memory: UnsafeMutablePointer<Float>

    /// Makes every parameter of a network of this configuration.
    public init(_ configuration: KokoroConfiguration = .published) {
        let shapes = KokoroParameters(configuration).shapes.sorted { $0.key < $1.key }
        memory = .allocate(capacity: shapes.reduce(0) { $0 + $1.value.reduce(1, *) })
        var (entries, next): ([String: StoredTensor], _) = ([:], memory)
        for (name, shape) in shapes {
            let count = shape.reduce(1, *)
            formula_fill(formula_hash(name), Self.rule(name, shape), 0, Int64(count), next)
            let bytes = UnsafeRawBufferPointer(start: next, count: count * MemoryLayout<Float>.stride)
            entries[name] = StoredTensor(.float32, shape: shape, bytes: bytes)
            next += count
        }
        self.entries = entries
    }

    deinit { memory.deallocate() }

    /// A tensor that is no parameter, e.g. `noise`: its numbers in −1 ..< 1.
    public static func numbers(_ name: String, count: Int) -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            if let base = buffer.baseAddress {
                formula_fill(formula_hash(name), rule(formula_plain), 0, Int64(count), base)
            }
            initialized = count
        }
    }

    /// The style of an utterance of `phonemes` phonemes: a row of the voice of the same formula.
    public static func style(phonemes: Int) -> [Float] {
        let row = max(1, min(phonemes, 510)) - 1
        return numbers("voice", count: (row + 1) * 256)[(row * 256)...].map { $0 * 0.3 }
    }

    /// Noise as the reference is given it: `[samples, 9]`.
    public static func noise(samples: Int) -> NoiseSource {
        let root = Float(3.0.squareRoot())
        return .injected(
            phases: numbers("phase", count: 9).map { ($0 + 1) / 2 },
            noise: numbers("noise", count: samples * 9).map { root * $0 }
        )
    }

    /// In the order of the reference: the first that fits counts.
    private static func rule(_ name: String, _ shape: [Int]) -> formula_rule {
        let inputs = shape.count > 1 ? shape[1...].reduce(1, *) : 1
        func scaled(_ factor: Double) -> formula_rule {
            rule(formula_scaled, scale: Float(factor * (3 / Double(max(inputs, 1))).squareRoot()))
        }
        switch name {
        case "predictor.duration_proj.linear_layer.bias": return rule(formula_offset, base: -2.6, scale: 0.5)
        case "predictor.F0_proj.bias": return rule(formula_offset, base: 60, scale: 1)
        case "predictor.F0_proj.weight": return scaled(170)
        case "predictor.duration_proj.linear_layer.weight":
            // Rows alike, so that durations vary from phoneme to phoneme.
            var repeated = scaled(6)
            repeated.period = Int64(shape[1])
            return repeated
        case "decoder.generator.conv_post.weight_g": return rule(formula_product, base: 0.12, scale: 0.25)
        case "decoder.generator.conv_post.bias": return rule(formula_offset, base: -1, scale: 0.05)
        default: break
        }
        let lowercase = name.lowercased()
        if name.hasSuffix("weight_g") { return rule(formula_offset, base: 1, scale: 0.25) }
        if name.contains(".alpha") { return rule(formula_offset, base: 1, scale: 0.3) }
        if name.hasSuffix("gamma") || lowercase.contains("norm") && name.hasSuffix("weight") && shape.count == 1 {
            return rule(formula_offset, base: 1, scale: 0.1)
        }
        if name.hasSuffix("bias") || name.hasSuffix("beta") || name.contains(".bias_") {
            return rule(formula_scaled, scale: 0.05)
        }
        if lowercase.contains("lstm") || name.contains(".shared.") { return rule(formula_scaled, scale: 1.0 / 16) }
        if name.contains(".fc.") { return scaled(0.3) }
        return name.contains("embedding") ? rule(formula_plain) : scaled(1)
    }

    private static func rule(_ kind: formula_kind, base: Float = 0, scale: Float = 1) -> formula_rule {
        formula_rule(kind: Int32(kind.rawValue), base: base, scale: scale, period: 0)
    }
}
