import Foundation
import VorleserKit

/// The sentence that sounds, on the terminal: with its word on one line that is drawn over; or, where a line cannot be
/// drawn over, each sentence once, which is also what a reader for the blind can follow.
struct ReadingView {
    private let book: Book
    private let isShown = Terminal.showsProgress
    private let redraws = Terminal.redraws
    /// How many columns the line took that was drawn last.
    private var drawn = 0
    private var lastSentence: Int?
    private var lastSpeed: Double?

    init(of book: Book) {
        self.book = book
        guard isShown else { return }
        Terminal.note(localized("space: pause   ← →: sentence   ↑ ↓: chapter   + -: speed   q: stop"))
    }

    /// - Parameters:
    ///   - status: What sounds.
    ///   - news: What else goes on, in a few letters.
    mutating func show(_ status: PlaybackStatus, and news: String? = nil) {
        guard isShown, let index = book.sentenceIndex(at: status.offset) else { return }
        if redraws { draw(status, in: book.sentences[index].span, news) } else { tell(status, index) }
    }

    /// Leaves the line as it is, and says what has become of the place.
    func end(_ status: PlaybackStatus) {
        guard isShown else { return }
        if redraws { write("\n") }
        if status.state == .stopped { Terminal.note(localized("The place is kept, at \(share(of: status)) %.")) }
    }

    // MARK: A line for each sentence

    private mutating func tell(_ status: PlaybackStatus, _ index: Int) {
        if lastSpeed != status.speed, lastSpeed != nil { Terminal.note(Self.speed(status)) }
        lastSpeed = status.speed
        guard index != lastSentence, status.state == .playing else { return }
        lastSentence = index
        Terminal.note(flat(book.text(in: book.sentences[index].span)).trimmingCharacters(in: .whitespaces))
    }

    // MARK: One line

    private mutating func draw(_ status: PlaybackStatus, in sentence: TextSpan, _ news: String?) {
        let columns = Terminal.columns
        let percent = "\(share(of: status))".padded(to: 3, onTheLeft: true)
        let other = news.map { "[\($0)]  " } ?? ""
        let head = "\(percent) %  \(sign(of: status.state)) \(Self.speed(status))  \(other)"
        let (line, length) = words(of: sentence, status.word, in: columns - head.count - 1)
        // A window that has become narrower has broken the line that was drawn before.
        let rows = max((drawn + columns - 1) / max(columns, 1), 1)
        let up = rows > 1 ? "\u{1B}[\(rows - 1)A" : ""
        write("\r" + up + "\u{1B}[J" + head + line)
        drawn = head.count + length
    }

    private func write(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }

    private func share(of status: PlaybackStatus) -> Int {
        Int(Double(status.offset.utf16) / Double(max(book.length, 1)) * 100)
    }

    /// “1.2×”
    private static func speed(_ status: PlaybackStatus) -> String {
        let tenths = Int((status.speed * 10).rounded())
        return localized("\(tenths / 10).\(tenths % 10)×")
    }

    private func sign(of state: PlaybackStatus.State) -> String {
        switch state {
        case .paused: "⏸"
        case .preparing: "…"
        default: "▶"
        }
    }

    /// As much of the sentence as there is room for, around the word; and how many columns that takes.
    private func words(of sentence: TextSpan, _ word: TextSpan?, in room: Int) -> (String, Int) {
        guard let word, sentence.overlaps(word) else {
            let line = flat(book.text(in: sentence)).clipped(to: room)
            return (line, line.count)
        }
        let before = flat(book.text(in: sentence.lowerBound..<max(word.lowerBound, sentence.lowerBound)))
        let spoken = flat(book.text(in: word)).clipped(to: room)
        let after = flat(book.text(in: word.upperBound..<max(word.upperBound, sentence.upperBound)))
        let shown = before.count + spoken.count > room * 2 / 3 ? "…" + before.suffix(room / 3) : before[...]
        let rest = after.clipped(to: max(room - shown.count - spoken.count, 0))
        return (shown + "\u{1B}[7m" + spoken + "\u{1B}[0m" + rest, shown.count + spoken.count + rest.count)
    }

    private func flat(_ text: Substring) -> String {
        Terminal.printable(String(text)).map { $0.isNewline || $0 == "\t" ? " " : String($0) }.joined()
    }
}

extension String {
    fileprivate func clipped(to room: Int) -> String {
        count <= room ? self : room > 0 ? String(prefix(room - 1)) + "…" : ""
    }
}
