import Testing
import VorleserCore
import VorleserNarration

/// What texts about programs, pages and papers print in figures and signs.
struct ProgrammingTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("By adding the --staged argument.", "By adding the dash dash staged argument."),
        ("Run it with --no-verify here.", "Run it with dash dash no-verify here."),
        ("The --color=auto option.", "The dash dash color=auto option."),
        ("‘Yes,’ said she: '--where is it?'", "‘Yes,’ said she: '—where is it?'"),
        ("He paused --then ran.", "He paused—then ran."), ("The man --poor soul-- died.", "The man—poor soul—died."),
    ])
    func `options of programs`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Use equals instead of == when testing.", "Use equals instead of equals equals when testing."),
        ("If x == 3 or a != b it ends.", "If x equals equals three or a not equals b it ends."),
        ("So n >= 5 holds.", "So n greater than or equal to five holds."),
        ("The native pipe, |>, is new.", "The native pipe, pipe, is new."),
        ("The | operator joins.", "The vertical bar operator joins."), ("Home | About us", "Home | About us"),
        ("== A title ==", "== A title =="),
        ("=== Git Objects", "=== Git Objects"),
    ])
    func `operators`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("It has 65_536 of them.", "It has sixty-five thousand five hundred thirty-six of them."),
        ("It has 1_000_000 rows.", "It has one million rows."),
        ("At 0xFFF0 and 0x7c00.", "At zero x F F F zero and zero x seven C zero zero."),
        ("Of (x3) and 20x30 cm.", "Of (times three) and twenty by thirty centimeters."),
        ("The h1-h6 tags.", "The H one to H six tags."), ("In B1–B4 too.", "In B one to B four too."),
        ("It is 4-5x faster.", "It is four to five x faster."),
    ])
    func `numbers of programs`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Oct 18, 2019 · 8 min read", "October eighteenth, twenty nineteen, eight minutes read"),
        ("2 · 3 = 6", "two times three equals six"), ("Region • Flags of it", "Region, Flags of it"),
        ("• Flags of it", "Flags of it"),
    ])
    func `dots between phrases`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("See 9781449328030.", "See nine seven eight one four four nine three two eight zero three zero."),
        ("See 978-1-4493-2803-0.", "See nine seven eight, one, four four nine three, two eight zero three, zero."),
        ("It has 9781449328031 parts.", "It has " + NumberWordsOf.large + " parts."),
        ("In New York, NY 10003-3295 now.", "In New York, New York one zero zero zero three, three two nine five now."),
        (
            "See 123 F.3d 456 (9th Cir. 1999).",
            "See one hundred twenty-three F third four hundred fifty-six (ninth Circuit nineteen ninety-nine)."
        ),
        ("At 2021-06-01T12:00:00Z it ends.", "At June first, twenty twenty-one, twelve o’clock U T C it ends."),
        (
            "At 2021-06-01T09:05:07+02:00.",
            "At June first, twenty twenty-one, nine oh five and seven seconds U T C plus two."
        ),
    ])
    func `codes of books, places, courts and times`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("See pages 179 - 183 there.", "See pages one hundred seventy-nine to one hundred eighty-three there."),
        ("It was 9,000 - 8,000 BCE.", "It was nine thousand to eight thousand B C E."),
        ("Between 1980 - 1990 it grew.", "Between nineteen eighty to nineteen ninety it grew."),
        (
            "Ann (24 June 1465 - 1533) ruled.",
            "Ann (the twenty-fourth of June fourteen sixty-five - fifteen thirty-three) ruled."
        ),
        ("So 10 - 5 is five.", "So ten - five is five."), ("Chapter 1 - 10 Ways to go", "Chapter one - ten Ways to go"),
    ])
    func `a hyphen between blanks`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("In Qur’an 2:255 it is.", "In Qur’an two two fifty-five it is."),
        ("See 1 Cor 13 on love.", "See First Corinthians thirteen on love."),
        ("He died (c. 33) there.", "He died (circa thirty-three) there."),
        ("The Theft Act 1968 (c. 60) says.", "The Theft Act nineteen sixty-eight (c. sixty) says."),
    ])
    func `verses and early years`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}

private enum NumberWordsOf {
    static let large =
        "nine trillion seven hundred eighty-one billion four hundred forty-nine million three hundred "
        + "twenty-eight thousand thirty-one"
}
