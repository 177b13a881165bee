import CZlib

/// A picture as PNG: eight bits for each of red, green and blue, no transparency.
///
/// Source: PNG Specification (Third Edition), sections 5 (structure), 9.2 (filters), 11.2 (chunks).
struct PNGPicture {
    let width: Int
    let height: Int
    /// Rows from the top, three bytes for each point.
    let points: [UInt8]

    /// The file; `nil` when the points are not as many as width and height say, or cannot be packed.
    func bytes() -> [UInt8]? {
        guard width > 0, height > 0, points.count == width * height * 3, let packed = Self.packed(filtered()) else {
            return nil
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        // Depth 8, colour type 2 (red, green, blue), the only methods there are, not interlaced.
        let header =
            Self.bigEndian(UInt32(clamping: width)) + Self.bigEndian(UInt32(clamping: height)) + [8, 2, 0, 0, 0]
        file += Self.chunk("IHDR", header)
        file += Self.chunk("IDAT", packed)
        file += Self.chunk("IEND", [])
        return file
    }

    /// Rows as what differs from the row above: printed pages are mostly empty.
    private func filtered() -> [UInt8] {
        let row = width * 3
        var result: [UInt8] = []
        result.reserveCapacity((row + 1) * height)
        for start in stride(from: 0, to: points.count, by: row) {
            result.append(2)
            for index in start..<(start + row) {
                result.append(index >= row ? points[index] &- points[index - row] : points[index])
            }
        }
        return result
    }

    private static func packed(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(UInt(bytes.count))
        var packed = [UInt8](repeating: 0, count: Int(count))
        guard compress2(&packed, &count, bytes, UInt(bytes.count), 6) == Z_OK else { return nil }
        return Array(packed.prefix(Int(count)))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        let check = UInt32(truncatingIfNeeded: crc32(0, body, UInt32(clamping: body.count)))
        return bigEndian(UInt32(clamping: content.count)) + body + bigEndian(check)
    }

    private static func bigEndian(_ number: UInt32) -> [UInt8] { withUnsafeBytes(of: number.bigEndian, Array.init) }
}
