import Testing
import VorleserCore

/// Source: NIST, “Secure Hash Algorithm examples” and the vectors of FIPS 180-2, appendix B.
struct SHA256Tests {
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (String(repeating: "a", count: 1_000_000), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
    ])
    func `the standard's messages have the standard's digests`(message: String, digest: String) {
        var hash = SHA256()
        hash.update(message.utf8)
        #expect(hash.finish() == digest)
    }

    @Test func `it does not matter in what parts a message comes`() {
        let message = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        var whole = SHA256()
        whole.update(message)
        var parts = SHA256()
        for part in stride(from: 0, to: 1000, by: 37) { parts.update(message[part..<min(part + 37, 1000)]) }
        let (digest, other) = (whole.finish(), parts.finish())
        #expect(digest == other)
    }

    @Test func `a text has a name of the standard's form, and always the same`() {
        // The digest of “abc” as above, but for the version and the variant.
        #expect(SHA256.urn(of: "abc") == "urn:uuid:ba7816bf-8f01-8fea-8141-40de5dae2223")
    }
}
