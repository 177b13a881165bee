/// Memory for what a pass through a network makes, given out in order and taken back in reverse.
public final class Arena {
    private var mapping: Mapping
    private var used = 0
    /// The most floats that were in use at once since ``prepare(floats:)``.
    public private(set) var peakFloats = 0

    /// An arena with room for a gibibyte until it is prepared for more.
    public init() { mapping = Self.map(1 << 28) }

    private static func map(_ floats: Int) -> Mapping {
        // Address space may be limited: less will do for short utterances.
        var wanted = floats
        while wanted > 0 {
            if let mapping = Mapping(floats: wanted) { return mapping }
            wanted /= 2
        }
        preconditionFailure("No address space for \(floats) floats")
    }

    /// Makes room for `floats`.
    ///
    /// - Precondition: Nothing is in use.
    public func prepare(floats: Int) {
        precondition(used == 0, "\(used) floats of the arena are in use")
        if floats > mapping.capacity { mapping = Self.map(floats) }
        peakFloats = 0
    }

    /// Gives all memory back to the system; its address space is kept.
    ///
    /// - Precondition: Nothing is in use.
    public func release() {
        precondition(used == 0, "\(used) floats of the arena are in use")
        mapping.release()
    }

    /// Gives a tensor's memory back to the system before its scope ends, as far as it fills pages; it must not be read
    /// any more.
    public func forget(_ tensor: Tensor) {
        precondition(tensor.stride == tensor.columns, "Columns of a wider tensor")
        mapping.release(tensor.base, count: tensor.rows * tensor.columns)
    }

    /// Memory for some floats, aligned to 64 bytes; what is in it is undefined.
    func floats(_ count: Int) -> UnsafeMutablePointer<Float> {
        let begin = (used + 15) & ~15
        precondition(count >= 0 && count <= mapping.capacity - begin, "\(begin) + \(count) of \(mapping.capacity)")
        used = begin + count
        peakFloats = max(peakFloats, used)
        return mapping.base + begin
    }

    /// A matrix, its elements undefined; its first row begins at a multiple of 64 bytes, and its rows lie one after the
    /// other without gaps.
    ///
    /// `halo`: How many rows of zeros lie before the first and after the last.
    public func tensor(rows: Int, columns: Int, halo: Int = 0) -> Tensor {
        precondition(rows >= 0 && columns > 0 && halo >= 0, "[\(rows), \(columns)], \(halo) more")
        let before = (halo * columns + 15) & ~15
        let base = floats(before + (rows + halo) * columns) + before
        (base - halo * columns).update(repeating: 0, count: halo * columns)
        (base + rows * columns).update(repeating: 0, count: halo * columns)
        return Tensor(base: base, rows: rows, columns: columns, halo: halo)
    }

    /// Frees, when `body` returns or throws, what was made inside.
    public func scope<R>(_ body: () throws -> R) rethrows -> R {
        let mark = used
        defer { used = mark }
        return try body()
    }
}
