public import VorleserSpeech

/// How the installation of the better voices stands.
public struct ModelStanding: Sendable {
    /// How far it has come.
    public enum State: String, Hashable, Codable, Sendable {
        case absent, installing, installed, failed
    }

    public let state: State
    /// In which form it is fetched; `nil` when none was asked for.
    public let form: ModelForm?
    /// What is there of it.
    public internal(set) var bytes = 0
    /// Of all that is fetched.
    public internal(set) var total: Int
    /// Whether all is fetched, and the voices are being measured.
    public internal(set) var isMeasuring = false
    /// How far fetching has come; `nil` while nothing is fetched.
    public internal(set) var progress: InstallProgress?
    /// Why the last installation failed.
    public internal(set) var failure: (any Error)?

    init(_ state: State, form: ModelForm?, total: Int) { (self.state, self.form, self.total) = (state, form, total) }
}
