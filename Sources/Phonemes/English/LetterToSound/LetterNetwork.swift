import CPhonemeModels

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
        gates.withUnsafeMutableBufferPointer { gates in
            inputs.withUnsafeBufferPointer { inputs in
                guard var gate = gates.baseAddress, let inputs = inputs.baseAddress else { return }
                let capital = inputs + letters * width
                for (letter, isCapital) in word {
                    if letter < letters { gate.update(from: inputs + letter * width, count: width) }
                    var unit = 0
                    while isCapital, letter < letters, unit < width {
                        gate[unit] += capital[unit]
                        unit &+= 1
                    }
                    gate += width
                }
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
    /// - Parameters:
    ///   - gates: [L, D, 3 H], what the layer's input puts into the gates (reset, update, new).
    ///   - recurrent: [D][3 H, H], what the state before puts into them.
    ///   - count: Letters, L.
    /// - Returns: [L, D, H], the states, in steps of 1/4096.
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
                                    phoneme_step(
                                        gates + index * 6 * hidden + rows.lowerBound,
                                        recalled,
                                        hidden,
                                        QuantizedMatrix.activationScale,
                                        state,
                                        rounded
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
}
