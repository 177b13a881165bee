import Foundation

/// A ZIP archive whose members are stored as they are, each beginning at a multiple of 64 bytes, as PyTorch writes it.
struct StoredArchive {
    private var data = Data()
    private var directory = Data()
    private(set) var members = 0

    mutating func add(_ name: String, _ content: Data) {
        let offset = data.count
        let padding = (64 - (offset + 30 + name.utf8.count + 4) % 64) % 64
        let common = fields(name, content)
        data += [0x50, 0x4B, 3, 4] + common
        WeightFile.append(UInt16(padding + 4), to: &data)
        data += Array(name.utf8) + [0x46, 0x42]
        WeightFile.append(UInt16(padding), to: &data)
        data += Data(count: padding) + content
        directory += [0x50, 0x4B, 1, 2, 0, 0] + common + Data(count: 12)
        WeightFile.append(UInt32(offset), to: &directory)
        directory += Array(name.utf8)
        members += 1
    }

    /// The archive with its directory at the end.
    func closed() -> Data {
        var end = Data([0x50, 0x4B, 5, 6, 0, 0, 0, 0])
        for _ in 0..<2 { WeightFile.append(UInt16(members), to: &end) }
        WeightFile.append(UInt32(directory.count), to: &end)
        WeightFile.append(UInt32(data.count), to: &end)
        return data + directory + end + [0, 0]
    }

    /// What a member's own header and its line in the directory share.
    private func fields(_ name: String, _ content: Data) -> Data {
        // The checksum is left out: mapped tensors are not read to be checked.
        var fields = Data(count: 14)
        for _ in 0..<2 { WeightFile.append(UInt32(content.count), to: &fields) }
        WeightFile.append(UInt16(name.utf8.count), to: &fields)
        return fields
    }
}
