/// Phrases of other languages that English has taken over, where their words by themselves would be said otherwise: *en masse*,
/// *de jure*, *bête noire*. How English says them is from dictionaries of both accents (Merriam-Webster, Collins), put into
/// Kokoro's alphabet by us.
enum ForeignPhrases {
    /// A phrase's words in small letters, and how each is said, American and British; `nil` for one that is said as ever.
    private struct Phrase {
        let words: [Substring]
        let said: [(american: String, british: String)?]

        /// - Parameter line: The words, American, British, parted by bars; a full stop for a word that is said as ever.
        init(_ line: Substring) {
            let columns = line.split(separator: "|").map { $0.split(separator: " ") }
            precondition(columns.count == 3 && columns.allSatisfy { $0.count == columns[0].count }, String(line))
            words = columns[0]
            said = zip(columns[1], columns[2]).map { $0 == "." ? nil : (String($0), String($1)) }
        }
    }

    /// Where a word stands in which phrases.
    private static let places: [String: [(phrase: Phrase, position: Int)]] = {
        var places: [String: [(phrase: Phrase, position: Int)]] = [:]
        for line in table.split(separator: "\n") {
            let phrase = Phrase(line)
            for (position, word) in phrase.words.enumerated() where phrase.said[position] != nil {
                places[String(word), default: []].append((phrase, position))
            }
        }
        return places
    }()

    /// How a word is said in the phrase that it stands in; `nil` outside of one.
    static func reading(of index: Int, in tokens: [TaggedToken], accent: Accent) -> String? {
        let text = tokens[index].token.text
        // This is asked of each word, and most are in small letters already.
        let isPlain = text.utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
        for (phrase, position) in places[isPlain ? text : plain(text)] ?? [] {
            let start = index - position
            guard tokens.indices.contains(start), tokens.indices.contains(start + phrase.words.count - 1) else {
                continue
            }
            if zip(phrase.words, tokens[start...]).allSatisfy({ $0 == plain($1.token.text) }) {
                return accent == .american ? phrase.said[position]?.american : phrase.said[position]?.british
            }
        }
        return nil
    }

    private static func plain(_ text: String) -> String { text.lowercased().replacing("’", with: "'") }

    private static let table = """
        mein gott|mˌIn ɡˈɑt|mˌIn ɡˈɒt
        mein herr|mˌIn hˈɛɹ|mˌIn hˈɛː
        guten tag|ɡˌutᵊn tˈɑk|ɡˌuːtᵊn tˈɑːk
        auf wiedersehen|ˌWf vˈidəɹzˌAən|ˌWf vˈiːdəzˌAən
        ce que|. kə|. kə
        mais oui|mA wˈi|mA wˈiː
        mais non|mA nˈɔn|mA nˈɒn
        c'est la vie|sˌA lə vˈi|sˌA la vˈiː
        bon appétit|bˌOn æpAtˈi|bˌɒn apAtˈiː
        foie gras|fwˌɑ ɡɹˈɑ|fwˌɑː ɡɹˈɑː
        comme il faut|kˌʌm ˌil fˈO|kˌɒm ˌiːl fˈQ
        eh bien|A bjˈɛn|A bjˈan
        les misérables|lA mˌizəɹˈɑblə|lA mˌiːzəɹˈɑːblə
        carpe diem|kˌɑɹpA dˈiˌɛm|kˌɑːpA dˈiːɛm
        ad infinitum|æd ˌɪnfɪnˈITəm|ad ˌɪnfɪnˈItəm
        requiescat in pace|ɹˌɛkwiˈɛskæt ɪn pˈɑʧA|ɹˌɛkwiˈɛskat ɪn pˈɑːʧA
        dies irae|dˌiAz ˈɪɹA|dˌiːAz ˈɪəɹA
        veni vidi vici|vˌAni vˌidi vˈiʧi|vˌAni vˌiːdi vˈiːʧi
        veni , vidi , vici|vˌAni . vˌidi . vˈiʧi|vˌAni . vˌiːdi . vˈiːʧi
        sub judice|. ʤˈudəsi|. ʤˈuːdɪsi
        en route|ˌɑn ɹˈut|ˌɒn ɹˈuːt
        en masse|ˌɑn mˈæs|ˌɒn mˈas
        en suite|ˌɑn swˈit|ˌɒn swˈiːt
        en passant|ˌɑn pæsˈɑnt|ˌɒn pˈasɒnt
        en garde|ˌɑn ɡˈɑɹd|ˌɒn ɡˈɑːd
        en bloc|ˌɑn blˈɑk|ˌɒn blˈɒk
        en famille|ˌɑn fæmˈi|ˌɒn famˈiː
        en croûte|ˌɑn kɹˈut|ˌɒn kɹˈuːt
        en plein air|ˌɑn plˌɛn ˈɛɹ|ˌɒn plˌɛn ˈɛː
        bête noire|bˌɛt nwˈɑɹ|bˌɛt nwˈɑː
        bêtes noires|bˌɛt nwˈɑɹz|bˌɛt nwˈɑːz
        coup de grâce|. . ɡɹˈɑs|. . ɡɹˈɑːs
        coup d'état|. dAtˈɑ|. dAtˈɑː
        coups d'état|kˌu dAtˈɑ|kˌuː dAtˈɑː
        coup de théâtre|. . tAˈɑtɹə|. . tAˈɑːtɹə
        cause célèbre|kˌOz səlˈɛbɹə|kˌQz sɛlˈɛbɹə
        raison d'être|ɹˌAzOn dˈɛtɹə|ɹˌAzɒn dˈɛtɹə
        femme fatale|fˌɛm fətˈɑl|fˌam fətˈɑːl
        femmes fatales|fˌɛm fətˈɑlz|fˌam fətˈɑːlz
        joie de vivre|. . vˈivɹə|. . vˈiːvɹə
        de rigueur|. ɹiɡˈɜɹ|. ɹɪɡˈɜː
        déjà vu|dˌAʒɑ vˈu|dˌAʒɑː vˈuː
        bon voyage|bˌɑn vwɑjˈɑʒ|bˌɒn vwAˈɑːʒ
        enfant terrible|ˌɑnfɑn tɛɹˈiblə|ˌɒnfɒn tɛɹˈiːblə
        nouveau riche|. ɹˈiʃ|. ɹˈiːʃ
        nouveaux riches|nˌuvO ɹˈiʃ|nˌuːvQ ɹˈiːʃ
        mot juste|. ʒˈust|. ʒˈuːst
        à la|ˌɑ lə|ˌa la
        roman à clef|ɹOmˌɑn ɑ klˈA|ɹQmˌɒn a klˈA
        pièce de résistance|pjˌɛs . ɹɪzˌistˈɑns|pjˌɛs . ɹɪzˌiːstˈɒns
        ménage à trois|mAnˌɑʒ ɑ twˈɑ|mAnˌɑːʒ a twˈɑː
        crème brûlée|kɹˌɛm bɹulˈA|kɹˌɛm bɹuːlˈA
        crème fraîche|kɹˌɛm fɹˈɛʃ|kɹˌɛm fɹˈɛʃ
        crème de la crème|kɹˌɛm . . kɹˈɛm|kɹˌɛm . . kɹˈɛm
        crème de menthe|kɹˌɛm . mˈɑnt|kɹˌɛm . mˈɒnt
        carte blanche|kˌɑɹt blˈɑnʃ|kˌɑːt blˈɒnʃ
        hors de combat|ˌɔɹ . kOmbˈɑ|ˌɔː . kˈɒmbɑː
        hors d'œuvre|ˌɔɹ dˈɜɹv|ˌɔː dˈɜːv
        hors d'oeuvre|ˌɔɹ dˈɜɹv|ˌɔː dˈɜːv
        hors d'œuvres|ˌɔɹ dˈɜɹvz|ˌɔː dˈɜːvz
        hors d'oeuvres|ˌɔɹ dˈɜɹvz|ˌɔː dˈɜːvz
        ancien régime|ˌɑnsjæn .|ˌɒnsjan .
        chargé d'affaires|ʃɑɹʒˌA dəfˈɛɹ|ʃˌɑːʒA dafˈɛː
        objet d'art|ˌɔbʒA dˈɑɹ|ˌɒbʒA dˈɑː
        objets d'art|ˌɔbʒA dˈɑɹ|ˌɒbʒA dˈɑː
        fin de siècle|fˌæn . sjˈɛklə|fˌan . sjˈɛklə
        idée fixe|idˌA fˈiks|iːdˌA fˈiːks
        je ne sais quoi|ʒə nə sˌA kwˈɑ|ʒə nə sˌA kwˈɑː
        mise en scène|mˌiz ɑn sˈɛn|mˌiːz ɒn sˈɛn
        noblesse oblige|. Oblˈiʒ|. ɒblˈiːʒ
        table d'hôte|tˌɑbəl dˈOt|tˌɑːblə dˈQt
        cordon bleu|kˌɔɹdɔn blˈʊ|kˌɔːdɒn blˈɜː
        cri de cœur|kɹˌi . kˈɜɹ|kɹˌiː . kˈɜː
        cri de coeur|kɹˌi . kˈɜɹ|kɹˌiː . kˈɜː
        au fait|. fˈA|. fˈA
        au courant|. kuɹˈɑn|. kuːɹˈɒn
        belles lettres|bˌɛl lˈɛtɹə|bˌɛl lˈɛtɹə
        chef d'œuvre|ʃˌA dˈɜvɹə|ʃˌA dˈɜːvɹə
        éminence grise|ˌAmɪnɑns ɡɹˈiz|ˌAmɪnɒns ɡɹˈiːz
        grand prix|ɡɹˌɑn .|ɡɹˌɒn .
        nom de guerre|. . ɡˈɛɹ|. . ɡˈɛː
        succès d'estime|suksˌA dɛstˈim|sʊksˌA dɛstˈiːm
        tableau vivant|. vivˈɑn|. viːvˈɒn
        sans souci|sˌɑn susˈi|sˌɒn suːsˈiː
        amour propre|. pɹˈɔpɹə|. pɹˈɒpɹə
        fait accompli|fˌAt əkɑmplˈi|fˌAt əkˈɒmpli
        faits accomplis|fˌAz əkɑmplˈiz|fˌAz əkˈɒmpliz
        trompe l'œil|tɹˌɔmp lˈY|tɹˌɒmp lˈY
        trompe l'oeil|tɹˌɔmp lˈY|tɹˌɒmp lˈY
        de jure|dA ʤˈʊɹi|dA ʤˈʊəɹi
        vice versa|vˌIsə .|vˌIsə .
        ex officio|. əfˈɪʃiO|. əfˈɪʃiQ
        ad nauseam|. nˈɔziəm|. nˈɔːziam
        habeas corpus|hˌAbiəs .|hˌAbiəs .
        prima facie|pɹˌImə fˈAʃə|pɹˌImə fˈAʃi
        rara avis|ɹˌɛɹə ˈAvɪs|ɹˌɛːɹə ˈAvɪs
        deus ex machina|dˌAəs . mˈækɪnə|dˌAəs . mˈakɪnə
        casus belli|. bˈɛlI|. bˈɛlI
        annus mirabilis|. mɪɹˈɑbɪlɪs|. mɪɹˈɑːbɪlɪs
        alma mater|ˌælmə mˈɑTəɹ|ˌalmə mˈɑːtə
        cui bono|kwˌi .|kwˌiː .
        sine qua non|sˌɪni . .|sˌɪni . .
        in medias res|. mˌAdiəs ɹˈAs|. mˌAdias ɹˈAz
        bona fides|. fˈIdiz|. fˈIdiːz
        mea culpa|mˌAə .|mˌAə .
        viva voce|. vˈOsi|. vˈQʧi
        sotto voce|. vˈOʧi|. vˈQʧi
        sui generis|sˌuI .|sˌuːI .
        vade mecum|vˌɑdi mˈAkəm|vˌɑːdi mˈAkəm
        inter alia|ˌɪntəɹ ˈAliə|ˌɪntəɹ ˈAliə
        hoi polloi|. pəlˈY|. pəlˈY
        sturm und drang|ʃtˌʊɹm ʊnt dɹˈɑŋ|ʃtˌʊəm ʊnt dɹˈaŋ
        """
}
