import Phonemes
import Testing

struct NumberWordsTests {
    @Test(arguments: [
        (0, "zero"), (13, "thirteen"), (40, "forty"), (99, "ninety-nine"), (100, "one hundred"),
        (1234, "one thousand two hundred thirty-four"), (1_000_005, "one million five"), (-7, "minus seven"),
        (
            Int.min,
            "minus nine quintillion two hundred twenty-three quadrillion three hundred seventy-two trillion "
                + "thirty-six billion eight hundred fifty-four million seven hundred seventy-five thousand eight hundred eight"
        ),
    ])
    func `numbers are said as cardinals`(number: Int, words: String) {
        #expect(NumberWords.cardinal(number) == words)
    }

    @Test(arguments: [
        (105, "one hundred and five"), (1001, "one thousand and one"), (2120, "two thousand one hundred and twenty"),
    ])
    func `and stands before the tens in Britain`(number: Int, words: String) {
        #expect(NumberWords.cardinal(number, and: true) == words)
    }

    @Test(arguments: [
        (1, "first"), (12, "twelfth"), (20, "twentieth"), (21, "twenty-first"), (100, "one hundredth"),
        (103, "one hundred third"), (1000, "one thousandth"),
    ])
    func `ordinals end the last word`(number: Int, words: String) {
        #expect(NumberWords.ordinal(number) == words)
    }

    @Test(arguments: [
        (1066, "ten sixty-six"), (1900, "nineteen hundred"), (1905, "nineteen oh five"), (2001, "two thousand one"),
        (2024, "twenty twenty-four"), (79, "seventy-nine"), (1000, "one thousand"),
    ])
    func `years are said in pairs`(number: Int, words: String) {
        #expect(NumberWords.year(number) == words)
    }

    @Test func `digits are said one by one`() {
        #expect(NumberWords.digits("0-19") == "zero one nine")
        #expect(NumberWords.digits("101", zero: "oh") == "one oh one")
    }
}

/// Other ways to say numbers.
struct NumberNamesTests {
    @Test(arguments: [
        (7, "seven"), (101, "one oh one"), (747, "seven forty-seven"), (500, "five hundred"), (1600, "sixteen hundred"),
        (2000, "two thousand"), (12345, "twelve thousand three hundred forty-five"), (-5, "minus five"),
    ])
    func `names are said in pairs`(number: Int, words: String) {
        #expect(NumberWords.paired(number) == words)
    }

    @Test(arguments: [
        (1, 2, "one half"), (3, 2, "three halves"), (3, 4, "three quarters"), (7, 8, "seven eighths"),
        (1, 100, "one one-hundredth"), (3, 100, "three hundredths"), (2, 21, "two twenty-firsts"),
    ])
    func `fractions have an ordinal below`(over: Int, under: Int, words: String) {
        #expect(NumberWords.fraction(over, under) == words)
    }

    @Test(arguments: [
        ("six", "sixes"), ("twenty", "twenties"), ("forty-seven", "forty-sevens"), ("hundred", "hundreds"),
    ])
    func `numbers have a plural`(one: String, many: String) {
        #expect(NumberWords.plural(one) == many)
    }
}
