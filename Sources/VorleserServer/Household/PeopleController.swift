import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// `/api/people`: who is of the household, and who is listening.
struct PeopleController: Sendable {
    let room: ReadingRoom
    let authenticator: Authenticator
    let events: EventHub

    private var library: Library { room.library }

    func addRoutes(to router: Router<ServerContext>) {
        router.group("/api/people").get(use: list).post(use: add)
        router.group("/api/people/{person}").patch(use: change).delete(use: remove).post("enter", use: enter)
    }

    struct People: ResponseEncodable {
        let people: [PersonDocument]
        /// Who is asking; `nil` where that is not known.
        @OrNull var current: PersonID?
    }

    @Sendable private func list(_ request: Request, _ context: ServerContext) async throws -> People {
        People(people: try await library.people().map(PersonDocument.init), current: context.person?.id)
    }

    // MARK: Changing

    private struct Wish: Decodable {
        let name: String?
        let colour: Person.Colour?
        let role: Person.Role?
        let shelf: Change<[String]>
        /// `null` takes it away.
        let pin: Change<String>

        private enum Key: String, CodingKey { case name, colour, role, shelf, pin }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            name = try container.decodeIfPresent(String.self, forKey: .name)
            colour = try container.decodeIfPresent(Person.Colour.self, forKey: .colour)
            role = try container.decodeIfPresent(Person.Role.self, forKey: .role)
            shelf = try Change(container, .shelf)
            pin = try Change(container, .pin)
        }

        /// Whether it says what they may do or see.
        var isOfRights: Bool { role != nil || shelf.isAsked }

        func apply(to draft: inout PersonDraft) {
            draft.name = name ?? draft.name
            draft.colour = colour ?? draft.colour
            draft.role = role ?? draft.role
            draft.shelf = shelf.applied(to: draft.shelf)
        }

        static let mostCollections = 100

        func check() throws {
            guard case .set(let names) = shelf else { return }
            guard names.count <= Self.mostCollections, names.allSatisfy({ (1...1000).contains($0.utf16.count) }) else {
                let wanted = ["at most \(Self.mostCollections) names of collections", "null"]
                throw Refusal.badValue("shelf", wanted: wanted)
            }
        }
    }

    @Sendable private func add(_ request: Request, _ context: ServerContext) async throws -> Response {
        try context.require(.house)
        let wish = try await request.decode(as: Wish.self, upTo: context.maxUploadSize, context: context)
        try wish.check()
        var draft = PersonDraft(name: "")
        wish.apply(to: &draft)
        let person = try await library.addPerson(draft, pin: wish.pin.applied(to: nil))
        await tell()
        var response = try PersonDocument(person).response(from: request, context: context)
        response.status = .created
        // Who sits here is who has added them: they need not be asked.
        let device = String(ofDevice: nil)
        if request.isFromBrowser,
            let secret = try await authenticator.note(context.listener.id, on: context.session, called: device)
        {
            response.headers[.setCookie] = context.cookie(of: secret)
        }
        return response
    }

    @Sendable private func change(_ request: Request, _ context: ServerContext) async throws -> PersonDocument {
        let id = try context.personID
        let wish = try await request.decode(as: Wish.self, upTo: context.maxUploadSize, context: context)
        if try context.listener.id != id || wish.isOfRights { try context.require(.house) }
        try wish.check()
        if wish.pin.isAsked { try await library.setPIN(wish.pin.applied(to: nil), of: id, on: context.session) }
        let isRenamed = wish.name != nil || wish.colour != nil || wish.isOfRights
        if isRenamed { _ = try await library.change(id) { wish.apply(to: &$0) } }
        await tell()
        return PersonDocument(try await library.person(id))
    }

    @Sendable private func remove(_ request: Request, _ context: ServerContext) async throws -> HTTPResponse.Status {
        try context.require(.house)
        let sessions = try await room.removePerson(try context.personID)
        for session in sessions { await events.dismiss(session) }
        await tell()
        return .noContent
    }

    // MARK: Who is listening

    private struct Entry: Decodable {
        let pin: String?
        /// What the device is called, where it is not known yet.
        let name: String?
    }

    /// Says who uses the device from now on.
    @Sendable private func enter(_ request: Request, _ context: ServerContext) async throws -> Response {
        let entry = try await request.decode(as: Entry.self, upTo: 4_000, context: context)
        let id = try context.personID
        let secret = try await authenticator.enter(
            id,
            saying: entry.pin,
            on: context.session,
            called: String(ofDevice: entry.name),
            from: context.client
        )
        // What is under way on the device was for somebody else.
        if let session = context.session { await events.dismiss(session) }
        guard let secret else { return Response(status: .noContent) }
        return Response(status: .noContent, headers: [.setCookie: context.cookie(of: secret)])
    }

    private func tell() async { await events.publish(ServerEvent("people", [String: String]())) }
}

/// A person as clients see them: `Person` in `docs/http-api.md`.
struct PersonDocument: ResponseEncodable {
    let id: PersonID
    let name: String
    let colour: Person.Colour
    let role: Person.Role
    @OrNull var shelf: [String]?
    let hasPIN: Bool

    init(_ person: Person) {
        (id, name, colour, role) = (person.id, person.name, person.colour, person.role)
        (hasPIN, shelf) = (person.hasPIN, person.shelf)
    }
}

extension ServerContext {
    fileprivate var personID: PersonID {
        get throws {
            guard let id = parameters.get("person", as: Int64.self) else {
                throw Refusal.badValue("person", wanted: ["a person's number"])
            }
            return PersonID(rawValue: id)
        }
    }
}
