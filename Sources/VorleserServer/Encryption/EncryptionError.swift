public import Foundation
import VorleserKit

/// Why a server cannot speak TLS.
public enum EncryptionError: Error, Equatable {
    /// There is no such file, or it may not be read.
    case unreadable(path: String)
    /// The file has no certificate in PEM.
    case noCertificate(path: String)
    /// The file has no key in PEM, or one that a pass-phrase locks.
    case noKey(path: String)
    /// The key is another certificate's.
    case otherKey(certificate: String, key: String)
    /// The certificate is not valid any more.
    case expired(path: String, on: Date)
    /// The certificate is not valid yet.
    case early(path: String, until: Date)
    /// The authority's file is not what was written.
    case damagedAuthority(path: String)
    /// The authority's file cannot be written.
    case unwritable(path: String, reason: String)
    /// The authority may not vouch for such a name.
    case notLocal(name: String)
}

extension EncryptionError: LocalizedError {
    public var errorDescription: String? {
        switch self {
        case .unreadable(let path): localized("\(path) cannot be read.")
        case .noCertificate(let path): localized("\(path) has no certificate.")
        case .noKey(let path): localized("\(path) has no key that can be used.")
        case .otherKey(let certificate, let key):
            localized("The key in \(key) does not belong to the certificate in \(certificate).")
        case .expired(let path, let date): localized("The certificate in \(path) expired on \(Self.day(date)).")
        case .early(let path, let date): localized("The certificate in \(path) is not valid before \(Self.day(date)).")
        case .damagedAuthority(let path): localized("The library's own certificate authority in \(path) is damaged.")
        case .unwritable(let path, let reason): localized("\(path) cannot be written: \(reason)")
        case .notLocal(let name): localized("The library's own certificate authority cannot vouch for \(name).")
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .unreadable: localized("Check the name of the file, and that this user may read it.")
        case .noCertificate: localized("Give a file in PEM: its lines begin with -----BEGIN CERTIFICATE-----.")
        case .noKey:
            localized("Give a file in PEM without a pass-phrase: its lines begin with -----BEGIN PRIVATE KEY-----.")
        case .otherKey: localized("Give the two files that were made together.")
        case .expired(let path, _):
            Self.isAuthority(path)
                ? localized("Remove the file, start again, and have the devices trust the new one.")
                : localized("Renew it, or use --tls with a certificate of the library's own.")
        case .early: localized("Check this machine's clock.")
        case .damagedAuthority: localized("Remove the file, start again, and have the devices trust the new one.")
        case .unwritable: localized("Make room on the disk, and check that the folder is yours.")
        case .notLocal:
            localized(
                "It is for names of a local network, as attic.local. Give a certificate for it with --tls-certificate and --tls-key."
            )
        }
    }

    private static func isAuthority(_ path: String) -> Bool { path.hasSuffix(Encryption.authorityFile) }

    private static func day(_ date: Date) -> String { date.formatted(.iso8601.year().month().day()) }
}
