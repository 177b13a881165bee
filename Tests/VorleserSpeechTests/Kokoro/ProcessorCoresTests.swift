import Testing

@testable import VorleserSpeech

struct ProcessorCoresTests {
    private let siblings = [0: "0,2\n", 1: "1,3\n", 2: "0,2\n", 3: "1,3\n"]

    @Test(arguments: [("0-3", 2), ("0,2", 1), ("0-1,3", 2), ("3", 1)])
    func `threads that share a core count once`(allowed: String, cores: Int) {
        let status = "Name:\tvorleser\nCpus_allowed_list:\t\(allowed)\nThreads:\t1\n"
        #expect(ProcessorCores(status: status, processors: 4) { siblings[$0] }.count == cores)
    }

    @Test func `where nothing is known of cores every processor is one`() {
        #expect(ProcessorCores(status: nil, processors: 3) { _ in nil }.count == 3)
        #expect(ProcessorCores(status: "Cpus_allowed_list:\t5-2\n", processors: 2) { _ in nil }.count == 2)
    }

    @Test func `there is always one`() {
        #expect(ProcessorCores(status: nil, processors: 0) { _ in nil }.count == 1)
        #expect(ProcessorCores().count >= 1)
    }
}
