internal import CTensorKernels

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

    /// The first element.
    var base: UnsafePointer<Float> {
        guard let base = elements.baseAddress else { preconditionFailure("A parameter \(shape) without elements") }
        return base
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

    /// What each index of the first axis is multiplied by, reckoned in double precision; `nil` for 1.
    func factors(_ workers: WorkerPool) -> [Float]? {
        guard let gain else { return nil }
        let (rows, length) = (direction.shape[0], direction.shape[1] * direction.shape[2])
        return [Float](unsafeUninitializedCapacity: rows) { factors, count in
            guard let factors = factors.baseAddress else { return }
            workers.share(rows, size: rows * length) {
                tensor_norm_factors(direction.base, gain.base, length, factors, $0.lowerBound, $0.upperBound)
            }
            count = rows
        }
    }
}
