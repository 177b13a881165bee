import Testing
import VorleserCore
import VorleserNarration

/// What law reports, dictionaries, papers and messages write in their own way.
struct SpecialTextsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("See Fed. R. Civ. P. 12.", "See Federal Rule of Civil Procedure twelve."),
        ("See Fed. R. Evid. 403.", "See Federal Rule of Evidence four hundred three."),
        ("Under R. Crim. P. 11 he pled.", "Under Rule of Criminal Procedure eleven he pled."),
        ("He joined Acme Corp. Bill did not.", "He joined Acme Corporation Bill did not."),
        ("I met Corp. Smith there.", "I met Corporal Smith there."),
        ("So Lance Corp. Jones went.", "So Lance Corporal Jones went."),
    ])
    func `law reports`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("cat, n. A small animal", "cat, noun A small animal"), ("dog n. 1. a canine", "dog noun one. a canine"),
        ("RUN, v.i. To move", "Run, intransitive verb To move"),
        ("to run (v.) and run (n.).", "to run (verb) and run (noun)."),
        ("See n. 5 below.", "See note five below."), ("Roe v. Wade was heard.", "Roe versus Wade was heard."),
        ("I saw him, n. 3 says so.", "I saw him, note three says so."),
    ])
    func `dictionaries`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("See doi:10.1000/182 for it.", "See D O I ten dot one thousand slash one eight two for it."),
        ("See 10.1038/nature12373.", "See ten dot ten thirty-eight slash nature one two three seven three."),
        ("I ate 10/15 of it.", "I ate ten fifteenths of it."),
    ])
    func `papers`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("I <3 you all.", "I love you all."), ("Good night <3", "Good night"),
        ("It took <3 hours.", "It took less than three hours."),
        ("If x <3 it ends.", "If x is less than three it ends."),
    ])
    func `messages`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("The plaintiff, JANE DOE, sued.", "The plaintiff, Jane Doe, sued."),
        ("We saw Ms. DOE go.", "We saw Miz Doe go."),
        ("The DOE paid for it.", "The D O E paid for it."),
        ("It begins at 9 a.m. ET on air.", "It begins at nine A M E T on air."),
        ("So ET phoned home.", "So E T phoned home."), ("See Smith ET AL. on it.", "See Smith et al on it."),
    ])
    func `capitals in names`(printed: String, words: String) {
        #expect(said(printed).lowercased() == words.lowercased())
    }

    @Test(arguments: [
        ("Read I Cor. 3:4 now.", "Read First Corinthians three four now."),
        ("In 1 Corinthians he says so.", "In First Corinthians he says so."),
        ("Read III John 1:2 now.", "Read Third John one two now."), ("I John saw it.", "I John saw it."),
        ("Read Ps 23 now.", "Read Psalm twenty-three now."), ("Read 2 John 7 now.", "Read Second John seven now."),
        ("The 2 Kings met.", "The two Kings met."), ("Song of Solomon 2:1", "Song of Solomon two one"),
    ])
    func `books of the Bible`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("“AHHH!” she cried.", "“Ahhh!” she cried."), ("“OWW!” he said.", "“Oww!” he said."),
        ("He groaned NNNNGGG and fell.", "He groaned nnnnggg and fell."), ("It went BZZZT.", "It went bzzzt."),
        ("It fell with a SHLOP.", "It fell with a shlop."), ("EWW, it is wet.", "Eww, it is wet."),
        ("the WWW and the CCCP", "the W W W and the C C C P"), ("an SSSI in Kent", "an S S S I in Kent"),
        ("the AHL and IFTTT", "the A H L and I F T T T"),
        ("Bia ran. Bia fell. “BIA!” she cried.", "Bia ran. Bia fell. “Bia!” she cried."),
        ("the BIA and Bia", "the B I A and Bia"), ("Xml and Xml and XML", "Xml and Xml and X M L"),
        ("Ira met Ira and the IRA.", "Ira met Ira and the I R A."), ("You and You and YOU!", "You and You and you!"),
        ("So OOC of him", "So O O C of him"),
    ])
    func `cries and names in capitals are words`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("INT. KITCHEN - NIGHT", "Interior, Kitchen - Night"), ("EXT. STREET - DAY", "Exterior, Street - Day"),
        ("MARY (CONT'D)", "Mary (continued)"), ("Call Ext. 5 now.", "Call Extension five now."),
    ])
    func `screenplays`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("September 2d.", "September second."), ("He came on May 3d. He left.", "He came on May third. He left."),
        ("I gave her 10s. and the maid 2s.", "I gave her ten shillings and the maid two shillings."),
        ("I won above 20s.", "I won above twenty shillings."), ("the 20s. piece", "the twenty-shilling piece"),
        ("I spent 20s on wine.", "I spent twenty shillings on wine."),
        ("He gave 10s to the poor.", "He gave ten shillings to the poor."),
        ("He gave him 5s.", "He gave him five shillings."), ("He spent his 20s there.", "He spent his twenties there."),
        ("The judges gave us 10s.", "The judges gave us tens."), ("They came by 2s.", "They came by twos."),
        ("He gave 2d. for it.", "He gave twopence for it."),
    ])
    func `old letters`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("1 c sugar", "one cup sugar"), ("3 T butter", "three tablespoons butter"),
        ("½ t salt", "one half teaspoon salt"), ("2-1/2 cups flour", "two and a half cups flour"),
        ("1-3/4 tsp salt", "one and three quarters teaspoons salt"), ("1-½ lb.", "one and a half pounds."),
        ("8-1/2 x 11 paper", "eight and a half by eleven paper"), ("1-1/2-inch pieces", "one and a half-inch pieces"),
        ("1/2-3/4 cup", "one half to three quarters cup"), ("2-1/2-3 hours", "two and a half to three hours"),
        ("3 1/2–4 hours", "three and a half to four hours"), ("$2-1/2 million", "two and a half million dollars"),
        ("3 T cells were found.", "three T cells were found."), ("20 t freight", "twenty t freight"),
        ("K1 · K2 · (so) · L-3", "K one, K two, (so), L three"), ("(2 + 3) · 4", "(two plus three) times four"),
        ("a · b", "a times b"), ("Loomings · · · 5", "Loomings, five"), ("We have 1 c here.", "We have one c here."),
        ("Bake at 302°F/150°C.", "Bake at three hundred two degrees Fahrenheit, one hundred fifty degrees Celsius."),
        ("Use 6 oz/170 g of it.", "Use six ounces, one hundred seventy grams of it."),
        ("the 18th/19th century", "the eighteenth, nineteenth century"), ("Open 24/7", "Open twenty-four seven"),
        ("objects/1f/7a", "objects/one F/seven A"),
        ("Prep: 10 min · Cook: 1 hr", "Prep: ten minutes, Cook: one hour"),
        ("So 3 · 4 = 12", "So three times four equals twelve"),
    ])
    func `recipes`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("He rose at 0600.", "He rose at oh six hundred."), ("By 0110 he slept.", "By oh one ten he slept."),
        ("Dial 0110.", "Dial zero one one zero."), ("Option 3c and Option 3d", "Option three C and Option three D"),
        ("See Tables 2b and 2d.", "See Tables two B and two D."),
        ("It cost 3c. a piece.", "It cost three cents a piece."),
        ("He knocked (x3).", "He knocked (times three)."), ("Γ∑γα", "gamma the sum of gamma alpha"),
        ("Good night <3 xoxo", "Good night xoxo"), ("in her 20s. She", "in her twenties. She"),
    ])
    func `figures of stories`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
