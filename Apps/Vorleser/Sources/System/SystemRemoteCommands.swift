import Foundation
import MediaPlayer
import VorleserScreens

#if os(iOS)
    import UIKit
#else
    import AppKit
#endif

/// The lock screen, the control centre, the keys of headsets and cars.
@MainActor final class SystemRemoteCommands: RemoteCommands {
    let commands: AsyncStream<RemoteCommand>
    private let tell: AsyncStream<RemoteCommand>.Continuation
    /// The cover that is shown, so that it is not read again for every pause.
    private var cover: (file: URL, artwork: MPMediaItemArtwork)?
    /// The cover that is wanted.
    private var wanted: URL?

    init() {
        (commands, tell) = AsyncStream.makeStream()
        let keys = MPRemoteCommandCenter.shared()
        on(keys.playCommand, .play)
        on(keys.pauseCommand, .pause)
        on(keys.togglePlayPauseCommand, .toggle)
        on(keys.nextTrackCommand, .nextChapter)
        on(keys.previousTrackCommand, .previousChapter)
        keys.skipForwardCommand.preferredIntervals = [15]
        keys.skipBackwardCommand.preferredIntervals = [15]
        on(keys.skipForwardCommand, .skip(seconds: 15))
        on(keys.skipBackwardCommand, .skip(seconds: -15))
        keys.changePlaybackPositionCommand.addTarget { @Sendable [tell] event in
            guard let event = event as? MPChangePlaybackPositionCommandEvent else { return .commandFailed }
            tell.yield(.seek(seconds: event.positionTime))
            return .success
        }
        keys.changePlaybackRateCommand.supportedPlaybackRates = [0.75, 1, 1.25, 1.5, 2]
        keys.changePlaybackRateCommand.addTarget { @Sendable [tell] event in
            guard let event = event as? MPChangePlaybackRateCommandEvent else { return .commandFailed }
            tell.yield(.speed(Double(event.playbackRate)))
            return .success
        }
    }

    /// The system calls on a queue of its own.
    private func on(_ key: MPRemoteCommand, _ command: RemoteCommand) {
        key.addTarget { @Sendable [tell] _ in
            tell.yield(command)
            return .success
        }
    }

    func show(_ playing: NowPlaying?) {
        let center = MPNowPlayingInfoCenter.default()
        guard let playing else {
            center.nowPlayingInfo = nil
            center.playbackState = .stopped
            return
        }
        var facts: [String: Any] = [
            MPNowPlayingInfoPropertyMediaType: MPNowPlayingInfoMediaType.audio.rawValue,
            MPMediaItemPropertyTitle: playing.chapter,
            MPMediaItemPropertyAlbumTitle: playing.title,
            MPMediaItemPropertyArtist: playing.author,
            MPNowPlayingInfoPropertyElapsedPlaybackTime: playing.elapsed,
            MPNowPlayingInfoPropertyPlaybackRate: playing.isPlaying ? playing.speed : 0,
            MPNowPlayingInfoPropertyDefaultPlaybackRate: playing.speed,
        ]
        if let duration = playing.duration { facts[MPMediaItemPropertyPlaybackDuration] = duration }
        if let artwork = artwork(of: playing.cover) { facts[MPMediaItemPropertyArtwork] = artwork }
        center.nowPlayingInfo = facts
        center.playbackState = playing.isPlaying ? .playing : .paused
    }

    /// - Returns: `nil` while it is still being made; then it is shown later.
    private func artwork(of file: URL?) -> MPMediaItemArtwork? {
        if let cover, cover.file == file { return cover.artwork }
        guard file != wanted else { return nil }
        wanted = file
        if let file { Task { await showCover(file) } }
        return nil
    }

    private func showCover(_ file: URL) async {
        guard let picture = await Covers.shared.picture(file, longest: 600), wanted == file else { return }
        let size = CGSize(width: picture.image.width, height: picture.image.height)
        // Asked for on a queue of the system's.
        let artwork = MPMediaItemArtwork(boundsSize: size) { @Sendable [picture] _ in
            #if os(iOS)
                UIImage(cgImage: picture.image)
            #else
                NSImage(cgImage: picture.image, size: size)
            #endif
        }
        cover = (file, artwork)
        MPNowPlayingInfoCenter.default().nowPlayingInfo?[MPMediaItemPropertyArtwork] = artwork
    }
}
