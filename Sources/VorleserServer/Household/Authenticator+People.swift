import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

extension Authenticator {
    /// On whose behalf a request is.
    /// - Parameters:
    ///   - request: May name a person, where it comes from a program: by `X-Vorleser-Person`, or the name it signs in with.
    ///   - session: The device's; it belongs to whom was entered on it.
    ///   - address: Who asks, as far as wrong PINs are counted.
    /// - Returns: The person, as they are now.
    /// - Throws: ``Refusal/whoIsIt(browser:)``, ``Refusal/wrongPIN``, ``Refusal/rateLimited(wait:)``
    func person(behind request: Request, _ session: String?, from address: String) async throws -> Person {
        let people = try await library.people()
        if people.count == 1, !people[0].hasPIN { return people[0] }
        if let session {
            let entered = try await library.person(ofSession: session)
            if let person = people.first(where: { $0.id == entered }) { return person }
        }
        if let name = request.personName, let person = people.first(where: { $0.goes(by: name) }) {
            try await checkPIN(request.headers.value("X-Vorleser-PIN"), of: person, from: address)
            return person
        }
        // A device with a session has somebody in front of it, who can say who they are.
        guard session == nil, !request.isFromBrowser, !people[0].hasPIN else {
            throw Refusal.whoIsIt(browser: request.isFromBrowser)
        }
        return people[0]
    }

    /// Says who uses a device from now on.
    /// - Returns: The secret of a new session, for a device that had none.
    /// - Throws: ``Refusal/wrongPIN``, ``Refusal/rateLimited(wait:)``, ``LibraryError/unknownPerson(_:)``
    func enter(
        _ id: PersonID,
        saying pin: String?,
        on session: String?,
        called name: String,
        from address: String
    ) async throws -> String? {
        try await checkPIN(pin, of: library.person(id), from: address)
        return try await note(id, on: session, called: name)
    }

    /// Keeps who uses a device, whatever PIN they have.
    /// - Returns: The secret of a new session, for a device that had none.
    func note(_ id: PersonID, on session: String?, called name: String) async throws -> String? {
        if let session {
            try await library.setPerson(id, ofSession: session)
            return nil
        }
        let secret = Secret.random()
        try await library.addSession(token: Secret.digest(secret), name: name, of: id)
        return secret
    }

    private func checkPIN(_ pin: String?, of person: Person, from address: String) async throws {
        guard person.hasPIN else { return }
        let key = "\(person.id) \(address)"
        let now = now()
        if let wait = pinLimiter.wait(for: key, at: now) { throw Refusal.rateLimited(wait: wait) }
        guard let pin else { throw Refusal.wrongPIN }
        // Counted before it is looked at: of many tries sent at once no more than one by one get through.
        pinLimiter.noteWrong(from: key, at: now)
        guard try await library.isPIN(pin, of: person.id) else { throw Refusal.wrongPIN }
        pinLimiter.noteRight(from: key, notedAt: now)
    }
}

extension Request {
    /// Whom a program names.
    fileprivate var personName: String? {
        if let name = headers.value("X-Vorleser-Person") { return name.removingPercentEncoding ?? name }
        return basicCredentials?.name
    }
}
