public import Foundation

/// With which certificate a server speaks TLS.
public enum Encryption: Hashable, Sendable {
    /// One of the library's own authority, which is kept in a folder and made there when it is first needed.
    case authority(folder: URL)
    /// The listener's own: a chain, the server's certificate first, and its key, both in PEM.
    case files(certificate: URL, key: URL)

    /// What the authority is called in its folder.
    static let authorityFile = "authority.pem"
}
