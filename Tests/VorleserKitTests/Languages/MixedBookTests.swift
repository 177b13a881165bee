import Foundation
import Testing
import VorleserCore
import VorleserNarration
import VorleserSpeech
import VorleserTesting

@testable import VorleserKit

/// A voice for each of several languages; what it says is a tone.
private struct ManyVoices: SpeechEngine {
    let name: String
    let family: String
    let version = "1"
    let voices: [Voice]
    let limits = UtteranceLimits(shortest: 40, longest: 300)

    init(_ name: String = "many", family: String = "many", languages: [String] = MixedTexts.languages) {
        (self.name, self.family) = (name, family)
        voices = languages.map {
            Voice(id: Voice.ID(rawValue: "voice-\($0)"), name: "Voice \($0)", engine: name, language: $0)
        }
    }

    func speak(_ utterance: Utterance, as voice: Voice.ID) async throws -> Clip {
        let level = Float(voices.firstIndex { $0.id == voice } ?? 0) / 10
        return Clip(samples: [level, level, level], sampleRate: 1_000, words: [])
    }
}

/// Books in one language with passages in others.
struct MixedBookTests {
    private static func epub(_ body: String, language: String) -> [UInt8] {
        let container = """
            <container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile \
            full-path="book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>
            """
        let package = """
            <package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata \
            xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">mixed</dc:identifier>\
            <dc:title>Mixed</dc:title><dc:language>\(language)</dc:language></metadata><manifest>\
            <item id="one" href="one.xhtml" media-type="application/xhtml+xml"/></manifest>\
            <spine><itemref idref="one"/></spine></package>
            """
        let document = """
            <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="\(language)"><head><title>Mixed</title></head>\
            <body>\(body)</body></html>
            """
        let files = [
            ("mimetype", "application/epub+zip"), ("META-INF/container.xml", container), ("book.opf", package),
            ("one.xhtml", document),
        ]
        return StoredZip.bytes(files.map { ($0, Array($1.utf8)) })
    }

    private struct Mixed {
        let book: Book
        let vorleser: Vorleser
        let folder: Folder

        init(
            _ body: String,
            in language: String,
            catalogue: VoiceCatalogue = VoiceCatalogue(ManyVoices())
        ) throws {
            folder = try Folder()
            let file = folder.url("mixed.epub")
            try Data(MixedBookTests.epub(body, language: language)).write(to: file)
            book = try Vorleser.book(at: file)
            vorleser = try Vorleser(
                voice: Voice.ID(rawValue: "voice-\(language)"),
                folders: Folders(in: folder),
                catalogue: catalogue
            )
        }

        func script(_ wish: OtherLanguages = .switch) -> Script {
            vorleser.script(of: book, settings: NarrationWishes(otherLanguages: wish).settings())
        }

        /// Where something stands in the book.
        func span(of text: String) throws -> TextSpan {
            let range = try #require(book.text.range(of: text), "\(text)")
            let start = book.text.utf16.distance(from: book.text.startIndex, to: range.lowerBound)
            return TextSpan(utf16: start..<start + text.utf16.count)
        }

        /// What speaks a stretch and nothing else; `nil` when something else is said along with it.
        func speakers(of text: String, in script: Script) throws -> [Voice.ID?]? {
            let span = try span(of: text)
            let utterances = script.utterances.filter { $0.span.overlaps(span) }
            let rest = utterances.contains { utterance in
                [
                    utterance.span.lowerBound..<max(span.lowerBound, utterance.span.lowerBound),
                    min(span.upperBound, utterance.span.upperBound)..<utterance.span.upperBound,
                ]
                .contains { book.text(in: $0).contains { $0.isLetter } }
            }
            return rest ? nil : utterances.map(\.voice)
        }
    }

    private static func escaped(_ text: String) -> String { text.replacing("&", with: "&amp;") }

    /// A book in one language with passages of all others: paragraphs of their own, and sentences between others.
    private static func body(in own: String, isMarked: Bool) -> (body: String, passages: [(String, String)]) {
        var body = "<h1>1</h1>"
        var passages: [(String, String)] = []
        let prose = MixedTexts.prose[own, default: []]
        for other in MixedTexts.languages where other != own {
            var all = MixedTexts.passages[other, default: []]
            if isMarked { all += [MixedTexts.marked[other, default: ""]] }
            for (index, passage) in all.enumerated() {
                passages.append((other, passage))
                let lang = isMarked ? " lang=\"\(other)\"" : ""
                let before = prose[index % prose.count]
                let after = prose[(index + 1) % prose.count]
                body +=
                    index.isMultiple(of: 2)
                    ? "<p>\(before)</p><p\(lang)>\(escaped(passage))</p><p>\(after)</p>"
                    : "<p>\(before) <span\(lang)>\(escaped(passage))</span> \(after)</p>"
            }
        }
        return (body, passages)
    }

    @Test(arguments: [true, false])
    func `a book switches to the voice of a passage's language, and back`(isMarked: Bool) throws {
        var (right, wrong): (Int, [String]) = (0, [])
        for own in MixedTexts.languages {
            let (body, passages) = Self.body(in: own, isMarked: isMarked)
            let mixed = try Mixed(body, in: own)
            let script = mixed.script()
            for (language, passage) in passages {
                let speakers = try mixed.speakers(of: passage, in: script)
                if speakers?.allSatisfy({ $0?.rawValue == "voice-\(language)" }) == true, speakers?.isEmpty == false {
                    right += 1
                } else {
                    wrong.append("\(language) in \(own): \(passage)")
                }
            }
            for utterance in script.utterances {
                let said = mixed.book.text(in: utterance.span)
                for sentence in MixedTexts.prose[own, default: []] where said.contains(sentence) {
                    #expect(utterance.voice == nil, "\(own): \(sentence)")
                }
            }
            #expect(ScriptLaws.violations(of: script, in: mixed.book).isEmpty)
        }
        let all = right + wrong.count
        #expect(all >= 60)
        #expect(Double(right) >= 0.95 * Double(all), "\(right) of \(all); \(wrong.joined(separator: "\n"))")
    }

    @Test(arguments: MixedTexts.languages)
    func `names, titles, Latin, dialect and a few words stay with the narrator`(own: String) throws {
        let traps = MixedTexts.traps[own, default: []]
        for prose in [MixedTexts.prose[own, default: []], []] {
            let body = traps.map { "<p>\($0)</p><p>\(prose.joined(separator: " "))</p>" }.joined()
            let mixed = try Mixed("<h1>1</h1>" + body, in: own)
            let switched = mixed.script().utterances.filter { $0.voice != nil }
            #expect(switched.map { String(mixed.book.text(in: $0.span)) } == [])
        }
    }

    @Test func `the narrator reads all of it where the listener wishes`() throws {
        let (body, passages) = Self.body(in: "en", isMarked: true)
        let mixed = try Mixed(body, in: "en")
        let script = mixed.script(.keep)
        #expect(script.utterances.allSatisfy { $0.voice == nil })
        #expect(script.omissions.allSatisfy { $0.reason != .foreignLanguage })
        let said = script.utterances.map(\.spokenText).joined(separator: " ")
        for (_, passage) in passages { #expect(said.contains(passage), "\(passage)") }
    }

    @Test(arguments: [true, false])
    func `passages are passed over where the listener wishes`(isMarked: Bool) throws {
        let (body, passages) = Self.body(in: "de", isMarked: isMarked)
        let mixed = try Mixed(body, in: "de")
        let script = mixed.script(.skip)
        let skipped = script.omissions.filter { $0.reason == .foreignLanguage }.map { mixed.book.text(in: $0.span) }
        let found = passages.count { _, passage in skipped.contains { $0.contains(passage) } }
        #expect(Double(found) >= 0.95 * Double(passages.count))
        let said = script.utterances.map { mixed.book.text(in: $0.span) }.joined(separator: " ")
        for sentence in MixedTexts.prose["de", default: []] { #expect(said.contains(sentence)) }
        #expect(ScriptLaws.violations(of: script, in: mixed.book).isEmpty)
    }

    @Test func `a document that is marked with its editor's language is read by the narrator`() throws {
        let prose = MixedTexts.prose["de", default: []]
        let talk = ["„Ja, natürlich.“", "„Nein, nein, nein!“", "„Aber Anna!“"]
        let body = (prose + talk + prose).map { "<p>\($0)</p>" }.joined()
        let mixed = try Mixed("<h1>1</h1><div xml:lang=\"en-US\">\(body)\(body)</div>", in: "de")
        let switched = mixed.script().utterances.filter { $0.voice != nil }
        #expect(switched.map(\.spokenText) == [])
    }

    @Test func `voices of other engines take part where they are of one family`() throws {
        let text = "<p>She looked at him for a long time.</p><p lang=\"fr\">Je ne sais pas ce que vous voulez.</p>"
        for (family, speaker) in [("many", "voice-fr"), ("other", nil)] {
            let catalogue = VoiceCatalogue(
                ManyVoices(languages: ["en"]),
                ManyVoices("more", family: family, languages: ["fr", "de"])
            )
            let mixed = try Mixed(text, in: "en", catalogue: catalogue)
            #expect(mixed.script().utterances.last?.voice?.rawValue == speaker)
        }
    }

    @Test func `numbers in a passage are said in its language`() throws {
        let mixed = try Mixed(
            "<p>He wrote 21 letters.</p><p lang=\"de\">Wir haben 21 Briefe von ihm bekommen.</p>",
            in: "en"
        )
        let said = mixed.script().utterances.map(\.spokenText)
        #expect(said.contains { $0.contains("einundzwanzig") })
    }

    @Test func `each clip is spoken, kept and found in the voice of its passage`() async throws {
        let mixed = try Mixed(
            "<p>She looked at him for a long time.</p><p lang=\"fr\">Je ne sais pas ce que vous voulez.</p>",
            in: "en"
        )
        let (vorleser, utterances) = (mixed.vorleser, mixed.script().utterances)
        let french = try #require(utterances.last)
        #expect(french.voice?.rawValue == "voice-fr")
        let clip = try await vorleser.clip(french)
        let direct = try await ManyVoices().speak(french, as: Voice.ID(rawValue: "voice-fr"))
        #expect(zip(clip.samples, direct.samples).allSatisfy { abs($0 - $1) < 0.001 })
        await vorleser.studio.settle()
        #expect(vorleser.clips.hasClip(at: vorleser.address(of: french)))
        let byStudio = try vorleser.studio.address(of: french, as: vorleser.voice.id)
        #expect(vorleser.address(of: french) == byStudio)
        let own = ClipAddress(of: french, spokenBy: ManyVoices(), as: vorleser.voice.id)
        #expect(byStudio != own)
    }
}
