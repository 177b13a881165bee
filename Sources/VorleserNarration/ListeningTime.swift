/// How long a reading takes.
///
/// Speech runs at about 15 characters a second, blanks counted.
public enum ListeningTime {
    /// UTF-16 code units of spoken text in a second of speech, pauses not counted.
    public static let charactersPerSecond = 15.0
    /// How much longer a novel sounds with its pauses.
    static let pauseFactor = 1.08

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
    ///   - rate: How fast the voice speaks: 1 as usual, 2 twice as fast. Pauses shrink with it.
    /// - Returns: Speech and pauses.
    public static func estimate(characters: Int, pauses: Duration, rate: Double = 1) -> Duration {
        (.seconds(Double(characters) / charactersPerSecond) + pauses) / sound(rate)
    }

    private static func sound(_ rate: Double) -> Double { rate.isFinite && rate > 0.01 ? rate : 1 }
}
