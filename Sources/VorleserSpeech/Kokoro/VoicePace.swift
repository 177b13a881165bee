/// How fast a voice speaks in the styles of longer and shorter utterances, and what makes its pace even.
///
/// A voice's style for few phonemes was averaged from short recordings, in which people spoke faster than in long ones: in
/// most voices the same text takes a tenth less time in the style of 30 phonemes than in that of 100. So a book's dialogue
/// would be hurried through and its descriptions dragged.
public struct VoicePace: Hashable, Codable, Sendable {
    /// For how many symbols the styles are that are measured; between them pace goes in straight lines.
    static let lengths = [20, 32, 50, 75, 110, 160, 230]

    /// The style that the others are measured against.
    static let usual = 100

    /// How long a text takes, against the same in the usual style, when it has as many symbols as its style is for: the end
    /// of a phrase is drawn out, and short texts have more of it. Fitted over all sentences of `Benchmarks/ears`.
    private static let endings: [Float] = [1.06, 1.04, 1.03, 1.02, 1, 0.98, 0.94]

    /// A difference of this much is not heard; people's own pace varies more.
    private static let tolerance: Float = 0.02

    /// Beyond it sound would suffer.
    private static let bounds: ClosedRange<Float> = 0.85...1.15

    /// Seconds that one text takes in the style of each of ``lengths``, as a share of those in the usual style, to a
    /// hundredth: so machines agree that round otherwise.
    let shares: [Float]

    /// - Parameters:
    ///   - frames: How long a text lasts in the style of each of ``lengths``.
    ///   - usual: And in the usual style; above 0.
    init(frames: [Int], usual: Int) {
        precondition(frames.count == Self.lengths.count && usual > 0, "\(frames) frames against \(usual)")
        shares = frames.map { (Float($0) / Float(usual) * 100).rounded() / 100 }
    }

    /// A mixture's: styles are mixed, and pace goes along with them.
    /// - Parameter voices: Each with its share; the shares add up to 1.
    init(mixing voices: [(pace: VoicePace, share: Double)]) {
        shares = Self.lengths.indices.map { index in
            let mixed = voices.reduce(0) { $0 + Double($1.pace.shares[index]) * $1.share }
            return Float((mixed * 100).rounded() / 100)
        }
    }

    /// Whether the numbers can be those of a voice; what comes from a file may not.
    var isUsable: Bool { shares.count == Self.lengths.count && shares.allSatisfy { (0.25...4).contains($0) } }

    /// The speed at which an utterance is as fast as all others: 2 is twice as fast as the network has it.
    /// - Parameters:
    ///   - symbols: What is spoken, in symbols.
    ///   - style: For how many symbols its style is.
    /// - Returns: 0.85 to 1.15.
    /// - Precondition: ``isUsable``
    func speed(symbols: Int, styledAs style: Int) -> Float {
        let seconds = Self.value(at: style, of: shares) * Self.value(at: symbols, of: Self.endings)
        let even = seconds > 1 ? max(seconds - Self.tolerance, 1) : min(seconds + Self.tolerance, 1)
        // The shortest are over in a moment; hurrying them would cost sounds.
        let most = symbols < Self.lengths[0] ? 1 : Self.bounds.upperBound
        return min(max(even, Self.bounds.lowerBound), most)
    }

    private static func value(at length: Int, of values: [Float]) -> Float {
        guard let next = lengths.firstIndex(where: { $0 >= length }) else { return values[values.count - 1] }
        guard next > 0 else { return values[0] }
        let share = Float(length - lengths[next - 1]) / Float(lengths[next] - lengths[next - 1])
        return values[next - 1] + share * (values[next] - values[next - 1])
    }
}
