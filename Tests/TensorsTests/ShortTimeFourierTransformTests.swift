import Tensors
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct ShortTimeFourierTransformTests {
    /// Size, hop, samples.
    static let cases = [(20, 5, 15), (20, 5, 100), (20, 5, 1205), (8, 4, 24), (24, 4, 64)]

    @Test(arguments: instructionSets)
    func `a spectrum is what the definition says`(kernels: String) throws {
        for (size, hop, count) in Self.cases {
            let lab = try Laboratory(kernels)
            let transform = ShortTimeFourierTransform(size: size, hop: hop, packing: lab.workspace.packing)
            let samples = lab.tensor(rows: count, columns: 1)
            let spectrum = transform.magnitudeAndPhase(of: samples, halo: 1, in: lab.workspace)
            let expected = NaiveSpectra(size: size, hop: hop).transform(Matrix(samples).elements)
            let bins = size / 2 + 1
            #expect(spectrum.rows == expected.count && spectrum.columns == 2 * bins)
            for (row, piece) in expected.enumerated() {
                for (bin, value) in piece.enumerated() {
                    let magnitude = hypot(value.real, value.imaginary)
                    let (found, phase) = (Double(spectrum[row, bin]), Double(spectrum[row, bins + bin]))
                    #expect(abs(found - magnitude) < 3e-6)
                    #expect(abs(found * cos(phase) - value.real) < 3e-6)
                    #expect(abs(found * sin(phase) - value.imaginary) < 3e-6)
                }
                // Real numbers: nothing, or half a turn that is not the other way round.
                let possible = [0, Float(Double.pi)]
                #expect(possible.contains(spectrum[row, bins]) && possible.contains(spectrum[row, 2 * bins - 1]))
            }
        }
    }

    @Test(arguments: instructionSets)
    func `sound of any spectrum is what the definition says`(kernels: String) throws {
        for (size, hop, count) in Self.cases {
            let lab = try Laboratory(kernels)
            let transform = ShortTimeFourierTransform(size: size, hop: hop, packing: lab.workspace.packing)
            let bins = size / 2 + 1
            let spectrum = lab.tensor(rows: count / hop + 1, columns: 2 * bins)
            let exact = Matrix(spectrum)
            let expected = NaiveSpectra(size: size, hop: hop).inverse(
                magnitudes: (0..<exact.rows).map { row in (0..<bins).map { exact[row, $0] } },
                phases: (0..<exact.rows).map { row in (0..<bins).map { exact[row, bins + $0] } }
            )
            let samples = transform.inverse(spectrum, in: lab.workspace)
            let matrix = Matrix(rows: expected.count, columns: 1) { row, _ in expected[row] }
            #expect(matrix.distance(to: samples) < 3e-6 * max(1, matrix.largest), "\(size), \(hop), \(count)")
        }
    }

    @Test(arguments: instructionSets)
    func `there and back again gives the same samples`(kernels: String) throws {
        for (size, hop, count) in Self.cases {
            let lab = try Laboratory(kernels)
            let transform = ShortTimeFourierTransform(size: size, hop: hop, packing: lab.workspace.packing)
            let samples = lab.tensor(rows: count, columns: 1)
            let spectrum = transform.magnitudeAndPhase(of: samples, in: lab.workspace)
            #expect(Matrix(samples).distance(to: transform.inverse(spectrum, in: lab.workspace)) < 1e-5)
        }
    }
}
