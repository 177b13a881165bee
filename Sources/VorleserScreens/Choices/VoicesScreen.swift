public import Observation
public import VorleserKit

/// The voices: which there are, how each sounds, and who reads.
@MainActor @Observable public final class VoicesScreen {
    /// The voices of one language.
    public struct Group: Identifiable, Hashable, Sendable {
        /// BCP 47, the primary subtag.
        public let id: String
        /// For people: “German”.
        public let name: String
        public let voices: [VoiceListing]
    }

    /// Those that can speak; the language of the best voice first, the others by name.
    public private(set) var groups: [Group] = []
    /// Those that could be installed.
    public private(set) var others: [VoiceListing] = []
    /// Who reads books for which nobody else was chosen; `nil` for the best there is.
    public private(set) var usual: Voice.ID?
    /// Whether voices of the listener's own may be used.
    public private(set) var personal = PersonalVoiceStanding.unsupported
    /// Who is being heard for a trial.
    public private(set) var heard: Voice.ID?
    public var trouble: Trouble?

    @ObservationIgnored private let room: ReadingRoom
    @ObservationIgnored private let platform: Platform
    @ObservationIgnored private var trial: Task<Void, Never>?
    /// Told before a trial sounds.
    @ObservationIgnored var willSound: () -> Void = {}
    /// Told when nothing sounds here any more.
    @ObservationIgnored var hasSounded: () -> Void = {}

    init(_ room: ReadingRoom, _ platform: Platform) { (self.room, self.platform) = (room, platform) }

    deinit { trial?.cancel() }

    /// Looks again which voices there are.
    public func load() async {
        personal = platform.personalVoices?.standing ?? .unsupported
        let listings = await room.voiceListings
        let installed = listings.filter(\.installed)
        var order: [String] = []
        var byLanguage: [String: [VoiceListing]] = [:]
        for listing in installed {
            let code = Language(listing.language)?.code ?? listing.language
            if byLanguage[code] == nil { order.append(code) }
            byLanguage[code, default: []].append(listing)
        }
        groups = order.map { code in
            Group(id: code, name: Language.name(of: code), voices: byLanguage[code] ?? [])
        }
        let rest = groups.dropFirst().sorted { $0.name < $1.name }
        groups = Array(groups.prefix(1)) + rest
        others = listings.filter { !$0.installed }
        usual = (try? await room.library.setting("voice", as: String.self)).flatMap { $0 }.map(Voice.ID.init(rawValue:))
    }

    /// Has the system ask whether voices of the listener's own may be used; they are among the others then.
    public func askForPersonalVoices() async {
        guard let voices = platform.personalVoices else { return }
        personal = await voices.ask()
        if personal == .allowed {
            do { try await room.reloadVoices() } catch { trouble = Trouble(error) }
        }
        await load()
    }

    /// Has a voice read all books for which nobody else was chosen; the best there is when `nil`.
    public func choose(_ voice: Voice.ID?) async {
        do {
            if let voice { _ = try await room.voice(named: voice.rawValue) }
            try await room.library.set("voice", to: voice?.rawValue)
            usual = voice
        } catch { trouble = Trouble(error) }
    }

    /// The voice of a name; `nil` when there is none, which is said.
    public func voice(_ id: Voice.ID) async -> Voice? {
        do { return try await room.voice(named: id.rawValue) } catch {
            trouble = Trouble(error)
            return nil
        }
    }

    /// Lets a voice say something; what is being said ends.
    /// - Parameters:
    ///   - voice: Who speaks.
    ///   - text: Such as a sentence of the book that is open; a few words in the voice's own language when `nil`.
    public func hear(_ voice: Voice.ID, saying text: String? = nil) {
        let speaker = (groups.flatMap(\.voices) + others).first { $0.id == voice.rawValue }
        let text = text ?? VoiceSample.words(in: speaker?.language)
        trial?.cancel()
        willSound()
        heard = voice
        trial = Task { [weak self, room, platform] in
            do {
                let speaker = try await room.vorleser.speaking(as: voice)
                let book = try speaker.book(ofText: text)
                let script = speaker.script(of: book)
                try Task.checkCancellation()
                try platform.session.begin()
                let engine = speaker.listening(to: book, script, output: platform.output())
                await engine.obey(.play(from: .start))
                for await status in engine.statuses {
                    if let failure = status.failure { throw failure }
                    if status.state == .finished || status.state == .stopped { break }
                }
            } catch is CancellationError {
                return
            } catch {
                self?.trouble = Trouble(error)
            }
            if !Task.isCancelled { self?.endTrial() }
        }
    }

    /// Ends what is said for a trial.
    public func endTrial() {
        guard let trial else { return }
        trial.cancel()
        (self.trial, heard) = (nil, nil)
        hasSounded()
    }

    /// Waits until what is said for a trial is over.
    public func settled() async { await trial?.value }
}
