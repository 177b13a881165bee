internal import CTensorKernels

#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Short pieces of sound as magnitudes and phases of frequencies, and back, with a periodic Hann window.
///
/// Reference: `torch.stft` and `torch.istft`, centred, mirrored at the ends. Paper: Griffin & Lim 1984, equation 6.
///
/// A piece moves on by `hop` samples. A matrix product makes the spectrum: its rows are the pieces, which overlap in
/// memory. Another makes `hop` samples at a time from the spectra of the pieces that these samples lie in.
public struct ShortTimeFourierTransform {
    private let size: Int
    private let hop: Int
    /// `[size, 2 · bins]`: real parts, then imaginary ones.
    private let analysis: PackedMatrix
    /// For each piece, earliest first, `[2 · bins, hop]`.
    private let synthesis: PackedMatrix
    /// The window's square.
    private let square: [Double]

    /// - `size`: Samples in a piece; a multiple of twice the hop.
    /// - `hop`: Samples from one piece to the next.
    public init(size: Int, hop: Int, packing: Packing) {
        precondition(hop > 0 && size > 0 && size % (2 * hop) == 0, "Pieces of \(size) samples, \(hop) apart")
        let bins = size / 2 + 1
        let window = (0..<size).map { 0.5 - 0.5 * cos(2 * Double.pi * Double($0) / Double(size)) }
        // Exactly 0 where it should be, so that no phase hangs on a rounding error.
        let angles = (0..<size).map { 2 * Double.pi * Double($0) / Double(size) }
        let sines = (0..<size).map { (2 * $0) % size == 0 ? 0 : sin(angles[$0]) }
        let cosines = angles.map { cos($0) }
        var forward: [Float] = []
        for n in 0..<size {
            for bin in 0..<bins { forward.append(Float(window[n] * cosines[n * bin % size])) }
            // Adding 0 makes -0 of the lowest and highest frequency 0.
            for bin in 0..<bins { forward.append(Float(0 - window[n] * sines[n * bin % size])) }
        }
        square = window.map { $0 * $0 }
        let pieces = size / hop
        let sum = (0..<hop).map { r in (0..<pieces).reduce(0.0) { $0 + window[$1 * hop + r] * window[$1 * hop + r] } }
        var backward: [Float] = []
        for piece in 0..<pieces {
            // The earliest piece gives its last samples.
            let first = (pieces - 1 - piece) * hop
            for part in [cosines, sines.map { -$0 }] {
                for bin in 0..<bins {
                    let weight = (bin == 0 || bin == bins - 1 ? 1.0 : 2.0) / Double(size)
                    for r in 0..<hop {
                        let n = first + r
                        backward.append(Float(weight * window[n] * part[n * bin % size] / sum[r]))
                    }
                }
            }
        }
        self.size = size
        self.hop = hop
        analysis = Self.packed(forward, columns: 2 * bins, taps: 1, depth: size, packing)
        synthesis = Self.packed(backward, columns: hop, taps: pieces, depth: 2 * bins, packing)
    }

    private static func packed(
        _ elements: [Float],
        columns: Int,
        taps: Int,
        depth: Int,
        _ packing: Packing
    ) -> PackedMatrix {
        elements.withUnsafeBufferPointer {
            PackedMatrix(
                Parameter(shape: [taps, depth, columns], elements: $0).base,
                columns: columns,
                taps: taps,
                depth: depth,
                strides: (1, depth * columns, columns),
                bias: [Float]?.none,
                isExact: true,
                packing: packing
            )
        }
    }

    /// - `samples`: `[N, 1]`, N a multiple of the hop and more than half a piece.
    /// - `halo`: The result's.
    ///
    /// - Returns: `[N ÷ hop + 1, 2 · (size ÷ 2 + 1)]`: magnitudes, then phases −π … π.
    public func magnitudeAndPhase(of samples: Tensor, halo: Int = 0, in workspace: Workspace) -> Tensor {
        precondition(samples.columns == 1 && samples.rows > size / 2, "\(samples.rows) samples of \(samples.columns)")
        let count = samples.rows
        let y = workspace.arena.tensor(rows: count / hop + 1, columns: analysis.columns, halo: halo)
        workspace.arena.scope {
            let edge = size / 2
            let mirrored = workspace.arena.tensor(rows: count + size, columns: 1)
            copy(samples, into: Tensor(base: mirrored.base + edge, rows: count, columns: 1))
            for distance in 1...edge {
                mirrored[edge - distance, 0] = samples[distance, 0]
                mirrored[edge + count - 1 + distance, 0] = samples[count - 1 - distance, 0]
            }
            analysis.multiply(
                .init(base: mirrored.base, count: y.rows, stride: hop),
                into: y.base,
                stride: y.stride,
                in: workspace
            )
        }
        let table = workspace.kernels.table
        share(y, in: workspace) { row, count in
            let rows = y.base + row * y.stride
            table.pointee.polar(rows, y.stride, rows, y.stride, count, y.columns / 2)
        }
        return y
    }

    /// `spectrum`: `[rows, 2 · (size ÷ 2 + 1)]`: magnitudes, then phases.
    ///
    /// - Returns: `[(rows − 1) · hop, 1]`
    public func inverse(_ spectrum: Tensor, in workspace: Workspace) -> Tensor {
        precondition(spectrum.columns == analysis.columns, "\(spectrum.columns) columns for \(analysis.columns)")
        precondition(spectrum.rows > 0, "A spectrum without rows")
        let pieces = size / hop
        let blocks = spectrum.rows - 1
        let y = workspace.arena.tensor(rows: blocks * hop, columns: 1)
        let table = workspace.kernels.table
        workspace.arena.scope {
            // Block b of samples lies in pieces b − pieces/2 + 1 … b + pieces/2.
            let halo = pieces / 2
            let parts = workspace.arena.tensor(rows: spectrum.rows, columns: spectrum.columns, halo: halo)
            share(spectrum, in: workspace) { row, count in
                table.pointee.rectangular(
                    spectrum.base + row * spectrum.stride,
                    spectrum.stride,
                    parts.base + row * parts.stride,
                    parts.stride,
                    count,
                    parts.columns / 2
                )
            }
            synthesis.multiply(
                .init(
                    base: parts.base - (halo - 1) * parts.stride,
                    count: blocks,
                    stride: parts.stride,
                    tapStride: parts.stride
                ),
                into: y.base,
                stride: hop,
                in: workspace
            )
        }
        mendEnds(y, blocks: blocks, rows: spectrum.rows)
        return y
    }

    /// Blocks near the ends lie in fewer pieces, so that the windows' squares add up to less there.
    private func mendEnds(_ y: Tensor, blocks: Int, rows: Int) {
        let pieces = size / hop
        for block in 0..<blocks where block < pieces / 2 - 1 || block > blocks - pieces / 2 {
            for r in 0..<hop {
                var all = 0.0
                var there = 0.0
                for piece in 0..<pieces {
                    let value = square[(pieces - 1 - piece) * hop + r]
                    all += value
                    if (0..<rows).contains(block + piece - pieces / 2 + 1) { there += value }
                }
                y.base[block * hop + r] *= Float(all / there)
            }
        }
    }
}
