import Foundation
import VorleserCore

extension Clip {
    /// A RIFF file of 16-bit samples.
    var wav: Data {
        let bytes = samples.count * 2
        var data = Data("RIFF".utf8) + Self.littleEndian(UInt32(36 + bytes)) + Data("WAVEfmt ".utf8)
        data += Self.littleEndian(UInt32(16)) + Self.littleEndian(UInt16(1)) + Self.littleEndian(UInt16(1))
        data += Self.littleEndian(UInt32(sampleRate)) + Self.littleEndian(UInt32(sampleRate * 2))
        data += Self.littleEndian(UInt16(2)) + Self.littleEndian(UInt16(16))
        data += Data("data".utf8) + Self.littleEndian(UInt32(bytes))
        let quantised = samples.map { Int16(clamping: Int(($0 * 32_768).rounded())).littleEndian }
        return data + quantised.withUnsafeBytes { Data($0) }
    }

    private static func littleEndian(_ value: some FixedWidthInteger) -> Data {
        withUnsafeBytes(of: value.littleEndian) { Data($0) }
    }
}
