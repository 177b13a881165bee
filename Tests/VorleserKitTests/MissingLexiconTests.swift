import Foundation
import Testing
import VorleserTesting

@testable import VorleserKit

struct MissingLexiconTests {
    private let folder: Folder
    private let data: PhonemeData

    init() throws {
        folder = try Folder()
        data = PhonemeData(environment: ["VORLESER_DATA": folder.url.path])
    }

    @Test func `pronunciations that are missing are told, with where they were sought and what to do`() throws {
        let fault = try #require(data.fault as? any LocalizedError)
        #expect(fault.errorDescription?.contains("english.lexicon") == true)
        #expect(fault.recoverySuggestion?.contains(folder.url.path) == true)
        #expect(fault.recoverySuggestion?.contains("VORLESER_DATA") == true)
    }

    @Test func `pronunciations that are of no use are told, with what to do`() throws {
        try Data("any".utf8).write(to: folder.url("english.lexicon"))
        let fault = try #require(data.fault as? any LocalizedError)
        #expect(fault.errorDescription?.contains(folder.path("english.lexicon")) == true)
        #expect(fault.recoverySuggestion?.isEmpty == false)
    }

    @Test(.enabled(if: InstalledTool.englishLexicon.isThere, "The English lexicon is not there."))
    func `of those that are as they should be nothing is told`() {
        let there = Checkout.fetched("english.lexicon").deletingLastPathComponent().path
        #expect(PhonemeData(environment: ["VORLESER_DATA": there]).fault == nil)
    }
}
