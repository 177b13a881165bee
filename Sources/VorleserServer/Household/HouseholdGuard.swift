import Foundation
import HTTPTypes
import Hummingbird
import VorleserKit

/// Finds out on whose behalf a request is, looks whether they may do what is asked, and binds ``Listener`` for all that
/// answers it. As long as there is one person without a PIN, everything is theirs and nobody is asked.
struct HouseholdGuard: RouterMiddleware {
    typealias Context = ServerContext

    let authenticator: Authenticator

    func handle(
        _ request: Request,
        context: ServerContext,
        next: (Request, ServerContext) async throws -> Response
    ) async throws -> Response {
        let path = RequestPath(request.uri.path)
        // A feed is its owner's, whoever fetches it, and KOReader's key says whose it is; what is public is nobody's.
        if path.isPublic || path.isFeed || path.isKOReader { return try await next(request, context) }
        var context = context
        do {
            let person = try await authenticator.person(behind: request, context.session, from: context.client)
            // A page that was another's: what was read and noted there is not this person's.
            if let meant = request.headers.value("X-Vorleser-As"), meant != person.id.description {
                throw Refusal.whoIsIt(browser: true)
            }
            context.person = person
        } catch Refusal.whoIsIt where path.isForStrangersOfHousehold(request.method) {
            return try await next(request, context)
        } catch Refusal.whoIsIt where path.isPage && request.method == .get {
            return context.base.redirect(to: "/people", andBackTo: request.uri.path)
        }
        if let right = NeededRight(request.method, request.uri.path).right { try context.require(right) }
        let (person, bound) = (try context.listener, context)
        return try await Listener.$current.withValue(person.id) { try await next(request, bound) }
    }
}

extension ServerContext {
    /// On whose behalf the request is.
    /// - Throws: ``Refusal/whoIsIt(browser:)`` where that is not known.
    var listener: Person {
        get throws {
            guard let person else { throw Refusal.whoIsIt(browser: true) }
            return person
        }
    }

    /// - Throws: ``Refusal/notAllowed(_:)`` for a person who may not do it.
    func require(_ right: Person.Right) throws {
        let person = try listener
        guard person.role.may(right) else { throw Refusal.notAllowed(right) }
    }
}
