#if canImport(CFlite)
    import CFlite
    import VorleserCore

    /// One of the voices that come with Flite.
    struct FliteVoice: Sendable {
        let id: Voice.ID
        /// For people.
        let name: String
        /// BCP 47 tag.
        let language: String
        /// What brings its speech to the level of all voices, −20 LUFS; measured over a chapter of a novel.
        let gain: Float
        /// UTF-16 code units of text in a second of speech, measured over the same chapter.
        let pace: Double
        /// Makes Flite know the voice, once; asked again it answers the same. Takes about 0.05 ms.
        let register: @Sendable (UnsafePointer<CChar>?) -> UnsafeMutablePointer<cst_voice>?

        /// The best first.
        static let all = [
            FliteVoice(id: "slt", name: "Slt (US English, female)", language: "en-US", gain: 0.645, pace: 18.1) {
                register_cmu_us_slt($0)
            },
            FliteVoice(id: "rms", name: "Rms (US English, male)", language: "en-US", gain: 1.175, pace: 15.9) {
                register_cmu_us_rms($0)
            },
            FliteVoice(id: "awb", name: "Awb (Scottish English, male)", language: "en-GB", gain: 1.06, pace: 17.7) {
                register_cmu_us_awb($0)
            },
            FliteVoice(id: "kal16", name: "Kal (US English, male, diphones)", language: "en-US", gain: 2.63, pace: 17.2)
            {
                register_cmu_us_kal16($0)
            },
        ]

        private init(
            id: String,
            name: String,
            language: String,
            gain: Float,
            pace: Double,
            register: @escaping @Sendable (UnsafePointer<CChar>?) -> UnsafeMutablePointer<cst_voice>?
        ) {
            self.id = Voice.ID(rawValue: id)
            self.name = name
            self.language = language
            self.gain = gain
            self.pace = pace
            self.register = register
        }
    }
#endif
