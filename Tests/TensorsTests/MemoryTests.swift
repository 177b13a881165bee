import Tensors
import Testing

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct ArenaTests {
    @Test func `a scope frees what was made inside and nothing else`() {
        let arena = Arena()
        let kept = arena.tensor(rows: 3, columns: 5)
        kept[2, 4] = 7
        let first = arena.scope { arena.tensor(rows: 10, columns: 10).base }
        let second = arena.scope { arena.tensor(rows: 2, columns: 2).base }
        #expect(first == second)
        #expect(first >= kept.base + 15)
        #expect(kept[2, 4] == 7)
        #expect(arena.peakFloats >= 115 && arena.peakFloats < 200)
    }

    @Test func `tensors begin at whole cache lines between rows of zeros`() {
        let arena = Arena()
        for columns in [1, 3, 16, 22] {
            // What lay here before must not show.
            arena.scope { arena.tensor(rows: 100, columns: 30).base.update(repeating: 1, count: 3000) }
            arena.scope {
                let tensor = arena.tensor(rows: 4, columns: columns, halo: 3)
                #expect(UInt(bitPattern: tensor.base) % 64 == 0)
                #expect(tensor.stride == columns)
                for row in [-3, -2, -1, 4, 5, 6] {
                    for column in 0..<columns { #expect(tensor[row, column] == 0) }
                }
            }
        }
    }

    @Test func `an arena grows when it is prepared for more, and gives memory back`() {
        let arena = Arena()
        arena.prepare(floats: 1 << 29)
        arena.scope {
            let tensor = arena.tensor(rows: 1 << 19, columns: 1 << 9)
            tensor[(1 << 19) - 1, 511] = 3
            #expect(tensor[(1 << 19) - 1, 511] == 3)
        }
        #expect(arena.peakFloats >= 1 << 28)
        arena.prepare(floats: 1 << 20)
        arena.scope {
            let tensor = arena.tensor(rows: 4, columns: 4)
            tensor[3, 3] = 5
            #expect(tensor[3, 3] == 5)
        }
        #expect(arena.peakFloats < 100)
    }

    #if os(Linux)
        @Test func `what is forgotten leaves its neighbours alone`() {
            let arena = Arena()
            let before = arena.tensor(rows: 1, columns: 100), tensor = arena.tensor(rows: 1 << 18, columns: 3, halo: 1)
            let behind = arena.tensor(rows: 1, columns: 100)
            for neighbour in [before, behind] { for column in 0..<100 { neighbour[0, column] = 5 } }
            for row in 0..<tensor.rows { tensor[row, 1] = 7 }
            arena.forget(tensor)
            #expect(before.elements + behind.elements == Array(repeating: 5, count: 200))
            #expect(tensor[-1, 1] == 0 && tensor[tensor.rows, 1] == 0)
            tensor[1 << 17, 1] = 3
            #expect(tensor[1 << 17, 1] == 3)
        }

        @Test func `what a released arena held is gone, for its pages are the system's`() {
            let arena = Arena()
            arena.scope { arena.tensor(rows: 1 << 10, columns: 1 << 10)[1023, 1023] = 3 }
            arena.scope { #expect(arena.tensor(rows: 1 << 10, columns: 1 << 10)[1023, 1023] == 3) }
            arena.release()
            arena.scope { #expect(arena.tensor(rows: 1 << 10, columns: 1 << 10)[1023, 1023] == 0) }
        }
    #endif
}

struct WorkerPoolTests {
    @Test(arguments: [1, 2, 3, 8])
    func `every worker takes part once in every region`(count: Int) {
        let pool = WorkerPool(count: count)
        #expect(pool.count == count)
        let turns = UnsafeMutableBufferPointer<Int>.allocate(capacity: count * 16)
        defer { turns.deallocate() }
        turns.initialize(repeating: 0)
        for region in 1...1000 {
            pool.run { turns[$0 * 16] += 1 }
            #expect((0..<count).allSatisfy { turns[$0 * 16] == region })
        }
    }

    @Test func `ten thousand regions in a row lose nothing`() {
        let pool = WorkerPool(count: 2)
        let parts = UnsafeMutableBufferPointer<Int>.allocate(capacity: 2)
        defer { parts.deallocate() }
        var sum = 0
        for region in 0..<10_000 {
            pool.run { parts[$0] = region * ($0 + 1) }
            sum += parts[0] + parts[1]
        }
        #expect(sum == 3 * 9999 * 10_000 / 2)
    }

    @Test func `workers that have fallen asleep wake up`() throws {
        let pool = WorkerPool(count: 3)
        let turns = UnsafeMutableBufferPointer<Int>.allocate(capacity: 3)
        defer { turns.deallocate() }
        turns.initialize(repeating: 0)
        for _ in 0..<20 {
            // Longer than they spin.
            usleep(1000)
            pool.run { turns[$0] += 1 }
        }
        #expect(Array(turns) == [20, 20, 20])
    }

    @Test func `pools come and go`() {
        for count in [1, 4, 2, 3] {
            for _ in 0..<20 { _ = WorkerPool(count: count) }
        }
    }
}

struct KernelsTests {
    @Test func `the environment can force kernels that this processor has`() throws {
        for name in instructionSets {
            #expect(Kernels.best(environment: ["VORLESER_CPU": name]).name == name)
        }
        let best = try #require(Kernels.named(nil))
        #expect(best.name == instructionSets.first)
        #expect(Kernels.best(environment: [:]).name == best.name)
        #expect(Kernels.best(environment: ["VORLESER_CPU": "abacus"]).name == best.name)
        #expect(Kernels.named("abacus")?.name == nil)
        #expect(instructionSets.contains("plain"))
    }
}
