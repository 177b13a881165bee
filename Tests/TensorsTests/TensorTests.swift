import Tensors
import Testing

struct TensorTests {
    @Test func `some columns of a tensor are a view of the same elements`() {
        let memory = UnsafeMutablePointer<Float>.allocate(capacity: 6)
        defer { memory.deallocate() }
        for index in 0..<6 { memory[index] = Float(index) }
        let tensor = Tensor(base: memory, rows: 2, columns: 3)
        let last = tensor.columns(1..<3)
        last[1, 0] = 9
        #expect(last.elements == [1, 2, 9, 5])
        #expect(tensor.elements == [0, 1, 2, 3, 9, 5])
    }
}
