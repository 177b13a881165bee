import VorleserCore

extension Clip {
    /// The clip as it comes back from the store: every sample one that 16 bits can hold, without dither.
    ///
    /// A fresh clip is made so too, so that what is heard live and what is exported later are the same.
    var quantised: Clip {
        Clip(samples: shorts.map { Float($0) / 32_768 }, sampleRate: sampleRate, words: words)
    }

    /// The samples in 16 bits.
    var shorts: [Int16] {
        samples.map { $0.isNaN ? 0 : Int16(clamping: Int(max(-1, min($0, 1)) * 32_768 + ($0 < 0 ? -0.5 : 0.5))) }
    }
}
