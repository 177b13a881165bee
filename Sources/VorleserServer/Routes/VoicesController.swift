import Hummingbird
import VorleserKit
import VorleserSpeech

/// `/api/voices`: who can speak, and who could.
struct VoicesController: Sendable {
    let room: ReadingRoom

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/voices") { _, _ in
            Voices(voices: VoiceListing.all(in: await room.vorleser.studio.catalogue))
        }
    }

    struct Voices: ResponseEncodable {
        let voices: [VoiceListing]
    }
}
