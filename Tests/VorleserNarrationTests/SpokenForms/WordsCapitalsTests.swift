import Testing
import VorleserCore
import VorleserNarration

/// Letter words, and ordinary words in capitals.
struct WordsCapitalsTests {
    @Test(
        arguments: [
            ("the BBC", "the B B C"), ("TVs and CDs", "T Vs and C Ds"), ("the BBC’s man", "the B B C’s man"),
            ("a PhD", "a P H D"),
            ("AT&T and R&B", "A T and T and R and B"), ("the GOP", "the G O P"), ("USSR", "U S S R"),
            ("the XYZ", "the X Y Z"), ("A BBC man", "a B B C man"), ("“A CIA man”", "“a C I A man”"),
            ("Plan A BBC", "Plan A B B C"),
        ]
    )
    func `letter words are spelled`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(arguments: [
        (
            "named entity recognition (NER). NER is hard.",
            "named entity recognition (N E R). N E R is hard."
        ),
        ("MT (machine translation) and RE", "M T (machine translation) and RE"),
        ("hidden Markov models (HMMs). HMM", "hidden Markov models (H M Ms). H M M"),
        ("part-of-speech (POS) tags. POS", "part-of-speech (P O S) tags. P O S"),
        ("World Health Organization (WHO). Who is it?", "World Health Organization (who). Who is it?"),
        ("generative adversarial network (GAN), MS-DOS", "generative adversarial network (GAN), M S-doss"),
        ("he left (NER). NER is", "he left (NER). NER is"), ("an HMM learns", "an H M M learns"),
        ("machine translation (MT). Clearly, MT is", "machine translation (M T). Clearly, M T is"),
        ("Clearly, MT is", "Clearly, mt is"), ("No ML model", "No ML model"),
        ("Type YYYY-MM-DD now", "Type YYYY-M M-D D now"),
    ])
    func `initials that the text explains are spelled`(printed: String, said: String) {
        let narrator = Narrator(limits: UtteranceLimits(shortest: 0, longest: 400))
        #expect(narrator.pieces(of: printed, language: "en").map(\.text).joined() == said)
    }

    @Test(
        arguments: [
            ("IT WAS a dark night", "It was a dark night"), ("WHO are you?", "Who are you?"), ("THE END", "The End"),
            ("I did NOT.", "I did not."),
            ("ONCE UPON A TIME there was", "Once upon a time there was"),
            ("I’M HERE, said O’BRIEN", "I’m here, said O’Brien"),
            ("E. GARDINER wrote", "E Gardiner wrote"), ("MY RHYTHM is good", "My rhythm is good"),
            ("HMM, he said", "Hmm, he said"),
            ("MA’AM, DON’T", "Ma’am, don’t"),
        ]
    )
    func `words in capitals are ordinary words`(printed: String, said: String) {
        #expect(WordsReading(printed).said.lowercased() == said.lowercased())
    }

    @Test(
        arguments: [
            ("US soldiers came to US", "U S soldiers came to us"), ("the US and the UK", "the U S and the U K"),
            ("10 PM PST here", "10 P M P S T here"), ("GPS, LED and USB", "G P S, L E D and U S B"),
            ("HE LED them", "He led them"),
            ("IMHO it is", "I M H O it is"),
            ("between US and THEM", "between us and them"),
            ("the WHO said", "the W H O said"), ("the IT department", "the I T department"),
            ("IT is late", "It is late"), ("I AM he", "I am he"),
            ("at 5 AM", "at 5 A M"), ("AD 79", "A D 79"), ("an IV drip", "an I V drip"),
            ("George IV spoke", "George IV spoke"),
        ]
    )
    func `the surroundings tell initials from words`(printed: String, said: String) {
        #expect(WordsReading(printed).said == said)
    }

    @Test(arguments: ["NASA and NATO", "MP3", "R2-D2", "H2O", "US$40", "Louis XVI’s", "OK", "MCMXCIX", "K9", "XIX"])
    func `what is always printed with capitals stays`(printed: String) {
        #expect(WordsReading(printed).said == printed)
    }
}
