import Foundation
import Synchronization
import Testing
import VorleserKit
import VorleserTesting

@testable import VorleserSpeechDispatcher

struct ModuleSessionTests {
    /// A session, and what it has written.
    private final class Talk: Sendable {
        let engine: TonesEngine
        let begun: AsyncStream<Void>
        private let written = Mutex<[UInt8]>([])
        private let session: Mutex<ModuleSession?> = Mutex(nil)
        let folder: Folder

        init() throws {
            folder = try Folder()
            let (begun, telling) = AsyncStream.makeStream(of: Void.self)
            (self.begun, engine) = (begun, TonesEngine(begun: telling))
            let folders = Folders(cache: folder.url, state: folder.url, data: folder.url)
            let catalogue = VoiceCatalogue(engines: [engine])
            let made = ModuleSession(soundIcons: folder.url) {
                try Vorleser(folders: folders, catalogue: catalogue, keepsClips: false)
            } write: { [self] bytes in
                written.withLock { $0 += bytes }
            }
            session.withLock { $0 = made }
        }

        private var open: ModuleSession { session.withLock { $0 }.unsafelyUnwrapped }

        /// What is answered and told up to the end of the message, a line each; sound is `♪` with its samples.
        func say(_ text: String, waits: Bool = true) async throws -> [String] {
            let goesOn = try await open.take(Array(text.utf8))
            if waits { await open.settle() }
            return lines() + (goesOn ? [] : ["over"])
        }

        func end() async { await open.end() }

        func lines() -> [String] {
            let bytes = written.withLock { written in
                defer { written = [] }
                return written
            }
            var result: [String] = []
            for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast() {
                let words = String(decoding: line.prefix { $0 != 0 }, as: UTF8.self)
                if words.hasPrefix("705-num_samples=") {
                    let count = Int(words.dropFirst(16)) ?? 0
                    if let last = result.last, last.hasPrefix("♪") {
                        result[result.count - 1] = "♪ \((Int(last.dropFirst(2)) ?? 0) + count)"
                    } else {
                        result.append("♪ \(count)")
                    }
                } else if !words.hasPrefix("705") {
                    result.append(words)
                }
            }
            return result
        }
    }

    private static func talk(_ settings: String = "") async throws -> Talk {
        let talk = try Talk()
        _ = try await talk.say(
            "INIT\nAUDIO\naudio_output_method=server\n.\n" + (settings.isEmpty ? "" : "SET\n\(settings)\n.\n")
        )
        return talk
    }

    @Test func `a module is loaded, tells its voices and is left`() async throws {
        let talk = try Talk()
        #expect(try await talk.say("INIT\n") == ["299-Vorleser with 4 voices", "299 OK LOADED SUCCESSFULLY"])
        let audio = ["207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED"]
        #expect(try await talk.say("AUDIO\naudio_output_method=server\n.\n") == audio)
        let log = ["207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOGLEVEL SET"]
        #expect(try await talk.say("LOGLEVEL\nlog_level=3\n.\n") == log)
        let english = [
            "200-ann\ten-US\tfemale", "200-bob\ten-US\tmale", "200-kim\ten-GB\tmale", "200 OK VOICE LIST SENT",
        ]
        #expect(try await talk.say("LIST VOICES en\n") == english)
        #expect(try await talk.say("LIST VOICES\n").count == 5)
        #expect(try await talk.say("LIST VOICES cs\n") == ["304 CANT LIST VOICES"])
        #expect(try await talk.say("QUIT\n") == ["210 OK QUIT", "over"])
        // What would speak says why it does not.
        let other = ModuleSession {
            throw SpeechError.unknownVoice("x", known: [])
        } write: { bytes in
            #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("\n399 ERR CANT INIT MODULE\n"))
        }
        _ = try await other.take(Array("INIT\n".utf8))
    }

    @Test func `a message is begun with its sound, and marks come between their words`() async throws {
        let talk = try await Self.talk()
        let lines = try await talk.say(
            #"""
            SPEAK
            <speak><mark name="a"/>One <mark name="b"/>two. <mark name="__spd_0"/>Three.<mark name="c"/></speak>
            .

            """#
        )
        let kinds = lines.filter { !$0.hasPrefix("♪") }
        #expect(
            kinds == [
                "202 OK RECEIVING MESSAGE", "200 OK SPEAKING", "701 BEGIN", "700-a", "700 INDEX MARK", "700-b",
                "700 INDEX MARK", "700-__spd_0", "700 INDEX MARK", "700-c", "700 INDEX MARK", "702 END",
            ]
        )
        // A quarter of a second is a word; behind the sentence is its silence.
        let sounds = lines.filter { $0.hasPrefix("♪") }.compactMap { Int($0.dropFirst(2)) }
        #expect(sounds.count == 3 && sounds[0] == 2000 && sounds[1] > 2000 && sounds[2] >= 2000)
    }

    @Test func `a message that is stopped ends at once, and the next one is spoken`() async throws {
        let talk = try await Self.talk()
        #expect(try await talk.say("SPEAK\nendless\n.\n", waits: false).last == "200 OK SPEAKING")
        for await _ in talk.begun { break }
        // While it speaks it takes no other.
        let other = ["202 OK RECEIVING MESSAGE", "301 ERROR CANT SPEAK"]
        #expect(try await talk.say("SPEAK\nother\n.\n", waits: false) == other)
        #expect(try await talk.say("STOP\n") == ["701 BEGIN", "703 STOP"])
        #expect(try await talk.say("STOP\nPAUSE\n") == [])
        #expect(try await talk.say("SPEAK\nnext\n.\n").suffix(3) == ["701 BEGIN", "♪ 2000", "702 END"])
    }

    @Test func `a message that is paused goes as far as the server's next mark`() async throws {
        let talk = try await Self.talk()
        let text = #"<speak>hold.<mark name="x"/><mark name="__spd_0"/> Two.<mark name="__spd_1"/> Three.</speak>"#
        _ = try await talk.say("SPEAK\n\(text)\n.\n", waits: false)
        for await _ in talk.begun { break }
        #expect(try await talk.say("PAUSE\n", waits: false) == [])
        talk.engine.letGo()
        let lines = try await talk.say("")
        #expect(lines.last == "704 PAUSE" && lines.contains("700-x"))
        #expect(lines.contains("700-__spd_0") && !lines.contains("700-__spd_1"))
        // Where there is no such mark, it is said to its end.
        _ = try await talk.say("SPEAK\nhold\n.\n", waits: false)
        for await _ in talk.begun { break }
        _ = try await talk.say("PAUSE\n", waits: false)
        talk.engine.letGo()
        #expect(try await talk.say("").last == "702 END")
    }

    @Test func `characters, keys and sounds are said by their names`() async throws {
        let talk = try await Self.talk("language=en")
        for message in ["CHAR\nspace", "CHAR\n..", "KEY\ncontrol_a", "SOUND_ICON\nmessage-new"] {
            #expect(try await talk.say(message + "\n.\n").last == "702 END")
        }
        #expect(talk.engine.said == ["ann: space", "ann: dot", "ann: control, A", "ann: message new"])
        let many = ["202 OK RECEIVING MESSAGE", "305 DATA MORE THAN ONE LINE"]
        #expect(try await talk.say("CHAR\na\nb\n.\n") == many)
        // What was typed before is not made again.
        _ = try await talk.say("CHAR\n..\n.\n")
        #expect(talk.engine.said.count == 4)
    }

    @Test(arguments: [
        ("language=de", "eva"), ("language=en", "ann"), ("language=en-GB", "kim"), ("language=cs", "ann"),
        ("language=en\nvoice=male2", "bob"), ("language=en\nvoice=male3", "kim"), ("language=en\nvoice=female3", "ann"),
        ("language=de\nvoice=male2", "eva"), ("synthesis_voice=bob\nlanguage=de", "bob"),
        ("synthesis_voice=nobody\nlanguage=de", "eva"), ("language=NULL\nvoice=male1", "ann"),
    ])
    func `who speaks is told by name, by language and by kind`(settings: String, voice: String) async throws {
        let talk = try await Self.talk(settings)
        #expect(try await talk.say("SPEAK\nword\n.\n").last == "702 END")
        #expect(talk.engine.said == [voice + ": word"])
    }

    @Test func `a passage in another language has another voice`() async throws {
        let talk = try await Self.talk("language=en\nsynthesis_voice=bob")
        _ = try await talk.say("SPEAK\n<speak>One <lang xml:lang=\"de\">zwei</lang> three</speak>\n.\n")
        #expect(talk.engine.said == ["bob: One", "eva: zwei", "bob: three"])
    }

    @Test func `rate and volume are heard`() async throws {
        let talk = try await Self.talk("rate=100")
        let sound = try #require(try await talk.say("SPEAK\none two three four\n.\n").first { $0.hasPrefix("♪") })
        let samples = try #require(Int(sound.dropFirst(2)))
        #expect(abs(samples - 8000 / 3) < 400)
    }

    @Test(arguments: ["rate=fast", "voice=robot"])
    func `a setting that is none is told`(setting: String) async throws {
        let talk = try await Self.talk()
        #expect(try await talk.say("SET\n\(setting)\n.\n").last == "303 ERROR INVALID PARAMETER OR VALUE")
        #expect(try await talk.say("SET\nrate\n.\n").last == "302 ERROR BAD SYNTAX")
        #expect(try await talk.say("AUDIO\naudio_output_method=alsa\n.\n").last == "300 MODULE ERROR")
        #expect(try await talk.say("HELLO\n") == ["300 ERR UNKNOWN COMMAND"])
    }

    @Test func `what cannot be spoken begins and ends all the same`() async throws {
        let talk = try await Self.talk()
        #expect(try await talk.say("SPEAK\n.\n").last == "301 ERROR CANT SPEAK")
        #expect(try await talk.say("SPEAK\n<speak></speak>\n.\n").suffix(2) == ["701 BEGIN", "702 END"])
        #expect(try await talk.say("SPEAK\n#\n.\n").suffix(2).first == "701 BEGIN")
        let marks = try await talk.say("SPEAK\n<speak><mark name='a'/></speak>\n.\n")
        #expect(marks.suffix(4) == ["701 BEGIN", "700-a", "700 INDEX MARK", "702 END"])
    }

    @Test func `the conversation is written down where the server asks for it`() async throws {
        let folder = try Folder()
        let file = folder.path("log")
        let talk = try await Self.talk()
        #expect(try await talk.say("DEBUG ON \(file)\n") == ["200 OK DEBUGGING ON"])
        _ = try await talk.say("LIST VOICES\n")
        #expect(try await talk.say("DEBUG OFF\n") == ["200 OK DEBUGGING OFF"])
        #expect(try String(decoding: folder.bytes("log"), as: UTF8.self).contains("listVoices"))
        #expect(try await talk.say("DEBUG ON /no/such/folder/log\n") == ["303 CANT OPEN CUSTOM DEBUG FILE"])
    }

    @Test func `nothing that is said is written to the disk`() async throws {
        let talk = try await Self.talk()
        #expect(try await talk.say("SPEAK\nA secret word.\n.\nCHAR\nx\n.\n").last == "702 END")
        #expect(try talk.folder.names.isEmpty)
    }

    /// What Debian's speech-dispatcher 0.11.4 sent while `Tests/BrowserTests/test_speech_dispatcher.py` ran.
    @Test func `a conversation with the real server is answered to its end`() async throws {
        let transcripts = Checkout.folder.appending(path: "Tests/VorleserSpeechDispatcherTests/Transcripts")
        let text = { (name: String) in
            try String(decoding: Data(contentsOf: transcripts.appending(path: name)), as: UTF8.self)
        }
        let sent = try text("sent.txt")
        let talk = try Talk()
        var heard: [String] = []
        for line in sent.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
            heard += try await talk.say(line + "\n").filter { !$0.hasPrefix("♪") }
        }
        #expect(try heard == text("answered.txt").split(separator: "\n").map(String.init))
    }
}
