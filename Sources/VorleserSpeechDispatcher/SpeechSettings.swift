import Foundation

/// How the next messages are to be said, as speech-dispatcher's clients have chosen.
struct SpeechSettings: Equatable {
    /// −100 … 100.
    var rate = 0
    /// −100 … 100.
    var pitch = 0
    /// −100 … 100; 100 is as loud as it is spoken.
    var volume = 100
    var punctuation = Punctuation.none
    var isSpelled = false
    var capitals = Capitals.none
    var kind = VoiceKind.male1
    /// BCP 47 tag.
    var language: String?
    /// The name of one of our voices.
    var voice: String?

    /// Which signs are said by their names.
    enum Punctuation: String, Comparable {
        case none, some, most, all

        private var degree: Int {
            switch self {
            case .none: 0
            case .some: 1
            case .most: 2
            case .all: 3
            }
        }

        static func < (one: Self, other: Self) -> Bool {
            one.degree < other.degree
        }
    }

    /// How capital letters are told from others.
    enum Capitals: String { case none, spell, icon }

    /// What kind of voice; everyone who has not chosen has `male1`.
    enum VoiceKind: String {
        case male1, male2, male3, female1, female2, female3
        case childMale = "child_male"
        case childFemale = "child_female"
    }

    /// Takes a setting over; those that are not known are passed over, as newer servers may have more.
    /// - Returns: Whether the value is one.
    mutating func set(_ setting: ModuleInput.Setting) -> Bool {
        let value = setting.value == "NULL" ? nil : setting.value
        switch setting.name {
        case "rate": return Self.take(value, into: &rate)
        case "pitch": return Self.take(value, into: &pitch)
        case "volume": return Self.take(value, into: &volume)
        case "punctuation_mode": return Self.take(value, into: &punctuation, .none)
        case "cap_let_recogn": return Self.take(value, into: &capitals, .none)
        case "voice": return Self.take(value, into: &kind, .male1)
        case "spelling_mode":
            isSpelled = value == "on"
            return value == nil || value == "on" || value == "off"
        case "language": language = value
        case "synthesis_voice": voice = value
        default: break
        }
        return true
    }

    private static func take(_ value: String?, into number: inout Int) -> Bool {
        guard let value else { return true }
        guard let given = Int(value) else { return false }
        number = min(max(given, -100), 100)
        return true
    }

    private static func take<Choice: RawRepresentable<String>>(
        _ value: String?,
        into choice: inout Choice,
        _ standard: Choice
    ) -> Bool {
        guard let value else {
            choice = standard
            return true
        }
        guard let given = Choice(rawValue: value.lowercased()) else { return false }
        choice = given
        return true
    }

    /// The speeds that there are.
    static let speeds = 1.0 / 3...3.0

    /// How many times as fast: a third at −100, three times at 100, and equal steps sound equal.
    var speed: Double { pow(3, Double(rate) / 100) }

    /// How many times as high: an octave lower at −100, an octave higher at 100.
    var pitchFactor: Double { pow(2, Double(pitch) / 100) }

    /// How many times as loud.
    var gain: Float { Float(volume + 100) / 200 }
}
