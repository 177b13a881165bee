public import Kokoro
import Tensors
import VorleserTesting

/// The formula's weights as kokoro-onnx exports a network: in modules of its own, some weights by the path of the
/// operation alone, matrices the other way round, gates in another order, ALBERT's layer once for each time.
public struct FormulaGraph {
    /// In which numbers.
    public enum Form: CaseIterable, Sendable {
        /// Floats, with weight norm as it was trained.
        case trained
        /// Floats, with weight norm multiplied in.
        case floats
        /// The same in 16 bits.
        case halves
        /// Quantised by ONNX Runtime.
        case integers
    }

    private var sketch = ONNXSketch()
    private let weights: FormulaWeights
    private let shapes: [String: [Int]]
    private let form: Form
    private var count = 0

    /// The graph's file.
    public static func bytes(_ configuration: KokoroConfiguration, _ form: Form) -> [UInt8] {
        var graph = FormulaGraph(configuration, form)
        graph.fill(layers: configuration.albert.layers)
        return graph.sketch.bytes
    }

    private init(_ configuration: KokoroConfiguration, _ form: Form) {
        weights = FormulaWeights(configuration)
        let table = KokoroParameters(configuration)
        shapes = table.shapes.filter { !table.optional.contains($0.key) }
        self.form = form
    }

    private mutating func fill(layers: Int) {
        for (name, shape) in shapes.sorted(by: { $0.key < $1.key }) {
            let layer = name.split(separator: ".").dropLast().joined(separator: ".")
            switch name.split(separator: ".").last ?? "" {
            case "weight_v" where form != .trained: convolution(layer, shape, folded(layer))
            case "weight_g" where form != .trained: continue
            case "weight" where shape.count == 3: convolution(layer, shape, floats(name))
            case "weight" where layer.contains("embedding") && !layer.contains("mapping") && shape.count == 2:
                embedding(layer, shape)
            case "weight" where shape.count == 2: matrix(layer, shape, times: layer.contains("albert") ? layers : 1)
            case "weight_ih_l0": lstm(layer, inputs: shape[1], width: shape[0] / 4)
            case let end where end.contains("_l0"): continue
            default: store(wrapped(name), shape, floats(name))
            }
        }
    }

    // MARK: Layers

    private mutating func convolution(_ layer: String, _ shape: [Int], _ weights: [Float]) {
        let (name, path) = (constant(), path(of: layer))
        guard form == .integers, !layer.hasSuffix("pool"), !layer.contains(".ups.") else {
            store(name, shape, weights)
            return sketch.node(layer.contains(".ups.") ? "ConvTranspose" : "Conv", path + "Conv", ["x", name], [path])
        }
        // One scale and one zero for all, and the bias among the integers.
        let (low, high) = (min(weights.min() ?? 0, 0), max(weights.max() ?? 0, 0))
        let scale = max(high - low, .leastNormalMagnitude) / 255
        let zero = (-low / scale).rounded()
        let numbers = weights.map { UInt8(min(max(($0 / scale).rounded() + zero, 0), 255)) }
        sketch.tensor(name, 2, shape, ONNXSketch.raw(numbers))
        sketch.tensor(name + "_zero", 2, [], ONNXSketch.raw([UInt8(zero)]))
        scaled("ConvInteger", path, name, scales: [scale], shape: [], isBiased: true)
    }

    private mutating func matrix(_ layer: String, _ shape: [Int], times: Int) {
        let (rows, columns) = (shape[1], shape[0])
        let weights = transposed(floats(layer + ".weight"), rows: shape[0])
        let name = constant()
        if form == .integers {
            let scales = (0..<columns).map { column in
                stride(from: column, to: weights.count, by: columns).reduce(Float(1e-9)) { max($0, abs(weights[$1])) }
                    / 127
            }
            let numbers = weights.indices.map { Int8((weights[$0] / scales[$0 % columns]).rounded()) }
            sketch.tensor(name, 3, [rows, columns], ONNXSketch.raw(numbers))
            sketch.tensor(name + "_zero", 3, [columns], ONNXSketch.raw([Int8](repeating: 0, count: columns)))
            store(name + "_scale", [columns], scales, always: true)
        } else {
            store(name, [rows, columns], weights)
        }
        for time in 0..<times {
            let path = path(of: layer + (time == 0 ? "" : "_\(time)"))
            if form == .integers {
                scaled("MatMulInteger", path, name, scales: nil, shape: [columns], isBiased: false)
            } else {
                sketch.node("MatMul", path + "MatMul", ["x", name], [path])
            }
        }
    }

    private mutating func embedding(_ layer: String, _ shape: [Int]) {
        let weights = floats(layer + ".weight")
        let (name, path) = (wrapped(layer + ".weight"), path(of: layer))
        guard form == .integers else { return store(name, shape, weights) }
        let scale = weights.reduce(Float(1e-9)) { max($0, abs($1)) } / 127
        let numbers = weights.map { Int8(($0 / scale).rounded()) }
        sketch.tensor(name + "_quantized", 3, shape, ONNXSketch.raw(numbers))
        store(name + "_scale", [], [scale], always: true)
        sketch.tensor(name + "_zero_point", 3, [], ONNXSketch.raw([Int8(0)]))
        sketch.node("Gather", path + "Gather_quant", [name + "_quantized", "tokens"], [path])
        sketch.node("DequantizeLinear", path + "d", [path, name + "_scale", name + "_zero_point"], [path + "d"])
    }

    private mutating func lstm(_ layer: String, inputs: Int, width: Int) {
        let matrices = [("ih", inputs), ("hh", width)].map { kind, columns in
            ["", "_reverse"].flatMap { direction in
                let rows = gates(floats("\(layer).weight_\(kind)_l0\(direction)"))
                return form == .integers ? transposed(rows, rows: 4 * width) : rows
            }
        }
        let biases = ["", "_reverse"].flatMap { direction in
            ["ih", "hh"].flatMap { gates(floats("\(layer).bias_\($0)_l0\(direction)")) }
        }
        let (path, bias) = (path(of: layer), constant())
        store(bias, [2, 8 * width], biases)
        guard form == .integers else {
            let names = zip(matrices, [inputs, width]).map { matrix, columns in
                let name = constant()
                store(name, [2, 4 * width, columns], matrix)
                return name
            }
            return sketch.node("LSTM", path + "LSTM", ["x"] + names + [bias], [path])
        }
        var (names, scales) = ([String](), [String]())
        for (matrix, columns) in zip(matrices, [inputs, width]) {
            let name = constant()
            let half = matrix.count / 2
            let steps = [matrix[..<half], matrix[half...]].map { $0.reduce(Float(1e-9)) { max($0, abs($1)) } / 127 }
            let numbers = matrix.indices.map { Int8((matrix[$0] / steps[$0 / half]).rounded()) }
            sketch.tensor(name, 3, [2, columns, 4 * width], ONNXSketch.raw(numbers))
            store(name + "_scale", [2], steps, always: true)
            sketch.tensor(name + "_zero", 3, [2], ONNXSketch.raw([Int8](repeating: 0, count: 2)))
            names.append(name)
            scales += [name + "_scale", name + "_zero"]
        }
        sketch.node(
            "DynamicQuantizeLSTM",
            path + "LSTM_quant",
            ["x"] + names + [bias, "", "h", "c", ""] + scales,
            [path]
        )
    }

    /// An operation on integers, the way back to floats behind it.
    private mutating func scaled(
        _ operation: String,
        _ path: String,
        _ name: String,
        scales: [Float]?,
        shape: [Int],
        isBiased: Bool
    ) {
        if let scales { store(name + "_scale", shape, scales, always: true) }
        sketch.node(operation, path + operation, ["x", name, "z", name + "_zero"], [path])
        var value = path
        if isBiased {
            sketch.node("Add", path + "Add", [value, path + "bias"], [path + "b"])
            value = path + "b"
        }
        sketch.node("Mul", path + "s", ["x_scale", name + "_scale"], [path + "s"])
        sketch.node("Cast", path + "Cast", [value], [path + "f"])
        sketch.node("Mul", path + "Mul", [path + "f", path + "s"], [path + "y"])
    }

    // MARK: Numbers

    private mutating func store(_ name: String, _ shape: [Int], _ numbers: [Float], always: Bool = false) {
        guard form == .halves, !always else { return sketch.tensor(name, 1, shape, ONNXSketch.raw(numbers)) }
        sketch.tensor(name, 10, shape, ONNXSketch.raw(numbers.map { Float16($0).bitPattern }))
    }

    private func floats(_ name: String) -> [Float] { weights.entries[name]?.floats() ?? [] }

    /// What a convolution computes with: g · v ÷ ‖v‖.
    private func folded(_ layer: String) -> [Float] {
        let (lengths, vectors) = (floats(layer + ".weight_g"), floats(layer + ".weight_v"))
        let width = vectors.count / lengths.count
        return lengths.indices.flatMap { index in
            let row = vectors[index * width..<(index + 1) * width]
            let factor = lengths[index] / row.reduce(0) { $0 + $1 * $1 }.squareRoot()
            return row.map { factor * $0 }
        }
    }

    private func transposed(_ numbers: [Float], rows: Int) -> [Float] {
        let columns = numbers.count / rows
        return numbers.indices.map { numbers[$0 % rows * columns + $0 / rows] }
    }

    /// From input, forget, cell, output to input, output, forget, cell.
    private func gates(_ numbers: [Float]) -> [Float] {
        let quarter = numbers.count / 4
        return [0, 3, 1, 2].flatMap { numbers[$0 * quarter..<($0 + 1) * quarter] }
    }

    // MARK: Names

    private mutating func constant() -> String {
        count += 1
        return "onnx::Constant_\(count)"
    }

    /// The exporter's name of a tensor.
    private func wrapped(_ name: String) -> String { (name.hasPrefix("decoder.") ? "decoder." : "encoder.") + name }

    /// The exporter's path of a layer: numbers belong to the word before, and the predictor's parts are called from
    /// outside.
    private func path(of layer: String) -> String {
        let outside = ["predictor.F0", "predictor.N", "predictor.shared"].contains { layer.hasPrefix($0) }
        let words = wrapped(layer).split(separator: ".").filter { !outside || $0 != "predictor" }
        return words.reduce("") { $0 + ($1.allSatisfy(\.isNumber) ? "." : "/") + $1 } + "/"
    }
}
