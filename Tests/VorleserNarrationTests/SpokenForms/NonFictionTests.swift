import Testing
import VorleserNarration
import VorleserTesting

/// Forms of manuals, textbooks and articles, as they were met in such.
struct NonFictionTests {
    @Test(arguments: [
        ("See Listing 2-1 and Figure 3-1.", "See Listing two dash one and Figure three dash one."),
        ("Figures 2-5 show it.", "Figures two to five show it."),
        (
            "From 1939--1945 it was 16--17% more.",
            "From nineteen thirty-nine to nineteen forty-five it was sixteen to seventeen percent more."
        ),
        ("She led it (2012-present).", "She led it (twenty twelve to present)."),
        (
            "Mars, Jan. 25, 2004-June 10, 2018.",
            "Mars, January twenty-fifth, two thousand four to June tenth, twenty eighteen."
        ),
        ("(+ 137 349) is 486.", "(+ one hundred thirty-seven three hundred forty-nine) is four hundred eighty-six."),
        ("At 3 rad/s or 60 rev/min.", "At three radians per second or sixty revolutions per minute."),
        ("A force of 500 N and a current of 5 A.", "A force of five hundred newtons and a current of five amps."),
        ("The temperature was 300 K.", "The temperature was three hundred kelvins."),
        ("It has 4 GiB and 300 dpi.", "It has four gibibytes and three hundred dots per inch."),
        ("Two 18-in telescopes.", "Two eighteen-inch telescopes."),
        ("Gen 1:1–2:3 and Rom 8:28ff.", "Genesis one one to two three and Romans eight twenty-eight and following."),
        ("The angle Δθ is small, λν too.", "The angle delta theta is small, lambda nu too."),
        ("They use the HM algorithm on a PT boat.", "They use the H M algorithm on a P T boat."),
        ("SHRDLU was his, AFSCME theirs.", "S H R D L U was his, A F S C M E theirs."),
        ("c 2008 IOP Publishing", "copyright two thousand eight IOP Publishing"),
        ("It is 3 x 10^8 m/s.", "It is three times ten to the eighth meters per second."),
        ("Light goes at 10^8 m/s here.", "Light goes at ten to the eighth meters per second here."),
    ])
    func `forms of non-fiction are said as a reader would`(printed: String, said: String) {
        let reading = Reading(oneSentence(printed))
        #expect(reading.said.joined(separator: " ") == said)
    }

    @Test(arguments: ["Mount Everest, MT. BLANC", "Hm, said he. HM!", "The N 5 bus.", "Group A won 5 A levels."])
    func `letters that are no units stay`(printed: String) {
        let reading = Reading(oneSentence(printed))
        let said = reading.said.joined(separator: " ")
        #expect(!said.contains("newton") && !said.contains("amp") && !said.contains("H M"))
    }
}
