public import VorleserKit

extension PlayerScreen {
    // MARK: What the listener does

    /// Speaks from a place on.
    public func play(from place: TextOffset) {
        turn += 1
        nothingFollows = false
        go(to: place)
        state = .loading
        then { [turn] player in await player.begin(at: place, turn) }
    }

    /// Pauses, or goes on; from the beginning when all has been heard.
    public func toggle() {
        if isOn { return pause() }
        resume()
    }

    public func pause() {
        guard isOn else { return }
        turn += 1
        state = .paused
        // At once: the engine learns of it when what it is told before is done.
        sounding?.output.pause()
        then { player in await player.sounding?.engine.obey(.pause) }
    }

    public func resume() {
        guard !isOn else { return }
        if state == .finished { return play(from: .start) }
        guard state == .paused, let sounding else { return play(from: offset) }
        turn += 1
        state = .loading
        begin { player in await sounding.obey(.resume) { player.hear($0, from: $1) } }
    }

    /// Makes an end; the place is kept.
    public func stop() {
        turn += 1
        silence()
        if state != .finished { state = .idle }
        platform.session.end()
    }

    /// Goes to a place; speaks on there if it does now.
    public func goTo(_ place: TextOffset) {
        if isOn { return play(from: place) }
        turn += 1
        silence()
        go(to: place)
        state = .paused
        show()
    }

    /// Skips by a sentence, a paragraph or a chapter.
    /// - Parameters:
    ///   - kind: What is skipped.
    ///   - step: 1 or −1.
    public func skip(_ kind: Skips.Kind, _ step: Int) {
        goTo(skips.place(kind, step, from: offset) { secondsSince($0) })
    }

    /// Skips by seconds.
    /// - Parameter seconds: Of the book's sound at speed 1; negative goes back.
    public func skip(seconds: Double) {
        guard let times else { return skip(.sentence, seconds < 0 ? -1 : 1) }
        goTo(min(times.offset(at: max(times.seconds(before: offset) + seconds, 0)), times.end))
    }

    /// Goes to a moment of the chapter.
    /// - Parameter seconds: From its start at the speed that is heard.
    public func seek(inChapter seconds: Double) {
        guard let times, book.book.chapters.indices.contains(chapter) else { return }
        let span = book.book.chapters[chapter].span
        let place = times.offset(at: times.seconds(before: span.lowerBound) + max(seconds, 0) * speed)
        goTo(min(max(place, span.lowerBound), TextOffset(utf16: max(span.upperBound.utf16 - 1, 0))))
    }

    /// Speaks faster or slower, and keeps that for the book.
    public func setSpeed(_ wish: Double) {
        let limits = ListeningSpeed.speeds
        speed = wish.isFinite ? min(max(wish, limits.lowerBound), limits.upperBound) : 1
        show()
        then { [speed, id = book.id] player in
            await player.sounding?.engine.obey(.speed(speed))
            await player.trying { try await player.room.library.changePreferences(of: id) { $0.speed = speed } }
        }
    }

    /// Has another voice read, and keeps that for the book: while it sounds from the next sentence on, else at once.
    public func choose(_ voice: Voice) {
        guard voice != nextVoice ?? self.voice else { return }
        if isOn, sounding != nil {
            nextVoice = voice
        } else {
            self.voice = voice
            silence()
        }
        then { [id = book.id] player in
            await player.trying {
                try await player.room.library.changePreferences(of: id) { $0.voice = voice.id.rawValue }
            }
        }
    }

    /// Ends listening after some minutes, or at the end of the chapter; not at all when `nil`.
    public func sleep(minutes: Double?) {
        if let minutes { sleep.set(minutes: minutes) } else { sleep.clear() }
        sounding?.output.fadeOut(in: nil)
    }

    public func sleepAtChapterEnd() {
        guard book.book.chapters.indices.contains(chapter) else { return }
        sleep.set(chapterEnd: book.book.chapters[chapter].span.upperBound)
        sounding?.output.fadeOut(in: nil)
    }

    // MARK: How it is done

    private func trying(_ work: () async throws -> Void) async {
        do { try await work() } catch { trouble = Trouble(error) }
    }

    func go(to place: TextOffset) {
        offset = min(place, book.book.span.upperBound)
        word = nil
        (marks, lastSentence) = ([:], nil)
        places.note(offset)
    }

    /// How long ago a place was heard, in seconds.
    private func secondsSince(_ place: TextOffset) -> Double {
        guard offset > place else { return 0 }
        let known = marks.values.first { $0.place == place }
        return known.map { heard - $0.heard } ?? .infinity
    }

    /// Nothing sounds any more.
    func silence() {
        sounding?.end()
        sounding = nil
        if let next = nextVoice { (voice, nextVoice) = (next, nil) }
    }

    /// Does something for which the system must let us sound.
    private func begin(_ work: @escaping @MainActor (PlayerScreen) async -> Void) {
        do {
            try platform.session.begin()
            then(work)
        } catch {
            state = .failed(Trouble(error))
        }
    }

    func begin(at place: TextOffset, _ turn: Int) async {
        guard turn == self.turn else { return }
        guard !book.stretches.isEmpty else { return finish() }
        let index = book.stretchIndices(in: place..<place).lowerBound
        do {
            try platform.session.begin()
            if sounding?.index != index || nextVoice != nil {
                silence()
                let output = platform.output()
                let next = try await SoundingStretch.prepared(
                    index,
                    of: book,
                    as: voice,
                    speed: speed,
                    output: output,
                    in: room
                )
                guard turn == self.turn else { return next.end() }
                sounding = next
                next.listen { [weak self] status, stretch in self?.hear(status, from: stretch) }
            }
            await sounding?.obey(.play(from: place)) { hear($0, from: $1) }
        } catch {
            state = .failed(Trouble(error))
        }
    }
}
