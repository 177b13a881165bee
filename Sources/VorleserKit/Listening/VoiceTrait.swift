import VorleserCore

/// What a voice is like, for people who choose one: told from its sound, not from anybody's taste.
public enum VoiceTrait: String, Hashable, Codable, Sendable, CaseIterable {
    /// Lower or higher than most voices of women, or of men.
    case low, high
    /// How much of its sound lies above 1000 Hz.
    case warm, clear, bright
    /// Its melody goes up and down much, or hardly.
    case lively, even
    /// It takes more time for the same sentences than most, or less.
    case calm, brisk
    /// Most of its sound has no pitch.
    case whispering
}

/// What was measured of a voice that spoke the first sentences of the IEEE's list; printed by
/// `Benchmarks/voice_traits.py`.
struct VoiceMeasurement: Hashable, Sendable {
    /// The median of the fundamental frequency, in hertz.
    let pitch: Double
    /// Between the quartiles of the fundamental frequency, in semitones.
    let melody: Double
    /// The level from 1000 to 5000 Hz against that from 50 to 1000 Hz, in decibels.
    let brightness: Double
    /// The share of its sound that has a pitch: 0 … 1.
    let voiced: Double
    /// How long the sentences took; `nil` of voices of other languages than theirs.
    let seconds: Double?

    /// What its numbers say.
    /// - Parameter sex: `female` or `male`; without it nothing is said of the pitch.
    /// - Returns: In the order in which they are told.
    func traits(sex: String?) -> [VoiceTrait] {
        var traits: [VoiceTrait] = []
        if voiced < 0.45, (seconds ?? 0) >= 20 { traits.append(.whispering) }
        switch (sex, pitch) {
        case ("female", ..<165), ("male", ..<105): traits.append(.low)
        case ("female", 210...), ("male", 135...): traits.append(.high)
        default: break
        }
        traits.append(brightness <= -11.5 ? .warm : brightness >= -7.5 ? .bright : .clear)
        if melody >= 4 { traits.append(.lively) } else if melody < 2 { traits.append(.even) }
        if let seconds {
            if seconds >= 17 { traits.append(.calm) } else if seconds < 14.8 { traits.append(.brisk) }
        }
        return traits
    }

    /// Those that could be heard, by the voice's name. Kokoro's with the weights of 8 bits.
    static let known: [String: VoiceMeasurement] = [
        "af_bella": .init(pitch: 195, melody: 3.1, brightness: -13.2, voiced: 0.80, seconds: 15.8),
        "af_heart": .init(pitch: 195, melody: 3.5, brightness: -9.1, voiced: 0.68, seconds: 15.1),
        "af_nicole": .init(pitch: 146, melody: 2.3, brightness: -10.5, voiced: 0.44, seconds: 22.5),
        "am_fenrir": .init(pitch: 139, melody: 6.0, brightness: -6.0, voiced: 0.64, seconds: 15.9),
        "am_michael": .init(pitch: 112, melody: 4.4, brightness: -8.9, voiced: 0.59, seconds: 17.3),
        "am_puck": .init(pitch: 114, melody: 5.1, brightness: -9.9, voiced: 0.65, seconds: 16.1),
        "bf_emma": .init(pitch: 179, melody: 3.2, brightness: -6.4, voiced: 0.71, seconds: 14.6),
        "bm_george": .init(pitch: 142, melody: 3.1, brightness: -12.2, voiced: 0.88, seconds: 17.6),
        "bm_lewis": .init(pitch: 87, melody: 5.9, brightness: -7.4, voiced: 0.47, seconds: 16.6),
        "ef_dora": .init(pitch: 169, melody: 3.7, brightness: -6.0, voiced: 0.74, seconds: nil),
        "em_alex": .init(pitch: 131, melody: 4.1, brightness: -8.0, voiced: 0.63, seconds: nil),
        "ff_siwis": .init(pitch: 205, melody: 3.3, brightness: -12.3, voiced: 0.87, seconds: nil),
        "if_sara": .init(pitch: 218, melody: 2.7, brightness: -9.2, voiced: 0.94, seconds: nil),
        "im_nicola": .init(pitch: 89, melody: 3.4, brightness: -14.5, voiced: 0.68, seconds: nil),
        "pf_dora": .init(pitch: 178, melody: 3.0, brightness: -6.0, voiced: 0.71, seconds: nil),
        "pm_alex": .init(pitch: 138, melody: 3.6, brightness: -8.1, voiced: 0.63, seconds: nil),
        "slt": .init(pitch: 172, melody: 1.3, brightness: -20.2, voiced: 1.00, seconds: 14.7),
        "rms": .init(pitch: 101, melody: 3.2, brightness: -12.5, voiced: 0.81, seconds: 17.1),
        "awb": .init(pitch: 130, melody: 1.8, brightness: -11.9, voiced: 0.96, seconds: 15.3),
        "kal16": .init(pitch: 90, melody: 1.3, brightness: -10.4, voiced: 0.51, seconds: 14.0),
    ]
}
