import Testing

@testable import VorleserServer

struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-9", 0...9), ("bytes=90-", 90...99), ("bytes=-5", 95...99), ("bytes=-500", 0...99),
        ("bytes=99-99", 99...99), ("bytes=50-99999999999999999999999", 50...99), ("Bytes=0-0", 0...0),
    ])
    func `a part is found, and ends with the file`(_ field: String, _ range: ClosedRange<Int>) {
        #expect(ByteRange(field, length: 100) == .part(range))
    }

    @Test(arguments: ["bytes=100-", "bytes=100-200", "bytes=-0", "bytes=99999999999999999999999-"])
    func `nothing of it is there`(_ field: String) {
        #expect(ByteRange(field, length: 100) == .unsatisfiable)
    }

    @Test(arguments: [
        nil, "", "bytes", "bytes=", "bytes=-", "bytes=9-1", "bytes=0-1,3-4", "lines=0-1", "bytes=a-b", "bytes=--1",
    ])
    func `what is no part is answered with the whole`(_ field: String?) {
        #expect(ByteRange(field, length: 100) == .whole)
    }

    @Test func `of an empty file there is no part`() {
        #expect(ByteRange("bytes=0-", length: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", length: 0) == .unsatisfiable)
    }
}
