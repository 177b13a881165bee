import Tensors

extension Workspace {
    /// Shares a tensor's rows among the workers; each is given the elements of one row, or of many that lie side by side.
    func share(_ x: Tensor, _ body: (UnsafeMutableBufferPointer<Float>) -> Void) {
        workers.share(x.rows, size: x.rows * x.columns) { rows in
            if x.stride == x.columns {
                let first = x.base + rows.lowerBound * x.stride
                body(UnsafeMutableBufferPointer(start: first, count: rows.count * x.columns))
            } else {
                for row in rows {
                    body(UnsafeMutableBufferPointer(start: x.base + row * x.stride, count: x.columns))
                }
            }
        }
    }
}
