import VorleserKit

/// Does to the player what the system and its keys say.
@MainActor final class ListeningSession {
    private let platform: Platform
    private let player: () -> PlayerScreen?
    private let begin: () async -> Void
    /// When the player was interrupted, and its turn then: whoever has done something since is not overruled.
    private var interruption: (at: Date, turn: Int)?

    /// A spoken direction or an announcement is shorter, in seconds; after a call the listener decides.
    static let longestAnnouncement = 12.0

    /// - Parameters:
    ///   - platform: Whose events and keys are heeded.
    ///   - player: What plays now, if anything.
    ///   - begin: Goes on with a book when none is open: the system starts the app for that alone.
    init(_ platform: Platform, player: @escaping () -> PlayerScreen?, begin: @escaping () async -> Void) {
        (self.platform, self.player, self.begin) = (platform, player, begin)
    }

    /// Until the task is cancelled.
    func run() async {
        async let session: Void = heedSession()
        async let remote: Void = heedRemote()
        _ = await (session, remote)
    }

    private func heedSession() async {
        for await event in platform.session.events {
            guard let player = player() else { continue }
            switch event {
            case .interrupted: interrupt(player)
            case .interruptionEnded(let mayResume): goOn(player, mayResume)
            case .routeLost: player.pause()
            case .reset: player.lose()
            }
        }
    }

    private func interrupt(_ player: PlayerScreen) {
        let wasOn = player.isOn
        player.pause()
        interruption = wasOn ? (platform.clock.now(), player.turn) : nil
    }

    private func goOn(_ player: PlayerScreen, _ mayResume: Bool) {
        defer { interruption = nil }
        guard mayResume, let interruption, interruption.turn == player.turn, player.state == .paused,
            platform.clock.now().timeIntervalSince(interruption.at) < Self.longestAnnouncement
        else { return }
        player.resume()
    }

    private func heedRemote() async {
        for await command in platform.remote.commands {
            if let player = player() {
                player.obey(command)
            } else if command == .play || command == .toggle {
                await begin()
            }
        }
    }
}

extension PlayerScreen {
    /// Does what was asked for on the lock screen or by a key.
    public func obey(_ command: RemoteCommand) {
        switch command {
        case .play: resume()
        case .pause: pause()
        case .toggle: toggle()
        case .nextChapter: skip(.chapter, 1)
        case .previousChapter: skip(.chapter, -1)
        case .skip(let seconds): skip(seconds: seconds)
        case .seek(let seconds): seek(inChapter: seconds / speed)
        case .speed(let speed): setSpeed(speed)
        }
    }

    /// The system's sound has begun anew: what was open is lost, the place is not.
    func lose() {
        turn += 1
        silence()
        word = nil
        if isOn { state = .paused }
    }
}
