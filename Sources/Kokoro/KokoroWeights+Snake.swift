import Tensors

extension KokoroWeights {
    /// A weight-normed convolution of what a snake made.
    func snakeConvolution(_ name: String, alpha: String, dilation: Int = 1) throws(KokoroError) -> SnakeConvolution {
        try layer { (parameter, packing) throws(KokoroError) in
            SnakeConvolution(
                try Self.normed(name, parameter),
                bias: try parameter("\(name).bias"),
                alpha: try parameter(alpha),
                dilation: dilation,
                packing: packing
            )
        }
    }
}
