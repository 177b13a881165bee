import Foundation
import Testing
import VorleserTesting

@testable import VorleserKit

struct KOReaderDigestTests {
    /// Digests that Python's `hashlib` gives for the same samples.
    @Test(arguments: [
        (0, "d41d8cd98f00b204e9800998ecf8427e"), (500, "aec5182907afb2c8d55922479ede22b2"),
        (1024, "6cd8e81aa97eb4792758fbcb7304bf4d"), (1500, "3484b4e75da7d6b8b7edbf198f1fddf1"),
        (5000, "5deb2bcbbf40364ae3e633227e325133"), (70_000, "38f06bcf7dcb8bd614bd5f82c892ee6c"),
        (300_000, "cdb5d632f29ff21c01725beabde70dd9"),
    ])
    func `a file is called by samples of it`(length: Int, digest: String) throws {
        let folder = try Folder()
        let file = folder.url("book.epub")
        try Data((0..<length).map { UInt8(truncatingIfNeeded: $0 * 7 + $0 / 251) }).write(to: file)
        #expect(try KOReaderDigest.ofFile(at: file) == digest)
    }

    @Test func `a name and a password are called by themselves`() {
        #expect(KOReaderDigest.ofName("Emma.epub") == "c154c86c46528e8335b4f079dfeca5fc")
        #expect(KOReaderDigest.ofPassword("abc") == "900150983cd24fb0d6963f7d28e17f72")
    }
}
