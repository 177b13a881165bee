/// A ZIP archive whose entries are stored as they are. Source: PKWARE APPNOTE 6.3.10 §4.3.
public enum StoredZip {
    /// - Parameters:
    ///   - entries: Names and contents, in order.
    ///   - flags: General purpose bits of every entry; names are UTF-8 unless told otherwise.
    /// - Returns: The archive.
    public static func bytes(_ entries: [(String, [UInt8])], flags: UInt16 = 0x0800) -> [UInt8] {
        var file: [UInt8] = []
        var directory: [UInt8] = []
        for (name, data) in entries {
            let offset = file.count
            let common =
                word(20) + word(flags) + word(0) + word(0) + word(0x5821) + long(crc(data)) + long(UInt32(data.count))
                + long(UInt32(data.count)) + word(UInt16(name.utf8.count)) + word(0)
            file += long(0x0403_4B50) + common + Array(name.utf8) + data
            directory += long(0x0201_4B50) + word(20) + common + word(0) + word(0) + word(0) + long(0)
            directory += long(UInt32(offset)) + Array(name.utf8)
        }
        let count = UInt16(entries.count)
        let end =
            long(0x0605_4B50) + word(0) + word(0) + word(count) + word(count) + long(UInt32(directory.count))
            + long(UInt32(file.count)) + word(0)
        return file + directory + end
    }

    private static func word(_ value: UInt16) -> [UInt8] { [UInt8(value & 0xFF), UInt8(value >> 8)] }

    private static func long(_ value: UInt32) -> [UInt8] { word(UInt16(value & 0xFFFF)) + word(UInt16(value >> 16)) }

    private static func crc(_ data: [UInt8]) -> UInt32 {
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in data {
            crc ^= UInt32(byte)
            for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
        }
        return ~crc
    }
}
