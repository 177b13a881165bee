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
}
