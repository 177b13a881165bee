/// Sums of products of whole numbers, exact as long as they fit 32 bits. Counts are multiples of 8.
enum Dot {
    #if DEBUG
        // Unoptimised code is far quicker number by number.

        static func one(_ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>, _ count: Int) -> Int32 {
            var sum: Int32 = 0
            var index = 0
            while index < count {
                sum = sum &+ Int32(truncatingIfNeeded: a[index]) &* Int32(truncatingIfNeeded: b[index])
                index = index &+ 1
            }
            return sum
        }

        /// Of four vectors, `stride` apart, with a fifth.
        static func four(
            _ a: UnsafePointer<Int16>,
            stride: Int,
            _ b: UnsafePointer<Int16>,
            _ count: Int
        ) -> SIMD4<Int32> {
            SIMD4(
                one(a, b, count),
                one(a + stride, b, count),
                one(a + 2 * stride, b, count),
                one(a + 3 * stride, b, count)
            )
        }
    #else
        @inline(__always)
        static func one(_ a: UnsafePointer<Int16>, _ b: UnsafePointer<Int16>, _ count: Int) -> Int32 {
            var sum = SIMD4<Int32>.zero
            var index = 0
            while index < count {
                sum &+= products(a + index, eight(b + index))
                index &+= 8
            }
            return sum.wrappedSum()
        }

        /// Of four vectors, `stride` apart, with a fifth.
        @inline(__always)
        static func four(
            _ a: UnsafePointer<Int16>,
            stride: Int,
            _ b: UnsafePointer<Int16>,
            _ count: Int
        ) -> SIMD4<Int32> {
            var sum0 = SIMD4<Int32>.zero, sum1 = sum0, sum2 = sum0, sum3 = sum0
            let a1 = a + stride, a2 = a1 + stride, a3 = a2 + stride
            var index = 0
            while index < count {
                let x = eight(b + index)
                sum0 &+= products(a + index, x)
                sum1 &+= products(a1 + index, x)
                sum2 &+= products(a2 + index, x)
                sum3 &+= products(a3 + index, x)
                index &+= 8
            }
            return SIMD4(sum0.wrappedSum(), sum1.wrappedSum(), sum2.wrappedSum(), sum3.wrappedSum())
        }

        @inline(__always)
        private static func eight(_ a: UnsafePointer<Int16>) -> SIMD8<Int16> {
            UnsafeRawPointer(a).loadUnaligned(as: SIMD8<Int16>.self)
        }

        /// Products of neighbours are added first: one instruction for eight of them.
        @inline(__always)
        private static func products(_ a: UnsafePointer<Int16>, _ x: SIMD8<Int16>) -> SIMD4<Int32> {
            let products = SIMD8<Int32>(truncatingIfNeeded: eight(a)) &* SIMD8<Int32>(truncatingIfNeeded: x)
            return products.evenHalf &+ products.oddHalf
        }
    #endif
}
