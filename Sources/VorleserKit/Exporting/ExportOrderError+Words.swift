public import Foundation
import VorleserExport
import VorleserSpeech
import Wording

extension ExportOrderError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .speedOutOfRange: localized("The speed must lie \(ListeningSpeed.speeds.words).")
        case .bitrateOutOfRange:
            localized("The bit rate must lie \(ExportSettings.bitrates.words) bits per second.")
        case .loudnessOutOfRange:
            localized("The loudness must lie \(ExportSettings.loudnesses.words) LUFS; audiobooks have about -18.")
        case .bitrateOfLossless(let format):
            localized("A bit rate has no meaning for \(format.rawValue), which loses nothing.")
        case .splitEPUB: localized("To split has no meaning for an EPUB.")
        case .subtitlesOfEPUB: localized("Subtitles have no meaning for an EPUB, which has the text in it.")
        case .tagsOfEPUB: localized("Another title or author is for sound files; an EPUB keeps its own.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .speedOutOfRange, .bitrateOutOfRange, .loudnessOutOfRange: nil
        case .bitrateOfLossless: localized("Leave the bit rate out, or choose m4b, mp3 or opus.")
        case .splitEPUB, .subtitlesOfEPUB, .tagsOfEPUB: localized("Leave that out, or choose another format.")
        }
    }
}

extension ClosedRange<Double> {
    /// For people: “between 0.5 and 3”.
    package var words: String { localized("between \(Self.words(lowerBound)) and \(Self.words(upperBound))") }

    private static func words(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : WordingLanguage.current.written(number)
    }
}

extension ClosedRange<Int> {
    /// For people: “between 8000 and 512000”.
    package var words: String { localized("between \(lowerBound) and \(upperBound)") }
}
