import VorleserKit

extension ModelError {
    /// What a listener does about it at the library's page, where a button tries again.
    var adviceForListener: String? {
        switch self {
        case .unreachable:
            "See to the network of the computer that runs Vorleser, then try again: it goes on where it stopped."
        case .refused(_, let status) where status == 429 || status >= 500:
            "Try again later: it goes on where it stopped."
        case .wrongLength, .wrongContent:
            "The network may answer in the publisher's place, as those of hotels do: log in to it on the computer that "
                + "runs Vorleser, then try again."
        case .refused, .redirected: "Bring it from another machine."
        case .noRoom: "Make room there, then try again: it goes on where it stopped."
        case .busy: "It is here as soon as that is done."
        default: recoverySuggestion
        }
    }

    /// A stable name for pages that say it in another language; `nil` for what is for whoever runs Vorleser.
    var nameForListener: String? {
        switch self {
        case .unreachable: "unreachable"
        case .refused(_, let status): status == 429 || status >= 500 ? "busy-hub" : "refused"
        case .redirected: "refused"
        case .webPage, .wrongLength, .wrongContent: "other-content"
        case .noRoom: "no-room"
        case .busy: "busy"
        default: nil
        }
    }
}
