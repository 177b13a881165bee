/// Letters that come one by one, put together to runs of one style.
struct RunWriting {
    private var runs: [PrintedRun] = []
    private var open: PrintedRun

    init(_ style: PrintedStyle, _ link: Int?) { open = PrintedRun(text: "", style: style, link: link) }

    /// Whether a letter of this style ends the first run.
    func endsFirst(with style: PrintedStyle) -> Bool { runs.isEmpty && open.style != style }

    mutating func append(_ letters: PrintedLetters, _ style: PrintedStyle, _ link: Int?, afterBlank: Bool) {
        if afterBlank { open.text.append(" ") }
        if open.style != style || open.link != link {
            close()
            open = PrintedRun(text: "", style: style, link: link)
        }
        letters.append(to: &open.text)
    }

    private mutating func close() {
        open.text = Ellipses.joined(open.text)
        runs.append(open)
    }

    mutating func finished() -> [PrintedRun] {
        close()
        return runs
    }
}
