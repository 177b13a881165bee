import Tensors

extension KokoroWeights {
    /// `weight` `[out, in]` and `bias` `[out]`.
    func linear(_ name: String) throws(KokoroError) -> Linear {
        try layer { (parameter, packing) throws(KokoroError) in
            Linear(weight: try parameter("\(name).weight"), bias: try parameter("\(name).bias"), packing: packing)
        }
    }

    /// A weight-normed convolution; without a bias where the reference has none.
    func convolution(_ name: String, dilation: Int = 1, biased: Bool = true) throws(KokoroError) -> Convolution {
        try layer { (parameter, packing) throws(KokoroError) in
            Convolution(
                try Self.normed(name, parameter),
                bias: biased ? try parameter("\(name).bias") : nil,
                dilation: dilation,
                packing: packing
            )
        }
    }

    /// A convolution without weight norm.
    func plainConvolution(_ name: String) throws(KokoroError) -> Convolution {
        try layer { (parameter, packing) throws(KokoroError) in
            Convolution(
                ConvolutionWeight(direction: try parameter("\(name).weight"), gain: nil),
                bias: try parameter("\(name).bias"),
                packing: packing
            )
        }
    }

    /// A convolution that steps; weight-normed unless told otherwise.
    func stridedConvolution(
        _ name: String,
        stride: Int,
        padding: Int,
        normed: Bool = true
    ) throws(KokoroError) -> StridedConvolution {
        try layer { (parameter, packing) throws(KokoroError) in
            let weight =
                normed
                ? try Self.normed(name, parameter)
                : ConvolutionWeight(direction: try parameter("\(name).weight"), gain: nil)
            return StridedConvolution(
                weight: weight,
                bias: try parameter("\(name).bias"),
                stride: stride,
                padding: padding,
                packing: packing
            )
        }
    }

    /// A weight-normed transposed convolution.
    func transposedConvolution(_ name: String, stride: Int) throws(KokoroError) -> TransposedConvolution {
        try layer { (parameter, packing) throws(KokoroError) in
            TransposedConvolution(
                try Self.normed(name, parameter),
                bias: try parameter("\(name).bias"),
                stride: stride,
                packing: packing
            )
        }
    }

    /// A weight-normed convolution that doubles the rows, each channel by itself.
    func doublingConvolution(_ name: String) throws(KokoroError) -> DoublingConvolution {
        try layer { (parameter, packing) throws(KokoroError) in
            DoublingConvolution(
                depthwise: try Self.normed(name, parameter),
                bias: try parameter("\(name).bias"),
                packing: packing
            )
        }
    }

    /// Both directions of an LSTM, as PyTorch names their weights.
    func bidirectionalLSTM(_ name: String) throws(KokoroError) -> BidirectionalLSTM {
        try layer { (parameter, packing) throws(KokoroError) in
            func direction(_ suffix: String) throws(KokoroError) -> LSTMParameters {
                LSTMParameters(
                    inputWeight: try parameter("\(name).weight_ih_l0\(suffix)"),
                    recurrentWeight: try parameter("\(name).weight_hh_l0\(suffix)"),
                    inputBias: try parameter("\(name).bias_ih_l0\(suffix)"),
                    recurrentBias: try parameter("\(name).bias_hh_l0\(suffix)")
                )
            }
            return BidirectionalLSTM(
                forward: try direction(""),
                backward: try direction("_reverse"),
                packing: packing
            )
        }
    }

    /// The direction and the gain of a weight-normed convolution.
    static func normed(
        _ name: String,
        _ parameter: (String) throws(KokoroError) -> Parameter
    ) throws(KokoroError) -> ConvolutionWeight {
        ConvolutionWeight(direction: try parameter("\(name).weight_v"), gain: try parameter("\(name).weight_g"))
    }
}
