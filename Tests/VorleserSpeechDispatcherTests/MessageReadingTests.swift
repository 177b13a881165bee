import Testing

@testable import VorleserSpeechDispatcher

struct MessageReadingTests {
    private static func settings(_ change: (inout SpeechSettings) -> Void = { _ in }) -> SpeechSettings {
        var settings = SpeechSettings()
        change(&settings)
        return settings
    }

    private static func text(_ markup: String, _ settings: SpeechSettings = settings()) -> String {
        MessageReading.passages(of: markup, settings).map(\.text).joined(separator: " / ")
    }

    @Test func `white space is evened, and a paragraph stays one`() {
        #expect(Self.text("<speak>\n  One   two\nthree.\n\nFour.\u{1}\n</speak>") == "One two three.\n\nFour.")
        #expect(Self.text("<speak><p>One</p><p>two</p></speak>") == "One\n\ntwo")
        #expect(MessageReading.passages(of: "<speak> </speak>", Self.settings()).isEmpty)
    }

    @Test func `marks stand where they were written`() throws {
        let markup = #"<speak><mark name="a"/>One <mark name="b"/>two.<mark name="c"/> Three</speak>"#
        let passage = try #require(MessageReading.passages(of: markup, Self.settings()).first)
        #expect(passage.text == "One two. Three")
        #expect(passage.cues.map(\.kind) == [.mark("a"), .mark("b"), .mark("c")])
        let printed = Array("One two.\n\nThree\n".utf16)
        #expect(passage.places(in: printed) == [0, 4, 10])
    }

    @Test func `marks keep to letters where signs were left out`() throws {
        let markup = #"<speak>*One* <mark name="b"/>two</speak>"#
        let passage = try #require(MessageReading.passages(of: markup, Self.settings()).first)
        #expect(passage.places(in: Array("One two".utf16)) == [4])
        #expect(passage.places(in: []) == [0])
    }

    @Test func `a silence, another language and what stands for a word`() {
        let markup = """
            <speak>One<break time="250ms"/>two <voice xml:lang="de">drei</voice> four \
            <sub alias="World Wide Web">WWW</sub><desc>a picture</desc></speak>
            """
        let passages = MessageReading.passages(of: markup, Self.settings())
        #expect(passages.map(\.text) == ["One", "two", "drei", "four World Wide Web"])
        #expect(passages.map(\.language) == [nil, nil, "de", nil])
        #expect(passages[0].pauseAfter == .milliseconds(250))
    }

    @Test(arguments: [
        ("1e9s", 30.0), ("-2s", 0.0), ("nan", 0.0), ("500ms", 0.5), ("1.5s", 1.5), ("9999999999999s", 30.0),
    ])
    func `a silence has a limit`(time: String, seconds: Double) {
        let passages = MessageReading.passages(of: "<speak>a<break time='\(time)'/>b</speak>", Self.settings())
        #expect(passages[0].pauseAfter / .seconds(1) <= seconds)
        #expect(passages.map(\.text) == ["a", "b"])
    }

    @Test func `letters are said one by one where they are to be spelled`() {
        #expect(Self.text("<speak><say-as interpret-as='characters'>ab1.</say-as></speak>") == "A, B, 1, dot")
        #expect(Self.text("<speak>Ab c</speak>", Self.settings { $0.isSpelled = true }) == "A, B, C")
    }

    @Test(arguments: [
        (SpeechSettings.Punctuation.none, "Hi, (you) & 3.5!"), (.some, "Hi, (you) ampersand 3.5!"),
        (.most, "Hi, left paren you right paren ampersand 3.5!"),
        (.all, "Hi comma, left paren you right paren ampersand 3 dot 5 exclamation mark!"),
    ])
    func `signs are said as far as is wished`(punctuation: SpeechSettings.Punctuation, text: String) {
        #expect(
            Self.text("<speak>Hi, (you) &amp; 3.5!</speak>", Self.settings { $0.punctuation = punctuation }) == text
        )
    }

    @Test func `capitals are told from others`() throws {
        #expect(Self.text("One OK", Self.settings { $0.capitals = .spell }) == "capital One capital OK")
        let settings = Self.settings { $0.capitals = .icon }
        let passage = try #require(MessageReading.passages(of: "one Two", settings).first)
        #expect(passage.text == "one Two" && passage.cues == [Passage.Cue(kind: .tone, offset: 4)])
    }

    @Test(arguments: [
        ("a", "A", "A"), ("ß", "ß", "ß"), (".", "dot", "Punkt"), ("space", "space", "Leerzeichen"), ("7", "7", "7"),
        ("→", "rightwards arrow", "rightwards arrow"), ("|", "vertical bar", "senkrechter Strich"),
    ])
    func `a character has a name`(character: String, english: String, german: String) {
        let names = ["en-GB", "de"].map { language in
            MessageReading.passages(ofCharacter: character, Self.settings { $0.language = language }).map(\.text)
        }
        #expect(names == [[english], [german]])
    }

    @Test(arguments: [
        ("control_shift_a", "control, shift, A", "Steuerung, Umschalt, A"), ("escape", "escape", "Escape"),
        ("space", "space", "Leertaste"), ("F12", "F12", "F12"), ("double-quote", "double quote", "Anführungszeichen"),
        ("kp-plus", "keypad plus", "Ziffernblock Plus"), ("_", "underscore", "Unterstrich"),
        ("Return", "return", "Eingabe"),
        ("launch-mail", "launch mail", "launch mail"),
    ])
    func `a key has a name`(key: String, english: String, german: String) {
        let names = ["en", "de-DE"].map { language in
            MessageReading.passages(ofKey: key, Self.settings { $0.language = language }).map(\.text)
        }
        #expect(names == [[english], [german]])
    }

    @Test func `a language without names of its own has those of English`() {
        #expect(SpokenNames("cs").spelled(",") == "comma" && SpokenNames(nil).spelled(",") == "comma")
        #expect(Set(NameTable.signs.values.map(\.names.count)) == [NameTable.languages.count])
    }

    @Test func `marks and depths without number have a limit`() {
        let marks = String(repeating: "<mark name='m'/>", count: 30_000)
        #expect(MessageReading.passages(of: marks, Self.settings()).reduce(0) { $0 + $1.cues.count } == 20_000)
        let deep = String(repeating: "<p>", count: 50_000) + "word"
        #expect(Self.text(deep) == "word")
    }
}
