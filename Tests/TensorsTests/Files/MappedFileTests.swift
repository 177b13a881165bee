import Foundation
import Testing

@testable import Tensors

struct MappedFileTests {
    @Test func `a file's bytes are those on the disk, and stay so when pages are given back`() throws {
        let content = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 7) }
        try withFile(content) { path throws in
            let file = try MappedFile(path: path)
            #expect(withExtendedLifetime(file) { file.bytes.elementsEqual(content) })
            for range in [0..<100_000, 5_000..<5_001, 99_999..<100_000, 7..<7] {
                file.release(UnsafeRawBufferPointer(rebasing: file.bytes[range]))
            }
            #expect(withExtendedLifetime(file) { file.bytes.elementsEqual(content) })
        }
    }

    @Test func `an empty file has no bytes, and no tensors`() throws {
        try withFile([]) { path throws in #expect(try MappedFile(path: path).bytes.isEmpty) }
        guard case .notATensorFile = try refusal(of: []) else {
            Issue.record("Taken")
            return
        }
    }

    @Test(arguments: [("/nowhere/at/all", ENOENT), ("/tmp", EISDIR), ("/dev/null", EISDIR)])
    func `what is no file cannot be read`(path: String, code: Int32) {
        #expect(throws: TensorFileError.unreadable(path: path, code: code)) { try TensorFile.open(path: path) }
    }

    @Test func `every fault says what it is and what to do`() {
        let faults: [TensorFileError] = [
            .unreadable(path: "p", code: ENOENT), .notATensorFile(path: "p"), .oldCheckpoint(path: "p"),
            .compressed(path: "p", member: "m"), .bigEndian(path: "p"), .forbidden(path: "p", object: "os.system"),
            .missing(path: "p", name: "n"), .unusable(path: "p", name: "n", .scattered),
            .unusable(path: "p", name: "n", .element("U8")), .damaged(path: "p", .cutOff),
            .damaged(path: "p", .header(byte: 1)), .damaged(path: "p", .directory), .damaged(path: "p", .noMember("m")),
            .damaged(path: "p", .overlap("n")), .damaged(path: "p", .twice("n")), .damaged(path: "p", .pickle(byte: 1)),
            .damaged(path: "p", .tensor("n")),
        ]
        for fault in faults {
            #expect(fault.errorDescription?.contains("“p”") == true)
            #expect(fault.recoverySuggestion?.hasSuffix(".") == true)
        }
    }
}
