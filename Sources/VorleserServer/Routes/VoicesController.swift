import Hummingbird
import VorleserKit

/// `/api/voices`: who can speak, and who could.
struct VoicesController: Sendable {
    let room: ReadingRoom

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/voices") { _, _ in
            Voices(voices: await room.voiceListings, silent: await room.silentVoiceListings)
        }
    }

    struct Voices: ResponseEncodable {
        let voices: [VoiceListing]
        /// Those that are installed and cannot speak yet.
        let silent: [VoiceListing]
    }
}
