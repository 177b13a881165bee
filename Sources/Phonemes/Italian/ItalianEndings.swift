/// Which syllable of an Italian word is stressed, by how it ends: its spelling does not say.
///
/// Made for this program, from knowledge of the language; the longest ending that fits tells. A hyphen stands for whatever
/// vowel the word ends in (with the h of *-che, -ghi*).
enum ItalianEndings {
    /// The stressed syllable of a word in a vowel, counted from the end, 1 the last; `nil` where no ending is known.
    static func syllable(of word: [UInt8]) -> Int? {
        var stem = word.dropLast()
        if stem.last == UInt8(ascii: "h") { stem.removeLast() }
        for start in 0..<max(word.count - 1, 0) {
            let key = "^" + String(decoding: word[start...], as: UTF8.self)
            if start == 0, let syllable = table[key] { return syllable }
            if let syllable = table[String(key.dropFirst())] { return syllable }
            if start < stem.count {
                let end = String(decoding: stem[start...], as: UTF8.self) + "-"
                if start == 0, let syllable = table["^" + end] { return syllable }
                if let syllable = table[end] { return syllable }
            }
        }
        return nil
    }

    /// The same where the whole word is listed.
    static func syllable(ofWhole word: [UInt8]) -> Int? { table["^" + String(decoding: word, as: UTF8.self)] }

    /// Words in *-ano*, *-ono* that are no third persons of the plural.
    static func isNoun(inNo word: [UInt8]) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        if verbsInIano.contains(where: { $0.hasPrefix("^") ? text == $0.dropFirst() : text.hasSuffix($0) }) {
            return false
        }
        if text.hasSuffix("iano") { return true }
        return nounsInNo.contains { $0.hasPrefix("^") ? text == $0.dropFirst() : text.hasSuffix($0) }
    }

    /// Whether the i of *-ia, -io* at a word's end is stressed: *poesia*, *addio*.
    static func hasStressedI(_ word: [UInt8]) -> Bool {
        let text = String(decoding: word, as: UTF8.self)
        let singular = text.hasSuffix("ie") ? text.dropLast() + "a" : text
        if unstressedI.contains(where: { $0.hasPrefix("^") ? singular == $0.dropFirst() : singular.hasSuffix($0) }) {
            return false
        }
        return stressedI.contains { $0.hasPrefix("^") ? singular == $0.dropFirst() : singular.hasSuffix($0) }
    }

    private static let table: [String: Int] = {
        var table: [String: Int] = [:]
        for (syllable, words) in [(3, third), (2, second), (1, "erei irei")] {
            for word in words.split(whereSeparator: \.isWhitespace) { table[String(word)] = syllable }
        }
        return table
    }()

    /// Stressed on the last but two.
    private static let third = """
        abil- ibil- ubil- evol- issim- esim- ssim- ic- id- im- ul- er- facil- difficil- util- simil- fragil- agil-
        docil- umil- mobil- nobil- steril- fertil- missil- rettil- tessil- versatil- volatil- debil- dattil-
        proiettil- fossil- gracil- vigil- pensil- mutil- ventil- bibil- stabil- labil- col- gol- tol- dol- bol- pol-
        vol- mol- isol- bussol- mensol- console zol- cciol- briciol- merol- frivol- balsam- calam- amalgam- gam- nom-
        tom- incolum- ultim- udin- agin- aggin- uggin- cardin- ordin- rondin- macchin- ^asin- pettin- platin- pollin-
        giovin- macin- cosin- canon- demon- ^macedon- ofon- efon- gon- diacon- cron- monoton- cton- gen- ebon- organ-
        orfan- giovan- cofan- timpan- eban- stefan- platan- pampan- lesan- cattan- tartan- rodan- eridan- lazar-
        barbar- tartar- zingar- nettar- cesar- bavar- ^ungar- ^miser- mormor- folgor- pecor- elabor- collabor-
        corrobor- memor- arbor- fosfor- for- carnivor- erbivor- ivor- tempor- incorpor- evapor- martor- augur- murmur-
        inaugur- martir- zefir- satir- naccher- sabat- fegat- acrobat- ocrat- compet- impet- subit- spirit- credit-
        debit- merit- limit- ospit- abit- gomit- deposit- proposit- visit- fremit- gemit- tacit- solit- insolit-
        lecit- attonit- licit- suddit- ambit- esercit- inedit- cogit- recit- capit- eccit- incit- sollecit- precipit-
        palpit- vomit- agit- digit- dubit- evit- imit- irrit- medit- milit- cubit- eredit- facilit- debilit- esit-
        necessit- felicit- explicit- strepit- crepit- levit- gravit- anelit- placit- rogit- recondit- reddit- prestit-
        gettit- tramit- endit- perdit- crescit- nascit- lascit- mescit- cognit- monit- genit- transit- posit-
        plebiscit- scapit- decapit- rapit- bibit- suscit- resuscit- citofonit- sanit- monac- stomac- cronac- sindac-
        farmac- ac- iac- monaci sindaci intrinsec- estrinsec- reciproc- equivoc- univoc- voc- colloc- disloc- soffoc-
        suffoc- aloc- log- gog- interrog- derog- prorog- arrog- surrog- fag- naufrag- asparag- coniug- litig- navig-
        obblig- mitig- prodig- fumig- investig- congreg- segreg- aggreg- indig- lavag- astrolog- ^invid- iad- nomad-
        decad- lampad- monad- metod- period- esod- sinod- comod- incomod- accomod- anod- catod- pod- sillab- arab-
        microb- succub- incub- celib- canap- ip- polip- trop- sincop- occup- preoccup- graf- filosof- catastrof-
        apostrof- vedov- genov- vescov- mantov- padov- scandinav- scandal- sandal- vandal- cannibal- petal- cefal-
        angel- arcangel- puzzol- genesi diocesi ipotesi sintesi parentesi antitesi protesi analisi paralisi lisi
        diagnos- prognos- metamorfosi apoteosi estas- oasi perifras- antifras- enfas- metastas- celebr- tenebr-
        funebr- lugubr- palpebr- vertebr- algebr- cattedr- integr- metr- penetr- arbitr- feretr- perpetr- impetr-
        multipl- moltipl- consacr- palestrin- cerebr- pedr- ane- ine- one- ere- ore- ure- ace- ule- gue- que- nive-
        rose- cave- ause- vitre- gne- tene- aree area artefic- carnefic- orefic- pontefic- semplice molteplic-
        complic- duplic- triplic- codic- giudic- indic- vertic- vortic- pollic- calic- salic- dodici tredici quindici
        sedici undici quattordici elice forbic- pumic- simplic- parroc- ausol- fradici- llol- empire- ^compiere
        mandorl- polizz- taranto otranto lepanto lucid- placid- acid- rancid- viscid- flaccid- sucid- sudici- gnol-
        epoc- cadaver- papaver- tremit- elemosin- giacom- oglier- eglier- ^ilar- ^orbit- esorbit- abilit- nobilit-
        mobilit- ^alit- termin- domin- nomin- femmin- fulmin- culmin- crimin- elimin- illumin- esamin- semin- lamin-
        germin- abomin- contamin- uomin- stamin- flamin- vimin- affascin- ^fascino vergin- margin- argin- origin-
        caligin- vertigin- fuligin- sedine torpedine logor- stipit- disput- truciol- torsol- antifon- battit- tendin-
        bufal- satur- zigom- retore lettil- presbiter- sigar- equivoci univoci oscaf- perseguit- brivid- aerei eterei
        cinerei funerei venerei pascol- crepuscol- muscol- minuscol- monosillab- miser- frassin- desider- consider-
        liber- angol- ^cinema ^video ^stereo ^compito ^compiti ^nucleo ^nuclei circuit- fortuit- gratuit- sindrom-
        calibr- portatil- svizzer- satellit- ^demone ^demoni ipocrit- chiacchier- ^italo ^itala ligur- ^elettrici
        """

    /// Stressed on the last but one, though a shorter ending would have it otherwise.
    private static let second = """
        ^antic- fatic- mendic- lombric- lumbric- pudic- formic- ortic- vescic- mollic- rubric- lettic- loric- benedic-
        maledic- contraddic- ^ridic- disdic- interdic- intric- distric- nutric- trice atrici itrici ettrici felic-
        radice radici cornic- ^cornice ^cornici quesit- requisit- squisit- perquisit- vernic- pernic- fenic- lice
        berenice ^alice ^dice ^dici ^amic- vidic- attrici narici sublim- prim- stim- redim- regim- concim- cammin-
        camin- gelsomin- vitamin- fiammin- giardin- sardin- contadin- cittadin- paladin- cugin- regin- bambin-
        grondin- assassin- sottomarin- domenican- nicol- pistol- parol- carol- desol- consol- sorvol- involo dissol-
        figliol- iol- uol- spagnol- girasol- parasol- fanciul- adul- azul- ator- aver- saper- poter- dover- voler-
        veder- tenere teneri temer- goder- cadere cader- seder- maner- tacer- piacer- giacer- parer- doler- valer-
        soler- calere ier- sever- ^vero ^vera ^veri davvero sincer- mister- minister- auster- cimiter- monaster-
        inter- imper- leggero leggera leggeri passegger- sfer- primaver- bufer- galer- panter- chimer- crater- sper-
        ^sera ^sere stasera criter- manier- alter- adulter- desideri clero zero avverar- primier- tastier- ^ieri
        volentieri calor- erer- divor- favor- lavor- avor- migliori vampir- divid- fid- grid- guid- ^rid- sorrid-
        derid- irrid- arrid- strid- annid- corrid- assid- elid- collid- oid- davide ^vid- previd- intravid- provvid-
        avvid- elegid- nid- ^lid- ace aci opac- ubriac- briac- lumac- cloac- feroc- veloc- atroc- precoc- affoc- gioc-
        ^voc- orologi elogi sfog- affog- asciug- propag- indag- castig- irrig- intrig- instig- dirig- esig- transig-
        fatig- rugiad- persuad- invad- contrad- custod- pagod- europ- ciclop- ^tip- prototip- stip- tip- vangel- gel-
        congel- disgel- fedel- allegr- emigr- teatr- iatr- latr- eterogene- ebre- europe- muse- lice- corte- trofe-
        torne- ate- plate- mare- assemble- ide- epope- odisse- panace- bore- core- azale- rome- orfe- matte- andre-
        bartolome- eritre- dulcine- gale- etne- tolomea profan- consegn- bottegai matinee dovizie finit- infinit- definit- unit- bandit- ardit- invit- vestit- marit- partit- perit- udit- uscit-
        smarrit- riuscit- finir- impedit- redimer- proibit- esibit- punit- patit- ^capit- guarit- periti guarnit-
        gradit- munit- abolit- stabilit- pentit- ammonit- agon- ^polit- rapit- decid- uccid- suicid- omicid- coincid-
        incid- ^rivid- ^scol- ^sordin- ^mul- nemic- enric- federic- ludovic- teodoric- iace suader- ingegner- voce
        aic- ^cognome ^cognomi ^pronome ^pronomi ^soprannome ^soprannomi ^batteri ^subiti ^subita ^subite ^furgone ^furgoni
        ^coreano ^coreana ^corano ^concerne vagin- ^legame ^legami ^auguri ^edifici ^uffici ^benefici ^sacrifici ^artifici
        ^superfici ^pallavolo ^bacino ^bacini ancul- ^reagito ^sussidi
        voci ^omino ^lumino tegamin- ^aprile ^amen ^facea ^scolo sottovoce ^angola
        """

    /// They end as verbs do; `^` begins a whole word.
    private static let nounsInNo = [
        "^mano", "^sano", "^vano", "^nano", "^grano", "^brano", "^piano", "^strano", "^divano", "^invano", "^milano",
        "^umano", "disumano", "inumano", "sovrumano", "^romano", "omano", "^germano", "^villano", "sovrano", "soprano",
        "capitano", "^pagano", "mondano",
        "toscano", "napoletano", "politano", "tibetano", "puritano", "maritano", "^sultano", "^titano", "gitano",
        "gaetano",
        "americano", "africano", "messicano", "vaticano", "vulcano", "anglicano", "repubblicano", "gallicano",
        "domenicano",
        "francescano", "grossolano", "sagrestano", "sacrestano", "^caldano", "pastrano", "baccano", "padovano",
        "mantovano",
        "veterano", "luterano", "giordano", "uragano", "lugano", "insano", "pisano", "paesano", "musulmano",
        "silvano", "catalano", "melograno", "^decano", "^urbano", "suburbano", "interurbano", "^cubano", "^mezzano",
        "bolzano", "profano", "altopiano",
        "quotidiano", "tucano", "ruffiano", "^suono", "^tuono", "^dono", "^trono", "^buono", "^tono",
        "perdono",
        "^condono", "^nono", "frastuono", "patrono", "colono", "abbandono", "^sprono", "ragiono", "ortolano",
        "guardiano",
        "scrivano", "popolano", "isolano", "castellano", "ciarlatano", "arcano", "umbertiano", "marrano",
        "lontano", "^montano",
    ]

    /// Verbs whose stem ends in i.
    private static let verbsInIano = [
        "bbiano", "ppiano", "cchiano", "gghiano", "cciano", "ggiano", "gliano", "sciano", "nciano", "ngiano", "baciano",
        "bruciano", "agiano", "cambiano", "studiano", "umiliano", "variano", "rischiano", "macchiano", "odiano",
        "^siano", "^stiano", "^diano", "fiano", "iniziano", "ringraziano", "annunziano", "consumiano", "doppiano",
        "invidiano", "assediano", "abbreviano", "gonfiano", "soffiano", "scoppiano", "copiano", "moriano", "poniano",
        "veniano", "teniano", "valiano", "vegniano", "eiano", "aiano", "oiano", "uiano", "premiano", "conciliano",
        "deviano", "inviano", "avviano", "spiano", "alleviano", "allevii", "origliano", "chiano",
    ]

    /// Endings of words whose last i is stressed.
    private static let stressedI = [
        "logia", "rgia", "lgia", "grafia", "metria", "nomia", "tomia", "sofia", "patia", "crazia", "archia", "fonia",
        "omania", "emania", "imania", "^mania", "eria", "agnia", "bugia", "magia", "elegia", "egia", "llegria",
        "poesia",
        "ntasia", "gelosia", "rtesia", "frenesia", "ipocrisia", "apostasia", "eresia", "malattia", "follia", "armonia",
        "ironia", "egemonia", "agonia", "garanzia", "mercanzia", "tirannia", "pazzia", "^zia", "^mia", "^spia",
        "^maria",
        "^lucia", "signoria", "profezia", "melodia", "parodia", "rapsodia", "allegoria", "^teoria", "categoria",
        "euforia", "fattoria", "gnoria", "arconia", "utopia", "miopia", "alchimia", "emia", "badia", "anomalia",
        "linconia", "nconia", "obia", "iatria", "latria", "maestria", "astenia", "etnia", "^mattia", "villania",
        "carestia", "sacrestia", "agrestia", "amnistia", "caristia", "dinastia", "ferrovia", "tuttavia", "^via",
        "pulizia", "polizia", "turchia", "gerarchia", "litania", "albania", "genia", "^ria", "polifonia", "sangria",
        "guarnia", "albagia", "strategia", "sinergia", "borghesia", "cortesia", "amnesia", "normandia", "lombardia",
        "ungheria", "picardia", "codardia", "gagliardia", "balordia", "spavalderia", "ubbia", "^zie",
        "addio", "^zio", "^mio", "^dio", "^rio", "^io", "pendio", "brusio", "mormorio", "desio", "leggio", "oblio",
        "fruscio", "ronzio", "scintillio", "calpestio", "balenio", "tremolio", "brulichio", "cigolio", "logorio",
        "gocciolio", "borbottio", "^trio", "^brio", "restio", "natio", "stantio", "solatio", "rinvio", "avvio", "invio",
        "cicalio", "periferia", "scrivania", "^giuria", "tunisia", "caloria", "sciabordio", "luccichio", "scalpiccio",
        "sciacquio", "^pio", "^spio",
        "^sia", "^dia", "^stia", "^fia", "^pia", "^ria", "^cria", "desia", "lavorio", "chierio", "pezia", "gionia",
        "^miglioria", "cantoria", "cristia", "^ossia", "suvvia", "obblio", "avvia", "invia", "svia",
    ]

    /// Those that end so and are stressed before.
    private static let unstressedI = [
        "materia", "miseria", "arteria", "siberia", "iberia", "liberia", "nigeria", "imperia", "valeria", "egeria",
        "^feria", "^seria", "aeria", "accademia", "fotocopia", "bestemmia", "macedonia", "germania", "romania", "obbia",
        "scoria", "asteria", "temperia", "cattiveria", "stipendio", "compendio", "dispendio", "spezia",
    ]
}
