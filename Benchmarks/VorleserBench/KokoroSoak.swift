import Kokoro

/// Many utterances of all lengths, one after another in one process, and what memory they take: it must not grow.
struct KokoroSoak: Encodable {
    struct Moment: Encodable {
        let utterance: Int
        let residentMegabytes: Double
    }

    let utterances: Int
    let soundSeconds: Double
    let seconds: Double
    let moments: [Moment]
    let peakMegabytes: Double
    /// From the fiftieth utterance, when everything has been needed once, to the last.
    let grownMegabytes: Double

    init(_ network: KokoroNetwork, utterances: Int) throws {
        var numbers = KokoroNumbers(seed: 82)
        var (sound, work) = (0.0, 0.0)
        var moments: [Moment] = []
        for utterance in 1...utterances {
            let run = try network.speak(Self.phonemes(&numbers))
            sound += run.soundSeconds
            work += run.seconds
            guard utterance % 50 == 0 || utterance == utterances else { continue }
            moments.append(Moment(utterance: utterance, residentMegabytes: KokoroMemory.residentMegabytes))
        }
        self.utterances = utterances
        soundSeconds = sound
        seconds = work
        self.moments = moments
        peakMegabytes = KokoroMemory.peakMegabytes
        grownMegabytes = (moments.last?.residentMegabytes ?? 0) - (moments.first?.residentMegabytes ?? 0)
    }

    /// Mostly short, as books are; seldom as long as an engine lets through.
    private static func phonemes(_ numbers: inout KokoroNumbers) -> String {
        let symbols = Array("abdefhijklmnopstuvwzæðŋɑɔəɛɜɡɪɹʃʊʌʒʤʧˈˌAIOWY ,.")
        let length = Int.random(in: 0..<50, using: &numbers) == 0 ? 250 : Int.random(in: 3...60, using: &numbers)
        return String((0..<length).map { _ in symbols[Int.random(in: 0..<symbols.count, using: &numbers)] })
    }
}

/// The same numbers in every run. Source: Steele, Lea and Flood 2014, “Fast splittable pseudorandom number generators”.
struct KokoroNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
