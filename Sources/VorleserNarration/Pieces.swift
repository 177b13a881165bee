import VorleserCore

/// The pieces of an utterance: the runs of a phrase without the white space at its ends.
struct Pieces {
    let pieces: [Piece]

    init(of phrase: Phrase, _ printed: PrintedText) {
        var runs = phrase.runs
        // White space in a changed run's words is trimmed too, but the run stays, for what it stands for.
        for index in runs.indices {
            runs[index] = runs[index].trimmedAtStart(printed)
            if runs[index].length > 0 { break }
        }
        for index in runs.indices.reversed() {
            runs[index] = runs[index].trimmedAtEnd(printed)
            if runs[index].length > 0 { break }
        }
        pieces = runs.filter { $0.change != nil || !$0.span.isEmpty }.map { $0.piece(printed) }
    }
}

extension Run {
    fileprivate func trimmedAtStart(_ printed: PrintedText) -> Run {
        var run = self
        if change == nil { run.span = printed.trimmedAtStart(span) }
        run.change = change?.trimmed { $0.drop { $0.isWhiteSpace } }
        return run
    }

    fileprivate func trimmedAtEnd(_ printed: PrintedText) -> Run {
        var run = self
        if change == nil { run.span = printed.trimmedAtEnd(span) }
        run.change = change?.trimmed { $0.dropLast($0.reversed().prefix { $0.isWhiteSpace }.count) }
        return run
    }

    fileprivate func piece(_ printed: PrintedText) -> Piece {
        let span = TextSpan(utf16: span)
        guard let change else { return Piece(printed: printed.evened(self.span), span, language: language) }
        return Piece(
            replacing: span,
            by: change.text,
            rule: change.rule,
            phonemes: change.phonemes,
            language: language
        )
    }
}

extension Run.Change {
    fileprivate func trimmed(_ trim: (ArraySlice<UInt16>) -> ArraySlice<UInt16>) -> Run.Change {
        Run.Change(String(trim(Array(text.utf16)[...])), rule: rule, phonemes: phonemes)
    }
}
