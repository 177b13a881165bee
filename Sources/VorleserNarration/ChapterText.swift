import VorleserCore

/// A stretch of a chapter as it is narrated: its text without word joiners, which have no sound, and what is marked in it.
///
/// Its coordinates are the book's at the stretch's start; behind each joiner they are one less. What is found is brought
/// back before anybody else sees it.
struct ChapterText {
    /// The chapter that it lies in.
    let chapter: Chapter
    /// The stretch in the book's coordinates.
    let span: TextSpan
    let printed: PrintedText
    let marks: [TextMark]
    let sentences: ArraySlice<Sentence>
    private let joiners: WordJoiners

    init(of stretch: Stretch, in book: Book) {
        chapter = book.chapters[stretch.chapter]
        span = stretch.span
        let start = span.lowerBound.utf16
        let units = Array(book.text(in: span).utf16)
        let marks =
            span == chapter.span ? book.marks(in: span) : book.marks(in: span).map { $0.cut(to: stretch.span) }.sorted()
        let sentences = book.sentences[book.sentenceIndices(in: span)]
        joiners = WordJoiners(in: units, from: start)
        guard !joiners.isEmpty else {
            (printed, self.marks, self.sentences) = (PrintedText(units, at: start, marks: marks), marks, sentences)
            return
        }
        let joiners = joiners
        self.marks = marks.map { TextMark($0.kind, TextSpan(utf16: joiners.plain($0.span.utf16))) }.sorted()
        printed = PrintedText(units.filter { $0 != WordJoiners.unit }, at: start, marks: self.marks)
        self.sentences = sentences.map { Sentence(TextSpan(utf16: joiners.plain($0.span.utf16))) }[...]
    }

    /// Whether the chapter begins with it.
    var isStart: Bool { span.lowerBound == chapter.span.lowerBound }

    /// A stretch of the book in these coordinates.
    func plain(_ span: Range<Int>) -> Range<Int> { joiners.isEmpty ? span : joiners.plain(span) }

    /// The narrator, with what the listener has said of single places in these coordinates.
    func plain(_ narrator: Narrator) -> Narrator {
        guard !joiners.isEmpty, !narrator.saidHere.isEmpty else { return narrator }
        return Narrator(
            settings: narrator.settings,
            limits: narrator.limits,
            forms: narrator.forms,
            languages: narrator.languages,
            saidHere: narrator.saidHere.compactMap { said in
                guard said.span.overlaps(span) else { return nil }
                return SaidHere(TextSpan(utf16: joiners.plain(said.span.utf16)), said.saying)
            },
            accent: narrator.accent,
            voice: narrator.voice,
            speakers: narrator.speakers,
            foreign: narrator.foreign
        )
    }

    /// A stretch of this text in the book's coordinates.
    func printed(_ span: Range<Int>) -> Range<Int> { joiners.isEmpty ? span : joiners.printed(span) }

    /// What is said, in the book's coordinates.
    func printed(_ utterances: [Utterance]) -> [Utterance] {
        guard !joiners.isEmpty else { return utterances }
        return utterances.map { utterance in
            let pieces = utterance.pieces.flatMap(printed)
            guard let first = pieces.first, let last = pieces.last else { return utterance }
            return Utterance(
                span: first.span.lowerBound..<last.span.upperBound,
                pieces: pieces,
                pauseAfter: utterance.pauseAfter,
                language: utterance.language,
                voice: utterance.voice
            )
        }
    }

    /// A piece as printed has the book's characters one for one, so a joiner parts it.
    private func printed(_ piece: Piece) -> [Piece] {
        let span = piece.span.utf16
        if let rule = piece.change {
            let place = TextSpan(utf16: joiners.printed(span))
            return [
                Piece(
                    replacing: place,
                    by: piece.text,
                    rule: rule,
                    phonemes: piece.phonemes,
                    language: piece.language
                )
            ]
        }
        let units = Array(piece.text.utf16)
        return joiners.pieces(of: span).map { part in
            let text = units[part.lowerBound - span.lowerBound..<part.upperBound - span.lowerBound]
            let place = TextSpan(utf16: joiners.printed(part))
            return Piece(printed: String(decoding: text, as: UTF16.self), place, language: piece.language)
        }
    }
}

extension TextMark {
    /// The part of it that lies in a stretch. An item of a list that began before is not counted again.
    fileprivate func cut(to stretch: TextSpan) -> TextMark {
        guard case .listItem = kind, span.lowerBound < stretch.lowerBound else {
            return TextMark(kind, span.clamped(to: stretch))
        }
        return TextMark(.listItem(marker: ""), span.clamped(to: stretch))
    }
}
