import Synchronization
import VorleserCore
public import VorleserSpeech
import Wording

/// Remembers which clips may sound odd, to tell the listener when all is done.
public final class OddClips: Sendable {
    private let warnings = Mutex<[ClipWarning]>([])

    public init() {}

    /// Remembers one; the same words at the same place count once.
    public func note(_ warning: ClipWarning) {
        warnings.withLock { all in
            if !all.contains(where: { $0.span == warning.span }) { all.append(warning) }
        }
    }

    /// How many, their first words and where they stand, on one line; `nil` when nothing is odd.
    public var summary: String? {
        let all = warnings.withLock { $0 }.sorted { $0.span.lowerBound < $1.span.lowerBound }
        guard !all.isEmpty else { return nil }
        let shown = all.prefix(Self.mostShown).map {
            localized("“\($0.text.shortened)” at \($0.span.lowerBound.utf16)")
        }
        let more = all.count > shown.count ? [localized("and \(all.count - shown.count) more")] : []
        let places = (shown + more).joined(separator: ", ")
        return all.count == 1
            ? localized("1 utterance may sound odd: \(places)")
            : localized("\(all.count) utterances may sound odd: \(places)")
    }

    private static let mostShown = 5
}

extension String {
    /// Its first words, on one line.
    var shortened: String {
        let flat = split { $0.isWhitespace }.joined(separator: " ")
        return flat.count <= 40 ? flat : flat.prefix(39) + "…"
    }
}
