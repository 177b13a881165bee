import Testing

@testable import VorleserExport

struct TrackNameTests {
    @Test(arguments: [
        ("Loomings", "02 Loomings.wav"), ("A/B\\C: D?", "02 A B C D.wav"), ("..hidden", "02 hidden.wav"),
        ("The end. . .", "02 The end.wav"), ("", "02.wav"), (" \n\t", "02.wav"), ("...", "02.wav"),
        ("a\u{0}b\u{7}c\u{202E}d", "02 a b cd.wav"), ("«Ünï»  —  ‘x’", "02 «Ünï» — ‘x’.wav"),
        ("می‌خواهم", "02 میخواهم.wav"),
    ])
    func `a name is the number and as much of the title as file systems take`(title: String, name: String) {
        #expect(TrackName(number: 2, of: 12, title: title, type: "wav").text == name)
    }

    @Test func `names sort as the chapters do`() {
        for count in [9, 99, 100, 1234] {
            let names = (1...count).map { TrackName(number: $0, of: count, title: "x", type: "wav").text }
            #expect(names == names.sorted())
        }
    }

    @Test(arguments: [
        String(repeating: "a", count: 1000), String(repeating: "ß", count: 300), String(repeating: "👨‍👩‍👧", count: 90),
        String(repeating: "a ", count: 300), String(repeating: ". ", count: 300) + "x",
        "z" + String(repeating: "\u{301}", count: 500),
    ])
    func `a name is never longer than file systems take`(title: String) {
        let name = TrackName(number: 7, of: 9, title: title, type: "wav").text
        #expect(name.utf8.count <= TrackName.limit)
        #expect(name.hasPrefix("07") && name.hasSuffix(".wav") && !name.hasSuffix(" .wav") && !name.hasSuffix("..wav"))
    }
}
