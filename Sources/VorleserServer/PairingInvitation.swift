public import Foundation
import NIOCore

/// What is told to whoever wants to pair a device: where the server is, and with which link or phrase.
public struct PairingInvitation: Sendable {
    /// Where the library is; the best address first.
    public let addresses: [URL]
    /// A link that pairs the device on which it is opened; `nil` when none need be paired.
    public let pairing: URL?
    /// What is typed otherwise.
    public let passphrase: Passphrase?

    init(_ configuration: ServerConfiguration, port: Int) {
        let hosts = Self.hosts(for: configuration)
        // What a proxy is called leads to the proxy, which speaks https at its usual port.
        let isBehindProxy = !configuration.trustedProxies.isEmpty
        let addresses = hosts.compactMap { host in
            isBehindProxy && configuration.names.contains(host)
                ? URL(string: "https://\(host)/") : URL(string: "http://\(host):\(port)/")
        }
        passphrase = configuration.passphrase
        // After the #, so that no request and no log has it.
        let fragment = passphrase?.text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed)
        pairing = fragment.flatMap { fragment in
            addresses.first.flatMap { URL(string: "\($0.absoluteString)pair#\(fragment)") }
        }
        self.addresses = addresses
    }

    /// By what others reach the server.
    private static func hosts(for configuration: ServerConfiguration) -> [String] {
        let isEverywhere = ["0.0.0.0", "::", "*"].contains(configuration.address)
        let own = isEverywhere ? machineAddresses() : [bracketed(configuration.address)]
        let all = configuration.names + own
        return all.isEmpty ? ["localhost"] : all
    }

    /// Where other machines find this one: IPv4 first, because it is shorter to type.
    private static func machineAddresses() -> [String] {
        let addresses = (try? System.enumerateDevices())?.compactMap { $0.address?.ipAddress } ?? []
        let reachable = addresses.filter { address in
            !["127.", "169.254.", "fe80:"].contains { address.hasPrefix($0) } && address != "::1"
        }
        return reachable.filter { !$0.contains(":") } + reachable.filter { $0.contains(":") }.map(bracketed)
    }

    private static func bracketed(_ address: String) -> String { address.contains(":") ? "[\(address)]" : address }
}
