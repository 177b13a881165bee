/// Two layers of gated recurrent units, each read forwards and backwards over a word's letters.
///
/// Paper: Cho et al. 2014, Learning Phrase Representations using RNN Encoder–Decoder, in PyTorch's form of the
/// equations (the reset gate multiplies the recurrent product, bias included). L letters, H units, D = 2 directions.
struct LetterNetwork: Sendable {
    private let hidden: Int
    /// [letters + 1, D, 3 H]: what a letter puts into the first layer; the last row is added for a capital.
    private let inputs: [Float]
    private let letters: Int
    /// [D × 3 H, H]
    private let recurrent: [QuantizedMatrix]
    /// [D × 3 H, D × H]
    private let secondInput: QuantizedMatrix

    init?(_ file: inout LetterModelReader, letters: Int, hidden: Int) {
        guard let scale = file.floats(count: 1), let table = file.integers(Int16.self),
            table.count == (letters + 1) * 6 * hidden,
            let first = QuantizedMatrix(&file), let input = QuantizedMatrix(&file), let second = QuantizedMatrix(&file),
            first.rows == 6 * hidden, first.columns == hidden, second.rows == 6 * hidden, second.columns == hidden,
            input.rows == 6 * hidden, input.columns == 2 * hidden
        else { return nil }
        self.hidden = hidden
        self.letters = letters
        inputs = table.map { Float($0) * scale[0] }
        recurrent = [first, second]
        secondInput = input
    }

    /// The states of the second layer.
    /// - Parameter word: The letters' numbers, and whether each is a capital.
    /// - Returns: [L, D × H] in steps of 1/4096.
    func states(of word: [(letter: Int, isCapital: Bool)]) -> [Int16] {
        let width = 6 * hidden
        var gates = [Float](repeating: 0, count: word.count * width)
        for (index, (letter, isCapital)) in word.enumerated() where letter < letters {
            for unit in 0..<width {
                gates[index * width + unit] =
                    inputs[letter * width + unit] + (isCapital ? inputs[letters * width + unit] : 0)
            }
        }
        let first = layer(gates, recurrent[0], count: word.count)
        first.withUnsafeBufferPointer { states in
            gates.withUnsafeMutableBufferPointer { gates in
                guard let states = states.baseAddress, let gates = gates.baseAddress else { return }
                secondInput.multiply(states, count: word.count, rows: 0..<width, into: gates)
            }
        }
        return layer(gates, recurrent[1], count: word.count)
    }

    /// Runs one layer in both directions.
    /// - Parameter gates: [L, D, 3 H], what the layer's input puts into the gates (reset, update, new).
    private func layer(_ gates: [Float], _ recurrent: QuantizedMatrix, count: Int) -> [Int16] {
        var states = [Int16](repeating: 0, count: count * 2 * hidden)
        var recalled = [Float](repeating: 0, count: 3 * hidden)
        var state = [Float](repeating: 0, count: hidden)
        var rounded = [Int16](repeating: 0, count: hidden)
        gates.withUnsafeBufferPointer { gates in
            states.withUnsafeMutableBufferPointer { states in
                recalled.withUnsafeMutableBufferPointer { recalled in
                    state.withUnsafeMutableBufferPointer { state in
                        rounded.withUnsafeMutableBufferPointer { rounded in
                            guard let gates = gates.baseAddress, let states = states.baseAddress,
                                let recalled = recalled.baseAddress, let state = state.baseAddress,
                                let rounded = rounded.baseAddress
                            else { return }
                            for direction in 0..<2 {
                                state.update(repeating: 0, count: hidden)
                                rounded.update(repeating: 0, count: hidden)
                                let rows = direction * 3 * hidden..<(direction + 1) * 3 * hidden
                                for step in 0..<count {
                                    let index = direction == 0 ? step : count - 1 - step
                                    recurrent.multiply(rounded, rows: rows, into: recalled)
                                    Self.update(
                                        state,
                                        rounded,
                                        gates: gates + index * 6 * hidden + rows.lowerBound,
                                        recalled: recalled,
                                        hidden
                                    )
                                    (states + index * 2 * hidden + direction * hidden)
                                        .update(from: rounded, count: hidden)
                                }
                            }
                        }
                    }
                }
            }
        }
        return states
    }

    /// One step of the units: r = σ(i + h), z = σ(i + h), n = tanh(i + r h), h' = n + z (h − n).
    @inline(__always)
    private static func update(
        _ state: UnsafeMutablePointer<Float>,
        _ rounded: UnsafeMutablePointer<Int16>,
        gates: UnsafePointer<Float>,
        recalled: UnsafePointer<Float>,
        _ hidden: Int
    ) {
        // Sums of indexes could overflow, as far as the compiler knows: without them it makes vectors of the loop.
        let (keepGates, newGates) = (gates + hidden, gates + 2 * hidden)
        let (keepRecalled, newRecalled) = (recalled + hidden, recalled + 2 * hidden)
        var unit = 0
        while unit < hidden {
            let reset = sigmoid(gates[unit] + recalled[unit])
            let keep = sigmoid(keepGates[unit] + keepRecalled[unit])
            let new = 2 * sigmoid(2 * (newGates[unit] + reset * newRecalled[unit])) - 1
            let value = new + keep * (state[unit] - new)
            state[unit] = value
            let steps = value * QuantizedMatrix.activationScale
            // To the nearest by adding 1.5 · 2²³, whose last bits then hold the integer: cheap in a vector.
            rounded[unit] = Int16(truncatingIfNeeded: Int32(bitPattern: (steps + 12_582_912).bitPattern))
            unit &+= 1
        }
    }

    /// 1 / (1 + e⁻ˣ), with e⁻ˣ = 2ⁿ · 2ᶠ, n whole, |f| ≤ ½, and 2ᶠ as its Taylor polynomial (error below 3 · 10⁻⁷).
    @inline(__always)
    private static func sigmoid(_ x: Float) -> Float {
        let limited = x < -40 ? -40 : (x > 40 ? 40 : x)
        let power = limited * -1.442_695_04
        let shifted = power + 12_582_912
        let f = power - (shifted - 12_582_912)
        var value: Float = 0.000_154_035_3
        value = value * f + 0.001_333_355_8
        value = value * f + 0.009_618_129_1
        value = value * f + 0.055_504_108_7
        value = value * f + 0.240_226_507
        value = value * f + 0.693_147_18
        value = value * f + 1
        let exponential = Float(bitPattern: value.bitPattern &+ (shifted.bitPattern << 23))
        return 1 / (1 + exponential)
    }
}
