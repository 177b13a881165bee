import Testing
import VorleserCore

@testable import VorleserNarration

struct NamedSignsTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 400)).pieces(of: printed, language: "en").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Use ↑ and ↓ to move.", "Use up arrow and down arrow to move."),
        ("A trailing / indicates a directory.", "A trailing slash indicates a directory."),
        ("Yes: ~ stands for home.", "Yes: tilde stands for home."),
        ("It is / on Unix, but \\ on Windows.", "It is slash on Unix, but backslash on Windows."),
        ("The * specifies all.", "The asterisk specifies all."), ("Press → to go on.", "Press right arrow to go on."),
        ("Type the # sign here.", "Type the hash sign here."), ("The + button adds.", "The plus sign button adds."),
        ("Add an * in front.", "Add an asterisk in front."), ("The & symbol joins.", "The ampersand symbol joins."),
    ])
    func `a sign that is spoken of is said by its name`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        "Take bread and / or wine.", "* * *", "Roses in the / dark are red.", "passages to this * and so out",
        "a / b and the * 5", "5 * 3 = 15",
        "Smith & Sons met the & of it.", "a * b is", "We saw a / an elm.", "the % of it", "* Note this well.",
        "Home / About us", "It goes A → B → C.", "He said * and left", "Meet me @ noon",
    ])
    func `signs that part or join words stay`(printed: String) {
        #expect(NamedSigns().replacements(in: Passage(printed, language: "en")).isEmpty, "\(printed)")
    }

    @Test(arguments: [
        ("Use vec![1, 2, 3] here.", "Use vec![one, two, three] here."), ("Set b[2,2] now.", "Set b[two,two] now."),
        ("Read s[1] first.", "Read s[one] first."), ("He cried “Stop!”[1] and ran.", "He cried “Stop!” and ran."),
        ("They won![1, 2]", "They won!"), ("the whale[12] sank", "the whale sank"),
        ("Take vitamin C[3] daily.", "Take vitamin C daily."),
        ("Pass a &str or &dyn Trait.", "Pass a ampersand str or ampersand dyn Trait."),
        ("Call &T there.", "Call ampersand T there."), ("Salt &c. and R&B", "Salt et cetera and R and B"),
        ("Use pwd, ls, and cd.", "Use pwd, ls, and cd."), ("He cd. not come.", "He could not come."),
    ])
    func `code in a sentence`(printed: String, words: String) {
        #expect(said(printed) == words)
    }

    @Test(arguments: [
        ("Where MR > MC it grows.", "Where M R > M C it grows."),
        ("The MR in total is 5.", "The M R in total is five."), ("So P = MR.", "So P equals M R."),
        ("MR SMITH and MRS. JONES", "Mister Smith and Missus Jones"), ("MR & MRS SMITH", "Mr and Missus Smith"),
        ("In C++17 it is.", "In C plus plus seventeen it is."),
        ("Use Notepad++ for it.", "Use Notepad plus plus for it."),
        ("Play H.264 video.", "Play H two sixty-four video."), ("An X.509 key.", "An X five oh nine key."),
        ("Over 802.11ac now.", "Over eight oh two dot eleven A C now."),
        ("It weighs 802.11 kg.", "It weighs eight hundred two point one one kilograms."),
        ("In Q1 FY2023 it rose.", "In Q one fiscal year twenty twenty-three it rose."),
        ("In FY23 it fell.", "In fiscal year twenty-three it fell."),
        (
            "At 2022-07-15T22:56:01Z it ran.",
            "At July fifteenth, twenty twenty-two, twenty-two fifty-six and one second U T C it ran."
        ),
        ("Turn to Article. I.", "Turn to Article. I."), ("Article. I.", "Article. one."),
        ("Article. V.", "Article. five."),
    ])
    func `names of standards, years and sums`(printed: String, words: String) {
        #expect(said(printed) == words)
    }
}
