/// Trained numbers as a file has them: dense, slowest axis first.
public struct Parameter {
    public let shape: [Int]
    /// Valid while the layers are being made only.
    public let elements: UnsafeBufferPointer<Float>

    /// - Precondition: As many elements as the shape says.
    public init(shape: [Int], elements: UnsafeBufferPointer<Float>) {
        precondition(shape.reduce(1, *) == elements.count, "\(shape) of \(elements.count) elements")
        self.shape = shape
        self.elements = elements
    }
}

/// The weights of a convolution, direct or as a direction and a gain.
///
/// Paper: Salimans & Kingma 2016, equation 2: w = g · v / ‖v‖.
public struct ConvolutionWeight {
    /// `[out, in ÷ groups, taps]`, or `[in, out ÷ groups, taps]` when transposed: the weights themselves if there is no
    /// gain.
    public let direction: Parameter
    /// One for each index of the first axis; ‖v‖ is over the other axes.
    public let gain: Parameter?

    public init(direction: Parameter, gain: Parameter? = nil) {
        precondition(direction.shape.count == 3, "A convolution's weight \(direction.shape)")
        precondition(gain.map { $0.elements.count == direction.shape[0] } ?? true, "Gains of \(direction.shape)")
        self.direction = direction
        self.gain = gain
    }

    /// What each index of the first axis is multiplied by, summed in double precision; `nil` for 1.
    var factors: [Float]? {
        guard let gain else { return nil }
        let length = direction.shape[1] * direction.shape[2]
        return gain.elements.indices.map { index in
            // Four sums, which need not wait for each other.
            var sums = SIMD8<Double>()
            let row = UnsafeBufferPointer(rebasing: direction.elements[index * length..<(index + 1) * length])
            var element = 0
            while element + 8 <= length {
                let values = SIMD8<Float>(row[element..<element + 8])
                sums += SIMD8<Double>(values) * SIMD8<Double>(values)
                element += 8
            }
            let rest = row[element...].reduce(0.0) { $0 + Double($1) * Double($1) }
            let norm = (sums.sum() + rest).squareRoot()
            return norm > 0 ? Float(Double(gain.elements[index]) / norm) : 0
        }
    }
}
