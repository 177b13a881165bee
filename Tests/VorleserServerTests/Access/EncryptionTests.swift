import Foundation
import NIOSSL
import SwiftASN1
import Testing
import VorleserTesting
import X509

@testable import VorleserServer

struct EncryptionTests {
    @Test func `the authority is made once, and only its owner can read it`() throws {
        let folder = try Folder()
        let first = try CertificateAuthority.kept(in: folder.url("tls"))
        let second = try CertificateAuthority.kept(in: folder.url("tls"))
        #expect(first.certificate == second.certificate)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url("tls").path)
        #expect(names == [Encryption.authorityFile])
        let path = folder.url("tls").appending(path: Encryption.authorityFile).path
        let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(rights == 0o600)
    }

    @Test func `a damaged or expired authority is named, not replaced`() throws {
        let folder = try Folder()
        let tls = folder.url("tls")
        _ = try CertificateAuthority.kept(in: tls)
        let file = tls.appending(path: Encryption.authorityFile)
        let path = file.path(percentEncoded: false)
        let error = #expect(throws: EncryptionError.self) {
            try CertificateAuthority.kept(in: tls, now: .now + 3651 * 24 * 3600)
        }
        guard case .expired(path, _) = error else { Issue.record("\(String(describing: error))"); return }
        let text = try String(contentsOf: file, encoding: .utf8)
        try String(text.prefix(text.count / 2)).write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: EncryptionError.damagedAuthority(path: path)) { try CertificateAuthority.kept(in: tls) }
    }

    @Test func `who holds the authority's key can vouch for local names alone`() async throws {
        let authority = try CertificateAuthority()
        for (host, isVouchedFor) in [
            ("attic.local", true), ("localhost", true), ("192.168.1.7", true), ("fd00::7", true),
            ("bank.example", false), ("local.example", false), ("8.8.8.8", false), ("2001:db8::1", false),
        ] {
            let leaf = try Certificate(derEncoded: authority.issue(for: [host]).certificate)
            var verifier = Verifier(rootCertificates: CertificateStore([authority.certificate])) {
                RFC5280Policy()
            }
            let result = await verifier.validate(leaf: leaf, intermediates: CertificateStore())
            if case .validCertificate = result {
                #expect(isVouchedFor, "\(host)")
            } else {
                #expect(!isVouchedFor, "\(host)")
            }
            #expect(LocalNames.contain(host) == isVouchedFor)
        }
    }

    @Test func `a name of the world needs a certificate of the listener's own`() throws {
        let folder = try Folder()
        let configuration = ServerConfiguration(names: ["books.example"])
        #expect(throws: EncryptionError.notLocal(name: "books.example")) {
            try ServerIdentity(.authority(folder: folder.url("tls")), configuration)
        }
    }

    @Test func `the certificate names what the server is called, and nothing that is not local`() {
        let configuration = ServerConfiguration(address: "0.0.0.0", names: ["attic.lan"])
        let hosts = ServerIdentity.hosts(of: configuration, hostName: "attic")
        #expect(Set(hosts).isSuperset(of: ["localhost", "127.0.0.1", "::1", "attic.lan", "attic.local"]))
        #expect(!hosts.contains("attic") && !hosts.contains("0.0.0.0"))
        let own = ServerIdentity.hosts(of: ServerConfiguration(), hostName: "attic")
        #expect(own == ["127.0.0.1", "::1", "localhost"])
    }

    @Test func `files that do not belong together, or are none, are named`() throws {
        let folder = try Folder()
        let authority = try CertificateAuthority()
        func files(_ name: String, at date: Date) throws -> (certificate: URL, key: URL) {
            let (bytes, key) = try authority.issue(for: ["localhost"], now: date)
            let (first, second) = (folder.url(name + ".pem"), folder.url(name + ".key"))
            let pem = try Certificate(derEncoded: bytes).serializeAsPEM().pemString
            try pem.write(to: first, atomically: true, encoding: .utf8)
            try key.write(to: second, atomically: true, encoding: .utf8)
            return (first, second)
        }
        func identity(_ certificate: URL, _ key: URL) throws {
            _ = try ServerIdentity(.files(certificate: certificate, key: key), ServerConfiguration())
        }
        let good = try files("good", at: .now)
        let (other, old) = (try files("other", at: .now), try files("old", at: .now - 100 * 24 * 3600))
        try identity(good.certificate, good.key)
        let (certificate, key) = (good.certificate.path, good.key.path)
        #expect(throws: EncryptionError.otherKey(certificate: certificate, key: other.key.path)) {
            try identity(good.certificate, other.key)
        }
        #expect(throws: EncryptionError.noKey(path: certificate)) { try identity(good.certificate, good.certificate) }
        #expect(throws: EncryptionError.noCertificate(path: key)) { try identity(good.key, good.key) }
        let missing = folder.url("missing")
        #expect(throws: EncryptionError.unreadable(path: missing.path)) { try identity(missing, good.key) }
        let error = #expect(throws: EncryptionError.self) { try identity(old.certificate, old.key) }
        guard case .expired(old.certificate.path, _) = error else {
            Issue.record("\(String(describing: error))"); return
        }
    }

    @Test func `the listener's files are read anew when they change, and kept when the new ones are wrong`() throws {
        let folder = try Folder()
        let authority = try CertificateAuthority()
        let (certificate, key) = (folder.url("a.pem"), folder.url("a.key"))
        func write() throws {
            let (bytes, pem) = try authority.issue(for: ["localhost"])
            try Certificate(derEncoded: bytes).serializeAsPEM().pemString
                .write(to: certificate, atomically: true, encoding: .utf8)
            try pem.write(to: key, atomically: true, encoding: .utf8)
        }
        try write()
        let identity = try ServerIdentity(.files(certificate: certificate, key: key), ServerConfiguration())
        let first = identity.context
        try identity.renew()
        #expect(identity.context === first)
        try write()
        try identity.renew()
        let second = identity.context
        #expect(second !== first)
        try "nothing".write(to: certificate, atomically: true, encoding: .utf8)
        #expect(throws: EncryptionError.noCertificate(path: certificate.path)) { try identity.renew() }
        #expect(identity.context === second)
    }
}
