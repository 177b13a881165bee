/// Italian words and names whose stress no ending tells, as they would be with an accent.
enum ItalianAccents {
    /// A word with its accent, open or closed.
    /// - Parameter word: The letters from a to z.
    /// - Returns: `nil` for one that is not listed.
    static func accented(_ word: String) -> String? { words[word] }

    private static let bare: [Character: Character] = [
        "à": "a", "á": "a", "è": "e", "é": "e", "ì": "i", "í": "i", "ò": "o", "ó": "o", "ù": "u", "ú": "u",
    ]

    private static let words: [String: String] = list.split(whereSeparator: \.isWhitespace).reduce(into: [:]) {
        table,
        word in
        table[String(word.map { bare[$0] ?? $0 })] = String(word)
    }

    private static let list = """
        àcaro àcari àcino àcini àdito àditi àgape àgave àgavi àlacre àlacri àlbatro àlbatri àlbum àlluce àlluci àlveo àlvei amàca amàche
        amàzzone amàzzoni ampollìna ampollìne cipollìna cipollìne ànatra ànatre àndito ànditi ànsito àquila àquile aritmìa aritmìe arpìa arpìe
        asciugamàno asciugamàni baciamàno battimàno battimàni corrimàno àsola àsole atlàntico atlàntici avarìa avarìe bàratro bàratri baronìa
        baronìe bàvero bàveri bigamìa bìpede bìpedi bizzarrìa bizzarrìe bottegài bramosìa càntico càntici càstore càstori cavìglia
        cèspite cèspiti ciliègia ciliègie ciliège cìmbalo cìmbali còito cóltrice cóltrici cònsole còncavo còncava còncavi còncave cùccuma
        cùneo cùnei dèdalo dèdali dèdito dèdita dèditi deretàno deretàni diàfano diàfana diàfane dìspari èlitra èlitre fagiàno fagiàni faìna
        faìne farmacìa farmacìe fìgaro formìche fortùito fortùita fortùiti gratùito gratùita gratùiti gratùite fulìggine glìcine glìcini
        gómena gómene gràndine gràndini grembiùli ìmpari ìnsito ìnsita ìstrice ìstrici làbaro làbari lànguidi lànguide lànguido
        lànguida leggiadrìa leggiadrìe lèmure lèmuri lésina lésine macèrie malìa malìe mallèoli mallèolo màntice màntici monòtono monòtoni
        naufràgi nèmesi nòcciolo nòccioli òmnibus ontàno ontàni pàmpino pàmpini pànteon pàntheon pàtina pàtine pedagogìa pèlago pèrmuta
        plètora podére podéri podér pórpora pórpore predìce prosodìa pùgile pùgili puléggio pùlpito pùlpiti rèdini rèdine rèprobo rèprobi rètina rètine ritrosìa sàtrapo sàtrapi sèpalo sèpali servìle servìli simonìa sìndone sodomìa tàlamo tàlami terapìa terapìe
        tórtora tórtore tùrbine tùrbini ùpupa ùpupe vèspero xilòfono xilòfoni zafferàno zàgara zàgare zùfolo zùfoli giròvago giròvaghi
        abbazìa abbazìe solitàrii vàrii perdìo iddìo pìffero pìfferi càmice càmici càlice càlici sàlice sàlici mònaco mònaca
        mònache pròfugo pròfuga pròfughi nàufrago nàufraghi scàpolo scàpoli bùfalo bùfali tròttola tròttole bàmbola bàmbole 
        rìgido sòlido lèpido tìmido pàvido màrgine màrgini vérgine vérgini pòrtico pòrtici càrcere càrceri céfalo céfali
        gòtico èsule èsuli èsile ùtero pòllice pòllici ìndice ìndici vértice rùdere rùderi pàpera pàpere vìpera
        vìpere tènero tènera tèneri càmera càmere ànfora ànfore làmpada làmpade fiàccola fiàccole gòndola gòndole tèmpora tàvola
        tàvole règola règole sègale sègala mèrito pèrfido stèrile gràcile àgile fràgile fùtile dùttile nùvola nùvole règgia
        frègi prègio prègi àlgebra scòria scòrie mèmore dàino dàini ràuco ràuca fèudo fèudi clàusola clàusole nàusea càuto
        còfano còfani òrgano òrgani òrfano òrfana òrfani òrfane tìmpano tìmpani plàtano plàtani èbano stèndardo
        brontolìo tintinnìo tramestìo trepestìo zirlìo rigirìo rimescolìo mescolìo scampanìo scalpitìo polverìo crepitìo miagolìo ululìo
        ticchettìo pigolìo cinguettìo dondolìo formicolìo gemitìo gridìo lucicchìo mugolìo picchiettìo ribollìo rimuginìo rotolìo rovinìo
        sbatacchìo sbattacchìo scampanellìo scoppiettìo scricchiolìo sfarfallìo sfavillìo sfolgorìo sfrigolìo spolverìo squittìo sternutìo
        stridìo strofinìo sussurrìo svolazzìo tentennìo tramenìo turbinìo vocìo zampettìo zampillìo zufolìo balbettìo barbottìo chiacchierìo
        ciangottìo gracidìo parlottìo saltellìo sgocciolìo strepitìo tempestìo traballìo frullìo gorgoglìo crocchiolìo
        sièditi muòviti propóniti tièntelo tiènti pòrtane tórnatene avvèrtilo avvèrtila avvèrtimi rivòlgiti accòmodati sbrìgati spìcciati
        svégliati vergògnati
        làscino guàrdino àlzino tìrino pàghino frùghino stàcchino sprèchino consèrvino divòrino insùdicino accapìglino castìghino domàndino
        infréddino scàmbino pòrtino pàrlino àmino mòstrino tròvino cérchino chiàmino màndino pènsino càntino bàllino
        bàcino giùdichino séguitino salùtino prèghino lèvino tòcchino tàglino càmbino pìglino regàlino spèrino tòrnino
        rèstino pàssino aspèttino ascóltino ricòrdino mèritino àbitino àgitino tràttino stùdino piàccino
        arrìvino diméntichino asciùghino affòghino accòstino avvicìnino allontànino
        pronùnziano annùnziano rinùnziano denùnziano enùnziano fùmano strarìpano consàcra consàcrano scrìcchiola
        avvèrti divèrti convèrti
        nùoro sàssari càgliari pèsaro rìmini tràpani brìndisi tèramo lìpari tùnisi algèri àdige oristàno dronèro oroséi annìbale àttila
        èttore gàspare làzzaro ippòlito jàcopo iàcopo giàcopo leònida órsola pàolo pàola pàoli àgata àlvaro bàrnaba lodovìco enèa elìa isaìa
        zaccarìa tristàno pègaso ìcaro pavìa romanìa bulgarìa norvègia boèmia bòrgia eugènia zenòbia dàmaso pàndaro pìndaro pànfilo
        còrdova tàranto òtranto lèpanto ìtaca ìschia càpua bèrgamo pàdova gènova mòdena nàpoli ancóna danimàrca
        èmpoli gùbbio gènesi tìvoli tìndaro sìbari gaèta vitèrbo lèvanto cesèna faènza folìgno
        dàvide golìa àncore predìci predìcono benedìcono maledìcono
        ùdine bolzàno meràno pordenóne sòndrio càsoria ìsola amerìgo èrcole prìamo pàride ùrsula àbele
        caìno lucìfero raffaèle orèste sòcrate ippòcrate aristòtele èschilo sòfocle eurìpide
        cappellàno cappellàni capélli capéllo gràndina baùle baùli guaìna guaìne ombelìco ombelìchi sèneca telèfonami telèfonaci
        acrèdine putrèdine pinguèdine intercapèdine intercapèdini salsèdine omèro lutèro agamènnone aristòfane getsèmani anòmalo anòmala anòmali anòmale intròito intròiti indòmito indòmita
        indòmiti indòmite còmputo còmputi buonasèra anèmone anèmoni apòstata apòstati supèrstite supèrstiti progènie
        rèduce rèduci deletèria deletèrie èdito èdita èditi èdite dèdite curatèla ambìta ambìte melòmane melòmani
        megalòmane megalòmani cleptòmane cleptòmani piròmane piròmani grafòmane grafòmani tossicòmane tossicòmani
        mitòmane mitòmani ninfòmane cocainòmane cocainòmani eroinòmane eroinòmani
        archimède demòstene pitàgora anassàgora diògene epicùro leàndro nicòla lùca andrèa mattìa tobìa geremìa gèova
        """
}
