package import VorleserCore

extension Clip {
    /// The clip as it comes back from the store: every sample one that 16 bits can hold, without dither.
    ///
    /// A fresh clip is made so too, so that what is heard live and what is exported later are the same.
    var quantised: Clip {
        guard samples.contains(where: { $0 != Float(quantised: $0.quantised) }) else { return self }
        return Clip(samples: samples.map { Float(quantised: $0.quantised) }, sampleRate: sampleRate, words: words)
    }
}

extension FLACStream {
    /// A clip and a silence after it, in 16 bits.
    /// - Parameters:
    ///   - clip: The sound.
    ///   - silence: Seconds.
    package init(_ clip: Clip, silence: Double) {
        let pause = [Int16](repeating: 0, count: max(Int((silence * Double(clip.sampleRate)).rounded()), 0))
        self.init(samples: clip.samples.map { $0.quantised } + pause, sampleRate: clip.sampleRate)
    }
}

extension Float {
    /// A sample of −1 … 1 in 16 bits; what is beyond is brought back, and what is no number is silence.
    var quantised: Int16 {
        isNaN ? 0 : Int16(clamping: Int((Swift.min(Swift.max(self, -1), 1) * 32_768).rounded()))
    }

    /// A sample of 16 bits as −1 … 1.
    init(quantised sample: Int16) { self = Float(sample) / 32_768 }
}
