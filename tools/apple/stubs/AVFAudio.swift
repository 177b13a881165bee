// What Vorleser uses of AVFAudio: declarations in our own words, never run.
// Signatures as in Apple's documentation, developer.apple.com/documentation/avfaudio, page by page: avaudioengine,
// avaudioplayernode, avaudiopcmbuffer, avaudioformat, avaudiosession, avspeechsynthesizer, avspeechsynthesismarker,
// avspeechsynthesisvoice; the use of completion handlers, notifications and their keys as in public projects found by
// “completionCallbackType: .dataPlayedBack”, “AVAudioSessionInterruptionOptionKey”, “toMarkerCallback”.
@_exported import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioChannelCount = UInt32

open class AVAudioFormat: NSObject, @unchecked Sendable {
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) { self.init() }
    public var sampleRate: Double { 0 }
    public var channelCount: AVAudioChannelCount { 0 }
}
// CoreAudioTypes/CoreAudioBaseTypes.h, as developer.apple.com/documentation/coreaudiotypes lists it.
public struct AudioStreamBasicDescription {
    public var mSampleRate: Double
    public var mFormatID, mFormatFlags, mBytesPerPacket, mFramesPerPacket, mBytesPerFrame, mChannelsPerFrame: UInt32
    public var mBitsPerChannel, mReserved: UInt32
    public init(
        mSampleRate: Double, mFormatID: UInt32, mFormatFlags: UInt32, mBytesPerPacket: UInt32, mFramesPerPacket: UInt32,
        mBytesPerFrame: UInt32, mChannelsPerFrame: UInt32, mBitsPerChannel: UInt32, mReserved: UInt32
    ) { fatalError() }
}
public struct AudioStreamPacketDescription {
    public var mStartOffset: Int64
    public var mVariableFramesInPacket, mDataByteSize: UInt32
}
public var kAudioFormatMPEG4AAC: UInt32 { 0x6161_6320 }
extension AVAudioFormat {
    public convenience init?(streamDescription: UnsafePointer<AudioStreamBasicDescription>) { self.init() }
}

// avaudioconverter, avaudiocompressedbuffer, avaudioconverterinputblock, avaudioconverterprimeinfo.
public typealias AVAudioPacketCount = UInt32
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }
public typealias AVAudioConverterInputBlock =
    @Sendable (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) -> AVAudioBuffer?
public struct AVAudioConverterPrimeInfo { public var leadingFrames, trailingFrames: AVAudioFrameCount }
open class AVAudioCompressedBuffer: AVAudioBuffer {
    public init(format: AVAudioFormat, packetCapacity: AVAudioPacketCount, maximumPacketSize: Int) {}
    public var packetCount: AVAudioPacketCount = 0
    public var data: UnsafeMutableRawPointer { fatalError() }
    public var packetDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>? { nil }
}
open class AVAudioConverter: NSObject {
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {}
    public var primeInfo: AVAudioConverterPrimeInfo { fatalError() }
    public var bitRate = 0
    public var applicableEncodeBitRates: [NSNumber]? { nil }
    public var maximumOutputPacketSize: Int { 0 }
    public func convert(
        to outputBuffer: AVAudioBuffer,
        error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: AVAudioConverterInputBlock
    ) -> AVAudioConverterOutputStatus { .error }
}
open class AVAudioBuffer: NSObject {
    public var format: AVAudioFormat { fatalError() }
}
open class AVAudioPCMBuffer: AVAudioBuffer {
    public convenience init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) { self.init() }
    public var frameLength: AVAudioFrameCount = 0
    public var stride: Int { 0 }
    public var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    public var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { nil }
    public var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { nil }
}
open class AVAudioNode: NSObject {}
open class AVAudioMixerNode: AVAudioNode {}
open class AVAudioIONode: AVAudioNode { public var presentationLatency: TimeInterval { 0 } }
open class AVAudioOutputNode: AVAudioIONode {}
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable { case dataConsumed = 0, dataRendered, dataPlayedBack }
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void
open class AVAudioPlayerNode: AVAudioNode {
    public func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
    ) {}
    public func play() {}
    public func pause() {}
    public func stop() {}
    public var isPlaying: Bool { false }
}
open class AVAudioEngine: NSObject {
    public var mainMixerNode: AVAudioMixerNode { fatalError() }
    public var outputNode: AVAudioOutputNode { fatalError() }
    public func attach(_ node: AVAudioNode) {}
    public func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    public func prepare() {}
    public func start() throws {}
    public func pause() {}
    public func stop() {}
    public var isRunning: Bool { false }
}
extension NSNotification.Name {
    public static let AVAudioEngineConfigurationChange = NSNotification.Name("AVAudioEngineConfigurationChangeNotification")
}

#if os(iOS)
    open class AVAudioSession: NSObject, @unchecked Sendable {
        public struct Category: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let playback = Self(rawValue: "")
        }
        public struct Mode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let spokenAudio = Self(rawValue: "")
        }
        public enum RouteSharingPolicy: UInt, Sendable { case `default` = 0, longFormAudio = 1 }
        public struct CategoryOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
        }
        public struct SetActiveOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let notifyOthersOnDeactivation = Self(rawValue: 1)
        }
        public enum InterruptionType: UInt, Sendable { case ended = 0, began = 1 }
        public struct InterruptionOptions: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            public static let shouldResume = Self(rawValue: 1)
        }
        public enum RouteChangeReason: UInt, Sendable {
            case unknown = 0, newDeviceAvailable = 1, oldDeviceUnavailable = 2, categoryChange = 3, override = 4
        }
        public class func sharedInstance() -> AVAudioSession { fatalError() }
        public func setCategory(
            _ category: Category,
            mode: Mode,
            policy: RouteSharingPolicy,
            options: CategoryOptions = []
        ) throws {}
        public var outputLatency: TimeInterval { 0 }
        public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
        public static let interruptionNotification = NSNotification.Name("")
        public static let routeChangeNotification = NSNotification.Name("")
        public static let mediaServicesWereResetNotification = NSNotification.Name("")
    }
    public let AVAudioSessionInterruptionTypeKey = ""
    public let AVAudioSessionInterruptionOptionKey = ""
    public let AVAudioSessionRouteChangeReasonKey = ""
#endif

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced = 2, premium = 3 }
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
    public convenience init?(identifier: String) { self.init() }
    public convenience init?(language: String?) { self.init() }
    public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
    public var language: String { "" }
    public var identifier: String { "" }
    public var name: String { "" }
    public var quality: AVSpeechSynthesisVoiceQuality { .default }
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let isNoveltyVoice = Traits(rawValue: 1 << 0), isPersonalVoice = Traits(rawValue: 1 << 1)
    }
    public var voiceTraits: Traits { [] }
}
open class AVSpeechUtterance: NSObject {
    public convenience init(string: String) { self.init() }
    public var voice: AVSpeechSynthesisVoice?
    public var rate: Float = 0.5
}
open class AVSpeechSynthesisMarker: NSObject {
    public enum Mark: Int, Sendable { case phoneme = 0, word, sentence, paragraph, bookmark }
    public var mark: Mark = .word
    public var byteSampleOffset: UInt = 0
    public var textRange = NSRange()
}
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    public enum PersonalVoiceAuthorizationStatus: UInt, Sendable {
        case notDetermined = 0, denied, unsupported, authorized
    }
    public class var personalVoiceAuthorizationStatus: PersonalVoiceAuthorizationStatus { .notDetermined }
    public class func requestPersonalVoiceAuthorization(
        completionHandler: @escaping @Sendable (PersonalVoiceAuthorizationStatus) -> Void
    ) {}
    public typealias BufferCallback = @Sendable (AVAudioBuffer) -> Void
    public typealias MarkerCallback = @Sendable ([AVSpeechSynthesisMarker]) -> Void
    public func write(_ utterance: AVSpeechUtterance, toBufferCallback bufferCallback: @escaping BufferCallback) {}
    public func write(
        _ utterance: AVSpeechUtterance,
        toBufferCallback bufferCallback: @escaping BufferCallback,
        toMarkerCallback markerCallback: @escaping MarkerCallback
    ) {}
}
