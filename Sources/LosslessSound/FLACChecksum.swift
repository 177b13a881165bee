/// The checksums of a frame's head and of the whole frame. Source: RFC 9639 §9.1.8, §9.3.
enum FLACChecksum {
    static func crc8(_ bytes: ArraySlice<UInt8>) -> UInt8 {
        bytes.reduce(0) { eights[Int($0 ^ $1)] }
    }

    static func crc16(_ bytes: ArraySlice<UInt8>) -> UInt16 {
        bytes.reduce(0) { $0 << 8 ^ sixteens[Int(UInt8($0 >> 8) ^ $1)] }
    }

    /// The polynomial x⁸ + x² + x + 1.
    private static let eights: [UInt8] = (0...255).map { byte in
        (0..<8).reduce(UInt8(byte)) { value, _ in value & 0x80 != 0 ? value << 1 ^ 0x07 : value << 1 }
    }

    /// The polynomial x¹⁶ + x¹⁵ + x² + 1.
    private static let sixteens: [UInt16] = (0...255).map { byte in
        (0..<8).reduce(UInt16(byte) << 8) { value, _ in value & 0x8000 != 0 ? value << 1 ^ 0x8005 : value << 1 }
    }
}
