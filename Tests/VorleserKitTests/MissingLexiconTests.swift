import Foundation
import Testing
import VorleserTesting

@testable import VorleserKit

struct MissingLexiconTests {
    @Test func `pronunciations that are missing are told, with where they were sought and what to do`() throws {
        let folder = try Folder()
        let data = PhonemeData(environment: ["VORLESER_DATA": folder.url.path])
        let fault = try #require(data.fault)
        #expect(fault.errorDescription?.contains("english.lexicon") == true)
        #expect(fault.recoverySuggestion?.contains(folder.url.path) == true)
        #expect(fault.recoverySuggestion?.contains("VORLESER_DATA") == true)
        try Data("any".utf8).write(to: folder.url.appending(path: "english.lexicon"))
        #expect(data.fault == nil)
    }
}
