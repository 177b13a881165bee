import Testing

@testable import Tensors

struct StoredTensorFloatsTests {
    @Test func `every half becomes the float of the same value`() {
        let halves = (0...UInt16.max).map { $0 }
        let floats = Self.floats(halves, .float16)
        for (half, float) in zip(halves, floats) {
            #expect(float.isNaN == Self.isNaN(half))
            if !float.isNaN { #expect(float == Self.value(of: half) && float.sign == (half < 0x8000 ? .plus : .minus)) }
        }
    }

    /// By the definition of IEEE 754 binary16.
    private static func value(of half: UInt16) -> Float {
        let (exponent, fraction) = (Int(half >> 10 & 0x1F), Float(half & 0x3FF))
        let magnitude: Float =
            switch exponent {
            case 0: Float(sign: .plus, exponent: -24, significand: fraction)
            case 31: .infinity
            default: Float(sign: .plus, exponent: exponent - 25, significand: 1_024 + fraction)
            }
        return half < 0x8000 ? magnitude : -magnitude
    }

    private static func isNaN(_ half: UInt16) -> Bool { half & 0x7FFF > 0x7C00 }

    @Test func `every brain float is the upper half of a float`() {
        let halves = stride(from: UInt16(0), through: .max - 6, by: 7).map { $0 }
        let floats = Self.floats(halves, .bfloat16)
        #expect(floats.map(\.bitPattern) == halves.map { UInt32($0) << 16 })
    }

    @Test func `wider numbers are rounded`() {
        #expect(Self.floats([0.1, -1e300, .infinity] as [Double], .float64) == [0.1, -.infinity, .infinity])
        #expect(Self.floats([.max, -5, 0] as [Int64], .int64) == [9_223_372_036_854_775_808, -5, 0])
        #expect(Self.floats([.min, 16_777_217] as [Int32], .int32) == [-2_147_483_648, 16_777_216])
    }

    @Test func `elements need not be aligned`() {
        let bytes: [UInt8] = [9] + Float(1.5).bitPattern.littleEndianBytes + Float(-2).bitPattern.littleEndianBytes
        bytes.withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[1...])
            #expect(StoredTensor(.float32, shape: [2], bytes: part).floats() == [1.5, -2])
        }
    }

    @Test(arguments: [Float.infinity, -.infinity, .nan, -.signalingNaN])
    func `one number that is not finite is found anywhere`(bad: Float) {
        for count in 1..<70 {
            var floats = [Float](repeating: -.greatestFiniteMagnitude, count: count)
            #expect(floats.withUnsafeBufferPointer { isFinite($0) })
            floats[count * 5 / 7] = bad
            #expect(!floats.withUnsafeBufferPointer { isFinite($0) })
        }
        #expect([Float]().withUnsafeBufferPointer { isFinite($0) })
    }

    private static func floats<Number>(_ numbers: [Number], _ element: StoredTensor.Element) -> [Float] {
        numbers.withUnsafeBytes { StoredTensor(element, shape: [numbers.count], bytes: $0).floats() }
    }
}
