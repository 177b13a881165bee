import VorleserKit

extension PlayerScreen {
    /// What is heard has changed.
    func hear(_ status: PlaybackStatus, from stretch: SoundingStretch) {
        guard stretch === sounding else { return }
        // What was told earlier may come later.
        let passed = max(status.elapsed - stretch.elapsed, 0)
        stretch.elapsed += passed
        heard += passed
        for skipped in status.skipped where !passedOver.contains(where: { $0.span == skipped.span }) {
            passedOver.append(skipped)
        }
        if let failure = status.failure { return fail(Trouble(failure)) }
        if status.hasGivenUp { return fail(giveUp(status)) }
        switch status.state {
        case .playing, .waiting, .preparing: sound(status, passed)
        case .paused: if state != .paused { hearPlace(status) }
        case .finished: endOfStretch(stretch)
        case .stopped: break
        }
    }

    private func sound(_ status: PlaybackStatus, _ passed: Double) {
        // The engine has not heard of the pause yet.
        guard isOn else { return }
        hearPlace(status)
        state = status.state == .preparing ? .loading : .playing
        if let sounding, let utterance = status.utterance { foretell(after: sounding, utterance) }
        if let nextVoice, let place = sounding?.handover.place(at: status) {
            voice = nextVoice
            return play(from: place)
        }
        if sleep.tick(passed, at: offset) { return fallAsleep() }
        if case .seconds(let left) = sleep.left, left <= SleepTimer.fade + 3 { sounding?.output.fadeOut(in: left) }
    }

    private func hearPlace(_ status: PlaybackStatus) {
        let before = chapter
        offset = status.offset
        word = status.word
        noteBeginnings()
        places.note(offset)
        if chapter != before { chapterChanged() }
        show()
        for watch in watches { watch(self) }
    }

    /// Notes when the sentence, the paragraph and the chapter began that the voice is in.
    private func noteBeginnings() {
        let sentence = skips.start(of: .sentence, at: offset)
        guard sentence != lastSentence else { return }
        lastSentence = sentence
        for kind in [Skips.Kind.sentence, .paragraph, .chapter] {
            let start = kind == .sentence ? sentence : skips.start(of: kind, at: offset)
            if marks[kind]?.place == start { continue }
            // Entered in its midst, nobody knows when it began.
            marks[kind] = start == offset || marks[kind] != nil ? (start, heard) : nil
        }
    }

    /// Near the end of a stretch the next one's first words are made.
    private func foretell(after stretch: SoundingStretch, _ utterance: Int) {
        guard utterance + 2 >= stretch.count, !stretch.isFollowed else { return }
        stretch.isFollowed = true
        ahead = Task { [book, voice, room, next = stretch.index + 1] in
            await SoundingStretch.foretell(next, of: book, as: voice, in: room)
        }
    }

    private func chapterChanged() {
        tellTimes()
        then { player in await player.places.flush() }
    }

    // MARK: Ends

    private func endOfStretch(_ stretch: SoundingStretch) {
        if let end = stretch.lastWords, end > offset { offset = end }
        let next = stretch.index + 1
        guard book.stretches.indices.contains(next) else { return finish() }
        let place = book.stretches[next].lowerBound
        if sleep.tick(0, at: place) {
            silence()
            go(to: place)
            state = .paused
            return
        }
        turn += 1
        then { [turn] player in await player.begin(at: place, turn) }
    }

    func finish() {
        nothingFollows = heard == 0
        silence()
        word = nil
        places.note(offset)
        state = .finished
        platform.session.end()
        for watch in watches { watch(self) }
    }

    private func fallAsleep() {
        turn += 1
        // What waits in the output has faded: the listener goes on with the same words, loud.
        silence()
        word = nil
        state = .paused
    }

    private func fail(_ trouble: Trouble) {
        turn += 1
        silence()
        state = .failed(trouble)
        // Asked for anew when it is tried again: perhaps it was taken away unnoticed.
        platform.session.end()
    }

    private func giveUp(_ status: PlaybackStatus) -> Trouble {
        offset = status.offset
        return Trouble(
            [localized("Too much in a row could not be spoken."), status.skipped.last?.reason].compactMap(\.self)
                .joined(separator: " "),
            suggestion: localized("Choose another voice, or go on further down.")
        )
    }

    // MARK: What others are told

    func changed(from old: State) {
        if state != .loading, state != .playing { then { player in await player.places.flush() } }
        if old == .loading, state == .playing { nothingFollows = false }
        show()
        for watch in watches { watch(self) }
    }

    /// What the lock screen shows.
    public var nowPlaying: NowPlaying {
        NowPlaying(
            title: title,
            author: authors.joined(separator: ", "),
            chapter: chapterTitle,
            cover: cover,
            elapsed: (chapterTime?.elapsed ?? 0) * speed,
            duration: chapterTime.map { $0.total * speed },
            speed: speed,
            isPlaying: state == .playing
        )
    }

    /// Shows it there, unless it shows already. A book that was only leafed through stays away from there.
    func show() {
        if shown == nil, !isOn { return }
        guard state != .idle else {
            shown = nil
            return platform.remote.show(nil)
        }
        let (playing, now) = (nowPlaying, platform.clock.now())
        if let shown, shown.playing.isSame(as: playing),
            abs(shown.playing.elapsed(since: shown.since, now) - playing.elapsed) < 2
        {
            return
        }
        shown = (playing, now)
        platform.remote.show(playing)
    }
}
