import Testing
import VorleserCore
import VorleserNarration

/// Dashes, dots, marks, addresses and odd letters.
struct WordsSignsTests {
    @Test(
        arguments: [
            ("He paused -- then ran.", "He paused—then ran."), ("He paused--then ran.", "He paused—then ran."),
            ("pre–Civil War", "pre Civil War"),
            ("1914–1918", "1914–1918"), ("he went – he ran", "he went – he ran"), ("d—n it", "damn it"),
            ("D-d-didn’t", "D-d-didn’t"),
            ("D--n it", "Damn it"),
            ("Mr. B—— left", "Mister B blank left"), ("the ——shire militia", "the blank-shire militia"),
            ("Lord ---- left", "Lord blank left"), ("the ⸺\u{2060}shire men", "the blank-shire men"),
            ("D\u{2060}⸺\u{2060}n him", "Damn him"), ("Be d——! By G——!", "Be damned! By God!"),
            ("Mr. S——n spoke", "Mister S blank spoke"), ("Yes, J——n did", "Yes, J blank did"),
            ("A—nd then", "A—nd then"),
            ("Mr. B—he is gone", "Mister B—he is gone"),
            ("the Duke of ——.", "the Duke of blank."), ("I came from ——, a town", "I came from blank, a town"),
            ("in —— Street", "in blank Street"), ("“the sound of ——”", "“the sound of ——”"),
            ("He wrote to Eliz. about it.", "He wrote to Elizabeth about it."),
            ("Mr. B\u{2060}⸺ in ⸻ street", "Mister B blank in blank street"), ("“B—but,” he said", "“B—but,” he said"),
            ("“I—” he said", "“I—” he said"), ("And then . . .", "And then…"),
            ("Well ... maybe.", "Well… maybe."),
            ("“Yes . . . ,” he said", "“Yes…,” he said"), ("wait...what", "wait… what"),
        ]
    )
    func `dashes and dots are pauses or hide a word`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("the Treaty (in May)² was", "the Treaty (in May) was"), ("(a + b)² and", "(a + b)² and"),
            ("as noted.¹", "as noted."), ("said he² and", "said he and"), ("the whale[12] was", "the whale was"),
            ("the king* died", "the king died"),
            ("the king † died", "the king died"),
            ("“so.”1", "“so.”"), ("5 m² and x² + y²", "5 m² and x² + y²"), ("10² men", "10² men"),
            ("he [said] no", "he [said] no"), ("a[i] = 3", "a = 3"), ("10 packs/day", "10 packs per day"),
            ("of doctor/patient confidentiality", "of doctor patient confidentiality"),
            ("two mother/child pairs", "two mother child pairs"),
            ("many teacher/student talks", "many teacher student talks"),
            ("82 games/season", "82 games per season"),
            ("the number of patients/day", "the number of patients per day"),
            ("ten cases/week", "ten cases per week"), ("day/week", "day week"), ("the A/C unit", "the A C unit"),
            ("as shown [1], [2], [3], and", "as shown, and"), ("so it is [7]–[9].", "so it is."),
            ("in the interval [0, 1]", "in the interval [0, 1]"),
            ("_emphasis_ added", "emphasis added"), ("**bold** text", "bold text"), ("snake_case", "snake case"),
            ("2 * 3 is 6", "2 * 3 is 6"),
        ]
    )
    func `marks of notes and of emphasis are left out`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("visit gutenberg.org.", "visit gutenberg dot org."),
            ("https://example.org/a/b", "example dot org slash a slash b"),
            ("(see www.a-b.com/x?y=1#z)", "(see W W W dot A dash B dot com slash x)"),
            ("j.smith@mail.co.uk", "J dot smith at mail dot co dot U K"),
            ("@jack wrote #MeToo", "at jack wrote hashtag Me Too"), ("report.pdf", "report dot P D F"),
            ("he left.she stayed", "he left.she stayed"),
            ("the end.In spring", "the end.In spring"), ("#5", "#5"), ("a.m.", "A M."),
        ]
    )
    func `addresses are said part by part`(printed: String, said: String) {
        #expect(WordsReading(printed).said.lowercased() == said.lowercased())
    }

    @Test(
        arguments: [
            ("the Δ of the Nile", "the delta of the Nile"), ("β-carotene", "beta-carotene"), ("ΦΒΚ", "phi beta kappa"),
            ("λόγος", "logos"), ("λο\u{301}γος", "logos"), ("ὁ πῶς, ὦ", "ho pos, o"), ("οὗ, ποῦ, πῖ", "hou, pou, pi"),
            ("ἆρα εὑρίσκω", "ara heurisko"), ("ἄγγελος", "angelos"), ("ῥῶ, ὕδωρ, αὐτός", "rho, hydor, autos"),
            ("Ὅμηρος, ἀϋτή, ᾳ", "Homeros, ayte, a"), ("πr² of λ", "pi r² of lambda"),
            ("some b/w films", "some black and white films"),
            ("b/w them", "between them"),
            ("word of the Captain -- the blankets", "word of the Captain—the blankets"),
            ("5 μm", "5 μm"),
            ("Coke® & Pepsi™", "Coke and Pepsi"), ("C# and C++", "C sharp and C plus plus"), ("and/or", "and or"),
            ("an A–Z of life", "an A to Z of life"), ("grades A–F", "grades A to F"),
            ("items (b)–(d)", "items (b) to (d)"),
            ("the X–Y plane", "the X Y plane"), ("the Barnes–Wallis bomb", "the Barnes Wallis bomb"),
            ("ages 18+.", "ages 18 plus."), ("1,300+ votes", "1,300 plus votes"),
            ("Ca2+ and 2+2", "C A two plus and 2+2"),
            ("(OR 2; p)", "(O R 2; p)"), ("he/she", "he or she"), ("w/o it", "without it"),
            ("See you soon 🙂", "See you soon"), ("I ❤️ NY", "I love N Y"), ("👍👍", "thumbs up"),
            ("We 🚀 it", "We rocket it"), ("Ha :-) ha", "Ha ha"),
            ("ﬁre and ﬂood", "fire and flood"), ("Æsop’s", "Aesop’s"), ("so\u{AD}ft", "soft"), ("Ｈｉ", "Hi"),
            ("e\u{301}te\u{301}", "été"), ("hi\u{2060}—he", "hi—he"),
        ]
    )
    func `signs and odd letters are plain words`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(arguments: ["***", "——", "* * *", "---", "~~~", ". . .", "❦", "& & &", "_ _ _", "⁂"])
    func `an ornament is silent`(printed: String) {
        #expect(WordsReading(printed).said == "")
    }

    @Test func `what lights up is the printed form`() {
        let reading = WordsReading("I met Mr. Cæsar.")
        let changed = reading.script.utterances.flatMap(\.pieces).filter { $0.change != nil }
        #expect(changed.map { String(reading.book.text(in: $0.span)) } == ["Mr.", "Cæsar"])
    }
}
