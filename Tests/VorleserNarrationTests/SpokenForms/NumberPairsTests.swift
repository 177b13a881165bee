import Testing
import VorleserCore
import VorleserNarration

/// Two numbers with a hyphen or a slash: ranges, labels, years and metres.
struct NumberPairsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("SP 800-132 is new.", "S P eight hundred dash one hundred thirty-two is new."),
        (
            "See FIPS 140-2 and FIPS 198-1.",
            "See FIPS one hundred forty dash two and FIPS one hundred ninety-eight dash one."
        ),
        ("ISO 9241-210 says so.", "I S O nine thousand two hundred forty-one dash two hundred ten says so."),
        ("Public Law 94-142 passed.", "Public Law ninety-four dash one hundred forty-two passed."),
        ("Public Law 107-56 passed.", "Public Law one hundred seven dash fifty-six passed."),
        ("See Pub. L. 107-56.", "See Pub. L. one hundred seven dash fifty-six."),
        ("The Model 500-2 sold.", "The Model five hundred dash two sold."),
    ])
    func `documents have numbers of two parts`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Listing 20-1 is it.", "Listing twenty dash one is it."),
        ("Listings 20-1 and 20-3 show it.", "Listings twenty dash one and twenty dash three show it."),
        ("Figures 3-1 and 3-2 show it.", "Figures three dash one and three dash two show it."),
        ("Tables 2-4 to 2-6 show it.", "Tables two dash four to two dash six show it."),
        ("See Figures 3-1, 3-2, and 3-4.", "See Figures three dash one, three dash two, and three dash four."),
    ])
    func `labels of several numbers`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("See Figures 3-5 on it.", "See Figures three to five on it."),
        ("See Figures 3-5 and 7-9.", "See Figures three to five and seven to nine."),
        ("They won 3-2.", "They won three to two."),
        ("A Standard 5-4 vote.", "A Standard five to four vote."),
        ("The vote was 52-48.", "The vote was fifty-two to forty-eight."),
        ("Boston won 107-98.", "Boston won one hundred seven to ninety-eight."),
        ("In 1914-18 it was.", "In nineteen fourteen to eighteen it was."),
        ("See pages 123-5.", "See pages one hundred twenty-three to five."),
        ("The ISO 9001-9004 standards.", "The I S O nine thousand one to nine thousand four standards."),
    ])
    func `ranges, scores and votes stay`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It cost 1200-1500 dollars.", "It cost one thousand two hundred to one thousand five hundred dollars."),
        ("Some 1500–2000 people came.", "Some one thousand five hundred to two thousand people came."),
        (
            "At 1030-1175 feet it grows.",
            "At one thousand thirty to one thousand one hundred seventy-five feet it grows."
        ),
        ("Write 1800-2000 words.", "Write one thousand eight hundred to two thousand words."),
        ("It has 1500-1800 beds.", "It has one thousand five hundred to one thousand eight hundred beds."),
    ])
    func `four figures that count`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("In 1861-1865 people suffered.", "In eighteen sixty-one to eighteen sixty-five people suffered."),
        ("From 1845-1852 people starved.", "From eighteen forty-five to eighteen fifty-two people starved."),
        ("Of the 1914-1918 soldiers few came.", "Of the nineteen fourteen to nineteen eighteen soldiers few came."),
        ("From 1500-1600 men fought.", "From fifteen hundred to sixteen hundred men fought."),
        ("The years 1200-1500 were good.", "The years twelve hundred to fifteen hundred were good."),
        ("In 1500-1600 it was.", "In fifteen hundred to sixteen hundred it was."),
    ])
    func `four figures that are years`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The season 1998/99 was.", "The season nineteen ninety-eight ninety-nine was."),
        ("In 2019/2020 it was.", "In twenty nineteen to twenty twenty it was."),
        ("In 2020/2021 it was.", "In twenty twenty to twenty twenty-one it was."),
    ])
    func `years with a slash`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The 6/8 time is fast.", "The six eight time is fast."),
        ("In 3/4 time it goes.", "In three four time it goes."),
        ("In 12/8 and 9/8 metre.", "In twelve eight and nine eight metre."),
        ("It has a 6/8 rhythm.", "It has a six eight rhythm."),
        ("The waltz is in 3/4.", "The waltz is in three four."),
    ])
    func `metres of music`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He had 3/4 of them.", "He had three quarters of them."),
        ("It is 3/4 metre long.", "It is three quarters metre long."),
        ("She works 3/4 time there.", "She works three quarters time there."),
        ("It took 1/4 time.", "It took one quarter time."),
    ])
    func `fractions stay`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Sing 5ths or 3rds.", "Sing fifths or thirds."),
        ("In 8ths and 32nds.", "In eighths and thirty-seconds."),
        ("It is 3/16ths wide.", "It is three sixteenths wide."),
    ])
    func `ordinals in the plural`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("2d. My nephew is there.", "second. My nephew is there."),
        ("3d. The welfare of all.", "third. The welfare of all."),
        ("He paid 2d. for it.", "He paid twopence for it."),
        ("3d. Plain, 6d. coloured.", "threepence Plain, sixpence coloured."),
    ])
    func `items of old lists`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
