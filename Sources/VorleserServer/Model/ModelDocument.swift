import Hummingbird
import VorleserKit

/// The model of the better voices, as clients see it.
struct ModelDocument: ResponseEncodable {
    let state: ModelStanding.State
    /// In which form it is fetched.
    @OrNull var form: ModelForm?
    /// What is there of it.
    var bytes = 0
    /// Of all that is fetched.
    var total: Int
    @OrNull var bytesPerSecond: Double?
    @OrNull var secondsLeft: Double?
    /// Why it failed, or what is done just now; `nil` when there is nothing to say.
    @OrNull var message: String?
    /// Why it failed, as a stable name; `nil` when it did not, or nothing closer is known.
    @OrNull var reason: String?
    /// What to do about a failure.
    @OrNull var suggestion: String?
    /// Bytes that are fetched when nothing else is asked for.
    let size: Int
    /// Bytes that are fetched, by form; those that are not published are not among them.
    let sizes: [String: Int]
    /// Whether somebody who listens should be told of it: it is not here, nobody has chosen a voice, and nobody has said that
    /// the built-in one is kept.
    var isOffered = false
    /// How it is brought from another machine.
    let elsewhere: String

    init(_ state: ModelStanding.State, of manifest: ModelManifest, form: ModelForm? = nil) {
        self.state = state
        self.form = form
        let published = ModelForm.allCases.filter { manifest.bytes(of: $0) > 0 }
        sizes = Dictionary(uniqueKeysWithValues: published.map { ($0.rawValue, manifest.bytes(of: $0)) })
        size = manifest.bytes(of: manifest.quickestForm)
        total = manifest.bytes(of: form ?? manifest.quickestForm)
        elsewhere = manifest.waysFromElsewhere
    }
}
