import Testing

@testable import Tensors

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct VectorMathTests {
    private typealias Buffer = UnsafeBufferPointer<Float>
    private typealias Target = UnsafeMutableBufferPointer<Float>

    private func results(_ x: [Float], _ function: (Buffer, Target) -> Void) -> [Double] {
        var y = [Float](repeating: 0, count: x.count)
        x.withUnsafeBufferPointer { x in y.withUnsafeMutableBufferPointer { function(x, $0) } }
        return y.map(Double.init)
    }

    /// From −most to most, not evenly, an odd number.
    private func range(_ most: Float) -> [Float] {
        (0..<20_001).map { index in
            let t = Float(index - 10_000) / 10_000
            return t * most * abs(t)
        }
    }

    @Test(arguments: instructionSets)
    func `sines are right for small and for large angles`(kernels: String) throws {
        let k = try #require(Kernels.named(kernels))
        for most: Float in [1, 10, 1000, 102_900] {
            let x = range(most)
            let y = results(x) { VectorMath.sine($0, into: $1, k) }
            #expect(zip(x, y).map { abs(sin(Double($0)) - $1) }.max() ?? 1 < 1.5e-7, "up to \(most)")
        }
        let beyond: [Float] = [1e6, -3e7, 1e20, 102_901, 0, .nan, .infinity]
        let y = results(beyond) { VectorMath.sine($0, into: $1, k) }
        #expect(zip(beyond.prefix(5), y).allSatisfy { abs(sin(Double($0)) - $1) < 1.5e-7 })
        #expect(y[5].isNaN && y[6].isNaN)
    }

    @Test(arguments: instructionSets)
    func `exponentials are right from nothing to infinity`(kernels: String) throws {
        let k = try #require(Kernels.named(kernels))
        let x = range(87)
        let y = results(x) { VectorMath.exponential($0, into: $1, k) }
        #expect(zip(x, y).map { abs($1 / exp(Double($0)) - 1) }.max() ?? 1 < 2.5e-7)
        let ends = results([-1000, 1000, 88.5, .nan, 0]) { VectorMath.exponential($0, into: $1, k) }
        #expect(ends[0] == 0 && ends[1] == .infinity && ends[3].isNaN && ends[4] == 1)
        #expect(abs(ends[2] / exp(88.5) - 1) < 2.5e-7)
    }

    @Test(arguments: instructionSets)
    func `hyperbolic tangents are right`(kernels: String) throws {
        let k = try #require(Kernels.named(kernels))
        for most: Float in [0.01, 1, 10, 500] {
            let x = range(most)
            let y = results(x) { VectorMath.hyperbolicTangent($0, into: $1, k) }
            #expect(zip(x, y).map { abs(tanh(Double($0)) - $1) }.max() ?? 1 < 2e-7, "up to \(most)")
            let small = zip(x, y).filter { abs($0.0) < 0.6 && $0.0 != 0 }
            #expect(small.allSatisfy { abs($1 / tanh(Double($0)) - 1) < 2.5e-7 }, "up to \(most)")
        }
    }

    @Test(arguments: instructionSets)
    func `angles of points are right all around, on the axes too`(kernels: String) throws {
        let k = try #require(Kernels.named(kernels))
        var points: [(x: Float, y: Float)] = (0..<10_007).map { index in
            let angle = Double(index) / 10_007 * 2 * Double.pi
            let size = exp(Double(index % 41 - 20))
            return (Float(size * cos(angle)), Float(size * sin(angle)))
        }
        let values: [Float] = [0, -0.0, 1, -1, 1e-30, -1e30]
        for x in values { points += values.map { (x, $0) } }
        let ys = points.map(\.y)
        let angles = results(points.map(\.x)) { x, angle in
            ys.withUnsafeBufferPointer { VectorMath.arcTangent2(y: $0, x: x, into: angle, k) }
        }
        for (point, angle) in zip(points, angles) {
            let exact = atan2(Double(point.y), Double(point.x))
            #expect(abs(exact - angle) < 4e-7, "\(point)")
            #expect(exact.sign == angle.sign, "\(point)")
        }
    }
}
