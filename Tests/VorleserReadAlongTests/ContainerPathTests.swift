import Testing
import VorleserTesting

@testable import VorleserReadAlong

struct ContainerPathTests {
    @Test(arguments: 0..<100)
    func `An address leads back to the file it was made for`(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        let names = ["a", "chapter 1", "50%", "Ü", "x#y", "q?", "[1]", "text:2", "c.xhtml"]
        func path() -> ContainerPath {
            let count = Int.random(in: 1...4, using: &chance)
            return ContainerPath(
                (0..<count).compactMap { _ in names.randomElement(using: &chance) }.joined(separator: "/")
            )
        }
        let (base, file) = (path(), path())
        guard base != file else { return }
        let found = try #require(ContainerPath.resolve("./" + file.address(from: base, fragment: "ü 1"), in: base))
        #expect(found.path == file)
        #expect(found.fragment == "ü 1")
    }

    @Test(arguments: ["http://a.org/x.xhtml", "//a.org/x", "data:text/plain,x", "mailto:a@b.c"])
    func `An address on the network leads nowhere in the container`(address: String) {
        #expect(ContainerPath.resolve(address, in: ContainerPath("a.xhtml")) == nil)
    }

    @Test func `What would leave the container stays at its root`() {
        #expect(ContainerPath.resolve("../../../etc/passwd", in: ContainerPath("a/b.xhtml"))?.path.text == "etc/passwd")
    }

    @Test func `A fragment alone leads into the document itself`() {
        let page = ContainerPath("text/1.xhtml")
        #expect(page.address(from: page, fragment: "s1") == "#s1")
        #expect(ContainerPath.resolve("#s1", in: page)?.path == page)
    }
}
