public import VorleserCore
import Wording

/// What is odd about a clip, as far as it can be measured.
public enum ClipFlaw: Hashable, Sendable {
    /// The words go by faster than anybody speaks; in seconds for each phoneme.
    case hurried(secondsPerPhoneme: Double)
    /// They are drawn out.
    case dragging(secondsPerPhoneme: Double)
    /// A silence that no mark asks for, and how long it is.
    case deadAir(seconds: Double)
    /// A share of the samples is beyond full scale.
    case clipped(share: Double)
    /// It breaks off while the voice still sounds.
    case brokenOff
    /// The last word can hardly be heard.
    case faintEnd
    /// There are samples that are no numbers.
    case notFinite
}

/// A clip that sounds odd although it was made a second time; it is played all the same.
public struct ClipWarning: Hashable, Sendable {
    /// What of the book it speaks.
    public let span: TextSpan
    /// What it says.
    public let text: String
    public let voice: Voice.ID
    /// What is odd about it; never empty.
    public let flaws: [ClipFlaw]

    public init(span: TextSpan, text: String, voice: Voice.ID, flaws: [ClipFlaw]) {
        self.span = span
        self.text = text
        self.voice = voice
        self.flaws = flaws
    }
}

extension ClipFlaw: CustomStringConvertible {
    public var description: String {
        switch self {
        case .hurried(let pace): localized("The words are hurried (\(Self.milliseconds(pace)) ms a phoneme).")
        case .dragging(let pace): localized("The words are drawn out (\(Self.milliseconds(pace)) ms a phoneme).")
        case .deadAir(let seconds): localized("There is a silence of \(Self.milliseconds(seconds)) ms inside.")
        case .clipped(let share): localized("\(Int((share * 1000).rounded(.up))) of 1,000 samples are too loud.")
        case .brokenOff: localized("It breaks off while the voice still sounds.")
        case .faintEnd: localized("The last word can hardly be heard.")
        case .notFinite: localized("There are samples that are no numbers.")
        }
    }

    private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}

extension ClipWarning: CustomStringConvertible {
    public var description: String {
        localized("“\(text)” may sound odd: \(flaws.map(\.description).joined(separator: " "))")
    }
}
