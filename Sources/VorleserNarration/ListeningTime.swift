/// How long a reading takes.
///
/// Speech runs at about 16.5 characters a second, blanks counted and pauses not: Flite's voices, measured on 400
/// utterances of *Alice* and *Pride and Prejudice* with silence trimmed, speak 18.3 (slt), 17.8 (awb), 17.1 (kal16)
/// and 16.0 (rms). With its pauses a novel takes about a tenth more (*Ulysses* 10 %, *Pride and Prejudice* 8 %), which
/// makes 15 characters a second, the pace of audiobooks.
public enum ListeningTime {
    /// UTF-16 code units of spoken text in a second of speech, pauses not counted.
    public static let charactersPerSecond = 16.5
    /// How much longer a novel sounds with its pauses.
    static let pauseFactor = 1.09

    /// The time to listen to a text of which no script is made, pauses included.
    /// - Parameters:
    ///   - characters: UTF-16 code units that are read.
    ///   - rate: How fast the voice speaks: 1 as usual, 2 twice as fast.
    /// - Returns: The time, pauses included.
    public static func estimate(characters: Int, rate: Double = 1) -> Duration {
        .seconds(Double(characters) / charactersPerSecond * pauseFactor / sound(rate))
    }

    /// The time to listen to spoken text with known pauses.
    /// - Parameters:
    ///   - characters: UTF-16 code units of spoken text.
    ///   - pauses: All silences together.
    ///   - rate: The listening speed: 1 as spoken, 2 twice as fast. Pauses shrink with it.
    ///   - pace: UTF-16 code units that the voice speaks in a second.
    /// - Returns: Speech and pauses.
    public static func estimate(
        characters: Int,
        pauses: Duration,
        rate: Double = 1,
        pace: Double = charactersPerSecond
    ) -> Duration {
        (.seconds(Double(characters) / pace) + pauses) / sound(rate)
    }

    private static func sound(_ rate: Double) -> Double { rate.isFinite && rate > 0.01 ? rate : 1 }
}
