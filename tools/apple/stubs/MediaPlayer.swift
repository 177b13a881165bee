// What the apps use of MediaPlayer: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/mediaplayer, page by page:
// mpremotecommandcenter, mpremotecommand, mpskipintervalcommand, mpchangeplaybackpositioncommandevent,
// mpchangeplaybackratecommandevent, mpnowplayinginfocenter, mpmediaitemartwork.
@_exported import Foundation
#if os(iOS)
    @_exported import UIKit
    public typealias SystemPicture = UIImage
#else
    @_exported import AppKit
    public typealias SystemPicture = NSImage
#endif

public enum MPRemoteCommandHandlerStatus: Int, Sendable { case success = 0, noSuchContent = 100, commandFailed = 200 }
open class MPRemoteCommandEvent: NSObject {}
open class MPChangePlaybackPositionCommandEvent: MPRemoteCommandEvent { public var positionTime: TimeInterval { 0 } }
open class MPChangePlaybackRateCommandEvent: MPRemoteCommandEvent { public var playbackRate: Float { 0 } }
open class MPRemoteCommand: NSObject {
    public var isEnabled = true
    @discardableResult
    public func addTarget(handler: @escaping (MPRemoteCommandEvent) -> MPRemoteCommandHandlerStatus) -> Any { 0 }
}
open class MPSkipIntervalCommand: MPRemoteCommand { public var preferredIntervals: [NSNumber] = [] }
open class MPChangePlaybackPositionCommand: MPRemoteCommand {}
open class MPChangePlaybackRateCommand: MPRemoteCommand { public var supportedPlaybackRates: [NSNumber] = [] }
open class MPRemoteCommandCenter: NSObject {
    public class func shared() -> MPRemoteCommandCenter { fatalError() }
    public var playCommand: MPRemoteCommand { fatalError() }
    public var pauseCommand: MPRemoteCommand { fatalError() }
    public var togglePlayPauseCommand: MPRemoteCommand { fatalError() }
    public var nextTrackCommand: MPRemoteCommand { fatalError() }
    public var previousTrackCommand: MPRemoteCommand { fatalError() }
    public var skipForwardCommand: MPSkipIntervalCommand { fatalError() }
    public var skipBackwardCommand: MPSkipIntervalCommand { fatalError() }
    public var changePlaybackPositionCommand: MPChangePlaybackPositionCommand { fatalError() }
    public var changePlaybackRateCommand: MPChangePlaybackRateCommand { fatalError() }
}
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown = 0, playing, paused, stopped, interrupted }
open class MPNowPlayingInfoCenter: NSObject {
    public class func `default`() -> MPNowPlayingInfoCenter { fatalError() }
    public var nowPlayingInfo: [String: Any]?
    public var playbackState: MPNowPlayingPlaybackState = .unknown
}
open class MPMediaItemArtwork: NSObject {
    public init(boundsSize: CGSize, requestHandler: @escaping @Sendable (CGSize) -> SystemPicture) {}
}
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none = 0, audio, video }
public let MPNowPlayingInfoPropertyMediaType = ""
public let MPMediaItemPropertyTitle = "", MPMediaItemPropertyAlbumTitle = "", MPMediaItemPropertyArtist = ""
public let MPMediaItemPropertyArtwork = "", MPMediaItemPropertyPlaybackDuration = ""
public let MPNowPlayingInfoPropertyElapsedPlaybackTime = "", MPNowPlayingInfoPropertyPlaybackRate = ""
public let MPNowPlayingInfoPropertyDefaultPlaybackRate = ""
