/// Voices that the listener has made of their own: a system gives them to an app that may use them.
@MainActor public protocol PersonalVoices: AnyObject {
    var standing: PersonalVoiceStanding { get }

    /// Has the system ask the listener, unless it has done so before.
    func ask() async -> PersonalVoiceStanding
}

/// Whether the listener's own voices may be used.
public enum PersonalVoiceStanding: Hashable, Sendable {
    /// The system, or this device, has none.
    case unsupported
    case notAsked
    case denied
    case allowed
}
