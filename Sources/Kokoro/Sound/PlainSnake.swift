import Tensors

/// Stands in until the fast one is here.
struct SnakeConvolution {
    private let convolution: Convolution
    private let alpha: [Float]
    private let halo: Int

    init(_ weight: ConvolutionWeight, bias: Parameter, alpha: Parameter, dilation: Int, packing: Packing) {
        convolution = Convolution(weight, bias: bias, dilation: dilation, packing: packing)
        self.alpha = Array(alpha.elements)
        halo = weight.direction.shape[2] / 2 * dilation
    }

    func callAsFunction(
        _ x: Tensor, normalised: ChannelAffine, into y: Tensor, adding residual: Tensor? = nil, sum: Tensor? = nil,
        scale: Float = 1, in space: Workspace
    ) -> ChannelStatistics {
        space.arena.scope {
            let h = affine(x, normalised, halo: halo, in: space)
            let s = space.arena.tensor(rows: x.rows, columns: x.columns)
            let count = x.rows * x.columns
            let columns = x.columns
            alpha.withUnsafeBufferPointer { alpha in
                let (h, s, alpha) = (h.base, s.base, alpha.baseAddress!)
                for row in 0..<x.rows {
                    for c in 0..<columns { s[row * columns + c] = alpha[c] * h[row * columns + c] }
                }
            }
            space.share(s) { VectorMath.sine(UnsafeBufferPointer($0), into: $0, space.kernels) }
            _ = count
            alpha.withUnsafeBufferPointer { alpha in
                let (h, s, alpha) = (h.base, s.base, alpha.baseAddress!)
                for row in 0..<x.rows {
                    for c in 0..<columns {
                        let v = s[row * columns + c]
                        h[row * columns + c] += v * v / alpha[c]
                    }
                }
            }
            if let sum {
                convolution(h, adding: residual, into: s, in: space)
                add(s, sum, scale: scale, into: y, in: space)
            } else {
                convolution(h, adding: residual, scale: scale, into: y, in: space)
            }
            return statistics(of: y, in: space)
        }
    }
}
