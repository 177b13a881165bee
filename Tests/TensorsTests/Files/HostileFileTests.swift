import Testing
import VorleserTesting

@testable import Tensors

/// Whatever a file holds, it is read or refused: nothing is read beyond its end, nothing runs long.
struct HostileFileTests {
    private static let files = [
        "checkpoint.pth", "tensor.pt", "tensors.safetensors", "arrays.npz", "array.npy", "old.pth", "compressed.npz",
    ]

    @Test(arguments: files) func `a file cut off anywhere is read or refused`(name: String) throws {
        let whole = try bytes(of: name)
        // The ends of the parts lie close together where the file begins and ends.
        let ends = Set(0..<80).union(whole.count - 80..<whole.count)
        let lengths = ends.union(stride(from: 80, to: whole.count, by: 61))
        for length in lengths where whole.indices ~= length { try Self.open(Array(whole[..<length])) }
    }

    @Test(arguments: files) func `a file with any bytes changed is read or refused`(name: String) throws {
        let whole = try bytes(of: name)
        var random = SeededGenerator(seed: UInt64(whole.count))
        for _ in 0..<300 { try Self.open(Self.mutant(of: whole, using: &random)) }
    }

    /// A few bytes changed: to any other, to one that files often mean something by, or to their neighbours.
    private static func mutant(of whole: [UInt8], using random: inout SeededGenerator) -> [UInt8] {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
            case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            case 2: bytes[place] = [0, 1, 0x7F, 0x80, 0xFF].randomElement(using: &random) ?? 0
            case 3: bytes[place] = bytes[Int.random(in: bytes.indices, using: &random)]
            default:
                let end = min(bytes.count, place + 8)
                bytes.replaceSubrange(place..<end, with: repeatElement(0xFF, count: end - place))
            }
        }
        return bytes
    }

    /// Opens it, and looks at every element of what it says it has.
    private static func open(_ bytes: [UInt8]) throws {
        try withFile(bytes) { path in
            guard let file = try? TensorFile.open(path: path) else { return }
            var count = 0
            for tensor in file.entries.values {
                count += tensor.floats().count
                tensor.release()
            }
            // Even tensors that share all their bytes are no more than the pickle can name.
            #expect(count <= bytes.count * bytes.count)
        }
    }
}
