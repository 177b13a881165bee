import Testing
import VorleserTesting

@testable import Tensors

/// Opens a graph that lies in a file.
private func graph<R>(_ sketch: ONNXSketch, _ use: (ONNXGraph) throws -> R) throws -> R {
    try withFile(sketch.bytes) { path in try use(ONNXGraph(path: path)) }
}

/// Why a file is refused; `nil` if it is taken.
private func refusal(ofGraph bytes: [UInt8]) throws -> TensorFileError? {
    try withFile(bytes) { path in
        do throws(TensorFileError) { _ = try ONNXGraph(path: path) } catch { return error }
        return nil
    }
}

private func isDamaged(_ bytes: [UInt8], _ damage: TensorFileError.Damage) throws -> Bool {
    guard case .damaged(_, damage) = try refusal(ofGraph: bytes) else { return false }
    return true
}

struct ONNXGraphTests {
    private static func packed(_ field: Int, _ numbers: [Int]) -> [UInt8] {
        ONNXSketch.field(field, numbers.flatMap(ONNXSketch.varint))
    }

    private static func alone(_ field: Int, _ numbers: [Int]) -> [UInt8] {
        numbers.flatMap { ONNXSketch.field(field, $0) }
    }

    @Test func `operations come with their inputs, outputs and whole numbers`() throws {
        var sketch = ONNXSketch()
        sketch.node("Gemm", "/layer/Gemm", ["x", "w", ""], ["y"], ["transB": 1, "axis": -1])
        try graph(sketch) { graph in
            let node = try #require(graph.nodes.first)
            #expect((node.operation, node.name) == ("Gemm", "/layer/Gemm"))
            #expect((node.inputs, node.outputs) == (["x", "w", ""], ["y"]))
            #expect(node.integers == ["transB": [1], "axis": [-1]])
            #expect((graph.inputs, graph.outputs) == (["tokens", "style", "speed"], ["audio"]))
        }
    }

    @Test func `tensors are as they were written, in whichever way`() throws {
        let floats: [Float] = [1, -2.5, 0.125]
        let bytes = floats.flatMap { $0.bitPattern.littleEndianBytes }
        let ways: [(String, Int, [UInt8], [Float])] = [
            ("raw", 1, ONNXSketch.raw(floats), floats), ("side by side", 1, ONNXSketch.field(4, bytes), floats),
            (
                "one by one", 1,
                floats.flatMap { ONNXSketch.varint(4 << 3 | 5) + $0.bitPattern.littleEndianBytes }, floats
            ), ("int8", 3, Self.packed(5, [-128, 0, 127]), [-128, 0, 127]),
            ("uint8", 2, Self.alone(5, [255, 0, 3]), [255, 0, 3]),
            ("int32", 6, Self.packed(5, [-1, 2, 3]), [-1, 2, 3]),
            ("int64", 7, Self.alone(7, [-1, 2, 1 << 40]), [-1, 2, Float(1 << 40)]),
            ("half", 10, Self.packed(5, [0x3C00, 0xC100, 0x3000]), [1, -2.5, 0.125]),
            ("raw half", 10, ONNXSketch.raw([0x3C00, 0xC100, 0x3000] as [UInt16]), [1, -2.5, 0.125]),
            ("double", 11, ONNXSketch.field(10, floats.flatMap { Double($0).bitPattern.littleEndianBytes }), floats),
            ("raw beside numbers", 3, ONNXSketch.field(9, []) + Self.packed(5, [1, 2, 3]), [1, 2, 3]),
        ]
        var sketch = ONNXSketch()
        for (name, kind, data, _) in ways { sketch.tensor(name, kind, [3, 1], data) }
        try graph(sketch) { graph in
            for (name, _, _, numbers) in ways {
                let tensor = try graph.tensor(name)
                #expect(tensor.shape == [3, 1] && tensor.floats() == numbers, "\(name)")
            }
            #expect(graph.unusable.isEmpty)
        }
    }

    @Test func `a constant is a tensor, and what has no axes a single number`() throws {
        var sketch = ONNXSketch()
        let tensor = ONNXSketch.tensor("", 1, [], ONNXSketch.raw([Float(7)]))
        sketch.node(
            "Constant",
            "",
            [],
            ["seven"],
            attributes: ONNXSketch.field(5, ONNXSketch.field(1, Array("value".utf8)) + ONNXSketch.field(5, tensor))
        )
        try graph(sketch) { graph in
            #expect(graph.nodes.isEmpty)
            let seven = try graph.tensor("seven")
            #expect(seven.floats() == [7])
        }
    }

    @Test func `elements that lie in another file, or that nobody computes with, are said to`() throws {
        var sketch = ONNXSketch()
        sketch.tensor("far", 1, [2], ONNXSketch.field(14, 1) + ONNXSketch.field(13, ONNXSketch.field(1, [0x61])))
        sketch.tensor("text", 8, [1], ONNXSketch.field(6, [0x61]))
        sketch.tensor("four", 22, [2], ONNXSketch.raw([UInt8(0x12)]))
        try graph(sketch) { graph in
            #expect(graph.unusable == ["far": .elsewhere, "text": .element("string"), "four": .element("four bits")])
        }
    }

    @Test(arguments: [
        ONNXSketch.raw([Float(1)]), ONNXSketch.raw([1, 2, 3] as [Float]), ONNXSketch.field(4, [1, 2, 3]),
        ONNXSketch.field(5, [1, 2]), [],
    ])
    func `a shape that does not fit the elements is refused`(data: [UInt8]) throws {
        var sketch = ONNXSketch()
        sketch.tensor("w", 1, [2], data)
        #expect(try isDamaged(sketch.bytes, .tensor("w")))
    }

    @Test(arguments: [[256, 1], [-1, 1], [1], [1, 1, 1]]) func `numbers that do not fit are refused`(_ numbers: [Int])
        throws
    {
        var sketch = ONNXSketch()
        sketch.tensor("w", 2, [2], Self.packed(5, numbers))
        #expect(try isDamaged(sketch.bytes, .tensor("w")))
    }

    @Test(arguments: [[Int.max, Int.max], [1 << 40], [Int.max / 2, 3]])
    func `a shape beyond any memory is refused without a byte for it`(shape: [Int]) throws {
        var sketch = ONNXSketch()
        sketch.tensor("w", 3, shape, Self.packed(5, [1, 2, 3]))
        #expect(try isDamaged(sketch.bytes, .tensor("w")))
    }

    @Test func `two tensors of a name are refused`() throws {
        var sketch = ONNXSketch()
        for _ in 0..<2 { sketch.tensor("w", 1, [1], ONNXSketch.raw([Float(1)])) }
        #expect(try isDamaged(sketch.bytes, .twice("w")))
    }

    @Test func `what is not written as the format says is refused with its place`() throws {
        let start = ONNXSketch.field(1, 9)
        let cases: [[UInt8]] = [
            // A group, a field of number 0, a number of eleven bytes, one beyond 64 bits, a graph that is a number.
            [0x3B], [0x02], [UInt8](repeating: 0x80, count: 10) + [0], [0x10] + [UInt8](repeating: 0xFF, count: 10),
            ONNXSketch.field(7, 1), ONNXSketch.field(7, []) + ONNXSketch.field(7, []),
            // A negative axis, seventeen axes, a name that is no text.
            ONNXSketch.field(7, ONNXSketch.field(5, ONNXSketch.field(1, -1))),
            ONNXSketch.field(7, ONNXSketch.field(5, Self.packed(1, [Int](repeating: 1, count: 17)))),
            ONNXSketch.field(7, ONNXSketch.field(5, ONNXSketch.field(8, [0xFF]))),
        ]
        for bytes in cases {
            let file = start + bytes + (bytes.first == 0x3A ? [] : ONNXSketch.field(7, []))
            switch try refusal(ofGraph: file) {
            case .damaged(_, .message), .notATensorFile: break
            case let other: Issue.record("\(bytes): \(String(describing: other))")
            }
        }
    }

    @Test func `a file that was cut off says so, wherever it was`() throws {
        var sketch = ONNXSketch()
        sketch.tensor("w", 1, [100], ONNXSketch.raw([Float](repeating: 1, count: 100)))
        sketch.node("MatMul", "/a/MatMul", ["x", "w"], ["y"])
        let whole = sketch.bytes
        for length in stride(from: 20, to: whole.count - 4, by: 7) {
            #expect(try isDamaged(Array(whole[..<length]), .cutOff), "\(length)")
        }
    }

    @Test func `what is no graph is told from one`() throws {
        for name in ["checkpoint.pth", "tensors.safetensors", "arrays.npz", "array.npy"] {
            let bytes = try bytes(of: name)
            #expect(!bytes.withUnsafeBytes { ONNXGraph.isGraph($0) }, "\(name)")
        }
        for bytes in [[], [8], [8, 9], Array("hello, world, this is text".utf8)] as [[UInt8]] {
            #expect(!bytes.withUnsafeBytes { ONNXGraph.isGraph($0) })
        }
        #expect(ONNXSketch().bytes.withUnsafeBytes { ONNXGraph.isGraph($0) })
    }

    @Test func `a graph with any bytes changed is read or refused`() throws {
        var sketch = ONNXSketch()
        sketch.tensor("w", 1, [2, 2], ONNXSketch.raw([1, 2, 3, 4] as [Float]))
        sketch.tensor("q", 3, [4], Self.packed(5, [1, 2, 3, 4]))
        sketch.node("MatMul", "/a/MatMul", ["x", "w"], ["y"], ["axis": 1])
        let whole = sketch.bytes
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            try withFile(bytes) { path in
                guard let graph = try? ONNXGraph(path: path) else { return }
                for tensor in graph.entries.values {
                    #expect(tensor.floats().count * tensor.element.size <= 8 * bytes.count)
                }
            }
        }
    }
}
