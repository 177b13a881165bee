public import Tensors

/// A voice: for each number of phonemes, the style that the network speaks with.
///
/// Reference: `KPipeline.load_single_voice` in hexgrad/kokoro, `kokoro/pipeline.py`.
public struct VoicePack: Hashable, Sendable {
    /// Numbers of a style: the first half is for the sound, the second for pitch and pace.
    public static let styleWidth = 256

    /// Styles; the published voices have 510.
    public let rows: Int
    /// `[rows, 256]`
    public let elements: [Float]

    /// Far more rows than the network has positions.
    private static let rowLimit = 4_096
    /// Far beyond any published voice, whose numbers stay within ±2.
    private static let elementLimit: Float = 100

    /// A voice from a tensor `[rows, 1, 256]` or `[rows, 256]`.
    /// - Throws: ``KokoroError/notAVoice(name:)`` or ``KokoroError/notFinite(name:)``
    public init(_ tensor: StoredTensor, name: String) throws(KokoroError) {
        let shape = tensor.shape
        let isVoice = shape.count == 2 || shape.count == 3 && shape[1] == 1
        guard isVoice, shape.last == Self.styleWidth, (1...Self.rowLimit).contains(shape[0]) else {
            throw .notAVoice(name: name)
        }
        try self.init(tensor.floats(), name: name)
    }

    /// A voice from its numbers, row by row.
    /// - Throws: ``KokoroError/notAVoice(name:)`` or ``KokoroError/notFinite(name:)``
    init(_ elements: [Float], name: String) throws(KokoroError) {
        guard !elements.isEmpty, elements.count.isMultiple(of: Self.styleWidth) else { throw .notAVoice(name: name) }
        guard elements.withUnsafeBufferPointer({ isFinite($0) }) else { throw .notFinite(name: name) }
        guard elements.allSatisfy({ abs($0) <= Self.elementLimit }), elements.contains(where: { $0 != 0 }) else {
            throw .notAVoice(name: name)
        }
        rows = elements.count / Self.styleWidth
        self.elements = elements
    }

    /// The style for an utterance.
    /// - Parameter phonemes: Its symbols, without the boundaries; more than there are rows take the last one.
    /// - Returns: 256 numbers.
    public func style(phonemes: Int) -> [Float] {
        let row = min(max(phonemes, 1), rows) - 1
        return Array(elements[row * Self.styleWidth..<(row + 1) * Self.styleWidth])
    }

    /// The voices mixed, each with its share.
    ///
    /// A mix has as many rows as its longest voice; a shorter one gives its last row beyond its end.
    /// - Precondition: There is a voice; the shares are above 0 and finite.
    init(mixing voices: [(pack: VoicePack, share: Double)]) {
        let sum = voices.reduce(0) { $0 + $1.share }
        precondition(
            voices.allSatisfy { $0.share > 0 } && sum.isFinite && !voices.isEmpty,
            "Shares \(voices.map(\.share))"
        )
        rows = voices.map(\.pack.rows).max() ?? 1
        var mixed = [Float](repeating: 0, count: rows * Self.styleWidth)
        for (pack, share) in voices {
            let share = Float(share / sum)
            for index in mixed.indices {
                mixed[index] +=
                    share * pack.elements[min(index, index % Self.styleWidth + (pack.rows - 1) * Self.styleWidth)]
            }
        }
        elements = mixed
    }
}
