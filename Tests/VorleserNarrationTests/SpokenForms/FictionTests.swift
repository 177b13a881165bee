import Testing
import VorleserNarration
import VorleserTesting

/// Forms of novels, newspapers and guides, as they were met in such.
struct FictionTests {
    @Test(arguments: [
        ("It opens between 8.30 and 9.15.", "It opens between eight thirty and nine fifteen."),
        ("Mass is at 10.30 and 11.45.", "Mass is at ten thirty and eleven forty-five."),
        ("Open 9.30–5.30.", "Open nine thirty to five thirty."),
        ("Served 12.30–2.30 p.m. daily.", "Served twelve thirty to two thirty P M daily."),
        ("We met from 7:30–9 on Fridays.", "We met from seven thirty to nine on Fridays."),
        (
            "It was built c.1620 by a man b.1585.",
            "It was built circa sixteen twenty by a man born fifteen eighty-five."
        ),
        ("Open 10–4 on Mondays.", "Open ten to four on Mondays."), ("They won 10–4.", "They won ten to four."),
        ("“10-4, good buddy.”", "“ten four, good buddy.”"),
        ("He paid a 5s. piece for it.", "He paid a five-shilling piece for it."),
        ("She had two 10s. notes.", "She had two ten-shilling notes."),
        ("We sat in the 2s. 6d. stalls.", "We sat in the two and sixpenny stalls."),
        ("A 6d. stamp was missing.", "A sixpenny stamp was missing."),
        ("Compare Heb. xi. and Rom. viii.", "Compare Hebrews eleven and Romans eight."),
        ("It was so (p < .05).", "It was so (p is less than point zero five)."),
        ("His pulse was 88/min.", "His pulse was eighty-eight per minute."),
        ("He took 20 breaths/min.", "He took twenty breaths per minute."),
        ("Adm. $10 at the door.", "Admission ten dollars at the door."),
    ])
    func `numbers are said as a reader would`(printed: String, said: String) {
        #expect(Reading(oneSentence(printed)).said.joined(separator: " ") == said)
    }

    @Test(arguments: [
        ("The rate fell from 8.30 to 9.15 percent.", "percent"), ("He ran it in 9.58 and 9.63.", "point five eight"),
        ("“No. $5 is too much.”", "No. five"),
        ("The ratio lay between 2.50 and 3.50.", "point five"), ("It cost 6d. Tickets were dear.", "sixpence"),
        ("Take 2.50–3.50 mg daily.", "point five"), ("The Rev. i. e. the vicar came.", "that is"),
        ("It was between 1.50 and 2.20 metres long.", "one point five"),
        ("Then 3.5s. notes came.", "point five"),
    ])
    func `what is no time or sum stays a number`(printed: String, part: String) {
        #expect(Reading(oneSentence(printed)).said.joined(separator: " ").contains(part))
    }

    @Test(arguments: [
        ("England v Australia at Lord’s.", "England versus Australia at Lord’s."),
        ("He won in Donoghue v Stevenson.", "He won in Donoghue versus Stevenson."),
        ("He likes rivers (eg the Nile), ie water.", "He likes rivers (for example the Nile), that is water."),
        ("On 5th Ave he saw Fr Brown.", "On 5th Avenue he saw Father Brown."),
        ("They flew to Ft Worth from Elm Rd.", "They flew to Fort Worth from Elm Road."),
        ("St-Malo and the Ste-Chapelle.", "Saint-Malo and the Sainte-Chapelle."),
        ("He came from N. Carolina by S. Africa.", "He came from north Carolina by south Africa."),
        ("She lived in Omaha, NE, then.", "She lived in Omaha, Nebraska, then."),
        ("Sr. Mary Agnes rang the bell.", "Sister Mary Agnes rang the bell."),
        ("Sr. Alvarez rang the bell.", "Señor Alvarez rang the bell."),
        ("Sens. Warren and Cruz met Profs. Hall and Lee.", "Senators Warren and Cruz met Professors Hall and Lee."),
        ("The boss’s PA works in IT.", "The boss’s P A works in I T."),
        ("Get IT support for the AM radio.", "Get I T support for the A M radio."),
        ("The nurse ran to the OR with an HE shell.", "The nurse ran to the O R with an H E shell."),
    ])
    func `words are said as a reader would`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(arguments: [
        "Act v Scene ii", "He said part v Chapter nine", "S. Carter met N. Wilson.", "It was IT he saw.",
        "They sang Schubert’s Ave Maria.",
        "Whisky eg beer", "The fr and the ft.",
    ])
    func `what only looks like such stays`(printed: String) {
        let said = WordsReading(printed).said
        #expect(!said.contains("versus") && !said.contains("south") && !said.contains("I T"))
        #expect(!said.contains("Avenue"))
        #expect(!said.contains("for example") && !said.contains("Father"))
    }
}
