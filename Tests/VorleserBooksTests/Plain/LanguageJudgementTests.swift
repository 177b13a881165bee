import Testing

@testable import VorleserBooks

struct LanguageJudgementTests {
    @Test(arguments: [
        (
            "en",
            "It was the best of times, and it was the worst of times, but nobody had told him that he was there for it."
        ),
        (
            "de",
            "Als er erwachte, fand er sich in seinem Bett, und es war kein Traum; das Zimmer lag ruhig zwischen den Wänden."
        ),
        (
            "fr",
            "Il y avait dans le château un jeune garçon à qui la nature avait donné les mœurs les plus douces, et il ne le savait pas."
        ),
        (
            "es",
            "En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los de lanza."
        ),
        (
            "it",
            "Nel mezzo del cammin di nostra vita mi ritrovai per una selva oscura, che la diritta via era smarrita, e non lo so."
        ),
        (
            "nl",
            "Het was een koude dag in de winter, en hij had niet meer dan een jas om hem te beschermen tegen de wind die er was."
        ),
        (
            "pt",
            "Não era a primeira vez que ele via o mar, mas para o menino tudo era uma surpresa e os olhos não se fechavam."
        ),
        ("ru", "Все счастливые семьи похожи друг на друга."), ("zh", "話說天下大勢，分久必合。"), ("ja", "吾輩は猫である。"),
        ("ko", "그는 아무 말도 하지 않았다."), ("uk", "Їхні діти співали пісні цілий вечір."), ("el", "Ο ουρανός ήταν γκρίζος."),
    ])
    func `a language is told by its script or its commonest words`(tag: String, text: String) {
        #expect(LanguageJudgement.language(of: text.utf8) == tag)
    }

    @Test(arguments: ["", "123 456", "xyzzy plugh frotz", "Word word word."])
    func `what says nothing is in no language`(text: String) {
        #expect(LanguageJudgement.language(of: text.utf8) == nil)
    }

    @Test(
        arguments: [
            ("English", "en"), ("German", "de"), ("en-GB", "en-GB"), ("de", "de"), ("French, English", "fr"),
            ("?", nil),
        ]
            as [(String, String?)]
    )
    func `languages have tags`(name: String, tag: String?) {
        #expect(LanguageNames.tag(name) == tag)
    }
}
