import VorleserCore
import VorleserDisk
import VorleserSpeech

/// What is kept of some utterances, and what can be learnt from it of the others.
struct ClipSurvey: Sendable {
    /// For each utterance, whether it is kept.
    let isKept: [Bool]
    /// UTF-16 code units in a second of speech; `nil` when too little is kept to tell.
    let pace: Double?
    /// Samples per second; `nil` when nothing is kept.
    let sampleRate: Int?
    /// Bytes that a second of speech takes as FLAC.
    let bytesPerSecond: Double?

    /// How many clips are measured at most: their mean is good to half a per cent.
    private static let mostMeasured = 400
    /// Seconds of speech that tell nothing yet.
    private static let leastSeconds = 5.0

    /// Looks for the clips of utterances.
    /// - Parameters:
    ///   - utterances: In any order.
    ///   - addresses: Where the clip of each would be.
    ///   - store: Where clips are kept.
    init(of utterances: [Utterance], at addresses: [ClipAddress], in store: ClipStore) {
        isKept = addresses.map(store.hasClip)
        let kept = utterances.indices.filter { [isKept] in isKept[$0] }
        let measured = kept.spread.prefix(Self.mostMeasured).compactMap { index in
            store.measure(at: addresses[index]).map { (utterances[index].spokenLength, $0) }
        }
        let seconds = measured.reduce(0) { $0 + $1.1.seconds }
        let isEnough = seconds >= Self.leastSeconds || (!kept.isEmpty && kept.count == utterances.count)
        pace = isEnough && seconds > 0 ? Double(measured.reduce(0) { $0 + $1.0 }) / seconds : nil
        sampleRate = measured.first?.1.sampleRate
        bytesPerSecond = seconds > 0 ? Double(measured.reduce(0) { $0 + $1.1.bytes }) / seconds : nil
    }
}

extension ClipSurvey {
    /// The same without waiting for the disk on a thread of Swift's pool.
    static func of(_ utterances: [Utterance], at addresses: [ClipAddress], in store: ClipStore) async -> ClipSurvey {
        await blocking { ClipSurvey(of: utterances, at: addresses, in: store) }
    }
}

extension Array {
    /// The elements in an order of which every beginning is spread evenly over the whole.
    ///
    /// Source: the three-distance theorem; multiples of the golden ratio lie most evenly in the unit interval.
    var spread: [Element] {
        let ratio = 0.618_033_988_749_894_8
        let places = indices.map { (index: $0, place: (Double($0) * ratio).truncatingRemainder(dividingBy: 1)) }
        return places.sorted { $0.place < $1.place }.map { self[$0.index] }
    }
}
