import Testing

@testable import Phonemes

struct ItalianHomographsTests {
    private let phonemizer = ItalianPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("In seguito arrivò.", "in sˈɛɡwito arɾivˈɔ."), ("di seguito", "dɪ sˈɛɡwito"),
        ("il suo seguito", "il sˌʊo sˈɛɡwito"),
        ("l’ancora", "lˈankora"), ("le ancore", "le ˈankore"), ("in balia", "in balˈia"), ("Davide", "dˈavide"),
        ("i principi morali", "i prinʧˈipɪ morˈalɪ"), ("il danno subito", "il dˈanno sʊbˈito"),
        // The participle, the adverbs, and other nouns.
        ("Ha seguito il re.", "a seɡwˈito il rˈe."), ("seguito da tutti", "seɡwˈito da tˈutːɪ"),
        ("ancora lì", "ankˈora lˈi"),
        ("i principi di Savoia", "i prˈinʧipɪ dɪ savˈɔia"), ("venne subito", "vˈɛnne sˈubito"),
        ("la balia", "la bˈalia"),
    ])
    func `the words beside one tell its stress`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("Se desideri venire", "se dezˈiderɪ venˈire"), ("i desideri", "i dezidˈerɪ"),
        ("i ricchi pagano", "i rˈikːɪ pˈaɡano"),
        ("un rito pagano", "ʊn rˈito paɡˈano"), ("cose che capitano", "kˈɔze ke kˈapitano"),
        ("il capitano", "il kapitˈano"),
        ("si perdono", "sɪ pˈɛrdono"), ("il perdono", "il perdˈono"), ("il più ambito", "il pjʊ ambˈito"),
        ("nell’ambito", "nellˈambito"),
    ])
    func `verbs are told from nouns with the same letters`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test(arguments: [
        ("Omero", "omˈɛro"), ("Lutero", "lʊtˈɛro"), ("anomalo", "anˈɔmalo"), ("buonasera", "bʊonazˈɛra"),
        ("geotermici", "ʤeotˈermiʧɪ"), ("intercapedine", "interkapˈɛdine"), ("pedine", "pedˈine"),
        ("cappellano", "kapːellˈano"),
        ("ombelico", "ombelˈiko"), ("melomane", "melˈɔmane"),
    ])
    func `words whose stress no ending tells`(word: String, phonemes: String) { #expect(said(word) == phonemes) }
}
