import Tensors
import Testing

struct ConvolutionTests {
    @Test(arguments: instructionSets)
    func `a convolution is what the definition says`(kernels: String) throws {
        for (rows, channels, out, taps, dilation) in [
            (1, 1, 1, 3, 1), (2, 5, 3, 3, 2), (13, 4, 22, 7, 1), (30, 17, 65, 5, 3), (9, 8, 64, 1, 1),
            (200, 3, 7, 3, 5), (49, 66, 64, 3, 1), (54, 130, 128, 3, 1), (60, 258, 64, 3, 1),
            (583, 64, 64, 3, 1),
        ] {
            let lab = try Laboratory(kernels)
            let weight = ConvolutionWeight(direction: lab.parameter([out, channels, taps]), gain: lab.parameter([out]))
            let bias = lab.parameter([out])
            let padding = (taps - 1) / 2 * dilation
            let x = lab.tensor(rows: rows, columns: channels, halo: padding + 1)
            let residual = lab.tensor(rows: rows, columns: out)
            let expected = Matrix(x).convolved(weight.folded, bias: bias.doubles, dilation: dilation, padding: padding)
            let convolution = Convolution(weight, bias: bias, dilation: dilation, packing: lab.workspace.packing)
            #expect(convolution.halo == padding)
            let label: Comment = "\(rows) × \(channels) into \(out), \(taps) taps \(dilation) apart"
            #expect(expected.distance(to: convolution(x, in: lab.workspace)) < Laboratory.tolerance, label)
            // In place of what is added.
            let sum = (expected + Matrix(residual)).map { $0 * 0.7 }
            convolution(x, adding: residual, scale: 0.7, into: residual, in: lab.workspace)
            #expect(sum.distance(to: residual) < Laboratory.tolerance, label)
        }
    }

    @Test(arguments: instructionSets)
    func `a convolution is linear`(kernels: String) throws {
        let lab = try Laboratory(kernels)
        let weight = ConvolutionWeight(direction: lab.parameter([20, 12, 5]))
        let convolution = Convolution(weight, bias: nil, packing: lab.workspace.packing)
        let (a, b) = (lab.tensor(rows: 31, columns: 12, halo: 2), lab.tensor(rows: 31, columns: 12, halo: 2))
        let ofSum = convolution(add(a, b, halo: 2, in: lab.workspace), in: lab.workspace)
        let sum = Matrix(convolution(a, in: lab.workspace)) + Matrix(convolution(b, in: lab.workspace))
        #expect(sum.distance(to: ofSum) < Laboratory.tolerance)
    }

    @Test(arguments: instructionSets)
    func `a strided convolution is what the definition says`(kernels: String) throws {
        for (rows, channels, out, taps, stride, padding) in [
            (61, 22, 40, 12, 6, 3), (16, 1, 1, 3, 2, 1), (7, 3, 65, 1, 1, 0), (1, 2, 3, 3, 2, 1), (12, 1, 4, 4, 4, 0),
        ] {
            let lab = try Laboratory(kernels)
            let weight = ConvolutionWeight(direction: lab.parameter([out, channels, taps]), gain: lab.parameter([out]))
            let bias = lab.parameter([out])
            let x = lab.tensor(rows: rows, columns: channels, halo: padding)
            let expected = Matrix(x).convolved(weight.folded, bias: bias.doubles, stride: stride, padding: padding)
            let convolution = StridedConvolution(
                weight: weight,
                bias: bias,
                stride: stride,
                padding: padding,
                packing: lab.workspace.packing
            )
            #expect(
                expected.distance(to: convolution(x, in: lab.workspace)) < Laboratory.tolerance,
                "\(taps) taps, stride \(stride)"
            )
        }
    }

    @Test(arguments: instructionSets)
    func `a transposed convolution is what the definition says, and writes nothing beside its result`(
        kernels: String
    ) throws {
        for (rows, channels, out, stride) in [
            (1, 3, 5, 2), (7, 4, 16, 6), (14, 5, 22, 10), (40, 2, 8, 4), (62, 66, 32, 4),
        ] {
            let lab = try Laboratory(kernels)
            let weight = ConvolutionWeight(
                direction: lab.parameter([channels, out, 2 * stride]),
                gain: lab.parameter([channels])
            )
            let bias = lab.parameter([out])
            let x = lab.tensor(rows: rows, columns: channels, halo: 1)
            let expected = Matrix(x).transposeConvolved(
                weight.folded,
                bias: bias.doubles,
                stride: stride,
                padding: stride / 2
            )
            let convolution = TransposedConvolution(weight, bias: bias, stride: stride, packing: lab.workspace.packing)
            let y = convolution(x, halo: stride, in: lab.workspace)
            let label: Comment = "\(rows) × \(channels) into \(out), stride \(stride)"
            #expect(expected.distance(to: y) < Laboratory.tolerance, label)
            for row in 1...stride {
                for column in 0..<out {
                    #expect(y[-row, column] == 0 && y[y.rows + row - 1, column] == 0, label)
                }
            }
        }
    }

    @Test(arguments: instructionSets)
    func `a doubling convolution is a transposed one of each channel`(kernels: String) throws {
        for (rows, channels) in [(1, 1), (2, 18), (9, 33), (150, 70)] {
            let lab = try Laboratory(kernels)
            let weight = ConvolutionWeight(direction: lab.parameter([channels, 1, 3]), gain: lab.parameter([channels]))
            let bias = lab.parameter([channels])
            let x = lab.tensor(rows: rows, columns: channels)
            let expected = Matrix(x).transposeConvolved(
                weight.folded,
                bias: bias.doubles,
                stride: 2,
                padding: 1,
                outputPadding: 1,
                depthwise: true
            )
            let convolution = DoublingConvolution(depthwise: weight, bias: bias, packing: lab.workspace.packing)
            #expect(expected.distance(to: convolution(x, in: lab.workspace)) < 1e-5, "\(rows) × \(channels)")
        }
    }
}

extension ConvolutionWeight {
    /// The weights that direction and gain stand for.
    var folded: Weight { gain.map { direction.weight.scaled(to: $0.doubles) } ?? direction.weight }
}
