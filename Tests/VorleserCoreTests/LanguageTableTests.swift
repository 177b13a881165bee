import Testing
import VorleserCore

struct LanguageTableTests {
    private let table = LanguageTable(["de": 1, "grc": 2], other: 0)

    @Test(arguments: ["de", "DE", "de-AT", "de_CH", "De-Latn-DE", "deu", "ger", "German", "Deutsch"])
    func `every tag of a language finds it`(tag: String) {
        #expect(table[tag] == 1 && table.has(tag))
    }

    @Test(arguments: ["", "d", "den", "x-de", "en", "el", "English"])
    func `every other tag finds what is for all others`(tag: String) {
        #expect(table[tag] == 0 && !table.has(tag))
    }

    @Test func `a language is added, or put in another's place, without a change of the first table`() {
        let more = table.with("qaa", 3).with("de", 4)
        #expect([more["qaa"], more["de-AT"], more["grc"], more["en"]] == [3, 4, 2, 0])
        #expect(more.codes == ["de", "grc", "qaa"])
        #expect(table.codes == ["de", "grc"] && table["de"] == 1)
    }

    @Test func `what is made of each value stays with its language`() {
        let words = table.map { "\($0)" }
        #expect([words["de"], words["grc"], words["en"]] == ["1", "2", "0"])
    }
}
