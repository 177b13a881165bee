import Testing

@testable import VorleserSpeech

struct ProcessorShareTests {
    @Test(arguments: [(1, 1, 1), (2, 2, 1), (4, 4, 1), (16, 16, 1), (24, 16, 1), (32, 16, 2), (64, 16, 4), (0, 1, 1)])
    func `each core gets an utterance, and beyond sixteen more threads work on each`(
        cores: Int,
        utterances: Int,
        threads: Int
    ) {
        let share = ProcessorShare(cores: cores, memory: nil)
        #expect(share.cores == max(cores, 1) && share.utterances == utterances && share.threads == threads)
    }

    @Test(arguments: [(0, 1, 8), (1_000_000_000, 1, 8), (2_000_000_000, 2, 4), (4_000_000_000, 6, 1)])
    func `where memory is short, fewer are spoken at a time, on more threads`(
        memory: Int,
        utterances: Int,
        threads: Int
    ) {
        let share = ProcessorShare(cores: 8, memory: memory)
        #expect(share.utterances == utterances && share.threads == threads)
    }

    @Test func `free memory is what the machine has, or what the group of processes may still take`() {
        let machine = "MemTotal:  9000 kB\nMemFree: 10 kB\nMemAvailable:    5000 kB\n"
        #expect(FreeMemory(machine: machine, limit: nil, used: nil).bytes == 5_120_000)
        #expect(FreeMemory(machine: machine, limit: "max\n", used: "7\n").bytes == 5_120_000)
        #expect(FreeMemory(machine: machine, limit: "1000\n", used: "400\n").bytes == 600)
        #expect(FreeMemory(machine: machine, limit: "1000\n", used: "4000\n").bytes == 0)
        #expect(FreeMemory(machine: "odd", limit: nil, used: nil).bytes == nil)
    }
}
