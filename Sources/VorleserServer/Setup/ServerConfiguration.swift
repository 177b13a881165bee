public import Foundation
public import VorleserKit

/// How the server is reached, and what it allows.
public struct ServerConfiguration: Sendable {
    /// The address to listen on: 127.0.0.1 unless the listener wants other machines to reach it.
    public var address: String
    /// 0 lets the system choose.
    public var port: Int
    /// The socket in the file system that is listened on instead, by a proxy on this machine; `nil` for an address.
    public var socket: URL?
    /// Sockets that were opened for the server, and are listened on instead; `nil` for none.
    public private(set) var handed: HandedSockets?
    /// The path under which the library stands, as behind a proxy that has other things beside it.
    public var base = BasePath.root
    /// What other machines must say once; needed unless ``address`` is one of this machine's own.
    public var passphrase: Passphrase?
    /// Names by which the server may be called besides its addresses, such as `attic.local`.
    public var names: [String]
    /// Proxies that are believed when they say who asks, by which name, and whether encrypted.
    public var trustedProxies: [AddressRange]
    /// With which certificate it speaks TLS; `nil` for plain HTTP.
    public var encryption: Encryption?
    /// Where clients of the Wyoming protocol are listened to; `nil` for none.
    public var wyoming: WyomingAddress?
    /// A folder whose books come into the library as they arrive there; `nil` for none.
    public var watched: URL?
    /// Whether it fetches pages from the web for those who ask; `nil` where only this machine asks.
    public var fetchesPages: Bool?
    /// Whether it tells a Prometheus server its numbers, at `/metrics`.
    public var hasMetrics = false
    /// Bytes of the largest book that can be uploaded.
    public var largestUpload: Int
    /// The most open connections; further ones wait.
    public var mostConnections: Int
    /// Pages are read from this folder instead of the program; for those who work on them.
    public var pages: URL?
    /// The typefaces that pages may set books in.
    public var faces: [BookFace]

    public init(
        address: String = "127.0.0.1",
        port: Int = 8080,
        passphrase: Passphrase? = nil,
        names: [String] = [],
        trustedProxies: [AddressRange] = [],
        encryption: Encryption? = nil,
        largestUpload: Int = ReadingLimits.standard.fileBytes,
        mostConnections: Int = 800,
        pages: URL? = nil,
        faces: [BookFace] = BookFace.installed()
    ) {
        self.address = address
        self.port = port
        self.passphrase = passphrase
        self.names = names
        self.trustedProxies = trustedProxies
        self.encryption = encryption
        self.largestUpload = largestUpload
        self.mostConnections = mostConnections
        self.pages = pages
        self.faces = faces
    }

    /// Whether only this machine can reach the address.
    public var isLoopback: Bool { ThisMachine.isMeant(by: address) }

    /// Whether only this machine asks: no other can reach the address, and nothing says that a proxy brings them.
    public var isPrivate: Bool {
        !isAskedByFile && isLoopback && trustedProxies.isEmpty && names.allSatisfy(ThisMachine.isMeant)
    }

    /// Whether it is asked by a socket in the file system, as by a proxy on this machine.
    public var isAskedByFile: Bool { socket != nil || handed?.hasFile == true }

    /// Listens on sockets that were opened for the server, instead of the address, the port and the socket that were named.
    /// - Parameter sockets: The address of one is the server's from now on.
    public mutating func listen(on sockets: HandedSockets) {
        (handed, socket) = (sockets, nil)
        if let (host, port) = sockets.address { (address, self.port) = (host, port) }
    }
}
