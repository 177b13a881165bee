import Foundation
import Phonemes
import Testing
import VorleserTesting

/// What a reader says better than the reference.
@Suite(.enabled(if: InstalledTool.englishLexicon.isThere))
struct ReadingTests {
    private let american: EnglishPhonemizer
    private let british: EnglishPhonemizer

    init() throws {
        let lexicon = try TestData.lexicon("english")
        american = EnglishPhonemizer(accent: .american, lexicon: lexicon)
        british = EnglishPhonemizer(accent: .british, lexicon: lexicon)
    }

    @Test(arguments: [
        ("went", "wˈɛnt"), ("having", "hˈævɪŋ"), ("getting", "ɡˈɛTɪŋ"), ("replied", "ɹəplˈId"), ("staring", "stˈɛɹɪŋ"),
        ("putting", "pˈʊTɪŋ"), ("hoping", "hˈOpɪŋ"), ("pitied", "pˈɪTid"), ("purest", "pjˈʊɹᵻst"),
        ("doubling", "dˈʌblɪŋ"), ("longed", "lˈɔŋd"), ("thinkest", "θˈɪŋkᵻst"), ("fancied", "fˈænsid"),
        ("ungirded", "ˌʌnɡˈɜɹdᵻd"), ("overtook", "ˌOvəɹtˈʊk"), ("spaceland", "spˈAslˌænd"),
        ("lineland", "lˈInlˌænd"),
    ])
    func `words are derived from words of the lexicon`(word: String, phonemes: String) {
        #expect(said(word, .vbd, american) == phonemes)
    }

    @Test(arguments: [
        ("Proust", "pɹˈust"), ("Camus", "kæmˈu"), ("Hermione", "həɹmˈIəni"), ("Rimbaud", "ɹæmbˈO"),
        ("Mozart", "mˈOtsˌɑɹt"), ("Degas", "dəɡˈɑ"), ("Heathcliff", "hˈiθklɪf"), ("Rhys", "ɹˈis"),
        ("Southwark", "sˈʌðəɹk"),
        ("Sinéad", "ʃənˈAd"), ("Dvořák", "dvˈɔɹʒˌɑk"), ("Cézanne", "sAzˈæn"), ("Dostoevsky", "dˌɔstəjˈɛfski"),
        ("Xi", "ʃˈi"), ("Prospero", "pɹˈɑspəɹˌO"), ("Ctrl", "kəntɹˈOl"),
    ])
    func `names are said as their bearers say them`(name: String, phonemes: String) {
        #expect(said(name, .nnp, american) == phonemes)
    }

    @Test(arguments: [
        ("They left en masse.", "ˌɑn mˈæs"), ("En route to Paris", "ˌɑn ɹˈut"), ("It is his bête noire.", "bˌɛt nwˈɑɹ"),
        ("a sense of déjà vu", "dˌAʒɑ vˈu"), ("a coup d’état", "dAtˈɑ"), ("the coup de grâce", "ɡɹˈɑs"),
        ("Its raison d’être is gone.", "ɹˌAzOn dˈɛtɹə"), ("served à la carte", "ˌɑ lə kˈɑɹt"),
        ("a femme fatale", "fətˈɑl"), ("ruler de jure", "dA ʤˈʊɹi"), ("he said, sotto voce", "vˈOʧi"),
        ("vice versa", "vˌIsə vˈɜɹsə"), ("a fait accompli", "əkɑmplˈi"), ("vis-à-vis the king", "vˌizəvˈi"),
        ("a tête-à-tête", "tˌAtətˈAt"), ("Hors d’œuvres were served.", "ˌɔɹ dˈɜɹvz"),
        // The words by themselves are English.
        ("an en dash", "ˈɛn dˈæʃ"), ("the vice squad", "vˈIs"), ("by the grace of God", "ɡɹˈAs"),
        ("a coup de main", "kˈu"), ("a carte of wines", "kˈɑɹt"),
    ])
    func `phrases of other languages are said as English says them`(text: String, phonemes: String) {
        #expect(american.pronunciation(of: text).phonemes().contains(phonemes))
    }

    @Test func `the same phrases in British`() {
        let said = british.pronunciation(of: "En masse, de rigueur, a femme fatale, déjà vu.").phonemes()
        for phonemes in ["ˌɒn mˈas", "ɹɪɡˈɜː", "fˌam fətˈɑːl", "dˌAʒɑː vˈuː"] { #expect(said.contains(phonemes)) }
    }

    @Test(arguments: [
        ("His partner protested.", "pɹətˈɛstᵻd"), ("They protest loudly.", "pɹətˈɛst"),
        ("It made a protest.", "pɹˈOtˌɛst"),
        ("It was annexed then.", "ənˈɛkst"), ("She conjured it.", "kˈɑnʤəɹd"), ("“Ay, ay, sir!”", "ˈI, ˈI"),
        ("He was upset.", "ˌʌpsˈɛt"), ("She is terribly upset.", "ˌʌpsˈɛt"), ("an upset stomach", "ˌʌpsˈɛt"),
        ("It was a great upset.", "ˈʌpsˌɛt"), ("in minute detail", "mInˈut"), ("in a minute", "mˈɪnət"),
        ("His nose was crooked.", "kɹˈʊkᵻd"), ("He crooked a finger.", "kɹˈʊkt"), ("my beloved wife", "bəlˈʌvᵻd"),
        ("The inn is less frequented.", "fɹikwˈɛntᵻd"), ("Tha’ must go.", "ðˌɑ mˈʌst"),
        ("If ’a should come.", "ə ʃ"), ("The sign read “Closed”.", "ɹˈɛd"), ("the most widely read author", "ɹˈɛd"),
        ("The river winds to the sea.", "wˈIndz"), ("The path wound upward.", "wˈWnd"),
        ("a tear in his sleeve", "tˈɛɹ"),
        ("a tear in his eye", "tˈɪɹ"), ("He sat close by the fire.", "klˈOs"), ("A minute crack appeared.", "mInˈut"),
        ("He is learned in the law.", "lˈɜɹnɪd"), ("Three does and a buck grazed.", "dˈOz"),
        ("In Nice, it rained.", "nˈis"), ("The old town of Nice is near.", "nˈis"), ("It is nice of you.", "nˈIs"),
        ("They had to project.", "pɹəʤˈɛkt"), ("She wanted to contrast them.", "kəntɹˈæst"),
        ("It led to contrast.", "kˈɑntɹˌæst"), ("a disused lead mine", "lˈɛd"), ("I slough off the past.", "slˈʌf"),
        ("the css file", "sˌiˌɛsˈɛs"), ("a tcp port", "tˌisˌipˈi"), ("Hmm, no.", "hm"),
        ("The violinist raised her bow.", "bˈO"), ("Reading Gaol was grim.", "ɹˈɛdɪŋ"),
        ("He does not see deer.", "dˈʌz"),
        ("a well-read man", "wˈɛlɹˈɛd"), ("I 'ave it.", "æv"), ("“'Ave you?”", "æv"),
        ("‘Ave, Caesar!’", "ˈɑvˌA"), ("H'm, he said.", "hˈəm"),
        ("I’m a-comin’ down.", "kˈʌm"), ("Jes' so.", "ʤˈʌst"), ("'Tain't so.", "tˈAnt"), ("On the A one.", "ˈA wˈʌn"),
        ("For conscience' sake.", "sˈAk"), ("Qu’est-ce que c’est?", "kˈɛs"), ("in Loamshire", "lˈOmʃˌɪɹ"),
        ("the army bases", "bˈAsᵻz"), ("Nein, mein Herr.", "nˈIn"),
    ])
    func `words of novels are said as they are meant`(text: String, phonemes: String) {
        #expect(american.pronunciation(of: text).phonemes().contains(phonemes))
    }

    @Test(arguments: ["entrée", "entrées", "habitué", "habitués", "roués", "blasé", "émigrés", "matinées", "Andrés"])
    func `a last é is heard, and so is what follows it`(word: String) {
        for phonemizer in [american, british] {
            let phonemes = said(word, .nn, phonemizer) ?? ""
            #expect(phonemes.hasSuffix(word.hasSuffix("s") ? "Az" : "A"), "\(word) is \(phonemes)")
        }
    }

    @Test(arguments: [
        ("at five p.m.", "ˈɛm."), ("“The U.S.”", "ˈɛs.”"), ("not P M.", "ˈɛm."), ("She said so.", "sˌO."),
        ("of cats, etc.", "ə."), ("a Mr. Smith", "smˈɪθ"),
    ])
    func `an abbreviation ends a text as a full stop does`(text: String, end: String) {
        #expect(american.pronunciation(of: text).phonemes().hasSuffix(end))
    }

    @Test(arguments: [
        ("The C E O left.", "ðə sˌiˌiˈO lˈɛft"), ("A I is here.", "ˌAˈI ɪz"), ("the A I model", "ði ˌAˈI mˈɑdᵊl"),
        ("Two M Ps met.", "ˌɛmpˈiz"), ("three T Vs", "tˌivˈiz"), ("C Ds and A P Is", "sˌidˈiz ænd ˌApˌiˈIz"),
        ("the M P’s desk", "ˌɛmpˈiz dˈɛsk"), ("the G Is’ boots", "ʤˌiˈIz bˈuts"), ("the U S-led raid", "jˌuˈɛs"),
        ("So said I B M. The end.", "ˌIbˌiˈɛm. ði"), ("J R R Tolkien", "ʤˌAˌɑɹˈɑɹ t"), ("He got two Ds.", "tˈu dˈiz"),
        ("a C I A man", "ɐ sˌiˌIˈA mˈæn"), ("Let us go. As I said", "ˌæz ˌI sˈɛd"),
    ])
    func `letters in a row are said as one word, and their s is no other`(text: String, phonemes: String) {
        #expect(american.pronunciation(of: text).phonemes().contains(phonemes))
    }

    @Test(arguments: [("“Sir,” he said with a bow.", "bˈW."), ("He was armed with a bow.", "bˈO.")])
    func `a bow is of the head or of wood`(text: String, end: String) {
        #expect(american.pronunciation(of: text).phonemes().hasSuffix(end))
    }

    @Test(arguments: [
        ("begged", "bˈɛɡd"), ("patted", "pˈatɪd"), ("taller", "tˈɔːlə"), ("nodded", "nˈɒdɪd"), ("putting", "pˈʊtɪŋ"),
        ("quarrelled", "kwˈɒɹəld"),
    ])
    func `in Britain too`(word: String, phonemes: String) {
        #expect(said(word, .vbd, british) == phonemes)
    }

    @Test(arguments: [
        "don't", "can't", "who'd've", "could've", "should've", "mustn't've", "Queequeg's", "o'er", "ma'am", "goin'",
        "'em",
        "'tis", "ev'ry", "heav'n", "'ouse", "d'ye", "th'", "they're", "we'll", "I'd", "it'd", "o'clock", "James'",
    ])
    func `both apostrophes sound the same and lose nothing`(word: String) {
        let straight = said(word, .nn, american)
        #expect(straight == said(word.replacingOccurrences(of: "'", with: "’"), .nn, american))
        #expect(straight?.isEmpty == false)
    }

    @Test(arguments: [
        ("who'd've", "hˌudəv"), ("should've", "ʃˌʊdəv"), ("heav'n", "hˈɛvᵊn"), ("goin'", "ɡˈOən"), ("th'", "ðə"),
        ("mustn't've", "mˈʌsᵊntəv"),
    ])
    func `what is leant on a word is said`(word: String, phonemes: String) {
        #expect(
            said(word, .nn, american)?.replacingOccurrences(of: "ˌ", with: "")
                == phonemes.replacingOccurrences(of: "ˌ", with: "")
        )
    }

    @Test(arguments: [
        ("pleeease", "plˈiz"), ("goood", "ɡˈʊd"), ("Nooo", "nˈO"), ("zzz", "zzz"), ("receiv'd", "ɹəsˈivd"),
        ("pierc’d", "pˈɪɹst"), ("lieth", "lˈIəθ"), ("crieth", "kɹˈIəθ"), ("didnt", "dˈɪdᵊnt"), ("th'other", "ðˈʌðəɹ"),
        ("blessèd", "blˈɛsᵻd"), ("civilisation", "sˌɪvələzˈAʃən"), ("M’Carthy", "məkˈɑɹθi"),
    ])
    func `spellings of another time or temper are read`(word: String, phonemes: String) {
        #expect(said(word, .jj, american) == phonemes)
    }

    @Test(arguments: [
        ("b-b-but", "bəbəbˌʌt"), ("d-d-didn't", "dədədˈɪdᵊnt"), ("M-m-mother", "məməmˈʌðəɹ"), ("wh-what", "wəwˌʌt"),
        ("a-a-and", "æ æ ænd"), ("h-he", "həhi"), ("th-the", "ðəðə"), ("T-shirt", "tˈiʃˌɜɹt"), ("D-Day", "dˈidˌA"),
        ("e-mail", "ˈimˌAl"), ("so-so", "sˌOsˈO"),
    ])
    func `a stammer is no letter's name`(word: String, phonemes: String) {
        #expect(american.pronunciation(of: word).phonemes() == phonemes)
    }

    @Test(arguments: [
        ("A D fifty.", "ˌAdˈi"), ("The B A was his.", "ðə bˌiˈA"), ("The letter A came.", "ðə lˈɛTəɹ ˈA"),
        ("A man came.", "ɐ mˈæn"), ("A B C.", "ˌAbˌisˈi"),
    ])
    func `a capital among letters is a letter`(text: String, start: String) {
        #expect(american.pronunciation(of: text).phonemes().hasPrefix(start))
    }

    @Test func `accents do not hide an ending`() {
        #expect(
            american.pronunciation(of: "the café's").phonemes() == american.pronunciation(of: "the cafe's").phonemes()
        )
        #expect(american.pronunciation(of: "Noël’s").phonemes().hasSuffix("z"))
        #expect(american.pronunciation(of: "his résumé").phonemes().hasSuffix("ˈA"))
        // Not *then* and *ardier*.
        #expect(!american.pronunciation(of: "old Pénardier").tokens.map(\.source).contains(.derived))
    }

    @Test func `a lost h is no lost stress, whichever the apostrophe`() {
        let curly = american.pronunciation(of: "an ’orrible man").phonemes()
        #expect(curly == "ɐn ˈɔɹəbᵊl mˈæn")
        #expect(american.pronunciation(of: "an 'orrible man").phonemes().hasSuffix("ˈɔɹəbᵊl mˈæn"))
    }

    @Test func `a clitic cut off its word is the same`() {
        for (word, clitic) in [
            ("do", "n’t"), ("could", "’ve"), ("they", "'re"), ("Tom", "’s"), ("I", "’m"), ("we", "'ll"),
        ] {
            let joined = american.pronunciation(of: [tagged(word + clitic, .nn, at: 0)]).phonemes()
            let cut = american.pronunciation(
                of: [tagged(word, .nn, at: 0), tagged(clitic, .rb, at: word.utf16.count)]
            ).phonemes()
            #expect(joined == cut)
        }
    }

    @Test func `a double hyphen is a pause, glued or not`() {
        let tokens = [tagged("Well", .uh, at: 0), tagged("--", .colon, at: 4), tagged("no", .uh, at: 6)]
        #expect(american.pronunciation(of: tokens).phonemes() == "wˈɛl—nˈO")
        #expect(american.pronunciation(of: [tagged("no!—the", .nnp, at: 0)]).phonemes() == "nˈO!—ðə")
    }

    @Test func `signs that nobody knows are tokens of their own`() {
        let pronunciation = american.pronunciation(of: [tagged("hello😀there", .uh, at: 0)])
        #expect(pronunciation.tokens.map(\.text) == ["hello", "😀", "there"])
        #expect(pronunciation.unspoken.map(\.text) == ["😀"])
        #expect(pronunciation.tokens[1].range == 5..<7)
    }

    @Test func `note marks are silent, feet and inches are two numbers`() {
        let tokens = [tagged("[", .openBracket, at: 0), tagged("12", .cd, at: 1), tagged("]", .closeBracket, at: 3)]
        #expect(american.pronunciation(of: tokens).phonemes().isEmpty)
        let around = [tagged("a", .dt, at: 0, spaceAfter: true), tagged("*", .otherMark, at: 2, spaceAfter: true)]
        #expect(american.pronunciation(of: around + [tagged("b", .nn, at: 4)]).phonemes() == "ɐ bˈi")
        #expect(american.pronunciation(of: [tagged("5'6", .cd, at: 0)]).phonemes() == "fˈIvsˌɪks")
    }

    @Test func `sources say who knew`() {
        let words: [(String, PronunciationSource)] = [
            ("lantern", .lexicon), ("lanterns", .derived), ("blorfless", .letters), ("Darcy", .supplement),
            (",", .mark),
            ("☃", .unknown), ("naïveté", .derived),
        ]
        for (word, source) in words {
            let tag: PennTag = word == "," ? .comma : .nn
            #expect(american.pronunciation(of: [tagged(word, tag, at: 0)]).tokens.map(\.source) == [source], "\(word)")
        }
    }

    @Test func `a name is said alike whatever the tagger takes it for`() {
        #expect(said("Ernest", .jjs, american) == said("Ernest", .nnp, american))
        #expect(said("Bingley", .uh, american) == said("Bingley", .nnp, american))
        #expect(said("Denísov", .nn, american) == said("Denísov", .nnp, american))
        #expect(said("dearest", .jjs, american)?.hasSuffix("ᵻst") == true)
    }

    @Test(arguments: ["Nikoláy", "Denísov", "Kurágin", "Dantès"])
    func `a name with accents is said alike before a possessive ending`(name: String) {
        func said(_ text: String) -> String {
            american.pronunciation(of: text).tokens.filter { $0.range.lowerBound == 4 }.map { $0.phonemes ?? "" }
                .joined()
        }
        let alone = said("The \(name) family.")
        #expect(alone.count > 4 && said("The \(name)’s family.").hasPrefix(alone))
        #expect(said("The \(name)’ family.").hasPrefix(alone))
    }

    @Test func `words in capitals are words`() {
        #expect(said("DARCY", .nnp, american) == said("Darcy", .nnp, american))
        #expect(said("’Tis", .prp, american) == said("'tis", .prp, american))
        #expect(said("BBC", .nnp, american) == "bˌibˌisˈi")
        #expect(said("XXVII", .nnp, american)?.hasPrefix("ˌɛks") == true)
    }

    @Test func `without a lexicon the commonest words are known`() {
        let phonemizer = EnglishPhonemizer(accent: .british, lexicon: nil)
        #expect(said("the", .dt, phonemizer) == "ðə")
        #expect(said("42", .cd, phonemizer) == "fˈɔːti tˈuː")
    }

    private func said(_ word: String, _ tag: PennTag, _ phonemizer: EnglishPhonemizer) -> String? {
        phonemizer.pronunciation(of: [tagged(word, tag, at: 0)]).phonemes()
    }

    private func tagged(_ text: String, _ tag: PennTag, at start: Int, spaceAfter: Bool = false) -> TaggedToken {
        TaggedToken(Token(text, at: start..<start + text.utf16.count, hasSpaceAfter: spaceAfter), tag)
    }
}
