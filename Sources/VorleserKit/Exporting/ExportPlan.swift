public import VorleserCore
public import VorleserExport

/// What an export will be, before anything of it is written.
public struct ExportPlan: Hashable, Sendable {
    /// All chapters of the book, in order.
    public let chapters: [Chapter]
    /// How many sound files there will be.
    public let files: Int
    /// How many utterances are to be spoken.
    public let utterances: Int
    /// How many of them are kept, and need not be spoken anew.
    public let keptUtterances: Int
    /// How long it sounds at the listener's speed, in seconds; learnt from clips that are kept, if there are some.
    public let seconds: Double
    /// How many seconds of it are kept.
    public let keptSeconds: Double
    /// About how large all files are together; `nil` when that cannot be told before something is spoken.
    public let bytes: Int?
    /// How long it takes on this machine, in seconds; `nil` unless it was measured.
    public let workSeconds: Double?

    /// One of the book's chapters.
    public struct Chapter: Hashable, Sendable {
        /// From 1.
        public let number: Int
        public let title: String
        public let role: SectionRole
        /// Whether it is one of those asked for.
        public let isChosen: Bool
        /// How many words are read.
        public let words: Int
        /// How long that takes at the listener's speed, in seconds.
        public let seconds: Double
        /// How many words are left out for each reason that occurs.
        public let wordsLeftOut: [OmissionReason: Int]

        /// Whether anything of it is read.
        public let isSpoken: Bool

        /// Why nothing of it is read; `nil` when something is, and when there is nothing in it.
        public var reason: OmissionReason? {
            guard !isSpoken else { return nil }
            return wordsLeftOut.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
        }
    }

    /// The chapters asked for of which nothing is read.
    public var silentChapters: [Chapter] { chapters.filter { $0.isChosen && !$0.isSpoken } }

    /// How many words of the chapters asked for are left out for each reason.
    public var wordsLeftOut: [OmissionReason: Int] {
        chapters.filter(\.isChosen).reduce(into: [:]) { sums, chapter in
            sums.merge(chapter.wordsLeftOut) { $0 + $1 }
        }
    }
}

extension ExportPlan.Chapter {
    /// The chapters of a book as they will be read.
    /// - Parameters:
    ///   - book: What is printed.
    ///   - script: What is said.
    ///   - chosen: The chapters asked for.
    ///   - pace: UTF-16 code units that are spoken in a second, pauses not counted.
    ///   - speed: How many times as fast as spoken.
    /// - Returns: All chapters, in order.
    public static func all(
        of book: Book,
        _ script: Script,
        chosen: ChapterSelection,
        pace: Double,
        speed: Double = 1
    ) -> [ExportPlan.Chapter] {
        var utterances = script.utterances[...]
        var omissions = script.omissions[...]
        let chosen = Set(chosen.indices)
        return book.chapters.enumerated().map { index, chapter in
            let spoken = utterances.prefix { $0.span.lowerBound < chapter.span.upperBound }
            utterances = utterances[spoken.endIndex...]
            let left = omissions.prefix { $0.span.lowerBound < chapter.span.upperBound }
            omissions = omissions[left.endIndex...]
            let wordsLeftOut = left.reduce(into: [OmissionReason: Int]()) { sums, omission in
                sums[omission.reason, default: 0] += book.text(in: omission.span).wordCount
            }
            let words = book.text(in: chapter.span).wordCount - wordsLeftOut.values.reduce(0, +)
            return ExportPlan.Chapter(
                number: index + 1,
                title: chapter.title,
                role: chapter.role,
                isChosen: chosen.contains(index),
                words: spoken.isEmpty ? 0 : max(words, 0),
                seconds: spoken.seconds(pace: pace) / speed,
                wordsLeftOut: wordsLeftOut,
                isSpoken: !spoken.isEmpty
            )
        }
    }
}

extension Sequence<Utterance> {
    /// How long they sound, silences and all, at a pace in UTF-16 code units a second, pauses not counted.
    func seconds(pace: Double) -> Double {
        reduce(0) { $0 + Double($1.spokenLength) / pace + $1.pauseAfter / .seconds(1) }
    }
}

extension StringProtocol {
    /// How many words there are: between blanks, with a letter or digit in them; where no blanks are written, a sign each.
    var wordCount: Int {
        var count = 0
        var isInside = false
        for scalar in unicodeScalars {
            if scalar.isWordBySelf {
                count += 1
                isInside = false
            } else if scalar.properties.isWhitespace {
                isInside = false
            } else if !isInside, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
                count += 1
                isInside = true
            }
        }
        return count
    }
}

extension Unicode.Scalar {
    /// Han, Kana: written without blanks.
    fileprivate var isWordBySelf: Bool {
        switch value {
        case 0x3041...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: true
        default: false
        }
    }
}
