/// What can be said without a lexicon: the words that hold sentences together, letters, and the words for numbers.
enum FunctionWords {
    static func readings(of word: [UInt8], _ accent: Accent) -> Readings? {
        let table = accent == .american ? american : british
        if let sounds = table[word] { return .one(sounds) }
        return ASCIIWord.twin(of: word).flatMap { table[$0] }.map { .one($0) }
    }

    private static let american = table { $0.split(separator: "/").first }
    private static let british = table { $0.split(separator: "/").last }

    private static func table(_ half: (Substring) -> Substring?) -> [[UInt8]: Sounds] {
        let words = lines.split(whereSeparator: \.isWhitespace).map { $0.split(separator: "=") }
        let entries = words.compactMap { word -> ([UInt8], Sounds)? in
            guard word.count == 2, let said = half(word[1]) else { return nil }
            return (Array(word[0].utf8), Sounds(String(said)))
        }
        return Dictionary(entries, uniquingKeysWith: { first, _ in first })
    }

    /// Word = American / British, or one form for both.
    private static let lines = """
        A=ˈA B=bˈi/bˈiː C=sˈi/sˈiː D=dˈi/dˈiː E=ˈi/ˈiː F=ˈɛf G=ʤˈi/ʤˈiː H=ˈAʧ I=ˈI J=ʤˈA K=kˈA L=ˈɛl M=ˈɛm N=ˈɛn
        O=ˈO/ˈQ P=pˈi/pˈiː Q=kjˈu/kjˈuː R=ˈɑɹ/ˈɑː S=ˈɛs T=tˈi/tˈiː U=jˈu/jˈuː V=vˈi/vˈiː W=dˈʌbᵊlju/dˈʌbᵊljuː
        X=ˈɛks Y=wˈI Z=zˈi/zˈɛd
        the=ðə and=ænd/and of=ʌv/ɒv to=tu/tuː am=æm/am are=ɑɹ/ɑː is=ɪz was=wʌz/wɒz were=wɜɹ/wɜː be=bi/biː
        been=bɪn/biːn has=hæz/haz have=hæv/hav had=hæd/had do=du/duː does=dʌz did=dˈɪd will=wɪl would=wʊd can=kæn/kan
        could=kʊd shall=ʃæl/ʃal should=ʃʊd may=mA might=mIt must=mʌst not=nˌɑt/nˌɒt no=nˈO/nˈQ
        he=hi/hiː she=ʃi/ʃiː it=ɪt we=wi/wiː you=ju/juː they=ðA me=mˌi/mˌiː him=hˌɪm her=hɜɹ/hɜː us=ˌʌs them=ðɛm
        my=mI his=hɪz its=ɪts our=ˌWəɹ/ˌWə your=jʊɹ/jɔː their=ðɛɹ/ðɛː
        this=ðɪs that=ðæt/ðat these=ðiz/ðiːz those=ðOz/ðQz there=ðɛɹ/ðɛː here=hˈɪɹ/hˈɪə what=wˌʌt/wˌɒt who=hˌu/hˌuː
        which=wˌɪʧ when=wˌɛn where=wˌɛɹ/wˌɛː how=hˌW why=wˌI
        in=ɪn on=ˌɔn/ˌɒn at=æt/at by=bI for=fɔɹ/fɔː from=fɹʌm/fɹɒm with=wɪð as=æz/az but=bˌʌt or=ɔɹ/ɔː if=ɪf so=sˌO/sˌQ
        up=ˌʌp out=ˌWt into=ˈɪntu/ˈɪntuː all=ˈɔl/ˈɔːl one=wˈʌn said=sˈɛd
        zero=zˈɪɹO/zˈɪəɹQ two=tˈu/tˈuː three=θɹˈi/θɹˈiː four=fˈɔɹ/fˈɔː five=fˈIv six=sˈɪks seven=sˈɛvən/sˈɛvᵊn
        eight=ˈAt nine=nˈIn ten=tˈɛn eleven=əlˈɛvᵊn/ɪlˈɛvᵊn twelve=twˈɛlv thirteen=θˌɜɹtˈin/θˌɜːtˈiːn
        fourteen=fˌɔɹtˈin/fˌɔːtˈiːn fifteen=fˌɪftˈin/fˌɪftˈiːn sixteen=sˌɪkstˈin/sˌɪkstˈiːn
        seventeen=sˌɛvəntˈin/sˌɛvᵊntˈiːn eighteen=ˌAtˈin/ˌAtˈiːn nineteen=nˌIntˈin/nˌIntˈiːn twenty=twˈɛnti
        thirty=θˈɜɹɾi/θˈɜːti forty=fˈɔɹɾi/fˈɔːti fifty=fˈɪfti sixty=sˈɪksti seventy=sˈɛvənti/sˈɛvᵊnti eighty=ˈAɾi/ˈAti
        ninety=nˈIndi/nˈInti hundred=hˈʌndɹəd thousand=θˈWzᵊnd million=mˈɪljᵊn/mˈɪljən billion=bˈɪljᵊn/bˈɪljən
        point=pˈYnt minus=mˈInəs first=fˈɜɹst/fˈɜːst second=sˈɛkənd/sˈɛkᵊnd third=θˈɜɹd/θˈɜːd fifth=fˈɪfθ
        percent=pəɹsˈɛnt/pəsˈɛnt plus=plˈʌs dot=dˈɑt/dˈɒt slash=slˈæʃ/slˈaʃ dollar=dˈɑləɹ/dˈɒlə cent=sˈɛnt
        pound=pˈWnd pence=pˈɛns euro=jˈʊɹO/jˈʊəɹQ used=jˈuzd/jˈuːzd
        """
}
