internal import CTensorKernels

/// The arithmetic of one instruction set.
public struct Kernels: Sendable {
    // Safe to share: the table is a constant of the program.
    nonisolated(unsafe) let table: UnsafePointer<tensor_kernels>

    private init(_ table: UnsafePointer<tensor_kernels>) { self.table = table }

    /// The kernels of a name, `nil` if there are none or this processor cannot run them.
    ///
    /// `name`: `avx512vnni`, `avx512`, `avx2`, `neon` or `plain`; `nil` for the fastest that this processor can run.
    public static func named(_ name: String?) -> Kernels? {
        guard let name else { return tensor_kernels_named(nil).map(Kernels.init) }
        return tensor_kernels_named(name).map(Kernels.init)
    }

    /// The fastest that this processor can run, unless `VORLESER_CPU` in the environment names others that it can.
    public static func best(environment: [String: String]) -> Kernels {
        if let name = environment["VORLESER_CPU"], let kernels = named(name) { return kernels }
        guard let kernels = named(nil) else { preconditionFailure("No kernels for this processor") }
        return kernels
    }

    /// All that this processor can run, fastest first.
    public static var available: [Kernels] {
        ["avx512vnni", "avx512", "avx2", "neon", "plain"].compactMap { named($0) }
    }

    /// `avx512vnni`, `avx512`, `avx2`, `neon` or `plain`.
    public var name: String { String(cString: table.pointee.name) }
    /// Whether snake convolutions multiply numbers of 16 bits instead of floats.
    var multipliesInFixedPoint: Bool { table.pointee.fixed }
    /// Whether products' weights stay as they are: of the plain ones, which others are held against.
    var keepFloats: Bool { name == "plain" }
    /// Floats in a vector.
    public var lanes: Int { Int(table.pointee.lanes) }
    /// Columns of a packed panel of weights.
    public var panel: Int { Int(table.pointee.panel) }
}
