import Testing
import VorleserCore

@testable import VorleserSpeech

struct VoiceCatalogueTests {
    @Test func `every voice is found by its name, with its engine`() throws {
        let catalogue = VoiceCatalogue(FliteEngine(), FixtureEngine())
        for voice in catalogue.voices {
            let speaker = try catalogue.speaker(voice.id)
            #expect(speaker.voice == voice)
            #expect(speaker.engine.name == voice.engine)
        }
        #expect(catalogue.voices.map(\.id.rawValue) == ["slt", "rms", "awb", "kal16", "test"])
    }

    @Test func `the first voice of the preferred engine is the standard`() {
        #expect(VoiceCatalogue().standard.id.rawValue == "slt")
        #expect(VoiceCatalogue(FixtureEngine(), FliteEngine()).standard.id.rawValue == "test")
    }

    @Test func `the built-in voice has a name of its own`() throws {
        let catalogue = VoiceCatalogue(FixtureEngine(), FliteEngine())
        #expect(try catalogue.speaker(Voice.ID(rawValue: "builtin")).voice.id.rawValue == "slt")
        #expect(throws: SpeechError.self) {
            try VoiceCatalogue(FixtureEngine()).speaker(Voice.ID(rawValue: "builtin"))
        }
    }

    @Test func `capitals do not matter`() throws {
        #expect(try VoiceCatalogue().speaker(Voice.ID(rawValue: "SLT")).voice.id.rawValue == "slt")
    }

    @Test func `an unknown voice is refused with the names of all`() {
        #expect(throws: SpeechError.unknownVoice("bob", known: ["slt", "rms", "awb", "kal16"])) {
            try VoiceCatalogue().speaker(Voice.ID(rawValue: "bob"))
        }
    }
}
