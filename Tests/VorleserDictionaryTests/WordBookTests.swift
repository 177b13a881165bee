import CZlib
import Foundation
import Testing
import VorleserCore
import VorleserTesting

@testable import VorleserDictionary

struct WordBookTests {
    private static let entries = [
        (
            "dog",
            """
            dog
                n 1: a member of the genus Canis that has been domesticated by man
                     since long ago [syn: {hound}]
                2: a dull person

            """
        ),
        ("leaf", "leaf\n  of a tree\n"), ("leave", "leave\n  go away\n"), ("Polish", "Polish\n  of Poland\n"),
        ("polish", "polish\n  make bright\n"), ("schön", "schön\n  beautiful\n"), ("schon", "schon\n  already\n"),
    ]

    @Test(arguments: [false, true])
    func `a word is found in a dictionary of dictd, packed or not`(isPacked: Bool) throws {
        let folder = try Folder()
        let book = try WordBook(at: DictionarySketch.dictd(Self.entries, in: folder, isPacked: isPacked))
        #expect(book.name == "A Sketch")
        #expect(book.headwordCount == Self.entries.count)
        #expect(try book.entries(for: "leaf") == [.init(headword: "leaf", text: "of a tree")])
        let dog = try #require(try book.entries(for: "DOG").first)
        let sense = "n 1: a member of the genus Canis that has been domesticated by man since long ago [syn: hound]"
        #expect(dog.text == sense + "\n2: a dull person")
        #expect(try book.entries(for: "cat").isEmpty)
    }

    @Test func `the spelling that is printed comes first, others only where that is missing`() throws {
        let folder = try Folder()
        let book = try WordBook(at: DictionarySketch.dictd(Self.entries, in: folder))
        #expect(try book.entries(for: "polish").map(\.headword) == ["polish", "Polish"])
        #expect(try book.entries(for: "Schön").map(\.headword) == ["schön"])
        #expect(try book.entries(for: "schôn").map(\.headword) == ["schön", "schon"])
    }

    @Test(arguments: [false, true])
    func `a word is found in a dictionary of StarDict, by other spellings too`(isPacked: Bool) throws {
        let folder = try Folder()
        let words = [
            ("colour", "<b>Colour</b> &amp; hue<br><script>alert(1)</script>light"), ("dog", "a <i>beast</i>"),
        ]
        let path = try DictionarySketch.starDict(
            words,
            kind: "h",
            spellings: ["color": 0],
            in: folder,
            isPacked: isPacked
        )
        let book = try WordBook(at: path)
        #expect(book.format == .stardict)
        #expect(try book.entries(for: "color") == [.init(headword: "colour", text: "Colour & hue\nlight")])
        #expect(try book.entries(for: "Dog") == [.init(headword: "dog", text: "a beast")])
    }

    @Test func `fields of several kinds are told apart`() {
        let sized: [UInt8] =
            Array("tdɒɡ".utf8) + [0] + Array("W".utf8) + [0, 0, 0, 2, 1, 2] + Array("mbeast".utf8) + [0]
        #expect(StarDictEntry(sized, kinds: nil).plain == "[dɒɡ]\nbeast")
        #expect(StarDictEntry(Array("dɒɡ\u{0}beast".utf8), kinds: Array("tm".utf8)).plain == "[dɒɡ]\nbeast")
        let xdxf = "<k>dog</k><tr>dɒɡ</tr><def>beast &lt;tame&gt;</def>"
        #expect(StarDictEntry(Array(xdxf.utf8), kinds: Array("x".utf8)).plain == "dog\n[dɒɡ]\nbeast <tame>")
    }

    @Test(arguments: [
        ("leaves", "leave"), ("leaves", "leaf"), ("left", "leave"), ("running", "run"), ("hoped", "hope"),
        ("cities", "city"), ("happily", "happy"), ("went", "go"), ("children", "child"), ("dog's", "dog"),
        ("lying", "lie"), ("biggest", "big"),
    ])
    func `English forms lead to their headwords`(form: String, headword: String) {
        #expect(WordForms.languages["en"].headwords(of: form).contains(headword))
    }

    @Test(arguments: [
        ("de", "Häusern", "Häus"), ("de", "ging", "gehen"), ("de", "machte", "machen"), ("fr", "l'homme", "homme"),
        ("fr", "chevaux", "cheval"), ("fr", "aimait", "aimer"), ("es", "luces", "luz"), ("it", "parlando", "parlare"),
        ("pt", "nações", "nação"),
    ])
    func `forms of other languages do, too`(language: String, form: String, headword: String) {
        #expect(WordForms.languages[language].headwords(of: form).contains(headword))
    }

    @Test func `what is selected is looked up without the signs around it`() {
        #expect(WordForms.cleaned("“dog’s,”\n") == "dog's")
        #expect(WordForms.cleaned("hot \n dog!") == "hot dog")
        #expect(WordForms.cleaned("…") == "")
    }

    @Test func `the shelf asks the dictionaries of the word's language first`() throws {
        let folder = try Folder()
        _ = try DictionarySketch.dictd([("die", "die\n cease to live\n")], named: "wn", in: folder)
        _ = try DictionarySketch.dictd(
            [("die", "die\n the\n"), ("Haus", "Haus\n house\n")],
            named: "freedict-deu-eng",
            in: folder
        )
        let shelf = WordBookShelf(folders: [folder.url("none").path, folder.url("").path])
        let german = try shelf.entries(for: "die", in: Language("de"))
        #expect(german.entries.map(\.entry.text) == ["the"])
        #expect(try shelf.entries(for: "die", in: Language("en-GB")).entries.map(\.entry.text) == ["cease to live"])
        #expect(try shelf.entries(for: "Häuser", in: Language("de")).entries.map(\.entry.headword) == ["Haus"])
        // None of its language has it: the others are asked.
        #expect(try shelf.entries(for: "Haus", in: Language("en")).entries.map(\.entry.text) == ["house"])
        #expect(try shelf.entries(for: "qq", in: nil).entries.isEmpty)
        #expect(german.isAnyInstalled)
        #expect(try !WordBookShelf(folders: []).entries(for: "die", in: nil).isAnyInstalled)
    }

    @Test func `a dictionary that was changed is opened anew`() throws {
        let folder = try Folder()
        _ = try DictionarySketch.dictd([("one", "one\n 1\n")], in: folder)
        let shelf = WordBookShelf(folders: [folder.url("").path])
        #expect(try shelf.entries(for: "two", in: nil).entries.isEmpty)
        _ = try DictionarySketch.dictd([("one", "one\n 1\n"), ("two", "two\n 2\n")], in: folder)
        #expect(try shelf.entries(for: "two", in: nil).entries.count == 1)
    }
}

struct HostileDictionaryTests {
    private func failure(_ path: String) -> WordBookError? {
        do throws(WordBookError) {
            _ = try WordBook(at: path)
            return nil
        } catch { return error }
    }

    @Test func `what is no dictionary is said to be none`() throws {
        let folder = try Folder()
        let path = folder.url("a.index").path
        #expect(failure(path) == .missingPart(file: "a.index"))
        try Data("no columns\n".utf8).write(to: folder.url("a.index"))
        #expect(failure(path) == .missingPart(file: "a.dict"))
        try Data().write(to: folder.url("a.dict"))
        #expect(failure(path) == .notADictionary(file: "a.index"))
        try Data("word\tA\tB".utf8).write(to: folder.url("a.index"))
        try Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4]).write(to: folder.url("a.dict"))
        #expect(failure(path) == .notPackedInParts(file: "a.dict"))
        try Data([0x1F, 0x8B, 8, 4, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 3, 4]).write(to: folder.url("a.dict"))
        #expect(failure(path) == .damaged(file: "a.dict"))
        mkfifo(folder.url("b.index").path, 0o600)
        #expect(failure(folder.url("b.index").path) == .notADictionary(file: "b.index"))
    }

    @Test func `an index that points beyond its texts finds nothing`() throws {
        let folder = try Folder()
        try Data("a\t//////////\t//////////\nb\tA\t//////////\nc\t+++++++++++\tA\n".utf8).write(
            to: folder.url("a.index")
        )
        try Data("text".utf8).write(to: folder.url("a.dict"))
        let book = try WordBook(at: folder.url("a.index").path)
        #expect(book.headwordCount == 2)
        #expect(try book.entries(for: "a").isEmpty)
        #expect(try book.entries(for: "b").map(\.text) == ["text"])
    }

    @Test(arguments: ["dictd", "stardict"])
    func `no damaged byte brings the program down`(format: String) throws {
        let folder = try Folder()
        let words = [("dog", "dog\n a beast\n"), ("leaf", "leaf\n of a tree\n")]
        let path =
            format == "dictd"
            ? try DictionarySketch.dictd(words, in: folder, isPacked: true)
            : try DictionarySketch.starDict(words, kind: "m", spellings: ["hound": 0], in: folder, isPacked: true)
        var random = SeededGenerator(seed: 7)
        for file in try FileManager.default.contentsOfDirectory(at: folder.url(""), includingPropertiesForKeys: nil) {
            let whole = [UInt8](try Data(contentsOf: file))
            for _ in 0..<300 {
                var bytes = whole
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0...255, using: &random)
                }
                if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &random)) }
                try Data(bytes).write(to: file)
                // Whatever is answered: that it is answered is the law.
                let book = try? WordBook(at: path)
                for word in ["dog", "leaf", "hound"] { _ = try? book?.entries(for: word) }
            }
            try Data(whole).write(to: file)
        }
        #expect(try WordBook(at: path).entries(for: "dog").count == 1)
    }

    @Test(arguments: [
        "<", "<a", "</", "&", "&#xD800;", "&#99999999999;", "<script>", "<!--", "a<b", "<a href=\"x>y", "&unknown;",
    ])
    func `odd markup is no fault, and no tag goes through`(text: String) {
        let plain = MarkupText("before " + text, isXDXF: false).plain
        #expect(plain.hasPrefix("before"))
        #expect(!plain.contains("<script"))
    }

    @Test func `a small file that unpacks to much is taken no further than a piece`() {
        let packed = DictionarySketch.deflated([UInt8](repeating: 0, count: 1 << 22), wrapping: -15, flush: Z_FINISH)
        #expect(packed.count < 10_000)
        #expect(Inflation.bytes(of: packed, .none, limit: 1000).bytes.count == 1000)
    }
}
