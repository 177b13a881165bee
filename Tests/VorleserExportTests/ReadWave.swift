/// A WAV file as a reader sees it that follows the specification, and nothing but it.
struct ReadWave: Equatable {
    var sampleRate = 0
    var channels = 0
    var bits = 0
    var samples: [Int16] = []

    init?(_ bytes: [UInt8]) {
        func number(_ start: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * $1) }
        }
        func text(_ start: Int) -> String { String(decoding: bytes[start..<start + 4], as: UTF8.self) }
        guard bytes.count >= 12, ["RIFF", "RF64"].contains(text(0)), text(8) == "WAVE" else { return nil }
        let isRF64 = text(0) == "RF64"
        if isRF64 {
            guard bytes.count >= 48, text(12) == "ds64", number(16, 4) >= 28, number(4, 4) == 0xFFFF_FFFF
            else { return nil }
        }
        guard number(isRF64 ? 20 : 4, isRF64 ? 8 : 4) == bytes.count - 8 else { return nil }
        var position = 12
        while position + 8 <= bytes.count {
            let start = position + 8
            let isLong = isRF64 && text(position) == "data" && number(position + 4, 4) == 0xFFFF_FFFF
            let length = isLong ? number(28, 8) : number(position + 4, 4)
            guard start + length <= bytes.count else { return nil }
            if text(position) == "fmt " {
                guard number(start, 2) == 1, number(start + 8, 4) == number(start + 4, 4) * number(start + 12, 2)
                else { return nil }
                (channels, sampleRate, bits) = (number(start + 2, 2), number(start + 4, 4), number(start + 14, 2))
            } else if text(position) == "data" {
                samples = (0..<length / 2).map { Int16(truncatingIfNeeded: number(start + 2 * $0, 2)) }
            }
            position = start + length + length % 2
        }
    }
}
