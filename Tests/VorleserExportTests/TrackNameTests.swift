import Testing

@testable import VorleserExport

struct TrackNameTests {
    @Test(arguments: [
        ("Loomings", "02 Loomings"), ("A/B\\C: D?", "02 A B C D"), ("..hidden", "02 hidden"),
        ("The end. . .", "02 The end"), ("", "02"), (" \n\t", "02"), ("...", "02"),
        ("a\u{0}b\u{7}c\u{202E}d", "02 a b cd"), ("«Ünï»  —  ‘x’", "02 «Ünï» — ‘x’"),
        ("می‌خواهم", "02 میخواهم"),
    ])
    func `a name is the number and as much of the title as file systems take`(title: String, name: String) {
        #expect(TrackName(number: 2, of: 12, title: title).text == name)
    }

    @Test func `names sort as the chapters do`() {
        for count in [9, 99, 100, 1234] {
            let names = (1...count).map { TrackName(number: $0, of: count, title: "x").text }
            #expect(names == names.sorted())
        }
    }

    @Test(arguments: [
        String(repeating: "a", count: 1000), String(repeating: "ß", count: 300), String(repeating: "👨‍👩‍👧", count: 90),
        String(repeating: "a ", count: 300), String(repeating: ". ", count: 300) + "x",
        "z" + String(repeating: "\u{301}", count: 500),
    ])
    func `a name is never longer than file systems take`(title: String) {
        let name = TrackName(number: 7, of: 9, title: title).text
        #expect(name.utf8.count <= FileName.limit)
        #expect(name.hasPrefix("07") && !name.hasSuffix(" ") && !name.hasSuffix("."))
    }
}
