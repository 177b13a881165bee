internal import CTensorKernels

/// Elementary functions over buffers.
///
/// Errors are the largest against exact arithmetic. The result may be written over the argument.
public enum VectorMath {
    /// The sine of angles in radians, within 1.5e-7 up to a magnitude of 102,900; beyond, the C library's.
    public static func sine(_ x: UnsafeBufferPointer<Float>, into y: UnsafeMutableBufferPointer<Float>, _ k: Kernels) {
        over(x, y, k.table.pointee.sine)
    }

    /// eˣ, within 2.5e-7 of it in proportion, for −87 ≤ x ≤ 88.7; 0 below, infinity above.
    public static func exponential(
        _ x: UnsafeBufferPointer<Float>,
        into y: UnsafeMutableBufferPointer<Float>,
        _ k: Kernels
    ) {
        over(x, y, k.table.pointee.exponential)
    }

    /// tanh x, within 2e-7.
    public static func hyperbolicTangent(
        _ x: UnsafeBufferPointer<Float>,
        into y: UnsafeMutableBufferPointer<Float>,
        _ k: Kernels
    ) {
        over(x, y, k.table.pointee.hyperbolic_tangent)
    }

    /// The angle −π … π of points (x, y), within 4e-7. The sign of a zero counts, as in C.
    ///
    /// For tests: the phases of spectra are made by the same function, within a kernel.
    static func arcTangent2(
        y: UnsafeBufferPointer<Float>,
        x: UnsafeBufferPointer<Float>,
        into angle: UnsafeMutableBufferPointer<Float>,
        _ k: Kernels
    ) {
        precondition(x.count == y.count && x.count == angle.count, "\(x.count) points, \(angle.count) angles")
        guard let x = x.baseAddress, let from = y.baseAddress, let to = angle.baseAddress else { return }
        k.table.pointee.arc_tangent(from, x, to, angle.count)
    }

    private static func over(
        _ x: UnsafeBufferPointer<Float>,
        _ y: UnsafeMutableBufferPointer<Float>,
        _ function: @convention(c) (UnsafePointer<Float>, UnsafeMutablePointer<Float>, Int) -> Void
    ) {
        precondition(x.count == y.count, "\(x.count) arguments, \(y.count) results")
        guard let from = x.baseAddress, let to = y.baseAddress else { return }
        function(from, to, x.count)
    }
}
