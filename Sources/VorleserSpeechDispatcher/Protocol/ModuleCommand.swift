/// What speech-dispatcher asks of an output module, as far as one line says it.
///
/// Source: “Communication Protocol for Output Modules” in speech-dispatcher's manual, and what its server, 0.11.4, sends.
enum ModuleCommand: Equatable {
    case initialize
    /// Settings follow, a line each, up to a dot.
    case settings(SettingsKind)
    /// A text follows, up to a dot.
    case message(MessageKind)
    case stop
    case pause
    /// The voices of a language, or all.
    case listVoices(language: String?)
    /// Write down what is said into a file; no longer when it is `nil`.
    case debug(path: String?)
    case quit
    case unknown

    /// What settings are about.
    enum SettingsKind: Equatable { case speech, audio, logLevel }

    /// What a message is.
    enum MessageKind: Equatable {
        /// SSML.
        case text
        /// One character.
        case character
        /// A key's name, such as `control_a`.
        case key
        /// The name of a sound, such as `message`.
        case soundIcon
    }

    /// - Parameter line: Without its end.
    init(_ line: String) {
        let words = line.split(separator: " ").map(String.init)
        switch words.first {
        case "INIT": self = .initialize
        case "SET": self = .settings(.speech)
        case "AUDIO": self = .settings(.audio)
        case "LOGLEVEL": self = .settings(.logLevel)
        case "SPEAK": self = .message(.text)
        case "CHAR": self = .message(.character)
        case "KEY": self = .message(.key)
        case "SOUND_ICON": self = .message(.soundIcon)
        case "STOP": self = .stop
        case "PAUSE": self = .pause
        case "QUIT": self = .quit
        case "LIST" where words.count > 1 && words[1] == "VOICES":
            self = .listVoices(language: words.count > 2 ? words[2] : nil)
        case "DEBUG" where words.count > 2 && words[1] == "ON": self = .debug(path: words[2])
        case "DEBUG" where words.count > 1 && words[1] == "OFF": self = .debug(path: nil)
        default: self = .unknown
        }
    }
}
