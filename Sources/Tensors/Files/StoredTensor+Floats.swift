import CTensorKernels

extension StoredTensor {
    /// The elements as 32-bit floats; wider ones are rounded.
    public func floats() -> [Float] {
        [Float](unsafeUninitializedCapacity: count) { buffer, initialized in
            copyFloats(to: UnsafeMutableBufferPointer(rebasing: buffer[..<count]))
            initialized = count
        }
    }

    /// Writes the elements as 32-bit floats; wider ones are rounded.
    /// - Precondition: The buffer holds ``count`` floats.
    public func copyFloats(to floats: UnsafeMutableBufferPointer<Float>) {
        precondition(floats.count == count, "\(floats.count) floats for \(count) elements")
        withExtendedLifetime(owner) {
            guard let from = bytes.baseAddress, let to = floats.baseAddress, count > 0 else { return }
            switch element {
            case .float32: UnsafeMutableRawPointer(to).copyMemory(from: from, byteCount: bytes.count)
            case .float16: tensor_floats_from_halves(from, to, count)
            case .bfloat16: tensor_floats_from_bfloats(from, to, count)
            case .float64: tensor_floats_from_doubles(from, to, count)
            case .int32: tensor_floats_from_int32s(from, to, count)
            case .int64: tensor_floats_from_int64s(from, to, count)
            case .int8: for index in 0..<count { to[index] = Float(Int8(bitPattern: bytes[index])) }
            case .uint8: for index in 0..<count { to[index] = Float(bytes[index]) }
            }
        }
    }

    /// Gives the memory back once the elements have been copied. They are read again if they are touched again.
    public func release() { owner?.release(bytes) }

    /// The elements where they lie, without a copy; `nil` unless they are aligned 32-bit floats.
    /// Valid as long as ``owner``.
    public var mappedFloats: UnsafeBufferPointer<Float>? {
        guard element == .float32, let base = bytes.baseAddress else { return nil }
        guard Int(bitPattern: base) % MemoryLayout<Float>.alignment == 0 else { return nil }
        return bytes.bindMemory(to: Float.self)
    }
}

/// Whether no element is an infinity or not a number.
public func isFinite(_ floats: UnsafeBufferPointer<Float>) -> Bool {
    guard let base = floats.baseAddress else { return true }
    return tensor_is_finite(base, floats.count)
}
