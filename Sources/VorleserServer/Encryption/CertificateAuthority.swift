import Crypto
import Foundation
import SwiftASN1
import VorleserKit
import X509

/// The library's own certificate authority, which vouches for the server on devices that trust it.
///
/// It may vouch for ``LocalNames`` alone: who steals its key can pass for no site of the world.
struct CertificateAuthority: Sendable {
    /// What devices trust.
    let certificate: Certificate
    private let key: Certificate.PrivateKey

    private static let day: TimeInterval = 24 * 3600
    /// Devices that trust it need not do so again for as long.
    private static let lifetime = 3650 * day
    /// Apple's devices take none of more than 825 days, and it is made anew at each start.
    private static let serverLifetime = 90 * day
    /// Clocks of devices may be behind.
    private static let backdating = day

    /// The one that is kept in a folder; made when there is none.
    /// - Parameters:
    ///   - folder: Made, too, when it is missing.
    ///   - now: When that is.
    /// - Returns: Always the same, until the file is removed.
    /// - Throws: ``EncryptionError``
    static func kept(in folder: URL, now: Date = .now) throws -> CertificateAuthority {
        let file = folder.appending(path: Encryption.authorityFile)
        let path = file.path(percentEncoded: false)
        if !FileManager.default.fileExists(atPath: path) {
            try CertificateAuthority(now: now).write(to: path, in: folder)
        }
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw EncryptionError.unreadable(path: path)
        }
        guard let authority = CertificateAuthority(pem: text) else {
            throw EncryptionError.damagedAuthority(path: path)
        }
        guard now < authority.certificate.notValidAfter else {
            throw EncryptionError.expired(path: path, on: authority.certificate.notValidAfter)
        }
        return authority
    }

    /// A new one.
    init(now: Date = .now, host: String = ThisMachine.name) throws {
        let key = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let name = try DistinguishedName {
            OrganizationName("Vorleser")
            CommonName("Vorleser on \(host.prefix(40))")
        }
        certificate = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: key.publicKey,
            notValidBefore: now - Self.backdating,
            notValidAfter: now + Self.lifetime,
            issuer: name,
            subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true))
                Critical(
                    NameConstraints(
                        permittedDNSDomains: LocalNames.domains,
                        permittedIPRanges: LocalNames.networks.map {
                            ASN1OctetString(contentBytes: $0.addressAndMask[...])
                        }
                    )
                )
                SubjectKeyIdentifier(hash: key.publicKey)
            },
            issuerPrivateKey: key
        )
        self.key = key
    }

    /// Fails unless the text has a certificate and its key.
    init?(pem text: String) {
        guard let documents = try? PEMDocument.parseMultiple(pemString: text), documents.count == 2,
            let certificate = try? Certificate(pemDocument: documents[0]),
            let key = try? Certificate.PrivateKey(pemDocument: documents[1]),
            key.publicKey == certificate.publicKey
        else { return nil }
        (self.certificate, self.key) = (certificate, key)
    }

    /// What devices take: the certificate, without the key.
    var bytes: [UInt8] {
        get throws {
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return serializer.serializedBytes
        }
    }

    /// By what listeners tell it from another's: its SHA-256, as browsers and phones show it.
    var fingerprint: String {
        get throws {
            SHA256.hash(data: try bytes).map { byte in
                let digits = String(byte, radix: 16, uppercase: true)
                return byte < 16 ? "0" + digits : digits
            }.joined(separator: " ")
        }
    }

    /// A server's certificate, and its key in PEM.
    /// - Parameters:
    ///   - hosts: Names and addresses by which it is called, of ``LocalNames``.
    ///   - now: When it is made.
    /// - Returns: The certificate in DER, the key in PEM.
    /// - Throws: What goes wrong in signing.
    func issue(for hosts: [String], now: Date = .now) throws -> (certificate: [UInt8], key: String) {
        let own = Certificate.PrivateKey(P256.Signing.PrivateKey())
        let names = hosts.map { host in
            AddressRange(host).map { GeneralName.ipAddress(ASN1OctetString(contentBytes: $0.address[...])) }
                ?? .dnsName(host)
        }
        let issued = try Certificate(
            version: .v3,
            serialNumber: Certificate.SerialNumber(),
            publicKey: own.publicKey,
            notValidBefore: now - Self.backdating,
            notValidAfter: min(now + Self.serverLifetime, certificate.notValidAfter),
            issuer: certificate.subject,
            subject: DistinguishedName { CommonName("Vorleser") },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(names)
                SubjectKeyIdentifier(hash: own.publicKey)
                AuthorityKeyIdentifier(keyIdentifier: SubjectKeyIdentifier(hash: key.publicKey).keyIdentifier)
            },
            issuerPrivateKey: key
        )
        var serializer = DER.Serializer()
        try serializer.serialize(issued)
        return (serializer.serializedBytes, try own.serializeAsPEM().pemString)
    }

    /// Both at once, so that neither is ever without the other; never over one that another process has just made.
    private func write(to path: String, in folder: URL) throws {
        let text = try certificate.serializeAsPEM().pemString + "\n" + key.serializeAsPEM().pemString + "\n"
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            try DurableFile(path).makeUnlessThere(of: Array(text.utf8))
        } catch {
            throw EncryptionError.unwritable(path: path, reason: error.reasonInWords)
        }
    }
}
