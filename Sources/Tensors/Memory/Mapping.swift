#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// Address space of its own for floats. Pages that are never touched cost nothing.
struct Mapping: ~Copyable {
    let base: UnsafeMutablePointer<Float>
    /// How many floats there is room for.
    let capacity: Int
    private let start: UnsafeMutableRawPointer
    private let length: Int

    private static let hugePage = 2 << 20
    /// As large as a page is on any system.
    private static let largestPage = 64 << 10

    /// `nil` when the system has no such room.
    init?(floats: Int) {
        let (bytes, tooMany) = max(floats, 1).multipliedReportingOverflow(by: MemoryLayout<Float>.stride)
        guard !tooMany, bytes < Int.max / 2 else { return nil }
        #if os(Linux)
            let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE
        #else
            let flags = MAP_PRIVATE | MAP_ANON
        #endif
        // A huge page more than asked for, so that the first one begins at a multiple of its size.
        let length = (bytes + 2 * Self.hugePage - 1) / Self.hugePage * Self.hugePage
        guard let start = mmap(nil, length, PROT_READ | PROT_WRITE, flags, -1, 0), start != MAP_FAILED else {
            return nil
        }
        let aligned = start.alignedUp(toMultipleOf: Self.hugePage)
        let room = length - (aligned - start)
        #if os(Linux)
            madvise(aligned, room, MADV_HUGEPAGE)
        #endif
        self.start = start
        self.length = length
        capacity = room / MemoryLayout<Float>.stride
        base = aligned.bindMemory(to: Float.self, capacity: capacity)
    }

    /// Gives the memory back to the system; what lay there is lost.
    func release() { release(base, count: capacity) }

    /// Gives back whole pages of some floats in here.
    func release(_ floats: UnsafeMutablePointer<Float>, count: Int) {
        let begin = UnsafeMutableRawPointer(floats).alignedUp(toMultipleOf: Self.largestPage)
        let end = UnsafeMutableRawPointer(floats + count).alignedDown(toMultipleOf: Self.largestPage)
        guard begin < end else { return }
        #if os(Linux)
            let advice = MADV_DONTNEED
        #else
            let advice = MADV_FREE
        #endif
        madvise(begin, end - begin, advice)
    }

    deinit { munmap(start, length) }
}
