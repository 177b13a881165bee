#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Turns bytes of one encoding into UTF-8, through the system's `iconv`.
struct CharacterConversion: ~Copyable {
    private let descriptor: iconv_t

    /// - Returns: `nil` when the system does not know the encoding.
    init?(from encoding: TextEncoding) {
        guard let opened = iconv_open("UTF-8", encoding.rawValue), Int(bitPattern: opened) != -1 else { return nil }
        descriptor = opened
    }

    deinit { iconv_close(descriptor) }

    /// Bytes read as an encoding.
    struct Result {
        var utf8: [UInt8] = []
        /// How many bytes were no character of the encoding; each stands as U+FFFD.
        var invalid = 0
    }

    /// Converts bytes; a character cut off at their end is left out and counted as invalid.
    func utf8(from bytes: UnsafeBufferPointer<UInt8>) -> Result {
        var result = Result()
        result.utf8.reserveCapacity(bytes.count + bytes.count / 2)
        let source = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
        var input = source?.assumingMemoryBound(to: CChar.self)
        var inputLeft = bytes.count
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1 << 14) { buffer in
            while inputLeft > 0 {
                var output = buffer.baseAddress
                var outputLeft = buffer.count
                let failed = iconv(descriptor, &input, &inputLeft, &output, &outputLeft) == -1
                let code = errno
                let written = UnsafeRawBufferPointer(
                    rebasing: UnsafeRawBufferPointer(buffer)[..<(buffer.count - outputLeft)]
                )
                result.utf8.append(contentsOf: written)
                if failed, code == E2BIG { continue }
                if failed { skipByte(&input, &inputLeft, isLast: code == EINVAL, into: &result) }
            }
        }
        return result
    }

    private func skipByte(
        _ input: inout UnsafeMutablePointer<CChar>?,
        _ inputLeft: inout Int,
        isLast: Bool,
        into result: inout Result
    ) {
        result.invalid += 1
        if isLast {
            inputLeft = 0
        } else {
            result.utf8.append(contentsOf: UTF8.encodedReplacementCharacter)
            input = input?.advanced(by: 1)
            inputLeft -= 1
        }
    }
}
