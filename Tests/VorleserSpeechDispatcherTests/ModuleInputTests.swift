import Testing

@testable import VorleserSpeechDispatcher

struct ModuleInputTests {
    private static func events(_ text: String, inPiecesOf size: Int = 1_000_000) -> [ModuleInput.Event] {
        var input = ModuleInput()
        let bytes = Array(text.utf8)
        return stride(from: 0, to: bytes.count, by: size).flatMap {
            input.take(bytes[$0..<min($0 + size, bytes.count)])
        }
    }

    @Test(arguments: [1, 7, 1_000_000])
    func `commands, settings and messages are told apart in pieces of any size`(size: Int) {
        let text = "INIT\nSET\nrate=-20\nsynthesis_voice=a=b\n.\nSPEAK\n<speak>Hi.\n..\n...x\n</speak>\n.\nSTOP\n"
        let events = Self.events(text, inPiecesOf: size)
        #expect(
            events == [
                .command(.initialize), .command(.settings(.speech)),
                .settings(.speech, [.init("rate=-20"), .init("synthesis_voice=a=b")]),
                .command(.message(.text)), .message(.text, .lines(["<speak>Hi.", ".", "..x", "</speak>"])),
                .command(.stop),
            ]
        )
    }

    @Test(arguments: [
        ("LIST VOICES", ModuleCommand.listVoices(language: nil)),
        ("LIST VOICES en-US none", .listVoices(language: "en-US")),
        ("DEBUG ON /tmp/x ", .debug(path: "/tmp/x")), ("DEBUG OFF ", .debug(path: nil)), ("DEBUG ON", .unknown),
        ("LIST", .unknown), ("", .unknown), ("speak", .unknown), ("SOUND_ICON", .message(.soundIcon)),
        ("CHAR", .message(.character)), ("KEY", .message(.key)), ("PAUSE\r", .pause), ("QUIT", .quit),
    ])
    func `each command is known`(line: String, command: ModuleCommand) {
        #expect(Self.events(line + "\n") == [.command(command)])
    }

    @Test func `a setting that is none is told`() {
        #expect(Self.events("SET\nrate\n.\n").last == .settings(.speech, [nil]))
    }

    @Test func `a line without end takes no memory, and the next one is read`() {
        let events = Self.events(String(repeating: "x", count: 3_000_000) + "\nSTOP\n", inPiecesOf: 65_536)
        #expect(events == [.command(.unknown), .command(.stop)])
    }

    @Test(arguments: ["x", "word\n"])
    func `a message without end is not spoken, and what follows is read`(text: String) {
        let message = String(repeating: text, count: 2_000_000 / text.utf8.count)
        let events = Self.events("SPEAK\n" + message + "\n.\nSTOP\n", inPiecesOf: 65_536)
        #expect(events == [.command(.message(.text)), .message(.text, .tooLong), .command(.stop)])
    }

    @Test func `settings without end are cut`() throws {
        let events = Self.events("SET\n" + String(repeating: "rate=1\n", count: 100_000) + ".\n", inPiecesOf: 65_536)
        guard case .settings(_, let settings) = try #require(events.last) else { return #expect(Bool(false)) }
        #expect(settings.count == ModuleInput.mostSettings)
    }

    @Test func `what is no text is read all the same`() {
        var input = ModuleInput()
        let events = input.take(Array("CHAR\n".utf8) + [0xFF, 0xFE, 0x0A] + Array(".\n".utf8))
        #expect(events.last == .message(.character, .lines(["\u{FFFD}\u{FFFD}"])))
    }

    // MARK: Settings

    @Test func `settings are taken over, and brought into their limits`() {
        var settings = SpeechSettings()
        let lines = [
            "rate=50", "pitch=-200", "pitch_range=3", "volume=0", "punctuation_mode=most", "spelling_mode=on",
            "cap_let_recogn=icon", "voice=child_female", "language=de", "synthesis_voice=NULL", "new_one=1",
        ]
        for line in lines { #expect(ModuleInput.Setting(line).map { settings.set($0) } == true) }
        #expect(settings.rate == 50 && settings.pitch == -100 && settings.volume == 0)
        #expect(settings.punctuation == .most && settings.isSpelled && settings.capitals == .icon)
        #expect(settings.kind == .childFemale && settings.language == "de" && settings.voice == nil)
        #expect(settings.pitchFactor == 0.5 && settings.gain == 0.5 && abs(settings.speed - 1.732) < 0.001)
    }

    @Test(arguments: ["rate=fast", "volume=", "punctuation_mode=much", "voice=robot", "spelling_mode=maybe"])
    func `a value that is none is told, and changes nothing`(line: String) {
        var settings = SpeechSettings()
        #expect(ModuleInput.Setting(line).map { settings.set($0) } == false)
        #expect(settings == SpeechSettings())
    }

    @Test func `a rate goes from a third to three times`() {
        var settings = SpeechSettings()
        #expect(settings.speed == 1)
        settings.rate = -100
        #expect(abs(settings.speed - 1.0 / 3) < 1e-9)
        settings.rate = 100
        #expect(abs(settings.speed - 3) < 1e-9)
    }

    // MARK: Replies

    @Test func `sound is sent so that no byte of it is a line end`() throws {
        let samples: [Int16] = [0x0A0A, 0x7D7D, 0, -1, 0x0A7D]
        let bytes = ModuleReply.audio(samples, sampleRate: 16_000).bytes
        let zero = try #require(bytes.firstIndex(of: 0))
        let head = String(decoding: bytes[..<zero], as: UTF8.self)
        #expect(
            head
                == "705-bits=16\n705-num_channels=1\n705-sample_rate=16000\n705-num_samples=5\n705-big_endian=0\n705-AUDIO"
        )
        let rest = bytes[(zero + 1)...]
        let end = try #require(rest.firstIndex(of: 0x0A))
        #expect(String(decoding: rest[end...], as: UTF8.self) == "\n705 AUDIO\n")
        var sound: [UInt8] = []
        var isEscaped = false
        for byte in rest[..<end] {
            if byte == 0x7D, !isEscaped {
                isEscaped = true
            } else {
                sound.append(isEscaped ? byte ^ 0x20 : byte)
                isEscaped = false
            }
        }
        #expect(sound == samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] })
    }

    @Test func `a mark's name cannot end its line`() {
        #expect(
            String(decoding: ModuleReply.mark("a\n702 END\nb").bytes, as: UTF8.self)
                == "700-a 702 END b\n700 INDEX MARK\n"
        )
    }

    @Test func `no voices are told as such`() {
        #expect(String(decoding: ModuleReply.voices([]).bytes, as: UTF8.self) == "304 CANT LIST VOICES\n")
        let voice = ModuleReply.ListedVoice(name: "slt", language: "en-US", variant: "female")
        #expect(
            String(decoding: ModuleReply.voices([voice]).bytes, as: UTF8.self)
                == "200-slt\ten-US\tfemale\n200 OK VOICE LIST SENT\n"
        )
    }

    @Test func `the file of settings names who speaks`() {
        #expect(
            ModuleConfiguration("# DefaultVoice \"x\"\nOther 1\n DefaultVoice  \"af_heart\"\n").defaultVoice
                == "af_heart"
        )
        #expect(ModuleConfiguration("DefaultVoice \"\"").defaultVoice == nil)
        #expect(ModuleConfiguration("DefaultVoice").defaultVoice == nil)
    }
}
