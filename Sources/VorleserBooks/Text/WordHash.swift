/// FNV-1a over a word's bytes, capitals as small letters. Source: RFC 9923.
struct WordHash: Hashable {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    func adding(_ byte: UInt8) -> WordHash {
        var result = self
        let small = (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
        result.value = (value ^ UInt64(small)) &* 0x100_0000_01b3
        return result
    }

    func adding(_ bytes: some Sequence<UInt8>) -> WordHash { bytes.reduce(self) { $0.adding($1) } }
}
