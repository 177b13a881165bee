import VorleserCore

/// Narrates one stretch of a chapter, block by block.
struct ChapterNarration {
    private var spoken: [Utterance] = []
    private var omissions: Omissions

    private let chapter: ChapterText
    private let narrator: Narrator
    private let printed: PrintedText
    private let blocks: [Block]
    private let languages: Languages
    private let unprinted: Unprinted
    private let foreignLetters: ForeignLetters
    /// Those in other languages than the narrator's; `nil` where they are left out, or said as its own.
    private let passages: ForeignPassages?
    /// Those that the narrator says in other languages; `nil` where it says all words in its own.
    private var foreignWords: ForeignWords?
    private let sentences: ArraySlice<Sentence>
    /// The pause after the chapter's last words.
    private let end: Break
    /// Where a lone *I.* would be the number of a section.
    private let numberedSections: NumberedSections

    /// How far each of the ordered lists has been walked.
    private var progress = Progress()
    /// The utterance that waits for the next one, to know the silence between them.
    private var waiting: Spoken?
    /// The last block that is spoken, and whether scenes changed after it.
    private var lastBlock: Block?
    private var plainVerse = PlainVerse()
    private var scenesChanged = false
    /// Items of lists that have begun, and of which nothing has been said yet.
    private var items: [ListItem] = []
    /// Regions that turned out to hold nothing that can be spoken.
    private var unspeakable: [Omissions.Region] = []

    /// What is said in one piece, but for the silence after it.
    private struct Spoken {
        let pieces: [Piece]
        let language: String
        let voice: Voice.ID?
    }

    private struct Progress {
        var omission = 0
        var language = 0
        var passage = 0
        var picture = 0
        var sentence = 0
    }

    init(of stretch: Stretch, in book: Book, by narrator: Narrator, _ policy: ReadingPolicy) {
        let chapter = ChapterText(of: stretch, in: book)
        let marks = chapter.marks
        self.chapter = chapter
        self.narrator = chapter.plain(narrator)
        printed = chapter.printed
        blocks = Block.blocks(of: printed.span, marks: marks)
        let trusted = MarkTrust(printed).trusted(marks)
        languages = Languages(base: book.metadata.language ?? narrator.settings.language, marks: trusted)
        unprinted = Unprinted(marks, narrator, language: languages.base)
        numberedSections = NumberedSections(in: blocks, printed, isStart: chapter.isStart)
        sentences = chapter.sentences
        omissions = Omissions(of: chapter, policy)
        if policy.heeded(.noteReference) != nil {
            omissions.add(CountedNotes(in: printed).spans.map { Omissions.Region(span: $0, reason: .noteReference) })
        }
        foreignLetters = ForeignLetters(forVoiceOf: narrator.voice)
        let wish = narrator.settings.otherLanguages
        if let voice = narrator.voice, narrator.mindsLanguages {
            let base = languages.base
            let found = ForeignPassages(in: blocks, sentences, base: base, marks: trusted, printed, for: voice)
            if wish == .skip { omissions.add(found.regions) }
            passages = wish == .skip ? nil : found
            if narrator.saysForeignWords {
                let languages = narrator.foreign.map { $0.union([voice]) }
                foreignWords = ForeignWords(found, keepsPassages: wish != .skip, printed, in: languages)
            }
        } else {
            passages = nil
        }
        end = stretch.end ?? (stretch.chapter == policy.lastChapter ? .book : .chapter)
        progress.sentence = sentences.startIndex
    }

    /// What is said, in the book's coordinates.
    var utterances: [Utterance] { chapter.printed(spoken) }

    /// What is left out, in the book's coordinates.
    var left: [Omission] { omissions.regions.map { Omission(TextSpan(utf16: chapter.printed($0.span)), $0.reason) } }

    mutating func narrate() {
        for block in blocks { narrate(block) }
        say(waiting, then: end)
        omissions.add(unspeakable.sorted { $0.span.lowerBound < $1.span.lowerBound })
    }

    private mutating func narrate(_ block: Block) {
        items = items.filter { $0.span.upperBound > block.span.lowerBound } + block.items
        var phrases = phrases(in: block)
        if phrases.isEmpty, omissions.hasSceneBreak(in: block.span) { scenesChanged = true }
        if !phrases.isEmpty, !phrases.contains(where: isSpeakable) {
            leaveOut(phrases)
            phrases = []
        }
        phrases = withPictures(phrases, in: block.span)
        guard !phrases.isEmpty else { return }
        for item in items.reversed() { unprinted.words(for: item).map { phrases[0].precede(by: $0) } }
        items = []
        speak(phrases, block)
    }

    // MARK: Sentences

    /// The sentences of a block without what is left out of them, in their spoken forms.
    private mutating func phrases(in block: Block) -> [Phrase] {
        var result: [Phrase] = []
        var start = block.span.lowerBound
        var last: Range<Int>?
        while start < block.span.upperBound {
            let end = endOfSentence(at: start, in: block.span)
            if let phrase = phrase(of: start..<end, in: block, after: last) {
                result.append(phrase)
                last = phrase.runs.last?.span
            }
            start = end
        }
        return result
    }

    /// Where the sentence at an offset ends; text that no sentence covers is one of its own.
    private mutating func endOfSentence(at offset: Int, in block: Range<Int>) -> Int {
        while progress.sentence < sentences.endIndex, sentences[progress.sentence].span.upperBound.utf16 <= offset {
            progress.sentence += 1
        }
        guard progress.sentence < sentences.endIndex else { return block.upperBound }
        let sentence = sentences[progress.sentence].span.utf16
        return min(sentence.lowerBound > offset ? sentence.lowerBound : sentence.upperBound, block.upperBound)
    }

    private mutating func phrase(of sentence: Range<Int>, in block: Block, after last: Range<Int>?) -> Phrase? {
        var remainder = omissions.remainder(of: sentence, from: &progress.omission)
        guard let first = remainder.first else { return nil }
        remainder[0] = printed.trimmedAtStart(first)
        guard remainder.count > 1 || !remainder[0].isEmpty else { return nil }
        guard remainder.contains(where: { !printed.trimmed($0).isEmpty }) else { return nil }
        let end = remainder[remainder.count - 1]
        let whole = remainder[0].lowerBound..<end.upperBound
        let passage = passage(holding: whole)
        let language = passage?.language ?? languages.language(of: whole, from: &progress.language)
        let runs = SpokenForms(narrator).apply(
            to: remainder.filter { !$0.isEmpty },
            of: printed,
            in: language,
            isHeading: block.setting.isHeading,
            isBlock: printed.trimmed(block.span) == printed.trimmed(sentence)
                && numberedSections.mayNumber(block, printed)
        )
        guard let said = sayable(runs, by: passage?.voice == nil ? narrator.voice : Language(language)) else {
            return nil
        }
        return Phrase(
            named(said, for: passage?.voice == nil ? narrator.voice : Language(language), in: language),
            blanksAtEnd: said.last.map(blanksAtEnd) ?? 0,
            language: language,
            voice: passage?.voice,
            pauseBefore: last.map { pause(from: $0.upperBound, to: remainder[0].lowerBound) }
        )
    }

    /// The language of a sentence in another than the narrator's, and who speaks it where that is not the narrator; `nil`
    /// where it is said as one of the narrator's.
    private mutating func passage(holding span: Range<Int>) -> (voice: Voice.ID?, language: String)? {
        guard let passage = passages?.passage(holding: span, from: &progress.passage) else { return nil }
        let voice = narrator.settings.otherLanguages == .switch ? narrator.speakers[passage.language] : nil
        return voice == nil && foreignWords == nil ? nil : (voice, passage.tag)
    }

    private mutating func named(_ runs: [Run], for speaker: Language?, in language: String) -> [Run] {
        guard let speaker else { return runs }
        return foreignWords?.named(runs, for: speaker, in: Language(language)) ?? runs
    }

    /// The runs without words in letters that the voice cannot say, which are left out; `nil` when nothing to say is left.
    private mutating func sayable(_ runs: [Run], by voice: Language?) -> [Run]? {
        let letters = voice == narrator.voice ? foreignLetters : ForeignLetters(forVoiceOf: voice)
        let (said, unsaid) = letters.parted(runs, of: printed)
        guard !unsaid.isEmpty else { return runs }
        let isSpeakable = said.contains { $0.change?.isSpeakable ?? printed.isSpeakable($0.span) }
        let spans = isSpeakable ? unsaid : runs.map { printed.trimmed($0.span) }
        unspeakable += spans.filter { !$0.isEmpty }.map { Omissions.Region(span: $0, reason: .foreignScript) }
        return isSpeakable ? said : nil
    }

    private func blanksAtEnd(of run: Run) -> Int {
        run.change == nil ? run.span.count - printed.trimmedAtEnd(run.span).count : 0
    }

    /// What parts two sentences of a block, told by the ends of lines between them.
    private func pause(from end: Int, to start: Int) -> Break {
        let before = printed[printed.span.lowerBound..<end].reversed().prefix { $0.isWhiteSpace }
        let between = end < start ? printed[end..<start] : []
        let lines = before.count { $0 == 0x0A } + between.count { $0 == 0x0A }
        return lines > 1 ? .paragraph : .sentence
    }

    private func isSpeakable(_ phrase: Phrase) -> Bool {
        phrase.runs.contains { $0.change?.isSpeakable ?? printed.isSpeakable($0.span) }
    }

    // MARK: Pictures

    /// The sentences with the words for pictures, which are said after the sentence that the picture stands in.
    private mutating func withPictures(_ sentences: [Phrase], in block: Range<Int>) -> [Phrase] {
        let pictures = unprinted.pictures(in: block, from: &progress.picture).filter { !omissions.hold($0.offset) }
        guard !pictures.isEmpty else { return sentences }
        var result: [Phrase] = []
        var rest = sentences[...]
        for picture in pictures {
            while let sentence = rest.first, sentence.start < picture.offset { result.append(rest.removeFirst()) }
            if result.isEmpty, let first = rest.first, first.start == picture.offset,
                printed[first.start].isLetterOrDigit, let letter = unprinted.letter(of: picture)
            {
                rest[rest.startIndex].precede(by: letter)
                continue
            }
            let words = phrases(for: picture, after: result.last)
            result += words
            if !words.isEmpty, !rest.isEmpty { rest[rest.startIndex].pauseBefore = .paragraph }
        }
        return result + rest
    }

    private func phrases(for picture: Unprinted.Picture, after last: Phrase?) -> [Phrase] {
        // Behind the white space at its end the next chapter may begin.
        let place = max(picture.offset, last.map { printed.trimmed($0.start..<$0.end).upperBound } ?? 0)
        return unprinted.words(for: picture).enumerated().map { index, change in
            Phrase(
                [Run(span: place..<place, change: change)],
                language: languages.base,
                pauseBefore: index > 0 ? .clause : last == nil ? nil : .paragraph,
                isWhole: false
            )
        }
    }

    // MARK: Utterances

    private mutating func speak(_ phrases: [Phrase], _ block: Block) {
        var pause = pauseBefore(block)
        let shaper = Utterances(
            limits: narrator.limits,
            printed: printed,
            languages: narrator.languages,
            saysLineEnds: !narrator.settings.silentRules.contains(NarrationSettings.lineEndRule)
        )
        for phrase in shaper.shape(phrases, in: block) {
            pause = max(pause, phrase.pauseBefore ?? pause)
            guard isSpeakable(phrase) else {
                leaveOut([phrase])
                continue
            }
            say(waiting, then: pause)
            waiting = Spoken(
                pieces: Pieces(of: phrase, printed).pieces,
                language: phrase.language,
                voice: phrase.voice
            )
            pause = .word
        }
        lastBlock = block
        scenesChanged = false
    }

    private mutating func say(_ utterance: Spoken?, then pause: Break) {
        guard let utterance, let first = utterance.pieces.first, let last = utterance.pieces.last else { return }
        spoken.append(
            Utterance(
                span: first.span.lowerBound..<last.span.upperBound,
                pieces: utterance.pieces,
                pauseAfter: narrator.settings.pauses.silence(at: pause),
                language: utterance.language,
                voice: utterance.voice
            )
        )
    }

    private mutating func pauseBefore(_ block: Block) -> Break {
        guard let lastBlock else { return .paragraph }
        var (earlier, later) = (lastBlock.setting, block.setting)
        let titles = PlainTitles(printed, numberedSections)
        let (isTitle, isNextTitle) = (titles.isTitle(lastBlock), titles.isTitle(block))
        // Several lines of capitals are none.
        if isTitle != isNextTitle {
            earlier.isHeading = earlier.isHeading || isTitle
            later.isHeading = later.isHeading || isNextTitle
        }
        var pause = Block.pause(between: earlier, and: later)
        if pause == .paragraph, plainVerse.holds(lastBlock, block, printed) { pause = .verseLine }
        if pause == .verseLine {
            if hasLines(lastBlock) || hasLines(block) { pause = .paragraph }
            if printed.endsSentence(lastBlock.span) { pause = max(pause, .sentence) }
        }
        return scenesChanged ? max(pause, .scene) : pause
    }

    private func hasLines(_ block: Block) -> Bool { printed.firstNewline(in: printed.trimmed(block.span)) != nil }

    /// Leaves out what has no sound; an ornament is a silence as well.
    private mutating func leaveOut(_ phrases: [Phrase]) {
        for span in phrases.flatMap(\.runs).map(\.span).map(printed.trimmed) where !span.isEmpty {
            if printed[span].isOrnament { scenesChanged = true }
            unspeakable.append(Omissions.Region(span: span, reason: .unspeakable))
        }
    }
}

extension Collection<UInt16> {
    /// Whether it has other signs than the punctuation of a sentence, or a row of dashes.
    fileprivate var isOrnament: Bool {
        count { !$0.isWhiteSpace && !sentencePunctuation.contains($0) } > 0
            || count { $0 == 0x2D || $0 == 0x2013 || $0 == 0x2014 } > 2
    }
}

private let sentencePunctuation = Set(".,;:!?…-–—()[]\"'“”‘’„‚«»‹›¿¡".utf16)
