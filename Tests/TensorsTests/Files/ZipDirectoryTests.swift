import Testing

@testable import Tensors

struct ZipDirectoryTests {
    private static let array: [UInt8] = {
        let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}"
        return [0x93] + Array("NUMPY".utf8) + [1, 0] + UInt16(header.utf8.count).littleEndianBytes
            + Array(header.utf8) + Float(2).bitPattern.littleEndianBytes
    }()

    @Test func `an archive with wide numbers or a comment is taken`() throws {
        for sketch in [
            ZipSketch(members: [("a.npy", Self.array), ("b/", [])]),
            ZipSketch(members: [("a.npy", Self.array)], isWide: true),
            ZipSketch(members: [("a.npy", Self.array)], comment: Array("PK\u{5}\u{6} a comment".utf8)),
        ] {
            try withFile(sketch.bytes) { path throws in
                #expect(try TensorFile.open(path: path).tensor("a").floats() == [2])
            }
        }
    }

    @Test(arguments: [true, false])
    func `members that lie on each other are refused`(isWide: Bool) throws {
        let bomb = ZipSketch(members: [("a.npy", Self.array)], repeated: 500, isWide: isWide)
        #expect(try damage(in: bomb.bytes) == .overlap("a.npy"))
    }

    @Test func `two members of one name are refused`() throws {
        let file = ZipSketch(members: [("a.npy", Self.array), ("a.npy", Self.array)])
        #expect(try damage(in: file.bytes) == .twice("a.npy"))
    }

    @Test func `compressed and encrypted members are named`() throws {
        for sketch in [
            ZipSketch(members: [("a.npy", Self.array)], method: 8),
            ZipSketch(members: [("a.npy", Self.array)], flags: 1),
        ] {
            guard case .compressed(_, "a.npy") = try refusal(of: sketch.bytes) else {
                Issue.record("Taken")
                return
            }
        }
    }

    @Test(arguments: [-1, 1, 65_000]) func `a wrong count of members is refused`(offset: Int) throws {
        let members = [("a.npy", Self.array), ("b.npy", Self.array)]
        #expect(try damage(in: ZipSketch(members: members, countOffset: offset).bytes) == .directory)
        #expect(try damage(in: ZipSketch(members: members, isWide: true, countOffset: offset).bytes) == .directory)
    }

    @Test func `an absurd count costs nothing`() throws {
        let file = ZipSketch(members: [("a.npy", Self.array)], isWide: true, countOffset: 1 << 60)
        #expect(try damage(in: file.bytes) == .directory)
    }

    @Test func `bytes before the archive are refused`() throws {
        // Every place in the directory is then wrong, and another reader might see another archive.
        let file = [0x50, 0x4B, 3, 4] + ZipSketch(members: [("a.npy", Self.array)]).bytes
        #expect(try damage(in: file) == .directory)
    }

    @Test func `an archive of other things is no file of tensors`() throws {
        guard case .notATensorFile = try refusal(of: ZipSketch(members: [("mimetype", [1])]).bytes) else {
            Issue.record("Taken")
            return
        }
    }
}
