internal import CTensorKernels

/// How workers share a snake convolution out.
struct SnakeShares {
    /// One for each worker; memory is still to be given to them.
    var parts: [tensor_snake_part]

    /// Either the tiles are shared, and each worker transforms all weights for itself, or the channels, and each
    /// transforms all tiles.
    ///
    /// The former is faster as long as the transformed weights stay near a processor; those of 256 channels are 13 MB.
    /// With more workers than the channels can be divided among, both are done.
    init(_ plan: tensor_snake_plan, channels: Int, workers: Int) {
        let blocks = plan.direct || channels < 256 || channels % Int(plan.block) != 0 ? 1 : channels / Int(plan.block)
        let columns = Self.greatestCommonDivisor(workers, blocks), rows = workers / columns
        // Tiles are multiplied by the half dozen.
        let unit = plan.direct ? 1 : 6, units = (plan.units + unit - 1) / unit
        parts = (0..<workers).map { worker in
            let (row, column) = (worker / columns, worker % columns)
            let begin = min(plan.units, units * row / rows * unit)
            let end = min(plan.units, units * (row + 1) / rows * unit)
            var part = tensor_snake_part()
            part.first_unit = begin
            part.units = end - begin
            part.first_channel = Int32(channels / columns * column)
            part.channels = Int32(channels / columns)
            return part
        }
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
