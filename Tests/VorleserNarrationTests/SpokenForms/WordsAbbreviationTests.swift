import Testing

@testable import VorleserNarration

/// Abbreviations, titles, initials, points of the compass, states.
struct WordsAbbreviationTests {
    @Test(
        arguments: [
            ("Mr. and Mrs. Bennet", "Mister and Missus Bennet"), ("MR. DARCY", "Mister Darcy"),
            ("Lt. Col. Gray", "Lieutenant Colonel Gray"), ("Lt.-Col. Gray", "Lieutenant-Colonel Gray"),
            ("the Rt. Hon. John Bright", "the Right Honorable John Bright"),
            ("Gen. Lee met Col. Sanders.", "General Lee met Colonel Sanders."),
            ("Messrs. Smith & Co. paid", "Messieurs Smith and Company paid"),
            ("M. Poirot arrived.", "Monsieur Poirot arrived."),
            ("John M. Smith", "John M Smith"), ("M. R. James", "M R James"), ("Mr.Smith went", "Mister Smith went"),
            ("Mr Darcy met Dr Watson", "Mister Darcy met Doctor Watson"),
            ("MRS BREEN (screams)", "Missus Breen (screams)"),
        ]
    )
    func `titles are said before names`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("St. Paul", "Saint Paul"), ("St. James St.", "Saint James Street."),
            ("Eva St. Clare spoke", "Eva Saint Clare spoke"),
            ("I saw the St. Bernard.", "I saw the Saint Bernard."), ("the 42nd St. station", "the 42nd Street station"),
            ("Near St. Paul we slept", "Near Saint Paul we slept"), ("St Paul’s Cathedral", "Saint Paul’s Cathedral"),
            ("10 Downing St", "10 Downing Street"), ("Dr. Smith lives on Elm Dr.", "Doctor Smith lives on Elm Drive."),
            ("42 Mulholland Dr., Los Angeles", "42 Mulholland Drive, Los Angeles"), ("the Dr. said", "the Doctor said"),
            ("123 N. Main St. is old", "123 north Main Street is old"), ("Co. Durham", "County Durham"),
            ("Standard Oil Co. of Ohio", "Standard Oil Company of Ohio"),
        ]
    )
    func `the surroundings tell the saint from the street`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("apples, pears, etc., were there", "apples, pears, et cetera, were there"),
            ("apples, pears, etc.", "apples, pears, et cetera."),
            ("He wrote “yours, etc.”", "He wrote “yours, et cetera.”"), ("from the U.S.", "from the U S."),
            ("the U.S. Army", "the U S Army"),
            ("Acme Inc. is old", "Acme Incorporated is old"), ("i. e. the king", "that is the king"),
            ("and so on, &c.", "and so on, et cetera."),
        ]
    )
    func `a full stop stays at the end of the sentence only`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("No. 5", "Number 5"), ("No. IV", "Number IV"), ("Nos. 3 and 4", "Numbers 3 and 4"),
            ("see p. 3", "see page 3"), ("p.3", "page 3"),
            ("vol. ii", "volume ii"), ("ca. 1450", "circa 1450"), ("Gen. 1:1", "Genesis 1:1"),
            ("the 12th inst.", "the 12th instant."),
            ("2nd ed. of it", "2nd edition of it"), ("Sat., Dec. 5", "Saturday, December 5"),
            ("the dept. of state", "the department of state"), ("Ave. of the Americas", "Avenue of the Americas"),
            ("Mon. and Tues. at noon", "Monday and Tuesday at noon"), ("Mon.–Fri.", "Monday–Friday."),
            ("On Fri. he sat. It was wed.", "On Friday he sat. It was wed."), ("Matt. 5", "Matthew 5"),
            ("Yr. obt. servt., J. Oak", "Your obedient servant, J Oak"), ("Yrs. truly", "Yours truly"),
            ("[Ed. note: no]", "[Editor’s note: no]"), ("his cap. “I am,” he said", "his cap. “I am,” he said"),
            ("He has g. p. i. now", "He has g. p. i. now"), ("Company or Co. D", "Company or Company D"),
            ("MM. de Verneuil and Oak", "Messieurs de Verneuil and Oak"), ("M. de Villefort", "Monsieur de Villefort"),
        ]
    )
    func `some abbreviations need a number beside them`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("J. R. R. Tolkien", "J R R Tolkien"), ("T.S. Eliot", "T S Eliot"), ("John F. Kennedy", "John F Kennedy"),
            ("Mr. B. was here", "Mister B was here"),
            ("Q.E.D. and on", "Q E D and on"), ("at 5 p.m. sharp", "at 5 P M sharp"), ("In A. D. 79", "In A D 79"),
            ("T. rex", "T rex"),
            ("the S.S. Titanic", "the S S Titanic"), ("Ph.D. thesis", "P H D thesis"),
        ]
    )
    func `initials are said as letters`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(
        arguments: [
            ("wind N.E. by E. today", "wind north-east by east today"), ("SSW of us", "south-south-west of us"),
            ("N.W. winds", "north-west winds"), ("S. E. by E. of it", "south-east by east of it"),
            ("N. E. Primer", "N E Primer"), ("N. 40° of it", "north 40° of it"),
            ("Scranton, Pa., is far", "Scranton, Pennsylvania, is far"),
            ("Portland, OR 97201", "Portland, Oregon 97201"), ("in Boston, MA.", "in Boston, Massachusetts."),
            ("in Reno, NV.", "in Reno, Nevada."), ("Albany NY 12207", "Albany New York 12207"),
            (
                "Albany NY 12207, Portland, OR 97201 and Reno NV 89501",
                "Albany New York 12207, Portland, Oregon 97201 and Reno Nevada 89501"
            ),
            ("in Newark NJ and", "in Newark New Jersey and"), ("the Sunday NY Times", "the Sunday N Y Times"),
            ("Dr. Lee MD left", "Doctor Lee M D left"), ("W. Somerset Maugham", "W Somerset Maugham"),
            ("to {crash}ed. Then", "to {crash}ed. Then"), ("(Smith, ed. Jones)", "(Smith, edited by Jones)"),
            ("No. of items", "Number of items"), ("He said no. Of it", "He said no. Of it"),
            ("Warren, D-Mass., said", "Warren, D-Massachusetts, said"), ("Lee (R-Ky.) said", "Lee (R-Kentucky) said"),
            ("the Rt Hon David Lee", "the Right Honorable David Lee"),
            ("Rev John Lee and Gen Lee", "Reverend John Lee and General Lee"),
            ("Gen Z and Gen Lee met", "Gen Z and General Lee met"), ("Col Tim Lee", "Colonel Tim Lee"),
            ("over the Col Agnel", "over the Col Agnel"), ("from Hon Hai", "from Hon Hai"),
            ("Hon Hai grew", "Hon Hai grew"), ("the Hon David Lee", "the Honorable David Lee"),
            ("the late Col Lee", "the late Colonel Lee"), ("the Rev John Lee", "the Reverend John Lee"),
            ("the gov’t fell", "the government fell"), ("the gov't. fell", "the government fell"),
            ("the 2nd edn. of it", "the 2nd edition of it"), ("a rev. edn. of it", "a revised edition of it"),
            ("the 5th Bn. of it", "the 5th Battalion of it"), ("the 2nd Regt. and", "the 2nd Regiment and"),
            ("the 7th U.S. Cav. at", "the 7th U S Cavalry at"), ("the 14th Amend. and", "the 14th Amendment and"),
            ("the 200th anniv. of it", "the 200th anniversary of it"),
            ("Sir John Lee, Bart., is", "Sir John Lee, Baronet, is"),
            ("1st Octr. 1800", "1st October 1800"), ("4 Novr. it", "4 November it"), ("$5 ea. for", "$5 each for"),
            ("the Rt. Rev. John Lee", "the Right Reverend John Lee"),
            ("in the 89th min., two", "in the 89th minute, two"),
            ("Quoted by S.W. Singer", "Quoted by S W Singer"), ("S.E. Morison wrote", "S E Morison wrote"),
            ("in S.E. Asia", "in south-east Asia"), ("the N.W. Passage", "the north-west Passage"),
            ("in parts of N.W. Iowa", "in parts of north-west Iowa"),
            ("across S.E. Turkey", "across south-east Turkey"), ("a book of S.E. Lee", "a book of S E Lee"),
            ("on US 101 N", "on U S 101 north"), ("I-80 W is", "I-80 west is"),
            ("on SR 520 W", "on S R 520 west"), ("on CA 99 N", "on C A 99 north"), ("on Rte 9 N", "on Rte 9 north"),
            ("Washington, D.C., is", "Washington, D C, is"), ("“Yes, ME too”", "“Yes, me too”"),
        ]
    )
    func `points of the compass and states are told from initials`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test func `every abbreviation that is known is within the length that is looked at`() {
        for (key, expansions) in Expansion.english where !expansions.isEmpty {
            #expect((key + ".").utf16.count <= Abbreviations.longest, "\(key)")
        }
    }

    @Test(arguments: [2, 3, 11, 12, 13, 100, 10_000])
    func `a run of full stops belongs to no abbreviation`(count: Int) {
        let stops = String(repeating: ".", count: count)
        #expect(WordsReading("He said ﬁ\(stops) and Mr. Oak").said.hasSuffix("and Mister Oak"))
        #expect(WordsReading("He said ﬁ\(stops) and so on").rules.isDisjoint(with: ["abbreviation"]))
    }
}
