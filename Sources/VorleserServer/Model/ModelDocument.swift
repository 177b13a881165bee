import Hummingbird

/// The model of the better voices, as clients see it.
struct ModelDocument: ResponseEncodable {
    let state: State
    /// What is there of it.
    var bytes = 0
    /// Of all that is fetched.
    var total: Int
    @OrNull var bytesPerSecond: Double?
    /// Why it failed, or what is done just now; `nil` when there is nothing to say.
    @OrNull var message: String?
    /// What it takes on the disk, in bytes.
    let size: Int

    enum State: String, Encodable {
        case absent, installing, installed, failed
    }
}
