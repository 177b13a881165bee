import Foundation

/// The listener's own choice of who translates.
public enum Translator {
    /// Whether it is an address of the web, with a place for the text behind its host.
    public static func isAddress(_ template: String) -> Bool {
        let filled = template.replacing("{text}", with: "t").replacing("{from}", with: "f").replacing("{to}", with: "t")
        guard template.count <= 1000, filled.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            !filled.contains(where: { "{}\"<>\\^`|".contains($0) }), let url = URL(string: filled),
            ["https", "http"].contains(url.scheme?.lowercased()), let host = url.host(), !host.isEmpty,
            url.user() == nil, url.password() == nil, let place = template.firstRange(of: "{text}")
        else { return false }
        // Behind the host, also for those who would put the text in its place.
        return template[..<place.lowerBound].split(separator: "/", omittingEmptySubsequences: false).count > 3
    }
}
