/// What operations run on: the processor's kernels, the workers that share the work, and memory for results.
public final class Workspace {
    public let kernels: Kernels
    public let workers: WorkerPool
    public let arena: Arena
    private let weights = WeightMemory()

    public init(kernels: Kernels, threads: Int) {
        self.kernels = kernels
        workers = WorkerPool(count: threads)
        arena = Arena()
    }

    /// What layers need to pack their weights so that they suit this workspace's kernels.
    public var packing: Packing { Packing(kernels: kernels, workers: workers, memory: weights) }
}

/// What a layer needs to pack its weights at loading.
public struct Packing {
    public let kernels: Kernels
    public let workers: WorkerPool
    public let memory: WeightMemory

    public init(kernels: Kernels, workers: WorkerPool, memory: WeightMemory) {
        self.kernels = kernels
        self.workers = workers
        self.memory = memory
    }
}
