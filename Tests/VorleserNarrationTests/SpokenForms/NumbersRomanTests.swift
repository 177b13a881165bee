import Testing
import VorleserCore
import VorleserNarration
import VorleserTesting

/// Roman figures, and the letters that only look like them.
struct NumbersRomanTests {
    @Test(arguments: [
        ("See section III.D.2 and part II.A of it.", "See section three D two and part two A of it."),
        ("See III.D. below, or II.B.", "See three D. below, or two B."), ("by J. II.x Lee", "by J. II.x Lee"),
    ])
    func `sections have a Roman number and a letter`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: ["with sections X,Y and Z of it", "in parts X and Y", "Books V, W and X"])
    func `letters are listed, too`(printed: String) {
        #expect(said(printed) == printed)
    }

    @Test(arguments: [
        ("Henry VIII", "Henry the eighth"), ("Pope John Paul II", "Pope John Paul the second"),
        ("James I of England", "James the first of England"),
        ("Thurston Howell III", "Thurston Howell the third"), ("Henry IV and V", "Henry the fourth and the fifth"),
        ("the XIXth century", "the nineteenth century"), ("the XVIII century", "the eighteenth century"),
        ("Leo X", "Leo the tenth"), ("Henry the VIII", "Henry the eighth"), ("the XX Corps", "the twentieth Corps"),
        ("Who killed Charles I?", "Who killed Charles the first?"),
        ("King George VI’s ship", "King George the sixth’s ship"), ("James VI and I", "James the sixth and first"),
        ("Louis XIV and I went.", "Louis the fourteenth and I went."), ("12 Geo. III", "twelve Geo. the third"),
        ("the xixth century", "the nineteenth century"), ("the lxxxviith Psalm", "the eighty-seventh Psalm"),
        ("the Vth Republic", "the fifth Republic"),
        ("Louis XIV. was dead.", "Louis the fourteenth was dead."),
        ("under George III. and George IV., kings", "under George the third and George the fourth, kings"),
        ("George IV.’s coronation", "George the fourth’s coronation"),
        ("Louis XIV. Then", "Louis the fourteenth. Then"),
        ("It was Henry VIII. “He", "It was Henry the eighth. “He"),
    ])
    func `rulers are counted by ordinals`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Act III, Scene ii", "Act three, Scene two"), ("Vol. IV", "Volume four"),
        ("Books I and II", "Books one and two"),
        ("pp. iv–x", "pages four to ten"), ("II. The Pool of Tears", "two. The Pool of Tears"),
        ("MDCCLXXVI", "seventeen seventy-six"),
        ("World War I was long", "World War one was long"), ("In Chapter I we met", "In Chapter one we met"),
        ("XIV.", "fourteen."),
        ("Apollo XIII", "Apollo thirteen"), ("WWII", "World War two"), ("V", "five"),
        ("Chapters I–IV", "Chapters one to four"), ("Vols. I and II", "Volumes one and two"),
        ("Act I., Scene 2", "Act one, Scene two"),
        ("In chap. xxiv. of vol. ii. he", "In chapter twenty-four of volume two he"),
        ("See vol. iii. p. 34.", "See volume three page thirty-four."),
        ("Chapter IV. The Duel", "Chapter four. The Duel"),
        ("Phase I trials began", "Phase one trials began"), ("a Class I felony", "a Class one felony"),
        ("Art I bought in Rome hangs there.", "Art I bought in Rome hangs there."),
        ("Class I attended was dull.", "Class I attended was dull."),
        ("Group I liked best won.", "Group I liked best won."),
        ("Art. I of the treaty says so.", "Art. one of the treaty says so."),
        ("Phase I ended when he left.", "Phase one ended when he left."),
        ("Group I received the drug.", "Group one received the drug."),
        ("Grade I listed buildings are rare.", "Grade one listed buildings are rare."),
        ("Type I collagen is found there.", "Type one collagen is found there."),
        ("Art. I, § 8", "Art. one, section eight"), ("Amendment XIV", "Amendment fourteen"),
        ("in Chapter IV. we", "in Chapter four we"),
    ])
    func `parts of books and other things are counted by cardinals`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "I came.", "Malcolm X spoke.", "He was a D student.", "Charles I knew", "The King Charles I knew was kind.",
        "and Mary I love you",
        "No. I won’t.", "George V. Higgins wrote it.", "the Great War. I enjoyed it", "in the next chapter I will",
        "in this part I saw him",
        "at Thurloe Square I waited", "of the type I like", "Plan B", "Vitamin C", "an X on the map", "an IV drip",
        "THE MIX", "I, too", "(i)f it is", "(v)ery",
        "the Level I thought of",
        "Section M", "Appendix C", "D’Artagnan", "X-ray", "C’est la vie", "“I—”", "Said I: go", "Mr. X", "the letter I",
        "He did vim and mix",
        "if I’d known Henry I’d have", "To Mary I was a friend", "the CD", "the DC", "a mild lid",
        "Dear James, I am well", "LIV ran", "I.",
    ])
    func `letters that are no numbers are left alone`(printed: String) {
        #expect(said("He ran. " + printed).dropFirst(8) == printed)
    }

    @Test func `a heading of one letter is a number`() {
        let book = BookSketch(.chapter("", .heading("I"), .paragraph("I am."), .heading("L."), .paragraph("He is.")))
            .book
        let narrator = Narrator(
            limits: UtteranceLimits(shortest: 0, longest: 400),
            languages: .english(SpokenNumbers.forms)
        )
        #expect(narrator.script(of: book).utterances.map(\.spokenText) == ["one", "I am.", "fifty.", "He is."])
    }

    @Test(arguments: [
        ("I - Origin", "one - Origin"), ("II – Stagnant", "two – Stagnant"), ("I-beam", "I-beam"),
        ("L. of G.’s Purport", "L. of G.’s Purport"), ("V. The End", "five. The End"),
    ])
    func `a heading begins with its number`(printed: String, spoken: String) {
        let book = BookSketch(.chapter("", .heading(.plain(printed)))).book.with(sentences: [])
        let narrator = Narrator(
            limits: UtteranceLimits(shortest: 0, longest: 400),
            languages: .english(SpokenNumbers.forms)
        )
        #expect(narrator.script(of: book).utterances.map(\.spokenText) == [spoken])
    }
}
