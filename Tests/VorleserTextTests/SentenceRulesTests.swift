import Testing

/// One table per rule; `|` stands where a sentence ends.
struct SentenceRulesTests {
    @Test(arguments: [
        "“I have it here. |Take it.” |She took it. |“And now?” |“Now we wait.”",
        "“Where were you?” he asked. |“Out.” |He sat down.",
        "“Look out!” shouted the boy, and the cart went by.",
        "“Look out!” Martin shouted. |The cart went by.",
        "“Are you coming?” Mrs. Hale asked. |“Presently.”",
        "“Are you coming?” Mr. and Mrs. Hale asked together.",
        "“Is it far?” I inquired. |Nobody knew.",
        "“Is it far?” |I had no wish to walk.",
        "“Is it far?” |Martin put down his bag.",
        "“Is it far?” |Martin said nothing.",
        "“Is it far?” |Martin went to the window.",
        "“And then?” Martin went on. |“Then she left.”",
        "“Is it far?” |Martin replied: “No.”",
        "“No more!” Old Jacob Winter suddenly cried.",
        "“It is—” |The door flew open.",
        "“It is—” Anna began. |Then she stopped.",
        "“It is—” |“Enough!”",
        "“It is—” and he stopped.",
        "She said, ‘Come here. |Sit down.’ |Then she wept.",
        "“He told me, ‘Never go back.’ ” |She rose.",
        "“Who cried ‘Thief!’ in the night?” |No answer.",
        "“I see” (he did not) “what you mean.” |He coughed.",
        "The sign read “Closed.” |We went home.",
    ])
    func `a quotation is cut into its sentences, and the words that report it stay with it`(text: String) {
        #expect(marked(text) == text)
        #expect(marked(text.typewritten) == text.typewritten)
    }

    @Test(arguments: [
        "Mr. Pym met Dr. J. R. Lane and Mrs. Oak of St. Ives. |They talked.",
        "Gen. Brown, Col. White and Capt. Green rode out. |Rev. Black stayed.",
        "He lived in Baker St. |She lived next door.",
        "It says so in Psal. 137 and in Luk. 10. |They sang.",
        "The firm of Oak & Co. of Leeds failed. |Oak Bros. did not.",
        "He works at Oak Inc. |They pay him well.",
        "Under Fed. R. Civ. P. 12 and Fed. R. Evid. 403 it fails. |He lost.",
        "He works at the Fed. |He likes it.",
        "See No. 5, p. 3, vol. ii and figs. 2 and 3. |Then go on.",
        "“No. |I will not.” |“No. 7 is mine.”",
        "It was the 3rd inst. |He was late.",
        "Apples, pears, etc. were sold. |Plums, etc. |We bought none.",
        "Many animals, e.g. Dogs, i.e. Hounds, cf. Wolves, bark.",
        "They met on Jan. 5 and on Feb. 6. |It snowed.",
        "In Sept. |I was ill.",
        "He is a Ph.D. from the U.S. Navy. |He left the U.S. |She stayed in the U.K. |Nobody minded.",
        "The train leaves at 9 a.m. Monday. |It arrives at 5 p.m. |Nobody meets it.",
        "At 5 a.m. Mr. Oak rose. |By 6 P.M. Mrs. Oak slept.",
        "He is 6 ft. 2 in. tall. |It weighs 5 lbs. |Nobody lifts it. |Come in. |Anna is here.",
        "It cost 7s. 6d. |That was dear.",
        "MR. OAK AND MRS. ELM MARRIED. |THEY ARE HAPPY.",
        "I am yours, &c. |Write soon. |See Ref. 5.",
        "P.S. I am well. |N.B. So is he.",
        "He took his Ph. D. in May. |At lat. 40 N. it is hot. |She (b. 1850, d. 1904) wrote it. |A trans. by him is lost.",
        "On Mon. 5 May he left. |See Luke x. 25 and Rev. xx. 4 on it. |He was ill. |5 men came.",
        "John Oak, Esq., and John Oak. Esq., are one. |J. Elm Jr. is another.",
    ])
    func `a shortened word does not end a sentence, unless it does`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "Letters and Diaries, ed. Anna Berg (Rome, 1950). |Read it.",
        "“Ways of Seeing,” trans. J. B. Lee and Tom Ray, pp. 5–9. |Read it.",
        "The Tale of the Sea (1925), ed. Carl van der Oak; transl. Amy Lee. |Read it.",
        "Keats’s Letters, eds. Berg and Lee, comp. Arthur Ray, illus. E. H. Oak. |Read it.",
        "Berg, Anna, ed. |Letters of Keats: A Choice. |New York, 1990.",
        "She was his editor, and he liked the ed. |Anna left. |He sold it to a friend, ed. |Nobody knows why.",
    ])
    func `who edited or translated a work belongs to it`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "See Law of Courts § 28 (6th ed. 2002). |It was settled in 236 F.2d 32 (9th Cir. 1956). |Read it.",
        "Erie Co. v. Oak, 304 U.S. 64, 58 S. Ct. 817, 82 L. Ed. 1188 (1938). |He wrote 110 Harv. L. Rev. 1.",
        "See 999 F. Supp. 2d 12. |Scott v. Oak, 19 How. 393 (1857). |In Boston & M. Consol. Co. v. Oak it was so.",
        "Measured by ICP-MS. |If so, read on. |Ms. Oak did.",
        "A work of art. |I can lend it. |See art. I of it and fig. I is here. |Muggle arts. |I lent it.",
        "He lives at 5 Elm Road. |Mary has 3 cats. |He died in Rome. |1956 was hot. |She had 3 cats. |Tom had 4.",
        "He had 12. |Mr. Oak had 3. |(He went to Rome. |1956 was hot.)",
    ])
    func `a citation of reports and editions goes on`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "J. R. Jones came. |A. B. C. stands on the door.",
        "Spanish has the tilde-N. |El Ray wrote it. |So did Marie-A. Dupont and J.-P. Lee.",
        "He took vitamin C. |The cold passed.",
        "We are friends, you and I. |Did you know Albert I. Jones?",
        "It is signed F. H. M. |They do not know whose it is.",
        "“Come. |F. H. M.” |Now we knew.",
        "I know no Mr. B. |Who is he? |Ask Mrs. C. Hall.",
        "On Monday the S.S. Great Eastern sailed. |She was new.", "It cost Rs. 5,000. |Rs. 50 was paid.",
        "It bears N.N.E. |Ten feet down lies the chest.",
        "I got a B. |Mom was angry. |She got a D. H. Lawrence novel, signed by a B. Smith.",
        "There came Mr. Ed. Mountagu and Sir Rd. Ford. |I saw Ed. |Mary left.", "To G. del. Rio went a letter.",
        "He played six sonatas by I. Worgan. |It was you and I. |Worgan knew.",
        "Robert T. (“Bobby”) Jones, Jr., was there. |So was George R. “Machine Gun” Kelly.",
        "It was signed by Robert T. |“Bobby is here,” he said.",
        "Serjt. Barnard, Edwd. Hill and Coll. Norwood came in Febr. |It rained.",
        "Maria, b. Weimar, May 23, 1713; d. Bad Ems, 5 June 1721. |She sang.", "Anna bapt. March 5, 1700. |She sang.",
        "We chose plan d. |Paris, May 5, 1900, was a fair. |Joh. Seb. Bach, ca. Mass in B, BWV Anh. 4a. |It ends.",
        "b. 12 Mar 1845 in Leeds; d. 3 Feb 1901; m. 1867 Ann Lee", "It dep. 07:15 and arr. 09:40 there.",
        "INT. KITCHEN - NIGHT",
    ])
    func `initials belong to a name`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "Oh! how could you? |What! |Never. |Ah! no.",
        "What?! |No!!! |Really?? |Yes.",
        "She works at Yahoo! in the office. |Well!",
        "The answer (he had none!) was clear. |(Which was true.) |We left.",
        "Mr. Oak (?) came. |Mr. Elm (!) went.",
        "He spoke (she says he shouted.) at length.",
    ])
    func `a small letter does not begin a sentence`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "Well … perhaps. |I wonder … |Nobody came.",
        "I … I don’t know. |He said … well, nothing.",
        "He is gone. … |They say he fell.",
        "Come and see me … |Phone book … |Under Oak.",
        "Really . . . no. |It ends here . . . . |Next one.",
        "I never meant that.... |She left.",
        "I saw it.... |I went home.",
        "“Yes … ” |She sighed.",
    ])
    func `an ellipsis goes with what precedes and ends what a capital follows`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "It cost $3.50. |It fell to -4.5 degrees. |Version 2.0.1 is out.",
        "He was born in 1950. |In 1970 he left.",
        "See www.example.com. |Write to info@example.com. |We answer.",
        "He proved it.[6] |She doubted it. [17] |They agreed.",
        "The quality is good.|You will see.",
        "It grew. […] |It fell.",
    ])
    func `numbers, addresses and notes keep their full stops`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "“Where do they talk i’ that way?” asked the old woman. |“At home?” he said.",
        "“Who sits i' th' house wi’ an’ o’ them?” asked she. |“’Tis he!” cried Ann.",
        "“Is it in vol. i of the set?” asked the clerk.",
    ])
    func `an elided or counting i is no sign of careless writing`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "Oak and Elm, Esqrs. the above-named, and Judoc. who was late, came. |They left.",
        "Goedsm. (to Judoc.) |Come here.",
        "The histor. scriptores. tomus. quartus says so. |He did.",
        "See Plin. lib. ii. and Theodos. leg. iv. for more. |He did.",
    ])
    func `a small letter goes on with the sentence behind a word that looks shortened`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "The emperor died.7 |His work was long.",
        "He wrote of Julian the Apostate.12 |“Few read him.”",
        "“It was long ago.”12 |The old man slept.",
        "“Who came!”3 |“Why do you ask?”",
        "Was it he?104 |Nobody knew.…5",
        "He fled (to Asia.)8 |It was cold.9",
        "He crossed the river (at night).8 |It was cold.† |It rained.¹² |They slept.[a] |Day came.",
        "He said: “I went home.4” |She went too.5",
        "It was he.6 |(No other came.) |It was so.7 |—Go on.",
    ])
    func `a note's number stays with the sentence it stands behind`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "The No.5 Bus goes there, see p.7 The Oak, vol.2 Trees and Fig.3 Leaves.",
        "In version 2.7 The Oak is new, and v2.7 The Elm is old.",
        "On Jan.5 Mr. Oak left; his word,7 and hers; his sct.3 Trees.",
        "He asked what.7 and why.", "They chat on Rocket.Chat all day. |Some left.|She stayed.",
    ])
    func `a number that belongs to a shortened word or a decimal ends no sentence`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "1. Feed the cat. |2. Close the door. |3. Wait.",
        "1.) First item |2.) Second item |3.) Third item",
        "1) First item |2) Second item",
        "a. First item |b. Second item",
        "• 9. First item |• 10. Second item",
        "IV. The House",
    ])
    func `the items of a list begin sentences, and their numbers end none`(text: String) {
        #expect(marked(text) == text)
    }

    @Test(arguments: [
        "how are you? |i am fine. |see you tomorrow night.",
        "I wait for you. |i am here now. |call me.",
        "Are you there? |i waited an hour. |call me.",
        "Thanks =====  |The next mail.",
        "Anna Oak |02/03/2001 08:02 PM |All is well.",
        "a@example.org |http://example.org/a |http://example.org/b |Bye.",
        "Good luck :-) |Write soon.",
    ])
    func `mail and messages are cut where their writers would`(text: String) {
        #expect(marked(text) == text)
    }

    @Test func `verse and addresses are not cut at the ends of their lines`() {
        let verse = "The fog comes in\nOn little feet;\nIt sits and looks,\nAnd then is gone. |No more."
        #expect(marked(verse) == verse)
    }
}
