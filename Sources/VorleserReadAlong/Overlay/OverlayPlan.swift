import VorleserCore
import VorleserExport

/// Which element of which document sounds when.
///
/// The sound is covered without gap: the silence after a stretch belongs to it. An element in which no word begins
/// sounds with the one before it; so do the words of a picture that has no element.
struct OverlayPlan: Sendable {
    /// An element of a document with its sound.
    struct Cue: Hashable, Sendable {
        /// Which document.
        let document: Int
        let fragment: Fragment
        let sound: Int
        /// Milliseconds from the start of the sound. Never empty.
        let clip: Range<Int>
    }

    /// In the order of the book.
    let cues: [Cue]

    /// - Parameters:
    ///   - words: When what sounds.
    ///   - documents: Where each is in the book, and its elements that may be highlighted, in its order.
    init(_ words: SpokenWords, _ documents: [(span: TextSpan, fragments: [Fragment])]) {
        let pictures = Dictionary(words.pictures.map { ($0.id, $0) }) { first, _ in first }
        var begun: [Begun] = []
        for (index, document) in documents.enumerated() {
            let printed = document.fragments.filter { pictures[$0.mark] == nil }
            let shown = document.fragments.compactMap { fragment in
                pictures[fragment.mark].map {
                    Begun(document: index, fragment: fragment, sound: $0.sound, start: $0.start)
                }
            }
            begun += Self.begun(words.words(startingIn: document.span), in: printed, of: index).merged(with: shown)
        }
        cues = Self.cues(begun, words.sounds)
    }

    private static func begun(
        _ words: ArraySlice<SpokenWords.Word>,
        in fragments: [Fragment],
        of document: Int
    ) -> [Begun] {
        guard !fragments.isEmpty else { return [] }
        var begun: [Begun] = []
        for word in words {
            let next = fragments.partitioningIndex { $0.span.lowerBound > word.span.lowerBound }
            let fragment = fragments[max(next - 1, 0)]
            if let last = begun.last, last.fragment.id == fragment.id { continue }
            begun.append(Begun(document: document, fragment: fragment, sound: word.sound, start: word.start))
        }
        return begun
    }

    fileprivate struct Begun {
        let document: Int
        let fragment: Fragment
        let sound: Int
        let start: Double
    }

    private static func cues(_ begun: [Begun], _ sounds: [SpokenWords.Sound]) -> [Cue] {
        var cues: [Cue] = []
        // From the end, so that each knows where the next begins.
        var next: (sound: Int, start: Int)?
        for index in begun.indices.reversed() {
            let one = begun[index]
            let isFirst = index == 0 || begun[index - 1].sound != one.sound
            let start = isFirst ? 0 : max(Int((one.start * 1000).rounded()), 0)
            // Rounded down, but for an error of reckoning: a clip must not pass the end of its sound.
            let whole = Int((sounds[one.sound].seconds * 1000 + 1e-6).rounded(.down))
            let end = next.flatMap { $0.sound == one.sound ? $0.start : nil } ?? whole
            guard start < end else { continue }
            cues.append(Cue(document: one.document, fragment: one.fragment, sound: one.sound, clip: start..<end))
            next = (one.sound, start)
        }
        return cues.reversed()
    }
}

extension [OverlayPlan.Begun] {
    /// With others, each where it sounds.
    fileprivate func merged(with others: [Element]) -> [Element] {
        guard !others.isEmpty else { return self }
        var rest = others.sorted { ($0.sound, $0.start) < ($1.sound, $1.start) }[...]
        var result: [Element] = []
        for one in self {
            while let other = rest.first, (other.sound, other.start) < (one.sound, one.start) {
                result.append(rest.removeFirst())
            }
            result.append(one)
        }
        return result + rest
    }
}
