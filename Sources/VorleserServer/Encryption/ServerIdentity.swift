import Foundation
import NIOCore
import NIOSSL
import SwiftASN1
import Synchronization
import X509

/// With what a running server shows who it is. It changes when its names do, when it is old, and when the listener's files do.
final class ServerIdentity: Sendable {
    /// Whom devices have to trust; `nil` with the listener's own certificate.
    let authority: CertificateAuthority?
    private let source: Source
    private let shown: Mutex<Shown>

    private enum Source {
        case authority(CertificateAuthority, ServerConfiguration)
        case files(certificate: URL, key: URL)
    }

    private struct Shown {
        let context: NIOSSLContext
        let basis: Basis
    }

    /// What a certificate was made of, and when.
    private enum Basis: Equatable {
        case hosts([String], month: Int)
        case files(certificate: Data, key: Data)
    }

    /// - Throws: ``EncryptionError``
    init(_ encryption: Encryption, _ configuration: ServerConfiguration) throws {
        switch encryption {
        case .authority(let folder):
            if let name = configuration.names.first(where: { !LocalNames.contain($0) }) {
                throw EncryptionError.notLocal(name: name)
            }
            let authority = try CertificateAuthority.kept(in: folder)
            (self.authority, source) = (authority, .authority(authority, configuration))
        case .files(let certificate, let key):
            (authority, source) = (nil, .files(certificate: certificate, key: key))
        }
        shown = Mutex(try Self.made(of: source, from: Self.basis(of: source)))
    }

    /// For a new connection.
    var context: NIOSSLContext { shown.withLock { $0.context } }

    /// Makes it anew where it would be another.
    /// - Throws: ``EncryptionError``; what is shown stays then.
    func renew() throws {
        let basis = try Self.basis(of: source)
        guard basis != shown.withLock({ $0.basis }) else { return }
        let new = try Self.made(of: source, from: basis)
        shown.withLock { $0 = new }
    }

    private static func basis(of source: Source) throws -> Basis {
        switch source {
        case .authority(_, let configuration):
            .hosts(hosts(of: configuration), month: Int(Date.now.timeIntervalSince1970 / (30 * 24 * 3600)))
        case .files(let certificate, let key): .files(certificate: try read(certificate), key: try read(key))
        }
    }

    private static func made(of source: Source, from basis: Basis) throws -> Shown {
        switch (source, basis) {
        case (.authority(let authority, _), .hosts(let hosts, _)):
            let (certificate, key) = try authority.issue(for: hosts)
            let chain = [try NIOSSLCertificate(bytes: certificate, format: .der)]
            let context = try context(chain, NIOSSLPrivateKey(bytes: Array(key.utf8), format: .pem))
            return Shown(context: context, basis: basis)
        case (.files(let certificate, let key), .files(let bytes, let keyBytes)):
            return Shown(context: try context(certificate, bytes, key, keyBytes), basis: basis)
        default: preconditionFailure("\(basis) is of another source")
        }
    }

    /// By what devices call the server, as far as the authority may vouch for it.
    static func hosts(of configuration: ServerConfiguration, hostName: String = ThisMachine.name) -> [String] {
        let own = configuration.isLoopback ? [] : [hostName, hostName + ".local", configuration.address]
        let addresses = configuration.isLoopback ? [] : ThisMachine.reachableAddresses()
        let all = ["localhost", "127.0.0.1", "::1"] + configuration.names + own + addresses
        return Set(all.map { $0.lowercased() }.filter(LocalNames.contain)).sorted()
    }

    private static func read(_ file: URL) throws -> Data {
        do { return try Data(contentsOf: file) } catch { throw EncryptionError.unreadable(path: file.shownPath) }
    }

    private static func context(_ file: URL, _ bytes: Data, _ keyFile: URL, _ keyBytes: Data) throws -> NIOSSLContext {
        let chain = (try? NIOSSLCertificate.fromPEMBytes(Array(bytes))) ?? []
        guard let first = chain.first, let leaf = try? Certificate(derEncoded: first.toDERBytes()) else {
            throw EncryptionError.noCertificate(path: file.shownPath)
        }
        guard let key = try? NIOSSLPrivateKey(bytes: Array(keyBytes), format: .pem) else {
            throw EncryptionError.noKey(path: keyFile.shownPath)
        }
        if leaf.notValidAfter < .now { throw EncryptionError.expired(path: file.shownPath, on: leaf.notValidAfter) }
        if leaf.notValidBefore > .now { throw EncryptionError.early(path: file.shownPath, until: leaf.notValidBefore) }
        do {
            return try context(chain, key)
        } catch {
            // All else has been read by now.
            throw EncryptionError.otherKey(certificate: file.shownPath, key: keyFile.shownPath)
        }
    }

    private static func context(_ chain: [NIOSSLCertificate], _ key: NIOSSLPrivateKey) throws -> NIOSSLContext {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) },
            privateKey: .privateKey(key)
        )
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        return try NIOSSLContext(configuration: configuration)
    }
}

extension URL {
    fileprivate var shownPath: String { path(percentEncoded: false) }
}
