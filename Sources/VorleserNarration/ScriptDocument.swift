public import VorleserCore

/// A script as it is written to JSON: the stable form for other programs.
///
///     {
///       "utterances": [
///         {
///           "start": 0, "end": 16, "pause": 0.4, "language": "en",
///           "pieces": [ { "start": 0, "end": 16, "text": "Call me Ishmael." } ]
///         }
///       ],
///       "omissions": [ { "start": 16, "end": 17, "reason": "note-reference" } ]
///     }
///
/// Offsets are UTF-16 code units from the start of the book, ends not included; pauses are seconds. A piece has
/// `change`, the name of a rule, when other words are said than printed, `phonemes` when the listener gave them, and
/// `language` where its words are in another than the speaker's.
/// An utterance has `voice` when another than the narrator speaks it. `reason` is a raw value of
/// ``VorleserCore/OmissionReason``.
public struct ScriptDocument: Codable, Hashable, Sendable {
    public let utterances: [SpokenPart]
    public let omissions: [SkippedPart]

    /// One utterance.
    public struct SpokenPart: Codable, Hashable, Sendable {
        public let start: Int
        public let end: Int
        /// The silence after it, in seconds.
        public let pause: Double
        /// BCP 47 tag.
        public let language: String
        /// Who speaks it; not there where that is the narrator.
        public let voice: String?
        public let pieces: [SpokenPiece]
    }

    /// A stretch of the book, and the words to say for it.
    public struct SpokenPiece: Codable, Hashable, Sendable {
        public let start: Int
        public let end: Int
        public let text: String
        /// The name of the rule that changed it; not there when it is spoken as printed.
        public let change: String?
        public let phonemes: String?
        /// BCP 47 tag; not there where it is the speaker's language.
        public let language: String?
    }

    /// A stretch of the book that is not spoken.
    public struct SkippedPart: Codable, Hashable, Sendable {
        public let start: Int
        public let end: Int
        public let reason: OmissionReason
    }

    public init(of script: Script) {
        utterances = script.utterances.map(SpokenPart.init)
        omissions = script.omissions.map {
            SkippedPart(start: $0.span.lowerBound.utf16, end: $0.span.upperBound.utf16, reason: $0.reason)
        }
    }
}

extension ScriptDocument.SpokenPart {
    /// An utterance as it is written.
    public init(_ utterance: Utterance) {
        start = utterance.span.lowerBound.utf16
        end = utterance.span.upperBound.utf16
        pause = (utterance.pauseAfter.seconds * 1000).rounded() / 1000
        language = utterance.language
        voice = utterance.voice?.rawValue
        pieces = utterance.pieces.map(ScriptDocument.SpokenPiece.init)
    }
}

extension ScriptDocument.SpokenPiece {
    /// A piece as it is written.
    public init(_ piece: Piece) {
        start = piece.span.lowerBound.utf16
        end = piece.span.upperBound.utf16
        text = piece.text
        change = piece.change
        phonemes = piece.phonemes
        language = piece.language
    }
}
