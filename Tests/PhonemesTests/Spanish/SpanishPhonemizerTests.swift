import Testing

@testable import Phonemes

struct SpanishPhonemizerTests {
    private let phonemizer = SpanishPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("canción", "kanθjˈon"), ("cantan", "kˈantan"), ("reloj", "relˈox"), ("árbol", "ˈaɾβol"), ("hotel", "otˈel"),
        ("océano", "oθˈeano"), ("país", "paˈis"), ("ruido", "ruˈiðo"), ("cliente", "kliˈɛnte"), ("ciudad", "θjuðˈad"),
        ("Luis", "luˈis"), ("amplias", "ˈamplias"), ("habéis", "aβˈeis"), ("Bernabéu", "bˌeɾnaβˈeu"),
        ("sexy", "sˈeksi"),
    ])
    func `the stress is where the spelling has it`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("guerra", "ɡˈera"), ("pingüino", "pˌiŋɡuˈino"), ("gigante", "xiɣˈante"), ("queso", "kˈeso"),
        ("zapato", "θapˈato"),
        ("calle", "kˈaʎe"), ("yo", "ʝˈo"), ("rey", "rˈA"), ("hoy", "ˈoɪ"), ("muy", "mˈuj"), ("perro", "pˈero"),
        ("pero,", "pˈeɾo,"), ("honra", "ˈonra"), ("invierno", "imbjˈeɾno"), ("ángel", "ˈaŋxel"), ("digno", "dˈiɡno"),
        ("obtener", "ˌobtenˈeɾ"), ("absoluto", "ˌaβsolˈuto"), ("decidle", "deθˈidle"), ("examen", "eksˈamen"),
        ("psicólogo", "sikˈoloɣo"), ("México", "mˈexiko"), ("niño", "nˈiɲo"), ("nin\u{303}o", "nˈiɲo"), ("web", "wˈeb"),
    ])
    func `letters have their sounds`(word: String, phonemes: String) { #expect(said(word) == phonemes) }

    @Test(arguments: [
        ("rápidamente", "rˈapiðamˈente"), ("libremente", "lˈiβɾemˈente"), ("vehemente", "bˌeemˈɛnte"),
        ("individualmente", "ˌindiβiðwˈalmˈente"),
    ])
    func `an adverb keeps the stress of its adjective`(word: String, phonemes: String) {
        #expect(said(word) == phonemes)
    }

    @Test(arguments: [
        ("De nuevo nos exigieron juramento.", "de nwˈeβo nos ˌeksixjˈeɾon xˌuɾamˈɛnto."),
        ("un pretexto", "ˈum pɾetˈeksto"), ("en Bilbao", "em bilβˈao"), ("un gato", "ˈuŋ ɡˈato"),
        ("un día", "ˈun dˈia"),
        ("la verdad entera", "la βeɾðˈað entˈeɾa"), ("la verdad, entera", "la βeɾðˈad, entˈeɾa"),
        ("¿De qué es causa?", "de kˈe ˈes kˈWsa?"), ("No sé por qué.", "nˈo sˈe poɾ kˈe."),
        ("con su escopeta al hombro", "kon su ˌeskopˈeta al ˈombɾo"), ("los dos dedos", "los ðˈos ðˈeðos"),
        ("—Sí, pero Juan te habrá dicho...", "—sˈi, pˌeɾo xwˈan te aβɾˈa ðˈiʧo..."), ("«Hola»", "“ˈola”"),
    ])
    func `words change beside each other`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("la BBC", "la βˈe βˈe θˈe"), ("J", "xˈota"), ("345", "tɾesθjˈɛntos kwaɾˈɛnta i θˈinko"),
        ("007", "θˈeɾo θˈeɾo sjˈete"),
        ("Łódź", "lˈodθ"), ("façana", "faθˈana"), ("l’Hospitalet", "lˌospitalˈet"),
    ])
    func `what is no Spanish word is said all the same`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test func `letters of other scripts are unknown`() {
        let pronunciation = phonemizer.pronunciation(of: "sí λόγος 日本 no")
        #expect(pronunciation.unspoken.map(\.text) == ["λόγος", "日本"])
        #expect(pronunciation.phonemes() == "sˈi nˈo")
    }
}
