import Foundation
import Tensors

/// What the reference made of one utterance, stage by stage.
struct GoldenCase {
    private let file: Safetensors

    init(_ url: URL) throws { file = try Safetensors(path: url.path) }

    /// The phonemes, without the zeros at the ends.
    var tokens: [Int32] { integers("input_ids").dropFirst().dropLast() }
    /// Frames of each token.
    var durations: [Int] { integers("durations").map { Int($0) } }
    /// Unicode scalars of the phonemes: the reference chooses the style by them.
    var phonemes: Int { text.unicodeScalars.count }
    /// The phonemes as symbols.
    var text: String { file.metadata["phonemes"] ?? "" }
    /// The network's measures as the reference was given them, where they were noted.
    var configuration: String? { file.metadata["configuration"] }
    var audio: [Float] { stage("audio")?.values ?? [] }

    /// Names of what is kept, apart from the utterance and the result.
    var stages: Set<String> {
        let names = file.entries.keys.map { $0.hasSuffix("/16") ? String($0.dropLast(3)) : $0 }
        // Sound is compared where the harmonics are the reference's: their noise hides the rest.
        return Set(names).subtracting(["input_ids", "durations"] + (names.contains("har") ? [] : ["audio"]))
    }

    /// A stage's values.
    struct Stage {
        let shape: [Int]
        let values: [Float]
        /// Every so many-th row is kept.
        let every: Int

        /// One element of `[rows, columns]`; the reference has some stages as `[columns, rows]`.
        func value(_ row: Int, _ column: Int, columns: Int) -> Float {
            let rowsFirst = shape.count < 2 || shape[1] == columns
            return values[rowsFirst ? row / every * columns + column : column * shape[1] + row / every]
        }

        /// Writes the values over a tensor, if all of them are kept.
        func write(over tensor: Tensor) {
            guard every == 1 else { return }
            for row in 0..<tensor.rows {
                for column in 0..<tensor.columns { tensor[row, column] = value(row, column, columns: tensor.columns) }
            }
        }
    }

    func stage(_ name: String) -> Stage? {
        for every in [1, 16] {
            guard let stored = file.entries[every == 1 ? name : "\(name)/\(every)"] else { continue }
            return Stage(shape: stored.shape, values: stored.floats(), every: every)
        }
        return nil
    }

    private func integers(_ name: String) -> [Int32] {
        (file.entries[name]?.floats() ?? []).map { Int32($0) }
    }
}
