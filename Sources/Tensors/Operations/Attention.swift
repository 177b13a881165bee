internal import CTensorKernels

/// Scaled dot-product attention of every row to every row, head by head: softmax(q · kᵀ / √width) · v.
///
/// Paper: Vaswani et al. 2017, equation 1.
///
/// `query`: `[rows, heads · width]`, like `key` and `value`.
///
/// - Returns: The same shape.
@discardableResult
public func attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    heads: Int,
    into: Tensor? = nil,
    in workspace: Workspace
) -> Tensor {
    let (rows, columns) = (query.rows, query.columns)
    precondition(
        key.rows == rows && value.rows == rows && key.columns == columns && value.columns == columns
            && columns % heads == 0,
        "Attention of \(heads) heads, \(rows) rows of \(columns)"
    )
    let y = result(rows: rows, columns: columns, into: into, in: workspace)
    let width = columns / heads
    let (arena, table, workers) = (workspace.arena, workspace.kernels.table, workspace.workers)
    let (lanes, panel) = (table.pointee.lanes, table.pointee.panel)
    let keyFloats = tensor_packed_floats(rows, 1, width, lanes)
    let valueFloats = tensor_packed_floats(width, 1, rows, lanes)
    arena.scope {
        let scratch = (0..<workers.count).map { _ in
            (key: arena.floats(keyFloats), value: arena.floats(valueFloats), scores: arena.floats(rows * rows))
        }
        func attend(head: Int, worker: Int) {
            let (first, memory) = (head * width, scratch[worker])
            // A key is a column of the right side of the first product, a value's row is a row of the second's.
            pack(key.base + first, columns: rows, depth: width, strides: (key.stride, 1), into: memory.key)
            var scores = tensor_product()
            scores.rows = rows
            scores.columns = rows
            scores.taps = 1
            scores.depth = width
            scores.x = UnsafePointer(query.base + first)
            scores.x_stride = query.stride
            scores.weights = UnsafePointer(memory.key)
            scores.scale = 1
            scores.y = memory.scores
            scores.y_stride = rows
            table.pointee.multiply(&scores, 0, 1, nil)
            table.pointee.softmax(memory.scores, rows, 1 / Float(width).squareRoot(), rows, rows)
            pack(value.base + first, columns: width, depth: rows, strides: (1, value.stride), into: memory.value)
            var mixture = tensor_product()
            mixture.rows = rows
            mixture.columns = width
            mixture.taps = 1
            mixture.depth = rows
            mixture.x = UnsafePointer(memory.scores)
            mixture.x_stride = rows
            mixture.weights = UnsafePointer(memory.value)
            mixture.scale = 1
            mixture.y = y.base + first
            mixture.y_stride = y.stride
            table.pointee.multiply(&mixture, 0, 1, nil)
        }
        func pack(
            _ source: UnsafePointer<Float>,
            columns: Int,
            depth: Int,
            strides: (column: Int, depth: Int),
            into packed: UnsafeMutablePointer<Float>
        ) {
            var weights = tensor_weights()
            weights.source = source
            weights.columns = columns
            weights.taps = 1
            weights.depth = depth
            weights.column_stride = strides.column
            weights.depth_stride = strides.depth
            tensor_pack(&weights, packed, lanes, panel, 0, (columns + Int(panel) - 1) / Int(panel))
        }
        workers.run { worker in
            for head in heads * worker / workers.count..<heads * (worker + 1) / workers.count {
                attend(head: head, worker: worker)
            }
        }
    }
    return y
}
