import Kokoro
import VorleserCore

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// What brings a voice to the level and the pace of all voices.
struct MeasuredLevel: Hashable, Codable {
    /// What its sound is multiplied with.
    let gain: Float
    /// How fast it speaks in its styles; `nil` in records of versions that did not measure it.
    var pace: VoicePace?
    /// What was measured: digits of a hash over weights, configuration and voice. With others it says nothing.
    let of: String

    /// No voice is that far from the others; what seems so is no voice. ±12 dB.
    static let bounds: ClosedRange<Float> = 0.25...4

    /// What brings sound of some loudness, in LUFS, to that of all voices, in steps of a tenth of a decibel.
    static func gain(for loudness: Double) -> Float {
        let decibels = ((Loudness.house - loudness) * 10).rounded() / 10
        return min(max(Float(pow(10, decibels / 20)), bounds.lowerBound), bounds.upperBound)
    }
}

extension ModelRecord {
    /// What brings a voice to the level of all; `nil` when it was not measured, or with other weights.
    func gain(of voice: String) -> Float? {
        guard let level = level(of: voice) else { return nil }
        return MeasuredLevel.bounds.contains(level.gain) ? level.gain : nil
    }

    /// How fast a voice speaks in its styles; `nil` when it was not measured, or with other weights.
    func pace(of voice: String) -> VoicePace? {
        guard let pace = level(of: voice)?.pace, pace.isUsable else { return nil }
        return pace
    }

    private func level(of voice: String) -> MeasuredLevel? {
        guard let level = levels?[voice], let subject = levelSubject(of: voice), level.of == subject else { return nil }
        return level
    }

    /// What a voice's level depends on; `nil` without the weights or without the voice.
    func levelSubject(of voice: String) -> String? {
        guard let model, let file = voices[voice] else { return nil }
        let facts = [model.sha256, configuration?.sha256 ?? "", file.sha256].joined(separator: "\n")
        return String(SHA256.digest(of: facts.utf8).prefix(16))
    }

    /// The voices whose level or pace is not known, by name.
    var unmeasured: [String] {
        model == nil ? [] : voices.keys.filter { gain(of: $0) == nil || pace(of: $0) == nil }.sorted()
    }
}
