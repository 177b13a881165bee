import Tensors

/// A constant of a graph: numbers as they are, or integers with what they are multiplied by.
struct GraphTensor {
    let stored: StoredTensor
    /// `nil` for floats.
    var quantisation: Quantisation?

    /// What makes floats of integers: (q − zero) · scale.
    struct Quantisation {
        /// As many axes as the integers have; an axis of one holds for all.
        let shape: [Int]
        let scales: [Float]
        /// One for each scale, or one for all.
        let zeros: [Float]

        /// Scales that vary along some axes of integers of a shape; `nil` if they are not as many as that asks for.
        init?(of integers: [Int], _ scale: StoredTensor, _ zero: StoredTensor?, along axes: [Int]) {
            let isOne = scale.count == 1
            shape = integers.indices.map { !isOne && axes.contains($0) ? integers[$0] : 1 }
            guard shape.reduce(1, *) == scale.count, scale.element != .int8, scale.element != .uint8 else {
                return nil
            }
            scales = scale.floats()
            zeros = zero?.floats() ?? [0]
            guard zeros.count == 1 || zeros.count == scales.count else { return nil }
        }
    }

    var shape: [Int] { stored.shape }

    /// The narrowest floats that hold its numbers as they are.
    var kept: StoredTensor.Element { stored.element == .float16 ? .float16 : .float32 }

    /// Whether one scale holds for all its integers, so that they are a vector of that direction.
    var hasDirection: Bool { quantisation.map { $0.scales.count == 1 && $0.scales[0] > 0 } ?? false }

    /// The integers from their zero, −255 to 255: floats of sixteen bits hold them as they are.
    func steps() -> [Float] {
        let zero = quantisation?.zeros.first ?? 0
        return stored.floats().map { $0 - zero }
    }

    /// The numbers, in the order in which they lie.
    func floats() -> [Float] {
        var numbers = stored.floats()
        guard let quantisation else { return numbers }
        let width = max(shape.last ?? 1, 1)
        let step = quantisation.shape.last ?? 1 == 1 ? 0 : 1
        let hasZeros = quantisation.zeros.count > 1
        numbers.withUnsafeMutableBufferPointer { numbers in
            for row in 0..<numbers.count / width {
                var place = quantisation.place(ofRow: row, in: shape)
                for index in row * width..<(row + 1) * width {
                    let zero = quantisation.zeros[hasZeros ? place : 0]
                    numbers[index] = (numbers[index] - zero) * quantisation.scales[place]
                    place += step
                }
            }
        }
        return numbers
    }
}

extension GraphTensor.Quantisation {
    /// Where the scale of a row's first number is; a row is what lies along the last axis.
    fileprivate func place(ofRow row: Int, in integers: [Int]) -> Int {
        var (rest, place, stride) = (row, 0, shape.last ?? 1)
        for axis in integers.indices.dropLast().reversed() {
            if shape[axis] != 1 { place += rest % integers[axis] * stride }
            rest /= integers[axis]
            stride *= shape[axis]
        }
        return place
    }
}
