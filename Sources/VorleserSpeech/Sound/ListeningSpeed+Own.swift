#if !canImport(CSonic)
    import VorleserCore

    /// Where there is no Sonic.
    extension ListeningSpeed {
        func stretched(_ samples: [Float], sampleRate: Int, pitch: Double = 1) throws(SpeechError) -> [Float] {
            PeriodStretch(samples, sampleRate: sampleRate).stretched(speed: speed, pitch: pitch)
        }
    }
#endif
