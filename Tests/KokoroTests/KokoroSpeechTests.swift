import Kokoro
import Testing

struct KokoroSpeechTests {
    @Test func `forty frames are a second`() {
        #expect(KokoroSpeech.sampleRate == 40 * KokoroSpeech.samplesPerFrame)
    }
}
