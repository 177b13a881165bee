import Foundation
import Testing

@testable import Tensors

/// A file that another program wrote.
func fixture(_ name: String) -> String {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fixtures/\(name)").path
}

/// The bytes of a file that another program wrote.
func bytes(of name: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: fixture(name)))) }

/// Writes bytes to a file that is gone when the body is done.
func withFile<R>(_ bytes: [UInt8], _ body: (_ path: String) throws -> R) throws -> R {
    let url = FileManager.default.temporaryDirectory.appending(path: "tensors-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path)
}

/// Why bytes are refused as a file of tensors; `nil` if they are taken.
func refusal(of bytes: [UInt8]) throws -> TensorFileError? {
    try withFile(bytes) { path in
        do throws(TensorFileError) { _ = try TensorFile.open(path: path) } catch { return error }
        return nil
    }
}

/// What is damaged in bytes that are refused for damage.
func damage(in bytes: [UInt8]) throws -> TensorFileError.Damage? {
    guard case .damaged(_, let damage) = try refusal(of: bytes) else { return nil }
    return damage
}

extension FixedWidthInteger {
    /// The lowest byte first.
    var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

/// An archive as it should be, or with something wrong.
struct ZipSketch {
    var members: [(name: String, data: [UInt8])] = []
    var method: UInt16 = 0
    var flags: UInt16 = 0
    /// Records of the directory beyond those of the members: the last one repeated.
    var repeated = 0
    var isWide = false
    var countOffset = 0
    var comment: [UInt8] = []

    var bytes: [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for (name, data) in members {
            let header = UInt32(file.count)
            let (size, nameLength) = (UInt32(data.count), UInt16(name.utf8.count))
            let extra: [UInt8] =
                isWide
                ? UInt16(1).littleEndianBytes + UInt16(24).littleEndianBytes
                    + [UInt64(size), UInt64(size), UInt64(header)].flatMap(\.littleEndianBytes) : []
            let narrow = isWide ? UInt32.max : size
            let common =
                [20, flags, method, 0, 0].flatMap(\.littleEndianBytes)
                + [0, narrow, narrow].flatMap(\.littleEndianBytes) + nameLength.littleEndianBytes
            file += UInt32(0x0403_4B50).littleEndianBytes + common + [0, 0] + Array(name.utf8) + data
            let record =
                UInt32(0x0201_4B50).littleEndianBytes + [20, 0] + common + UInt16(extra.count).littleEndianBytes
                + [UInt8](repeating: 0, count: 10) + (isWide ? UInt32.max : header).littleEndianBytes
                + Array(name.utf8) + extra
            directory += record
            if name == members.last?.name { for _ in 0..<repeated { directory += record } }
        }
        let (start, size, count) = (file.count, directory.count, members.count + repeated + countOffset)
        file += directory
        if isWide {
            let record = file.count
            file += UInt32(0x0606_4B50).littleEndianBytes + UInt64(44).littleEndianBytes + [45, 0, 45, 0]
            file += UInt64(0).littleEndianBytes + [count, count, size, start].flatMap(\.littleEndianBytes)
            file += UInt32(0x0706_4B50).littleEndianBytes + UInt32(0).littleEndianBytes
            file += record.littleEndianBytes + UInt32(1).littleEndianBytes
        }
        file += UInt32(0x0605_4B50).littleEndianBytes + UInt32(0).littleEndianBytes
        let shortCount = isWide ? UInt16.max : UInt16(truncatingIfNeeded: count)
        file += shortCount.littleEndianBytes + shortCount.littleEndianBytes
        file += (isWide ? UInt32.max : UInt32(size)).littleEndianBytes
        file += (isWide ? UInt32.max : UInt32(start)).littleEndianBytes
        return file + UInt16(comment.count).littleEndianBytes + comment
    }
}

/// A checkpoint around a pickle; `storages` are the bytes of `data/0`, `data/1` and so on.
func checkpoint(_ pickle: [UInt8], storages: [[UInt8]] = []) -> [UInt8] {
    let data = storages.enumerated().map { ("a/data/\($0)", $1) }
    return ZipSketch(members: [("a/data.pkl", pickle), ("a/byteorder", Array("little".utf8))] + data).bytes
}

/// A pickle of protocol 2, piece by piece.
struct PickleSketch {
    var bytes: [UInt8] = [0x80, 2]

    func raw(_ more: [UInt8]) -> PickleSketch { PickleSketch(bytes: bytes + more) }
    func raw(_ more: String) -> PickleSketch { raw(Array(more.utf8)) }
    func text(_ text: String) -> PickleSketch {
        raw("X").raw(UInt32(text.utf8.count).littleEndianBytes).raw(text)
    }
    func integer(_ value: Int64) -> PickleSketch { raw([0x8A, 8] + value.littleEndianBytes) }
    func global(_ module: String, _ name: String) -> PickleSketch { raw("c\(module)\n\(name)\n") }
    func tuple(_ values: [Int64]) -> PickleSketch { values.reduce(raw("(")) { $0.integer($1) }.raw("t") }

    /// A tensor of 32-bit floats in `data/<key>`, on top of the stack.
    func tensor(key: Int, count: Int64, offset: Int64 = 0, shape: [Int64], strides: [Int64]) -> PickleSketch {
        global("torch._utils", "_rebuild_tensor_v2").raw("((").text("storage").global("torch", "FloatStorage")
            .text("\(key)").text("cpu").integer(count).raw("tQ").integer(offset).tuple(shape).tuple(strides)
            .raw([0x89]).global("collections", "OrderedDict").raw(")RtR")
    }
    var end: [UInt8] { bytes + [UInt8(ascii: ".")] }
}
