/// Floats of 16 bits. Source: IEEE 754-2019, binary16.
enum HalfPrecision {
    /// The nearest one's bits; what lies in the middle goes to the even one.
    static func bits(of float: Float) -> UInt16 {
        let bits = float.bitPattern
        let sign = UInt16(truncatingIfNeeded: bits >> 16 & 0x8000)
        let magnitude = bits & 0x7FFF_FFFF
        // Not a number stays so; what is beyond the largest is infinite.
        if magnitude > 0x7F80_0000 { return sign | 0x7E00 }
        if magnitude >= 0x4780_0000 { return sign | 0x7C00 }
        if magnitude < 0x3880_0000 {
            // Below the least normal number the step is 2⁻²⁴; adding 0.5 lets the processor round to it.
            let rounded = Float(bitPattern: magnitude) + 0.5
            return sign | UInt16(truncatingIfNeeded: rounded.bitPattern &- Float(0.5).bitPattern)
        }
        let odd = magnitude >> 13 & 1
        return sign | UInt16(truncatingIfNeeded: (magnitude &- 0x3800_0000 &+ 0xFFF &+ odd) >> 13)
    }
}
