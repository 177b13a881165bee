import Foundation
import Testing
import VorleserCore

struct FileFaultTests {
    @Test func `a file that cannot be read or written is told in words`() throws {
        let error = #expect(throws: (any Error).self) { try Data(contentsOf: URL(filePath: "/none/there")) }
        let fault = try #require(error.flatMap(FileFault.init))
        #expect(fault.path == "/none/there")
        #expect(fault.reason == "it is not there")
        let under = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])
        #expect(FileFault(under)?.isForWantOfRoom == true)
        #expect(under.reasonInWords == "there is no room on the disk")
    }

    @Test func `no error is told in Foundation's own names`() {
        for code in 1..<60 {
            let words = NSError(domain: NSPOSIXErrorDomain, code: code).reasonInWords
            #expect(!words.isEmpty && !words.contains("Domain"))
        }
        for code in [4, 256, 257, 260, 512, 513, 516, 518, 640, 642] {
            #expect(!NSError(domain: NSCocoaErrorDomain, code: code).reasonInWords.contains("Domain"))
        }
        #expect(FileFault(CancellationError()) == nil)
    }

    @Test func `a fault is itself, also under another error, and says what is wrong with which file`() {
        let fault = FileFault(path: "/a/b", code: EROFS)
        #expect(FileFault(fault) == fault)
        #expect(FileFault(CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: fault]))?.code == EROFS)
        #expect((fault as any Error).reasonInWords == "the disk may not be written")
        #expect(
            fault.errorDescription == "A file could not be read or written: /a/b: the disk may not be written."
        )
        #expect(fault.recoverySuggestion != nil && !fault.isForWantOfRoom && !fault.isHeldElsewhere)
        #expect(FileFault(path: nil, code: EDQUOT).isForWantOfRoom)
    }
}
