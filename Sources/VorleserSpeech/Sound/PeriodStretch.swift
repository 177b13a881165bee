/// Speech at another pace: periods of the voice are left out, or said twice, where they go over into one another. Its pitch
/// stays.
///
/// Source: N. Morita and F. Itakura, “Time-scale modification algorithm for speech by use of pointer interval control
/// overlap and add (PICOLA)”, 1986; the period is the shift at which the sound differs least from itself.
struct PeriodStretch {
    private let samples: [Float]
    /// How long a period of a voice may be, in samples: 65 … 400 Hz.
    private let periods: ClosedRange<Int>
    /// A period is looked for in every so many-th sample, and then nearby in all.
    private let skip: Int

    private static let lowestPitch = 65
    private static let highestPitch = 400
    /// So many samples a second are enough to find a period.
    private static let coarseRate = 4_000

    /// - Parameters:
    ///   - samples: Mono.
    ///   - sampleRate: Samples per second.
    init(_ samples: [Float], sampleRate: Int) {
        self.samples = samples
        let longest = max(sampleRate / Self.lowestPitch, 2)
        periods = max(sampleRate / Self.highestPitch, 1)...longest
        skip = max(sampleRate / Self.coarseRate, 1)
    }

    /// - Parameters:
    ///   - speed: How many times as fast; above 0.
    ///   - pitch: How many times as high; above 0.
    /// - Returns: About `1 / speed` times as many samples.
    func stretched(speed: Double, pitch: Double) -> [Float] {
        let paced = stretched(speed: speed / pitch)
        guard pitch != 1, paced.count > 1 else { return paced }
        // Played so much faster it is as long as it should be, and higher.
        return (0..<Int(Double(paced.count - 1) / pitch)).map { index in
            let place = Double(index) * pitch
            let part = Float(place - place.rounded(.down))
            return paced[Int(place)] * (1 - part) + paced[Int(place) + 1] * part
        }
    }

    /// - Parameter speed: How many times as fast; above 0.
    /// - Returns: About `1 / speed` times as many samples.
    func stretched(speed: Double) -> [Float] {
        guard speed != 1, samples.count > 2 * periods.upperBound else { return samples }
        var result: [Float] = []
        result.reserveCapacity(Int(Double(samples.count) / speed) + periods.upperBound)
        var position = 0
        // What rounding took from one stretch is made up for by the next.
        var debt = 0.0
        while position + 2 * periods.upperBound <= samples.count {
            let period = period(at: position)
            if speed > 1 {
                // Two periods become one; between them as much stays as makes the pace right.
                position = shorten(&result, at: position, period, speed, &debt)
            } else {
                position = lengthen(&result, at: position, period, speed, &debt)
            }
        }
        result += samples[min(position, samples.count)...]
        return result
    }

    private func shorten(
        _ result: inout [Float],
        at start: Int,
        _ period: Int,
        _ speed: Double,
        _ debt: inout Double
    ) -> Int {
        // Of `kept + period` samples `kept` are left: speed = (kept + period) / kept. Above 2 less than a period stays.
        let exact = Double(period) / (speed - 1) + debt
        let kept = max(Int(exact), 1)
        debt = exact - Double(kept)
        let faded = min(kept, period)
        fade(&result, from: start, to: start + period, count: faded)
        let end = min(start + period + kept, samples.count)
        result += samples[min(start + period + faded, end)..<end]
        return end
    }

    private func lengthen(
        _ result: inout [Float],
        at start: Int,
        _ period: Int,
        _ speed: Double,
        _ debt: inout Double
    ) -> Int {
        // Of `taken` samples `taken + period` are made: speed = taken / (taken + period). Below 1/2 less than a period is
        // taken.
        let exact = Double(period) * speed / (1 - speed) + debt
        let taken = max(Int(exact), 1)
        debt = exact - Double(taken)
        result += samples[start..<start + period]
        let faded = min(taken, period)
        fade(&result, from: start + period, to: start, count: faded)
        let end = min(start + taken, samples.count)
        result += samples[min(start + faded, end)..<end]
        return end
    }

    /// Goes over from one place to another within some samples.
    private func fade(_ result: inout [Float], from: Int, to: Int, count: Int) {
        for index in 0..<count {
            let share = Float(index) / Float(count)
            result.append(samples[from + index] * (1 - share) + samples[to + index] * share)
        }
    }

    /// The period at a place: coarse first, then exact nearby.
    private func period(at position: Int) -> Int {
        let coarse = best(
            of: stride(from: periods.lowerBound, through: periods.upperBound, by: skip),
            at: position,
            skip
        )
        let near = max(coarse - skip, periods.lowerBound)...min(coarse + skip, periods.upperBound)
        return best(of: near, at: position, 1)
    }

    private func best(of periods: some Sequence<Int>, at position: Int, _ step: Int) -> Int {
        samples.withUnsafeBufferPointer { samples in
            var (found, least) = (self.periods.upperBound, Float.infinity)
            for period in periods {
                var difference: Float = 0
                for index in stride(from: position, to: position + period, by: step) {
                    difference += abs(samples[index] - samples[index + period])
                }
                let mean = difference / Float(period)
                if mean < least { (found, least) = (period, mean) }
            }
            return found
        }
    }
}
