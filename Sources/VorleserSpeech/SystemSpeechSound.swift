import Foundation
import VorleserCore

/// Sound from a system's synthesizer, and where its words begin.
struct SystemSpeechSound: Sendable, Equatable {
    /// Where a word begins in the sound.
    struct Marker: Sendable, Equatable {
        /// Counted from the first sample, in bytes.
        let byte: Int
        /// UTF-16 code units of the spoken text.
        let range: NSRange
        /// How many samples had come when it was told.
        fileprivate(set) var samplesBefore = 0

        init(byte: Int, range: NSRange) { (self.byte, self.range) = (byte, range) }
    }

    /// Mono, −1 … 1.
    private(set) var samples: [Float] = []
    /// Samples per second.
    private(set) var sampleRate = 22_050
    private var bytesPerSample = 4
    private var markers: [Marker] = []

    mutating func append(_ more: [Float], sampleRate: Int, bytesPerSample: Int) {
        samples += more
        self.sampleRate = max(sampleRate, 1)
        self.bytesPerSample = max(bytesPerSample, 1)
    }

    mutating func append(_ more: [Marker]) {
        markers += more.map { marker in
            var marker = marker
            marker.samplesBefore = samples.count
            return marker
        }
    }

    /// The sound as a clip, at the level of all voices.
    /// - Parameter utterance: What was said.
    /// - Returns: The clip, its silence trimmed.
    func clip(of utterance: Utterance) -> Clip {
        let words = words(of: utterance.spokenText)
        let loudness = Loudness.integrated(of: samples, sampleRate: sampleRate)
        // What hardly sounds at all is not made louder without end.
        let decibels = min(max(loudness.map { Loudness.house - $0 } ?? 0, -20), 20)
        var waveform = Waveform(floats: samples, sampleRate: sampleRate, gain: Float(pow(10, decibels / 20)))
        waveform.limit()
        let start = waveform.trimSilence()
        let end = Double(waveform.samples.count) / Double(sampleRate)
        let inside = words.map { word in
            let from = min(max(word.seconds.lowerBound - start, 0), end)
            return SpokenWord(source: word.source, seconds: from..<min(max(word.seconds.upperBound - start, from), end))
        }
        return Clip(
            samples: waveform.samples,
            sampleRate: sampleRate,
            words: utterance.wordTimes(of: inside),
            of: utterance
        )
    }

    /// When each word sounds: as the system says, or where it says nothing as long as its letters are many.
    private func words(of text: String) -> [SpokenWord] {
        let length = text.utf16.count
        let marked = markers.filter { $0.range.location >= 0 && $0.range.length > 0 && $0.byte >= 0 }
            .filter { $0.range.location <= length && $0.range.length <= length - $0.range.location }
        var known = 0
        // Markers that go back are not believed.
        let onward = marked.filter { marker in
            guard marker.range.location >= known else { return false }
            known = marker.range.location + marker.range.length
            return true
        }
        guard let starts = starts(of: onward) else { return spread(text) }
        var words: [SpokenWord] = []
        for (index, marker) in onward.enumerated() {
            let source = marker.range.location..<marker.range.location + marker.range.length
            let start = max(starts[index], words.last?.seconds.upperBound ?? 0)
            let end = index + 1 < starts.count ? max(starts[index + 1], start) : seconds
            words.append(SpokenWord(source: source, seconds: start..<max(end, start)))
        }
        return words
    }

    /// When each begins, in seconds. Where their bytes do not go onward they are counted from each buffer, or mean nothing.
    /// - Returns: `nil` when they mean nothing.
    private func starts(of markers: [Marker]) -> [Double]? {
        let told = [
            markers.map(\.byte), markers.map { $0.samplesBefore * bytesPerSample &+ $0.byte },
        ]
        let bytes = told.first { bytes in
            guard let first = bytes.first, let last = bytes.last else { return false }
            return (bytes.count == 1 || last > first) && zip(bytes, bytes.dropFirst()).allSatisfy { $0 <= $1 }
        }
        return bytes?.map { min(Double($0 / bytesPerSample) / Double(sampleRate), seconds) }
    }

    private var seconds: Double { Double(samples.count) / Double(sampleRate) }

    private func spread(_ text: String) -> [SpokenWord] {
        let units = Array(text.utf16)
        guard !units.isEmpty else { return [] }
        let perUnit = seconds / Double(units.count)
        var words: [SpokenWord] = []
        var start = 0
        while start < units.count {
            let end = units[start...].firstIndex(of: 0x20) ?? units.count
            if end > start {
                words.append(SpokenWord(source: start..<end, seconds: Double(start) * perUnit..<Double(end) * perUnit))
            }
            start = end + 1
        }
        return words
    }
}
