import Foundation
import Phonemes

/// The bytes of a model, as `ModelBytes` of the product reads them.
struct ModelFile {
    private(set) var bytes: [UInt8]

    init(magic: String) { bytes = Array(magic.utf8) }

    mutating func add(byte: UInt8) { bytes.append(byte) }

    mutating func add(_ number: UInt32) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    mutating func add(signed number: Int) {
        add(UInt32(bitPattern: Int32(number << 1 ^ number >> 31)))
    }

    mutating func add(_ text: String) {
        add(UInt32(text.utf8.count))
        bytes += text.utf8
    }

    /// Adds features and their weights, those that round to nothing left out.
    mutating func add(_ rows: [(key: UInt32, weights: [(column: Int, value: Int)])]) {
        add(UInt32(rows.count))
        var last: UInt32 = 0
        for row in rows {
            add(row.key &- last)
            last = row.key
            add(byte: UInt8(row.weights.count))
            for weight in row.weights {
                add(byte: UInt8(weight.column))
                add(signed: weight.value)
            }
        }
    }

    func write(to path: String) throws { try Data(bytes).write(to: URL(fileURLWithPath: path)) }
}

extension ModelFile {
    /// The tagger's model. Weights are multiplied by `scale` and rounded; those smaller than `least` are left out.
    init(_ perceptron: Perceptron, _ classes: AmbiguityClasses, scale: Float, least: Int) {
        self.init(magic: "VTG1")
        add(UInt32(PennTag.allCases.count))
        for tag in PennTag.allCases { add(tag.rawValue) }
        let words = classes.words
        add(UInt32(words.count))
        var last: UInt32 = 0
        for entry in words {
            add(entry.word &- last)
            last = entry.word
            add(byte: entry.number)
        }
        let weights = perceptron.averaged()
        var rows: [(key: UInt32, weights: [(column: Int, value: Int)])] = []
        for (row, key) in perceptron.keys.enumerated() {
            let kept = PennTag.allCases.indices.compactMap { column -> (column: Int, value: Int)? in
                let value = Int((weights[row * Perceptron.width + column] * scale).rounded())
                return abs(value) >= least ? (column, value) : nil
            }
            if !kept.isEmpty { rows.append((key, kept)) }
        }
        add(rows)
    }
}
