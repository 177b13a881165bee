import Foundation
import Testing

/// What the fuzzer found, and what it starts from: each finding was a crash, an endless run or a broken law once.
struct FindingsTests {
    @Test(arguments: Finding.all)
    func `what was found does no harm any more`(finding: Finding) throws {
        let target = try #require(FuzzTarget.named(finding.target))
        try target.check([UInt8](Data(contentsOf: finding.file)))
    }

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `a target bears nothing, noise and sameness`(name: String) throws {
        let target = try #require(FuzzTarget.named(name))
        try target.check([])
        for byte in [0, 0x20, 0x41, 0x7F, 0x80, 0xFF] as [UInt8] {
            for count in [1, 7, 300] { try target.check([UInt8](repeating: byte, count: count)) }
        }
        var state: UInt8 = 1
        let noise = (0..<400).map { _ in
            state = state &* 141 &+ 3
            return state
        }
        try target.check(noise)
    }

    @Test func `findings are of targets that exist, and targets have names of their own`() {
        #expect(Finding.all.allSatisfy { FuzzTarget.named($0.target) != nil })
        #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    }
}

/// A file in `Findings/<target>/`, named for what it is.
struct Finding: Sendable, CustomTestStringConvertible {
    let target: String
    let file: URL

    var testDescription: String { "\(target)/\(file.lastPathComponent)" }

    static let all: [Finding] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Findings")
        return contents(of: folder).flatMap { target in
            contents(of: target).map { Finding(target: target.lastPathComponent, file: $0) }
        }
    }()

    private static func contents(of folder: URL) -> [URL] {
        let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (files ?? []).filter { !$0.lastPathComponent.hasPrefix(".") }.sorted { $0.path() < $1.path() }
    }
}
