public import Foundation
import Phonemes
import Wording

extension PronunciationError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .nothingToFind: localized("There is no word to be said otherwise.")
        case .nothingToSay: localized("There is nothing to be said for it.")
        case .severalLines(let text): localized("“\(text.prefix(40))” holds a tab or a line end.")
        case .notation(let error): error.errorDescription
        case .badPattern(let pattern, let reason, let place):
            place.map { localized("“\(pattern)” is no regular expression: \(reason) (character \($0)).") }
                ?? localized("“\(pattern)” is no regular expression: \(reason).")
        case .endlessPattern(let pattern, let place):
            localized("“\(pattern)” might never end: from character \(place) on it repeats what varies.")
        case .slowPattern(let pattern): localized("“\(pattern)” takes too long to look for.")
        case .untriedPattern(let pattern):
            localized("“\(pattern)” was not tried: the patterns before it took too long.")
        case .unknownWay(let way): localized("“\(way)” is no way to say something.")
        case .unknownOption(let option): localized("There is no option “\(option)”.")
        case .wrongColumns(let count): localized("There are \(count) columns.")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .nothingToFind: localized("Name the word as it is printed.")
        case .nothingToSay: localized("Give another spelling, or sounds; to leave the word out, skip it.")
        case .severalLines: localized("Write it on one line, with blanks only.")
        case .notation(let error): error.recoverySuggestion
        case .badPattern: localized("Mend the expression, or look for the words themselves.")
        case .endlessPattern:
            localized("Repeat only once, or without going back: (a++)+ instead of (a+)+, (a|b)++ instead of (a|b)+.")
        case .slowPattern:
            localized(
                "Repeat fewer times in a row, or without going back: .*x instead of .*.*x, a++b instead of a+a+b."
            )
        case .untriedPattern: localized("Give it in a file with fewer patterns.")
        case .unknownWay: localized("The second column is one of say, ipa, phonemes, skip.")
        case .unknownOption: localized("The fourth column has any of anywhere, regex, match-case.")
        case .wrongColumns: localized("There are two to five, parted by tabs: word, way, what is said, options, note.")
        }
    }
}
