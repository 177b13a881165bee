import CZlib

/// Unpacks what zlib has packed.
enum Inflation {
    /// How the packed bytes begin.
    enum Wrapping: CInt {
        /// With nothing: a piece of a file.
        case none = -15
        /// As gzip's files do.
        case gzip = 31
    }

    /// - Parameters:
    ///   - packed: What was packed.
    ///   - wrapping: How it begins.
    ///   - limit: As many bytes are unpacked at most.
    /// - Returns: What was unpacked, as far as it could be, and whether that was all of it.
    static func bytes(of packed: [UInt8], _ wrapping: Wrapping, limit: Int) -> (bytes: [UInt8], isWhole: Bool) {
        var stream = z_stream()
        let size = CInt(MemoryLayout<z_stream>.size)
        guard inflateInit2_(&stream, wrapping.rawValue, ZLIB_VERSION, size) == Z_OK else { return ([], false) }
        defer { inflateEnd(&stream) }
        var bytes: [UInt8] = []
        var packed = packed
        let isWhole = packed.withUnsafeMutableBufferPointer { input in
            stream.next_in = input.baseAddress
            stream.avail_in = UInt32(clamping: input.count)
            while bytes.count < limit {
                var answer = Z_OK
                bytes += [UInt8](unsafeUninitializedCapacity: min(1 << 16, limit - bytes.count)) { output, filled in
                    stream.next_out = output.baseAddress
                    stream.avail_out = UInt32(clamping: output.count)
                    answer = inflate(&stream, Z_SYNC_FLUSH)
                    filled = output.count - Int(stream.avail_out)
                }
                if answer == Z_STREAM_END { return true }
                // A piece has no end of its own: it is whole when all of it was used.
                if answer == Z_BUF_ERROR || answer == Z_OK && stream.avail_in == 0 && stream.avail_out > 0 {
                    return wrapping == .none && stream.avail_in == 0
                }
                if answer != Z_OK { return false }
            }
            return stream.avail_in == 0
        }
        return (bytes, isWhole)
    }
}
