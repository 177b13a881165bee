import Testing
import VorleserCore
import VorleserNarration

/// Names, lives and sources that are shortened.
struct ShortenedNamesTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Herr v. Beethoven came.", "Herr von Beethoven came."),
        ("Carl v. Weber wrote.", "Carl von Weber wrote."),
        ("H. v. Bernard said.", "H. von Bernard said."),
        ("Dr. v. Reissig sent.", "Doctor von Reissig sent."),
    ])
    func `von is no versus`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Smith v. Jones was.", "Smith versus Jones was."),
        ("Roe v. Wade was.", "Roe versus Wade was."),
        ("United States v. Nixon was.", "United States versus Nixon was."),
        ("Attorney General v. Smith was.", "Attorney General versus Smith was."),
        ("R. v. Brown was.", "R. versus Brown was."),
        ("The court in J. v. Smith held so.", "The court in J. versus Smith held so."),
        ("H. v. Home Office was.", "H. versus Home Office was."),
    ])
    func `versus stays`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Mr. Ed. Mountagu came.", "Mister Edward Mountagu came."),
        ("Sir Rd. Ford came.", "Sir Richard Ford came."),
        ("Sir Fr. Clerke came.", "Sir Francis Clerke came."),
        ("Fr. Brown came.", "Father Brown came."),
        ("Elm Rd. is long.", "Elm Road is long."),
        ("Coll. Norwood came.", "Colonel Norwood came."),
        ("To G. del. Rio.", "To G. del Rio."),
    ])
    func `forenames behind titles`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        (
            "b. 12 Mar 1845 in Leeds; d. 3 Feb 1901; m. 1867 Ann Lee",
            "born the twelfth of March eighteen forty-five in Leeds; died the third of February nineteen oh one; married eighteen sixty-seven Ann Lee"
        ),
        ("John Lee, b. 12 Mar 1845 in Leeds.", "John Lee, born the twelfth of March eighteen forty-five in Leeds."),
        ("b. 12 March is the meeting.", "b. the twelfth of March is the meeting."),
        ("We have a. 5 May, b. 6 May.", "We have a. the fifth of May, b. the sixth of May."),
    ])
    func `births, marriages and deaths`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("dep. 07:15, arr. 09:40", "departs seven fifteen, arrives nine forty"),
        ("The song, arr. for piano.", "The song, arranged for piano."),
    ])
    func `times of trains`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He has £50 per ann. of it.", "He has fifty pounds per annum of it."),
        ("SONATINAS, ETC.", "Sonatinas, Et cetera."),
        ("See 1 Cor. vii. for it.", "See First Corinthians seven for it."),
        ("So 2 Tim. iii. and more.", "So Second Timothy three and more."),
    ])
    func `money, headings and verses`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The SE course is long.", "The S E course is long."),
        ("The SE corner is cold.", "The south-east corner is cold."),
        ("The wind is SE, force 4.", "The wind is south-east, force four."),
    ])
    func `software and places`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Smith, J. (n.d.). A book.", "Smith, J. (no date). A book."),
        ("London, n.d.", "London, no date."),
        ("N.D., under the title of X.", "No date, under the title of X."),
        ("Fargo, N.D., is cold.", "Fargo, North Dakota, is cold."),
    ])
    func `sources without a date`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
