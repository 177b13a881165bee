/// Where layers keep their packed weights. Layers hold on to it, so that it is freed after the last of them.
public final class WeightMemory {
    private final class Block {
        let mapping: Mapping
        init(_ mapping: consuming Mapping) { self.mapping = mapping }
    }

    private static let blockFloats = 128 << 20

    private var blocks: [Block] = []
    private var used = 0

    public init() {}

    /// Room for some floats, aligned to 64 bytes and zero.
    public func allocate(floats: Int) -> UnsafeMutablePointer<Float> {
        precondition(floats >= 0, "\(floats) floats")
        if let block = blocks.last, floats <= block.mapping.capacity - used { return take(floats, of: block) }
        var room = max(Self.blockFloats, floats)
        while true {
            if let mapping = Mapping(floats: room) {
                let block = Block(mapping)
                blocks.append(block)
                used = 0
                return take(floats, of: block)
            }
            precondition(room > floats, "No memory for \(floats) weights")
            room = max(floats, room / 2)
        }
    }

    /// Room for some whole numbers, aligned to 64 bytes and zero.
    public func allocate(shorts: Int) -> UnsafeMutablePointer<Int16> {
        let floats = (shorts + 1) / 2
        return UnsafeMutableRawPointer(allocate(floats: floats)).bindMemory(to: Int16.self, capacity: 2 * floats)
    }

    private func take(_ floats: Int, of block: Block) -> UnsafeMutablePointer<Float> {
        defer { used = min(block.mapping.capacity, (used + floats + 15) & ~15) }
        return block.mapping.base + used
    }
}
