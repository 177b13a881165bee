import Testing

@testable import Tensors

struct TorchCheckpointTests {
    private static let ramp = (0..<12).map { Float($0) / 8 - 0.5 }

    @Test(arguments: ["single", "half", "bfloat", "double", "parameter"])
    func `every kind of float is read as PyTorch wrote it`(name: String) throws {
        let tensor = try TorchCheckpoint(path: fixture("checkpoint.pth")).tensor("decoder.module.\(name)")
        #expect(tensor.shape == [3, 4])
        #expect(tensor.floats() == Self.ramp)
    }

    @Test func `views, single numbers and empty tensors are read where they lie`() throws {
        let file = try TorchCheckpoint(path: fixture("checkpoint.pth"))
        #expect(try file.tensor("bert.module.part").floats() == [4, 5, 6, 7, 8, 9])
        #expect(try file.tensor("bert.module.part").shape == [2, 3])
        #expect(try file.tensor("decoder.module.count").floats() == [7])
        #expect(try file.tensor("decoder.module.count").shape == [])
        #expect(try file.tensor("decoder.module.empty").shape == [0, 4])
        #expect(try file.tensor("decoder.module.column").floats() == [-0.5, 0, 0.5])
        #expect(file.entries.count == 9)
    }

    @Test(arguments: [
        ("bert.module.turned", TensorFileError.Unusable.scattered), ("bert.module.slice", .scattered),
        ("decoder.module.flags", .element("Bool")),
    ])
    func `what cannot be used is refused only when asked for`(name: String, why: TensorFileError.Unusable) throws {
        let path = fixture("checkpoint.pth")
        let file = try TorchCheckpoint(path: path)
        #expect(throws: TensorFileError.unusable(path: path, name: name, why)) { try file.tensor(name) }
    }

    @Test func `a tensor alone has no name`() throws {
        let file = try TensorFile.open(path: fixture("tensor.pt"))
        #expect(try file.tensor("").floats() == Self.ramp)
        #expect(throws: TensorFileError.missing(path: file.path, name: "x")) { try file.tensor("x") }
    }

    @Test func `the format before version 1.6 is named`() throws {
        let path = fixture("old.pth")
        #expect(throws: TensorFileError.oldCheckpoint(path: path)) { try TensorFile.open(path: path) }
        #expect(throws: TensorFileError.oldCheckpoint(path: path)) { try TorchCheckpoint(path: path) }
    }

    @Test func `a checkpoint of the other byte order is named`() throws {
        let file = ZipSketch(members: [("a/data.pkl", [0x80, 2, 0x4E, 0x2E]), ("a/byteorder", Array("big".utf8))])
        guard case .bigEndian = try refusal(of: file.bytes) else {
            Issue.record("Taken")
            return
        }
    }

    @Test(arguments: [
        ("os", "system"), ("posix", "system"), ("builtins", "eval"), ("__builtin__", "exec"), ("torch", "load"),
        ("torch", "Storage"), ("torch", "_utils.FloatStorage"), ("torch.nn", "FloatStorage"),
        ("__torch__.decoder", "Decoder"), ("", ""), ("collections", "OrderedDict.__class__"),
    ])
    func `a call that no checkpoint needs is refused by name`(module: String, name: String) throws {
        let pickle = PickleSketch().global(module, name).raw("(").text("true").raw("tR").end
        guard case .forbidden(_, let object) = try refusal(of: checkpoint(pickle)) else {
            Issue.record("Taken, or refused for something else")
            return
        }
        #expect(object == "\(module).\(name)")
    }

    /// A tensor of a storage of two numbers.
    struct Place: Sendable {
        var count: Int64 = 2
        var offset: Int64 = 0
        var shape: [Int64] = [1]
        var strides: [Int64] = [1]
    }

    @Test(arguments: [
        Place(shape: [3]), Place(offset: 1, shape: [2]), Place(offset: -1), Place(offset: 3, shape: [0]),
        Place(offset: .max), Place(shape: [-1]), Place(shape: [2], strides: [-1]), Place(shape: [2], strides: []),
        Place(count: 1 << 62), Place(count: 3), Place(count: 1),
        Place(shape: [1 << 40, 1 << 40], strides: [1 << 40, 1]),
        Place(shape: [1 << 62, 1 << 62, 0], strides: [0, 0, 1]),
    ])
    func `a tensor that does not lie in its storage is refused`(place: Place) throws {
        let pickle = PickleSketch()
            .tensor(key: 0, count: place.count, offset: place.offset, shape: place.shape, strides: place.strides)
        let file = checkpoint(pickle.end, storages: [[UInt8](repeating: 0, count: 8)])
        #expect(try damage(in: file) == .tensor(""))
    }

    @Test func `a storage that is not in the archive is refused`() throws {
        let pickle = PickleSketch().tensor(key: 7, count: 2, shape: [2], strides: [1]).end
        #expect(try damage(in: checkpoint(pickle)) == .noMember("data/7"))
    }

    @Test func `tensors that share a storage are taken`() throws {
        let pickle = PickleSketch().raw("}(").text("a").tensor(key: 0, count: 2, shape: [2], strides: [1])
            .text("b").tensor(key: 0, count: 2, offset: 1, shape: [1], strides: [9]).raw("u").end
        try withFile(checkpoint(pickle, storages: [[0, 0, 128, 63, 0, 0, 0, 64]])) { path throws in
            let file = try TorchCheckpoint(path: path)
            #expect(try file.tensor("a").floats() == [1, 2])
            #expect(try file.tensor("b").floats() == [2])
        }
    }

    @Test func `two tensors of one name are refused`() throws {
        let tensor = PickleSketch(bytes: []).tensor(key: 0, count: 1, shape: [1], strides: [1]).bytes
        let pickle = PickleSketch().raw("}(").text("a").raw("}").text("b").raw(tensor).raw("s").text("a.b").raw(tensor)
            .raw("u").end
        #expect(try damage(in: checkpoint(pickle, storages: [[0, 0, 0, 0]])) == .twice("a.b"))
    }

    @Test func `dictionaries that hold themselves or each other many times end soon`() throws {
        let own = PickleSketch().raw("}q").raw([0]).text("a").raw("h").raw([0]).raw("s").end
        #expect(try damage(in: checkpoint(own)) == .pickle(byte: 0))
        // Each of 14 dictionaries holds the one before ten times.
        var many = PickleSketch().raw("}(").text("0").raw("}q").raw([0])
        for level in UInt8(1)..<14 {
            many = many.text("\(level)").raw("}q").raw([level]).raw("(")
            for key in 0..<10 { many = many.text("\(key)").raw("h").raw([level - 1]) }
            many = many.raw("u")
        }
        #expect(try damage(in: checkpoint(many.raw("u").end)) == .pickle(byte: 0))
    }

    @Test func `deep nesting is taken as long as no name comes of it`() throws {
        let deep = PickleSketch().raw(")")
            .raw([UInt8](repeating: 0x85, count: 100_000)).end
        #expect(try refusal(of: checkpoint(deep)) == nil)
    }

    @Test(arguments: [
        [], [0x80], [0x80, 4, 0x4E, 0x2E], [0x80, 2, 0x2E], [0x80, 2, 0x4E], [0x80, 2, 0x4E, 0x4E, 0x2E],
        [0x80, 2, 0x28, 0x4E, 0x2E], [0x80, 2, 0x68, 0, 0x2E], [0x80, 2, 0x74, 0x2E], [0x80, 2, 0x85, 0x2E],
        [0x80, 2, 0x58, 255, 255, 255, 255, 65, 0x2E], [0x80, 2, 0x8A, 9, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0x2E],
        [0x80, 2, 0x4E, 0x4E, 0x4E, 0x73, 0x2E], [0x80, 2, 0x4E, 0x4E, 0x52, 0x2E], [0x80, 2, 0x4E, 0x51, 0x2E],
        [0x80, 2, 0x4E, 0x28, 0x4E, 0x86, 0x2E], [0x80, 2, 0x58, 1, 0, 0, 0, 0xFF, 0x2E], [0x80, 2, 0x93, 0x2E],
    ])
    func `a pickle that is none is refused`(pickle: [UInt8]) throws {
        guard case .pickle = try damage(in: checkpoint(pickle)) else {
            Issue.record("Taken")
            return
        }
    }
}
