import Synchronization

/// The networks of this process: where there is no room for one more, those that nobody uses make way for it.
final class LoadedNetworks: Sendable {
    static let ofProcess = LoadedNetworks()

    private struct Member {
        weak var synthesizer: KokoroSynthesizer?
    }

    private let members = Mutex<[Member]>([])

    /// Bytes that must be free for a network to be loaded beside others: its file, its packed weights and its working
    /// memory.
    static let room = 1_200_000_000

    func enter(_ synthesizer: KokoroSynthesizer) {
        members.withLock { members in
            members.removeAll { $0.synthesizer == nil }
            members.append(Member(synthesizer: synthesizer))
        }
    }

    /// Called before a network is loaded.
    /// - Parameters:
    ///   - newcomer: Who loads it.
    ///   - free: Bytes that may still be taken; `nil` when the system does not say.
    func makeRoom(for newcomer: KokoroSynthesizer, free: Int?) {
        guard free.map({ $0 < Self.room }) ?? Self.isCramped else { return }
        let others = members.withLock { $0.compactMap(\.synthesizer) }
        for other in others where other !== newcomer { other.unloadIfUnused() }
    }

    /// Whether a system that does not tell its memory has little of it.
    private static var isCramped: Bool {
        #if os(iOS)
            true
        #else
            false
        #endif
    }
}
