/// A voice as its publisher wrote it, byte for byte: what `torch.save` makes of a tensor `[510, 1, 256]` of 32-bit
/// floats.
///
/// All of it follows from the numbers and the name, so that a published voice is known in whichever form it comes, and
/// is kept as the published file. Source: PyTorch 2.5, `torch/serialization.py` and
/// `caffe2/serialize/inline_container.cc`, for the layout; PKWARE's APPNOTE.TXT 6.3.10 for the archive.
struct TorchVoiceFile {
    private var bytes: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0
    private let name: String
    /// What PyTorch tells checkpoints apart by: the checksums of all members, mixed.
    private var mixed: UInt64 = 0

    /// - Parameters:
    ///   - numbers: 510 · 256 floats, row by row.
    ///   - name: Of the file, without its ending: the folder in the archive has it too.
    /// - Returns: The file; `nil` for another number of floats.
    static func bytes(of numbers: [Float], named name: String) -> [UInt8]? {
        guard numbers.count == rows * width else { return nil }
        var file = TorchVoiceFile(name: name)
        numbers.withUnsafeBytes { numbers in
            pickle.withUnsafeBytes { file.add("data.pkl", $0) }
            file.add("byteorder", "little")
            file.add("data/0", numbers)
            file.add("version", "3\n")
            file.add(".data/serialization_id", namesMixed + file.digits)
        }
        file.end()
        return file.bytes
    }

    private static let (rows, width) = (510, 256)
    /// The members' names, mixed by the standard library that the publisher's PyTorch was built with.
    private static let namesMixed = "00471237719671975826"

    /// The tensor but for its numbers, in Python's pickle of protocol 2.
    private static let pickle: [UInt8] = {
        func text(_ text: String, _ mark: UInt8) -> [UInt8] {
            [0x58, UInt8(text.utf8.count), 0, 0, 0] + text.utf8 + [0x71, mark]
        }
        func global(_ text: String, _ mark: UInt8) -> [UInt8] { Array("c\(text)\n".utf8) + [0x71, mark] }
        let (rows, row): ([UInt8], [UInt8]) = ([0x4D, 0xFE, 0x01], [0x4D, 0x00, 0x01])
        let storage: [UInt8] =
            [0x28] + text("storage", 1) + global("torch\nFloatStorage", 2) + text("0", 3) + text("cpu", 4)
            + [0x4A, 0x00, 0xFE, 0x01, 0x00, 0x74, 0x71, 5, 0x51]
        let shape = rows + [0x4B, 1] + row + [0x87, 0x71, 6]
        let strides = row + row + [0x4B, 1, 0x87, 0x71, 7]
        let hooks: [UInt8] = [0x89] + global("collections\nOrderedDict", 8) + [0x29, 0x52, 0x71, 9]
        return [0x80, 2] + global("torch._utils\n_rebuild_tensor_v2", 0) + [0x28] + storage + [0x4B, 0] + shape
            + strides + hooks + [0x74, 0x71, 10, 0x52, 0x71, 11, 0x2E]
    }()

    private init(name: String) { self.name = name }

    private var digits: String {
        let digits = String(mixed)
        return String(repeating: "0", count: 20 - digits.count) + digits
    }

    private mutating func add(_ member: String, _ text: String) {
        Array(text.utf8).withUnsafeBytes { add(member, $0) }
    }

    private mutating func add(_ member: String, _ content: UnsafeRawBufferPointer) {
        let path = Array((name + "/" + member).utf8)
        let (start, crc, size) = (bytes.count, CRC32.of(content), UInt32(content.count))
        // Every member begins at a multiple of 64, behind a field of filling.
        let filling = (64 - (start + 30 + path.count + 4) % 64) % 64
        put(0x0403_4B50 as UInt32, 0 as UInt16, 0x0808 as UInt16, 0 as UInt16, 0 as UInt32)
        put(0 as UInt32, 0 as UInt32, 0 as UInt32, UInt16(path.count), UInt16(filling + 4))
        bytes += path + Array("FB".utf8)
        put(UInt16(filling))
        bytes += [UInt8](repeating: UInt8(ascii: "Z"), count: filling) + content
        put(0x0807_4B50 as UInt32, crc, size, size)
        directory += Self.little(0x0201_4B50 as UInt32, 0 as UInt32, 0x0808 as UInt16, 0 as UInt16, 0 as UInt32)
        directory += Self.little(crc, size, size, UInt16(path.count), 0 as UInt32, 0 as UInt16, 0 as UInt16)
        directory += Self.little(0 as UInt32, UInt32(start)) + path
        count += 1
        mixed ^= UInt64(crc) &+ 0x9E37_79B9 &+ (mixed << 6) &+ (mixed >> 2)
    }

    private mutating func end() {
        let (start, size) = (UInt64(bytes.count), UInt64(directory.count))
        bytes += directory
        let record = UInt64(bytes.count)
        put(0x0606_4B50 as UInt32, 44 as UInt64, 0x031E as UInt16, 45 as UInt16, 0 as UInt64)
        put(UInt64(count), UInt64(count), size, start)
        put(0x0706_4B50 as UInt32, 0 as UInt32, record, 1 as UInt32)
        put(0x0605_4B50 as UInt32, 0 as UInt32, UInt16(count), UInt16(count), UInt32(size), UInt32(start), 0 as UInt16)
    }

    private mutating func put(_ numbers: any FixedWidthInteger...) { bytes += numbers.flatMap { Self.bytes(of: $0) } }

    private static func little(_ numbers: any FixedWidthInteger...) -> [UInt8] { numbers.flatMap { bytes(of: $0) } }

    private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
        withUnsafeBytes(of: number.littleEndian) { Array($0) }
    }
}

/// The checksum of ZIP archives. Source: PKWARE's APPNOTE.TXT 6.3.10, section 4.4.7.
enum CRC32 {
    static func of(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
        ~bytes.reduce(UInt32.max) { crc, byte in crc >> 8 ^ table[Int(UInt8(truncatingIfNeeded: crc) ^ byte)] }
    }

    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { crc, _ in crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
}
