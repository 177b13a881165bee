import Testing
import VorleserCore
import VorleserNarration

/// What biographies and histories print: editors, catalogues of works, old coins, names in capitals.
struct ScholarshipTests {
    private func said(_ printed: String, language: String = "en") -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: language)
            .map(\.text).joined()
    }

    @Test(arguments: [
        ("Letters, ed. Anna Berg.", "Letters, edited by Anna Berg."),
        (
            "Letters, 1685–1700, ed. Anna Berg.",
            "Letters, sixteen eighty-five to seventeen hundred, edited by Anna Berg."
        ),
        ("Ways, trans. J. Lee.", "Ways, translated by J Lee."),
        ("Odes, eds. Berg and Lee, comp. Tom Ray.", "Odes, edited by Berg and Lee, compiled by Tom Ray."),
    ])
    func `who edited a work`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        (
            "Maria, b. Weimar, May 23, 1713; d. Ems, 5 June 1721",
            "Maria, born Weimar, May twenty-third, seventeen thirteen; died Ems, the fifth of June seventeen twenty-one"
        ),
        ("Joh. Seb. Bach, BWV Anh. 4a", "Johann Sebastian Bach, B W V Anhang four A"),
    ])
    func `lives and forenames cut short`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("58 S. Ct. 817", "fifty-eight Supreme Court eight hundred seventeen"),
        ("47 L.Ed.2d 626", "forty-seven Lawyers’ Edition second six hundred twenty-six"),
        ("110 Harv. L. Rev. 1", "one hundred ten Harv. Law Review one"),
        ("S. Rep. No. 1830", "S Report Number eighteen thirty"), ("in I.E., above", "in I E, above"),
        ("Boston & M. Consol. Co. v. Oak", "Boston and M Consol. Company versus Oak"),
        ("δ³³S and δ18O", "delta  thirty-three S and delta eighteen O"),
        ("by A. Berg, W. Oak and M. Lee", "by A Berg, W Oak and M Lee"), ("the path [3d] is", "the path is"),
        ("by S. Ct. Jones", "by S Court Jones"),
    ])
    func `reports of cases`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("the rector, M. Johann Ernesti", "the rector, M Johann Ernesti"), ("by M. Scott Peck", "by M Scott Peck"),
        ("see M. Hübner", "see M Hübner"), ("by M. Paul Roux", "by Monsieur Paul Roux"),
        ("by M. Haüy", "by Monsieur Haüy"), ("by M. John", "by Monsieur John"),
    ])
    func `an initial of somebody who is no Frenchman`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Each received 1 fl. for it.", "Each received one floor for it."),
        ("He paid 1 fl. for it.", "He paid one florin for it."),
        ("a total of 8 fl. 13 gr. for food", "a total of eight florins thirteen groschen for food"),
        (
            "He got 12 thlr. 6 gr. and lent 50 rtl. to us.",
            "He got twelve thalers six groschen and lent fifty thalers to us."
        ),
        ("Add 6 gr. of salt.", "Add six grams of salt."), ("He paid for 6 gr. of it.", "He paid for six grams of it."),
        ("We live on the 5th fl. there.", "We live on the fifth floor there."),
        ("It holds 8 fl. oz. of milk.", "It holds eight fluid ounces of milk."),
    ])
    func `coins of the Empire`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("BWV 965/2 and 966/2", "B W V nine hundred sixty-five slash two and nine hundred sixty-six slash two"),
        ("in BWV 21/1 he", "in B W V twenty-one slash one he"), ("in BWV 36c, he", "in B W V thirty-six C, he"),
        ("It cost 36c, no more.", "It cost thirty-six cents, no more."),
        ("The rest is 100/3 = 33.3.", "The rest is one hundred thirds equals thirty-three point three."),
        ("odds of 100/1 against", "odds of one hundred to one against"),
        ("a gigue (6/8; B-flat minor)", "a gigue (six eight; B-flat minor)"),
        ("a song in 3/4, G major", "a song in three four, G major"),
        ("cut it (3/4; thick)", "cut it (three quarters; thick)"),
    ])
    func `numbers of works and metres are no fractions`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("ALSO BY CHRISTOPH WOLFF", "Also by Christoph Wolff"),
        ("BY ANNA ERNST AND KWAME HOLST", "By Anna Ernst and Kwame Holst"),
        ("THE RSPCA AND THE NAACP", "The R S P C A and the N A A C P"), ("THE LGBTQ GUIDE", "The L G B T Q Guide"),
        ("as an AAC file", "as an A A C file"), ("by DNAML (DNL books)", "by D N A M L (D N L books)"),
        ("a book by ANNA HOLST", "a book by Anna Holst"),
    ])
    func `names in capitals`(printed: String, words: String) {
        #expect(said(printed).lowercased() == words.lowercased())
    }

    @Test(arguments: [
        ("Je pense à son ex.", "Je pense à son ex."), ("Par ex. ce livre.", "Par exemple ce livre."),
        ("Un fruit (ex. une pomme) suffit.", "Un fruit (exemple une pomme) suffit."),
        ("Voici mon prof.", "Voici mon prof."), ("Le prof. Roux parle.", "Le professeur Roux parle."),
        ("Il chante Let Me Have You.", "Il chante Let Me Have You."),
        ("On appelle Me Roux.", "On appelle maître Roux."),
    ])
    func `French short words that are words`(printed: String, words: String) {
        #expect(said(printed, language: "fr") == words)
    }
}
