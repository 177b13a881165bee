import Testing

@testable import Tensors

struct NumPyArchiveTests {
    private static let ramp = (0..<12).map { Float($0) / 8 - 0.5 }

    @Test(arguments: ["single", "half", "double"])
    func `every kind of float is read as NumPy wrote it`(name: String) throws {
        let tensor = try NumPyArchive(path: fixture("arrays.npz")).tensor(name)
        #expect(tensor.shape == [3, 4])
        #expect(tensor.floats() == Self.ramp)
    }

    @Test(arguments: ["array.npy", "array2.npy"])
    func `an array alone has no name`(name: String) throws {
        #expect(try TensorFile.open(path: fixture(name)).tensor("").floats() == Self.ramp)
        #expect(try NumPyArchive(path: fixture(name)).tensor("").shape == [3, 4])
    }

    @Test func `whole numbers and single numbers are read`() throws {
        let file = try NumPyArchive(path: fixture("arrays.npz"))
        #expect(try file.tensor("int32").floats() == [0, 1, 2])
        #expect(try file.tensor("number").shape == [])
    }

    @Test func `what cannot be used is told`() throws {
        let file = try NumPyArchive(path: fixture("arrays.npz"))
        #expect(file.unusable == ["flags": .element("|b1"), "turned": .scattered, "big": .element(">f4")])
    }

    @Test func `a compressed archive is named`() throws {
        let path = fixture("compressed.npz")
        #expect(throws: TensorFileError.compressed(path: path, member: "single.npy")) {
            try TensorFile.open(path: path)
        }
    }

    @Test(arguments: [
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (1,), }", true),
        ("{'shape': (1,), 'fortran_order': True, 'descr': '<f4'}\n", true),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (1, 1)}", true),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': ()}", true),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (1)}", false),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (2,)}", false),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}", false),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}", false),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296, 4)}", false),
        ("{'descr': '<f4', 'fortran_order': 0, 'shape': (1,)}", false),
        ("{'descr': '<f4', 'fortran_order': False}", false),
        ("{'descr': '<f4', 'descr': '<f4', 'fortran_order': False, 'shape': (1,)}", false),
        ("{'descr': '<f4', 'fortran_order': False, 'shape': (1,)} x", false),
        ("{'descr': '<f4' 'fortran_order': False, 'shape': (1,)}", false),
        ("{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}", false), ("", false), ("{", false),
        ("__import__('os')", false), ("{'descr': '<f4', 'fortran_order': False, 'shape': ((((((((((", false),
    ])
    func `a header is taken exactly as NumPy writes it`(header: String, isTaken: Bool) throws {
        let start: [UInt8] = [0x93] + Array("NUMPY".utf8) + [1, 0]
        let file = start + UInt16(header.utf8.count).littleEndianBytes + Array(header.utf8) + [0, 0, 0, 0]
        #expect(try damage(in: file) == (isTaken ? nil : .tensor("")))
    }
}
