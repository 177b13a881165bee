extension Collection where Element == Unicode.Scalar {
    /// The letters as a string, made in one go.
    var text: String {
        String(unsafeUninitializedCapacity: count * 4) { bytes in
            var length = 0
            for scalar in self {
                for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                    bytes[length] = byte
                    length += 1
                }
            }
            return length
        }
    }
}
