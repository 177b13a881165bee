internal import CTensorKernels

/// What one worker does of a snake convolution.
struct SnakeShare {
    /// Tiles, or rows if the plan is direct.
    let units: Range<Int>
    let channels: Range<Int>

    /// One for each worker.
    ///
    /// Either the tiles are shared, and each worker transforms all weights for itself, or the channels, and each
    /// transforms all tiles. The former is faster as long as the transformed weights stay near a processor; those of
    /// 256 channels are 13 MB. With more workers than the channels can be divided among, both are done.
    static func shares(_ plan: tensor_snake_plan, channels: Int, workers: Int) -> [SnakeShare] {
        let blocks = plan.direct || channels < 256 || channels % Int(plan.block) != 0 ? 1 : channels / Int(plan.block)
        let columns = greatestCommonDivisor(workers, blocks), rows = workers / columns
        // Tiles are multiplied by the half dozen.
        let unit = plan.direct ? 1 : 6, units = (plan.units + unit - 1) / unit
        return (0..<workers).map { worker in
            let row = worker / columns, column = worker % columns, width = channels / columns
            let begin = min(plan.units, units * row / rows * unit)
            let end = min(plan.units, units * (row + 1) / rows * unit)
            return SnakeShare(units: begin..<end, channels: column * width..<(column + 1) * width)
        }
    }

    private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int {
        b == 0 ? a : greatestCommonDivisor(b, a % b)
    }
}
