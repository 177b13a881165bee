import Dispatch
import Foundation
import Testing
import VorleserTesting

/// Each finding of the fuzzer was a crash, an endless run or a broken law once.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct FindingsTests {
    @Test(arguments: Finding.all)
    func `what was found does no harm any more`(finding: Finding) async throws {
        let target = try #require(FuzzTarget.named(finding.target))
        try await check(target, [[UInt8](Data(contentsOf: finding.file))])
    }

    @Test(arguments: FuzzTarget.all.map(\.name))
    func `a target bears nothing, noise and sameness`(name: String) async throws {
        let target = try #require(FuzzTarget.named(name))
        let sameness = [0, 0x20, 0x41, 0x7F, 0x80, 0xFF].flatMap { byte in
            [1, 7, 300].map { [UInt8](repeating: byte, count: $0) }
        }
        var chance = SeededGenerator(seed: 9)
        let noise = (0..<400).map { _ in UInt8.random(in: 0...255, using: &chance) }
        try await check(target, [[], noise] + sameness)
    }

    /// On a thread of its own: targets take long, and some wait for others.
    private func check(_ target: FuzzTarget, _ inputs: [[UInt8]]) async throws {
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue(label: "fuzz").async {
                continuation.resume(with: Result { for input in inputs { try target.check(input) } })
            }
        }
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
