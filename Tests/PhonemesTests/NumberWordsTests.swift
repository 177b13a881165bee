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
