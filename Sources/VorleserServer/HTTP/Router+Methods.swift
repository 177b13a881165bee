import HTTPTypes
import Hummingbird

extension Router<ServerContext> {
    private static let methods: [HTTPRequest.Method] =
        [.get, .head, .post, .put, .patch, .delete, .options, .trace, .connect]
        + ["QUERY"].compactMap { HTTPRequest.Method($0) }

    /// Answers what no path so far is asked for in this way with 405 and how it can be: RFC 9110 §15.5.6.
    func refuseOtherMethods() {
        for (_, routes) in Dictionary(grouping: routes, by: { "\($0.path)" }) {
            guard let path = routes.first?.path else { continue }
            var taken = routes.map(\.method)
            // Whatever can be got can be looked at.
            if taken.contains(.get), !taken.contains(.head) { taken.append(.head) }
            let allowed = taken.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.methods where !taken.contains(method) {
                on(path, method: method) { _, _ -> Response in
                    throw HTTPError(.methodNotAllowed, headers: [.allow: allowed])
                }
            }
        }
    }
}
