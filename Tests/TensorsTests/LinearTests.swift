import Tensors
import Testing

struct LinearTests {
    @Test(arguments: instructionSets)
    func `a product is what the definition says, however odd its shape`(kernels: String) throws {
        for (rows, depth, columns) in [
            (1, 1, 1), (2, 3, 5), (3, 7, 16), (4, 16, 17), (5, 9, 31), (6, 5, 33), (7, 8, 64), (8, 3, 65), (9, 33, 22),
            (10, 4, 100), (11, 6, 129), (12, 2, 48), (13, 20, 130), (25, 11, 70), (200, 5, 3), (0, 4, 4),
        ] {
            let lab = try Laboratory(kernels)
            let (weight, bias) = (lab.parameter([columns, depth]), lab.parameter([columns]))
            let x = lab.tensor(rows: rows, columns: depth)
            let y = Linear(weight: weight, bias: bias, packing: lab.workspace.packing)(x, in: lab.workspace)
            let expected = Matrix(x).multiplied(weight.doubles, bias: bias.doubles)
            #expect(expected.distance(to: y) < Laboratory.tolerance, "\(rows) × \(depth) × \(columns)")
        }
    }

    @Test(arguments: instructionSets)
    func `a weight errs by half a 32,767th of its column's largest at most, and the largest not at all`(
        kernels: String
    ) throws {
        for (depth, columns) in [(5, 3), (70, 130)] {
            let lab = try Laboratory(kernels)
            let weight = lab.parameter([columns, depth])
            let x = lab.workspace.arena.tensor(rows: depth, columns: depth)
            for row in 0..<depth { for column in 0..<depth { x[row, column] = row == column ? 1 : 0 } }
            let y = Linear(weight: weight, bias: nil, packing: lab.workspace.packing)(x, in: lab.workspace)
            for column in 0..<columns {
                let weights = weight.elements[column * depth..<(column + 1) * depth]
                let largest = weights.map(abs).max() ?? 0
                for (row, value) in weights.enumerated() {
                    let error = abs(y[row, column] - value)
                    #expect(error <= 0.51 / 32767 * largest)
                    if abs(value) == largest { #expect(error <= 1e-7 * largest) }
                }
            }
        }
    }

    @Test(arguments: instructionSets)
    func `large products are shared out without a gap`(kernels: String) throws {
        // Wide, tall, and both.
        for (rows, depth, columns) in [(20, 17, 300), (200, 13, 70), (17, 40, 129)] {
            var expected: Matrix?
            for threads in 1...4 {
                // The same numbers every time.
                let lab = try Laboratory(kernels, threads: threads)
                let weight = lab.parameter([columns, depth])
                let x = lab.tensor(rows: rows, columns: depth)
                let y = Linear(weight: weight, bias: nil, packing: lab.workspace.packing)(x, in: lab.workspace)
                let product =
                    expected ?? Matrix(x).multiplied(weight.doubles, bias: .init(repeating: 0, count: columns))
                #expect(product.distance(to: y) < Laboratory.tolerance, "\(rows) × \(depth) × \(columns) on \(threads)")
                expected = product
            }
        }
    }

    @Test(arguments: instructionSets)
    func `activations follow the sum`(kernels: String) throws {
        let lab = try Laboratory(kernels)
        let (weight, bias) = (lab.parameter([37, 30]), lab.parameter([37]))
        let x = lab.tensor(rows: 8, columns: 30)
        let linear = Linear(weight: weight, bias: bias, packing: lab.workspace.packing)
        let sums = Matrix(x).multiplied(weight.doubles, bias: bias.doubles)
        let leaky = linear(x, activation: .leaky(0.2), in: lab.workspace)
        #expect(sums.map { $0 < 0 ? 0.2 * $0 : $0 }.distance(to: leaky) < Laboratory.tolerance)
        #expect(sums.map(gelu).distance(to: linear(x, activation: .gelu, in: lab.workspace)) < Laboratory.tolerance)
    }

    @Test(arguments: instructionSets)
    func `a product can be written into some columns of a wider tensor, and touches no others`(
        kernels: String
    ) throws {
        let lab = try Laboratory(kernels)
        let weight = lab.parameter([19, 6])
        let x = lab.tensor(rows: 9, columns: 8)
        let wide = lab.tensor(rows: 9, columns: 40)
        let before = Matrix(wide)
        let linear = Linear(weight: weight, bias: nil, packing: lab.workspace.packing)
        linear(x.columns(1..<7), into: wide.columns(3..<22), in: lab.workspace)
        let product = Matrix(x.columns(1..<7)).multiplied(weight.doubles, bias: .init(repeating: 0, count: 19))
        let expected = Matrix(rows: 9, columns: 40) {
            (3..<22).contains($1) ? product[$0, $1 - 3] : before[$0, $1]
        }
        #expect(expected.distance(to: wide) < Laboratory.tolerance)
    }
}
