public import Foundation

/// What is told to whoever wants to pair a device: where the server is, and with which link or phrase.
public struct PairingInvitation: Sendable {
    /// Where the library is; the best address first.
    public let addresses: [URL]
    /// Where it says how a device comes to trust the library's own certificate authority; `nil` without one.
    public let trust: URL?
    /// By what listeners tell that authority's certificate from another's.
    public let fingerprint: String?
    /// A link that pairs the device on which it is opened; `nil` when none need be paired.
    public let pairing: URL?
    /// What is typed otherwise.
    public let passphrase: Passphrase?

    init(_ configuration: ServerConfiguration, port: Int, authority: CertificateAuthority? = nil) {
        let (hosts, base) = (Self.hosts(for: configuration), configuration.base)
        let addresses = Self.addresses(of: hosts, configuration, port: port)
        passphrase = configuration.passphrase
        // After the #, so that no request and no log has it.
        let fragment = passphrase?.text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        pairing = fragment.flatMap { fragment in
            addresses.first.flatMap { URL(string: "\($0.absoluteString)pair#\(fragment)") }
        }
        self.addresses = addresses
        var trust: URL?
        // Plain, for a device that does not trust it yet would be warned of it.
        if case .authority = configuration.encryption, let host = hosts.first {
            trust = URL(string: "http://\(host):\(port)\(base.address("/trust"))")
        }
        self.trust = trust
        fingerprint = try? authority?.fingerprint
    }

    /// Where other devices find the library, the best address first; none where it is for this machine alone.
    static func addressesForOthers(_ configuration: ServerConfiguration, port: Int) -> [URL] {
        configuration.isPrivate ? [] : addresses(of: hosts(for: configuration), configuration, port: port)
    }

    private static func addresses(of hosts: [String], _ configuration: ServerConfiguration, port: Int) -> [URL] {
        let (scheme, base) = (configuration.encryption == nil ? "http" : "https", configuration.base)
        // What a proxy is called leads to the proxy, which speaks https at its usual port.
        let isBehindProxy = !configuration.trustedProxies.isEmpty || configuration.isAskedByFile
        return hosts.compactMap { host in
            isBehindProxy && configuration.names.contains(host)
                ? URL(string: "https://\(host)\(base)") : URL(string: "\(scheme)://\(host):\(port)\(base)")
        }
    }

    /// By what others reach the server.
    private static func hosts(for configuration: ServerConfiguration) -> [String] {
        let isEverywhere = ["0.0.0.0", "::", "*"].contains(configuration.address)
        var own = isEverywhere ? ThisMachine.reachableAddresses() : [configuration.address]
        if configuration.isAskedByFile, configuration.handed?.address == nil { own = [] }
        var all = configuration.names + own.map(\.bracketedHost)
        if case .authority = configuration.encryption {
            all = configuration.names + own.filter(LocalNames.contain).map(\.bracketedHost)
        }
        return all.isEmpty ? ["localhost"] : all
    }
}
