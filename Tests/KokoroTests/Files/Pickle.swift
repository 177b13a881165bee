import Foundation

/// Writes what PyTorch pickles of a checkpoint, in protocol 2.
struct Pickle {
    private(set) var data = Data([0x80, 2])

    mutating func dictionary<Value>(_ items: [(String, Value)], _ value: (inout Pickle, Value) -> Void) {
        write("}(")
        for item in items {
            string(item.0)
            value(&self, item.1)
        }
        write("u")
    }

    mutating func dictionary<Value>(
        _ items: [Dictionary<String, Value>.Element],
        _ value: (inout Pickle, Value) -> Void
    ) {
        dictionary(items.map { ($0.key, $0.value) }, value)
    }

    /// A dense tensor whose elements lie in the archive's member `data/key`.
    mutating func tensor(_ shape: [Int], key: String) {
        write("ctorch._utils\n_rebuild_tensor_v2\n((")
        string("storage")
        write("ctorch\nFloatStorage\n")
        string(key)
        string("cpu")
        number(shape.reduce(1, *))
        write("tQ")
        number(0)
        write("(")
        for axis in shape { number(axis) }
        write("t(")
        for index in shape.indices { number(shape[(index + 1)...].reduce(1, *)) }
        write("t")
        data.append(0x89)
        write("ccollections\nOrderedDict\n)RtR")
    }

    mutating func end() { write(".") }

    private mutating func write(_ opcodes: String) { data.append(contentsOf: opcodes.utf8) }

    private mutating func string(_ text: String) {
        write("X")
        WeightFile.append(UInt32(text.utf8.count), to: &data)
        write(text)
    }

    private mutating func number(_ number: Int) {
        write("J")
        WeightFile.append(Int32(number), to: &data)
    }
}
