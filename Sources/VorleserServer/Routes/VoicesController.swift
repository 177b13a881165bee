import Hummingbird
import VorleserKit

/// `/api/voices`: who can speak, and who could.
struct VoicesController: Sendable {
    let room: ReadingRoom

    func addRoutes(to router: Router<ServerContext>) {
        router.get("/api/voices") { _, _ in
            let catalogue = await room.vorleser.studio.catalogue
            return Voices(voices: VoiceListing.all(in: catalogue), silent: VoiceListing.silent(in: catalogue))
        }
    }

    struct Voices: ResponseEncodable {
        let voices: [VoiceListing]
        /// Those that are installed and cannot speak yet.
        let silent: [VoiceListing]
    }
}
