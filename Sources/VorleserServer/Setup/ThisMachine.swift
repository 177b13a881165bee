import Foundation
import NIOCore

/// What the machine is called on which the server runs, and where others find it.
enum ThisMachine {
    /// What it calls itself; without asking the network.
    static var name: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    /// - Parameter host: A name or an address.
    /// - Returns: Whether it always means the machine that says it.
    static func isMeant(by host: String) -> Bool { ["127.0.0.1", "::1", "localhost"].contains(host.lowercased()) }

    /// Where other machines find this one: IPv4 first, because it is shorter to type.
    static func reachableAddresses() -> [String] {
        let addresses = (try? System.enumerateDevices())?.compactMap { $0.address?.ipAddress } ?? []
        let reachable = addresses.filter { address in
            !["127.", "169.254.", "fe80:"].contains { address.hasPrefix($0) } && address != "::1"
        }
        return reachable.filter { !$0.contains(":") } + reachable.filter { $0.contains(":") }
    }
}
