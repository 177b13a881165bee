import Testing

@testable import Tensors

struct SafetensorsTests {
    private static let ramp = (0..<12).map { Float($0) / 8 - 0.5 }

    @Test(arguments: ["single", "half", "bfloat", "double"])
    func `every kind of float is read as the original library wrote it`(name: String) throws {
        let tensor = try Safetensors(path: fixture("tensors.safetensors")).tensor(name)
        #expect(tensor.shape == [3, 4])
        #expect(tensor.floats() == Self.ramp)
    }

    @Test func `whole numbers, single numbers, odd names and notes are read`() throws {
        let file = try Safetensors(path: fixture("tensors.safetensors"))
        #expect(try file.tensor("int32").floats() == [0, 1, 2])
        #expect(try file.tensor("int64").floats() == [0, 1, 2])
        #expect(try file.tensor("number").shape == [])
        #expect(try file.tensor("number").floats() == [1.5])
        #expect(try file.tensor("Ü \"quoted\"").count == 4)
        #expect(file.metadata == ["made by": "safetensors\n"])
    }

    @Test func `elements that cannot be used are refused only when asked for`() throws {
        let path = fixture("tensors.safetensors")
        let file = try Safetensors(path: path)
        #expect(file.unusable == ["byte": .element("U8")])
        #expect(throws: TensorFileError.unusable(path: path, name: "byte", .element("U8"))) { try file.tensor("byte") }
    }

    @Test func `blanks, escapes and any order of keys are taken`() throws {
        let header = #"{ "\u0041\ud83d\ude00\/" : {"data_offsets":[0,4], "shape":[ 1 ],"dtype":"F32"} }   "#
        try withFile(Self.file(header, data: 4)) { path throws in
            #expect(try Safetensors(path: path).tensor("A😀/").floats() == [0])
        }
    }

    @Test(arguments: [
        "", "{", "{}x", "{\"a\"}", "{\"a\":1}", "{\"a\":{}}", "{\"a\":null}", "[]", "{\"a\":[[[[[[[[[[",
        #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},}"#,
        #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],}}"#,
        #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"more":[]}}"#,
        #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[4,0]}}"#,
        #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4,4]}}"#,
        #"{"a":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}}"#,
        #"{"a":{"dtype":"F32","shape":[1.0],"data_offsets":[0,4]}}"#,
        #"{"a":{"dtype":"F32","shape":[01],"data_offsets":[0,4]}}"#,
        #"{"a":{"dtype":"F32","shape":[99999999999999999999],"data_offsets":[0,4]}}"#,
        #"{"a":{"dtype":"F32","dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
        #"{"\ud83d":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
        #"{"\x41":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
        #"{"__metadata__":{"a":1},"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
        #"{"__metadata__":{"a":"1","a":"2"},"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
    ])
    func `a header that is not as the format says is refused`(header: String) throws {
        try withFile(Self.file(header, data: 4)) { path throws in
            let error = #expect(throws: TensorFileError.self) { try Safetensors(path: path) }
            if case .damaged(_, .header) = error { return }
            Issue.record("\(String(describing: error))")
        }
    }

    @Test(arguments: [
        (#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#, 3, TensorFileError.Damage.cutOff),
        (#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#, 8, .overlap("")),
        (#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}"#, 8, .overlap("a")),
        (#"{"a":{"dtype":"F32","shape":[2],"data_offsets":[0,4]}}"#, 4, .tensor("a")),
        (#"{"a":{"dtype":"F16","shape":[1],"data_offsets":[0,4]}}"#, 4, .tensor("a")),
        (#"{"a":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,4]}}"#, 4, .tensor("a")),
        (#"{"a":{"dtype":"F32","shape":[4611686018427387904,4,0],"data_offsets":[0,0]}}"#, 0, .tensor("a")),
        (
            #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"b":{"dtype":"F32","shape":[1],"data_offsets":[0,4]}}"#,
            4, .overlap("b")
        ),
        (
            #"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,4]},"a":{"dtype":"F32","shape":[1],"data_offsets":[4,8]}}"#,
            8, .twice("a")
        ),
        (#"{"a":{"dtype":"F32","shape":[1],"data_offsets":[0,9223372036854775807]}}"#, 4, .cutOff),
    ])
    func `tensors that do not cover the data exactly are refused`(
        header: String,
        data: Int,
        fault: TensorFileError.Damage
    ) throws {
        #expect(try damage(in: Self.file(header, data: data)) == fault)
    }

    @Test(arguments: [UInt64(0), 1, 1_000, 100_000_001, .max, 1 << 63])
    func `a header that is longer than the file, or than the format allows, is none`(length: UInt64) throws {
        guard case .notATensorFile = try refusal(of: length.littleEndianBytes + Array("{} ".utf8)) else {
            Issue.record("Taken")
            return
        }
    }

    private static func file(_ header: String, data: Int) -> [UInt8] {
        UInt64(header.utf8.count).littleEndianBytes + Array(header.utf8) + [UInt8](repeating: 0, count: data)
    }
}
