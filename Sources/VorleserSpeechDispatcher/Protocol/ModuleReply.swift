import VorleserKit

/// What an output module says to speech-dispatcher. Source: as of ``ModuleCommand``.
enum ModuleReply: Equatable {
    // Answers to commands.
    case loaded(words: String)
    case notLoaded(words: String)
    case receivingSettings(ModuleCommand.SettingsKind)
    case settingsReceived(ModuleCommand.SettingsKind)
    case receivingMessage
    case speaking
    case cannotSpeak
    case moreThanOneLine
    case badSyntax
    case badValue
    /// Sound is given to the server alone.
    case noSuchAudio
    case voices([ListedVoice])
    case debugging(Bool)
    case noDebugFile
    case goodbye
    case unknownCommand

    // Events.
    case begin
    case end
    case stopped
    case paused
    case mark(String)
    /// A piece of sound, 16 bits, mono.
    case audio([Int16], sampleRate: Int)
    /// A sound file that the server plays.
    case icon(path: String)

    /// A voice as clients see it.
    struct ListedVoice: Equatable {
        let name: String
        /// BCP 47 tag.
        let language: String
        /// Such as `female`.
        let variant: String
    }

    /// All of it, to be written without anything in between.
    var bytes: [UInt8] {
        if case .audio(let samples, let sampleRate) = self { return Self.audio(samples, sampleRate) }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private var lines: [String] {
        switch self {
        case .loaded(let words): ["299-" + Self.oneLine(words), "299 OK LOADED SUCCESSFULLY"]
        case .notLoaded(let words): ["399-" + Self.oneLine(words), "399 ERR CANT INIT MODULE"]
        case .receivingSettings(.speech): ["203 OK RECEIVING SETTINGS"]
        case .receivingSettings(.audio): ["207 OK RECEIVING AUDIO SETTINGS"]
        case .receivingSettings(.logLevel): ["207 OK RECEIVING LOGLEVEL SETTINGS"]
        case .settingsReceived(.speech): ["203 OK SETTINGS RECEIVED"]
        case .settingsReceived(.audio): ["203 OK AUDIO INITIALIZED"]
        case .settingsReceived(.logLevel): ["203 OK LOGLEVEL SET"]
        case .receivingMessage: ["202 OK RECEIVING MESSAGE"]
        case .speaking: ["200 OK SPEAKING"]
        case .cannotSpeak: ["301 ERROR CANT SPEAK"]
        case .moreThanOneLine: ["305 DATA MORE THAN ONE LINE"]
        case .badSyntax: ["302 ERROR BAD SYNTAX"]
        case .badValue: ["303 ERROR INVALID PARAMETER OR VALUE"]
        case .noSuchAudio:
            ["300-Sound is played by speech-dispatcher, as of its version 0.11.", "300 MODULE ERROR"]
        case .voices(let voices) where voices.isEmpty: ["304 CANT LIST VOICES"]
        case .voices(let voices):
            voices.map { "200-\($0.name)\t\($0.language)\t\($0.variant)" } + ["200 OK VOICE LIST SENT"]
        case .debugging(let isOn): ["200 OK DEBUGGING " + (isOn ? "ON" : "OFF")]
        case .noDebugFile: ["303 CANT OPEN CUSTOM DEBUG FILE"]
        case .goodbye: ["210 OK QUIT"]
        case .unknownCommand: ["300 ERR UNKNOWN COMMAND"]
        case .begin: ["701 BEGIN"]
        case .end: ["702 END"]
        case .stopped: ["703 STOP"]
        case .paused: ["704 PAUSE"]
        case .mark(let name): ["700-" + Self.oneLine(name), "700 INDEX MARK"]
        case .icon(let path): ["706-" + Self.oneLine(path), "706 ICON"]
        case .audio: []
        }
    }

    /// A line end would be taken for the end of the answer.
    private static func oneLine(_ words: String) -> String {
        String(words.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : Character($0) })
    }

    /// Line ends and the sign that marks them are written as that sign and the byte with its sixth bit changed.
    private static func audio(_ samples: [Int16], _ sampleRate: Int) -> [UInt8] {
        let head = [
            "705-bits=16", "705-num_channels=1", "705-sample_rate=\(sampleRate)", "705-num_samples=\(samples.count)",
            "705-big_endian=0", "705-AUDIO\0",
        ]
        var bytes = Array(head.joined(separator: "\n").utf8)
        bytes.reserveCapacity(bytes.count + 2 * samples.count + samples.count / 32 + 16)
        for sample in samples {
            let value = UInt16(bitPattern: sample)
            for byte in [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)] {
                if byte == UInt8(ascii: "\n") || byte == escape {
                    bytes.append(escape)
                    bytes.append(byte ^ 0x20)
                } else {
                    bytes.append(byte)
                }
            }
        }
        return bytes + Array("\n705 AUDIO\n".utf8)
    }

    private static let escape: UInt8 = 0x7D
}
