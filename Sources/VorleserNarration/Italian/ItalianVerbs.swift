/// Tells *ha*, the verb, from *ha*, hectares: *nel 2020 ha vinto*, *20 ha di bosco*.
enum ItalianVerbs {
    /// Whether the word after a number is the verb.
    @Sendable static func isVerb(_ index: Int, _ passage: Passage) -> Bool {
        guard passage.printed(index) == "ha", !passage.isTight(index), !isFormulaic(index + 1, passage) else {
            return false
        }
        return isName(index - 1, passage) || goesOnAsVerb(index + 1, passage)
    }

    /// *20 ha di*: what names a number but no year leaves no doubt.
    private static func isFormulaic(_ next: Int, _ passage: Passage) -> Bool {
        passage.letters(next) == "di" || passage.letters(next) == "circa"
    }

    /// A number that names something: *nel 2020*, *l’articolo 134*, *il Covid-19*, *il Tg1*.
    private static func isName(_ number: Int, _ passage: Passage) -> Bool {
        let before = number - 1
        if passage.isLabel(before, .italian) { return true }
        if passage.isTight(number), passage.isLetters(before) { return true }
        if passage.isTight(number), passage.isHyphen(before), passage.isTight(before), passage.isLetters(before - 1) {
            return true
        }
        guard passage.isDigits(number), passage.count(number) == 4, let year = Int(passage.printed(number)),
            (1000...2099).contains(year)
        else { return false }
        return beforeYears.contains(passage.letters(before))
            || ContinentalWords.italian.months.contains(passage.letters(before))
    }

    private static let beforeYears: Set = ["nel", "dal", "del", "al", "il", "sul", "anno"]

    private static func goesOnAsVerb(_ index: Int, _ passage: Passage) -> Bool {
        // *Ha 20 anni*, but *5 ha 20 a*.
        if passage.isDigits(index) { return !["a", "are", "ca", "m", "mq"].contains(passage.letters(index + 1)) }
        guard passage.isLowerCase(index) else { return false }
        let word = passage.letters(index)
        if companions.contains(word) || word.hasSuffix("mente") { return true }
        if others.contains(word) || plurals.contains(where: word.hasSuffix) { return false }
        // *Ha vinto*, *ha luogo*; hectares have words in the plural: *20 ha coltivati*.
        return word.hasSuffix("o") || word.hasSuffix("a")
    }

    /// Words that follow the verb: articles, adverbs, and nouns that go with it.
    private static let companions: Set<String> = Set(
        words: """
            il lo la i gli le un uno una l qualche ogni molti molte tanti tante pochi poche altri altre diversi diverse
            vari varie numerosi numerose tutti tutte due tre cinque sei sette nove dieci undici dodici venti suoi sue
            già più però anche pure sempre ormai poi quindi inoltre infine invece forse quasi ben bene come così non mai
            spesso appena solo soltanto oggi ieri sede fine fame sete origine ragione valore parte perso
            """
    )
    /// Words in -o or -a that follow hectares.
    private static let others: Set<String> = Set(
        words: """
            a da o circa alla dalla della nella sulla allo dallo dello nello sullo contro lungo verso dentro presso
            entro dopo sopra sotto intorno attorno fra tra netto lordo ciascuno coltivo boschivo incolto irriguo
            seminativo
            """
    )
    /// Endings of verbs in the plural, of which hectares are the subject.
    private static let plurals = ["ono", "ano", "anno"]
}
