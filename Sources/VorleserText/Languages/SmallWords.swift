import VorleserCore

/// Words that sentences are made of, by which even a single one tells its language: more of them than ``CommonWords`` has,
/// and of fewer languages.
enum SmallWords {
    /// The languages that are known here. Latin and Dutch only for not being taken for one of the others.
    static let languages: [Language] = lists.map { Language(known: $0.code) }

    /// Which of ``languages`` have a word, in small letters, among theirs: bit by bit.
    static func languages(of word: String) -> UInt16 { byWord[word] ?? 0 }

    /// The same by how a longer word ends, or what it is written with.
    static func languages(ofFormOf word: String) -> UInt16 {
        guard word.count >= 4 else { return 0 }
        for length in stride(from: 5, through: 3, by: -1) where word.count > length {
            if let found = byEnding[String(word.suffix(length))] { return found }
        }
        for letter in word.unicodeScalars {
            if let found = byLetter[letter] { return found }
        }
        return 0
    }

    private static let byWord = bits(lists.map { ($0.code, $0.words) })
    private static let byEnding = bits(endings)
    private static let byLetter = Dictionary(
        uniqueKeysWithValues: bits(letters).compactMap { key, value in key.unicodeScalars.first.map { ($0, value) } }
    )

    private static func bits(_ rows: [(code: String, words: String)]) -> [String: UInt16] {
        var result: [String: UInt16] = [:]
        for row in rows {
            guard let index = lists.firstIndex(where: { $0.code == row.code }) else { continue }
            for word in row.words.split(whereSeparator: \.isWhitespace) {
                result[String(word), default: 0] |= 1 << index
            }
        }
        return result
    }

    /// Bit by bit the languages whose words never have a letter, or a mark.
    static func languages(lacking scalar: Unicode.Scalar) -> UInt16 { lacking[scalar] ?? 0 }

    private static let lacking: [Unicode.Scalar: UInt16] = {
        var result: [Unicode.Scalar: UInt16] = [:]
        for row in rarities {
            for (index, list) in lists.enumerated() where !row.codes.split(separator: " ").contains(list.code[...]) {
                for scalar in row.letters.unicodeScalars where scalar != " " {
                    result[scalar, default: 0] |= 1 << index
                }
            }
        }
        return result
    }()

    /// Letters, and the languages that have them.
    private static let rarities: [(letters: String, codes: String)] = [
        ("ñ", "es"), ("¿ ¡", "es"), ("ã õ", "pt"), ("ß", "de"), ("ä ö", "de nl en"), ("ç", "fr pt en"),
        ("œ æ", "fr la en"),
        ("ì ò", "it la"), ("í ó ú", "es pt it nl"), ("ë", "fr nl la en"), ("â ê ô", "fr pt la en"), ("ù", "fr it la"),
        ("è à", "fr it pt de nl la en"), ("á", "es pt it nl"), ("û î", "fr la en"),
    ]

    private static let letters = [
        ("de", "ß ä ö ü"), ("es", "ñ"), ("pt", "ã õ"), ("fr", "œ ê î û ë ï"), ("pt", "ê â"), ("fr", "â"), ("it", "ò ì"),
    ]

    private static let endings = [
        (
            "en",
            """
            ing ings edly ness ful less ould ught tion tions ously ably ishly ward wards self selves body thing where ever
            ship hood dom ted ked ned red sed ced ied ged ped led med ved ded
            """
        ),
        (
            "de",
            """
            ung ungen heit keit lich liche lichen licher liches isch ische ischen schaft tete teten chen lein erte erten
            igen iger iges acht icht ochte sten ießen ieren iert
            """
        ),
        (
            "fr",
            """
            aient ait ment eux euse eur eurs tion tions aise oire ières ière ette elles ais âtre ois oir ance ence esse
            ille eau eaux
            """
        ),
        (
            "es",
            """
            ción ciones aba aban ado ada ados adas idad mente iendo ando aron ieron ieran ería illo illa dor dora ían ía
            ción oso osa
            """
        ),
        (
            "it",
            """
            zione zioni mente ava avano ato ata ati ate ità etto etta ando endo arono irono ezza ello ella elli iamo
            ebbe anza enza glia glio gli ssimo oso osa
            """
        ),
        (
            "pt",
            """
            ção ções ava avam ado ada ados adas dade mente ando endo indo aram eram iram inho inha ância ência eiro eira
            ões ão ães nho nha lho lha oso osa
            """
        ),
        ("la", "orum arum ibus tur untur untur isse"),
        ("nl", "ijk ijke heid aan een ende lijk lijke oord"),
    ]

    private static let lists: [(code: String, words: String)] = [
        (
            "en",
            """
            the and of to a an in that was he it his is with as for had you not be on at by but i they she from or \
            this for my which have were all her their what would there been when who will more if out so said no are \
            we him them me your one could then has some into now any than up do did only other like about down very \
            over upon our know see come came go went little time man old great must made before after again where \
            how well such us never too should here two can much most these those good first thought think every own \
            make away still might may shall say being though back day yet long without through take last while \
            because another nothing himself herself myself itself let just under something always tell told going \
            ever against off between why enough few both nor since until till once among each himself themselves \
            yourself whose whom nobody everybody anybody somebody looked seemed don't didn't i'm i'll i've won't \
            can't it's that's he's she's wouldn't couldn't isn't wasn't you're they're morning night evening house \
            home door room hand hands face eyes head heart voice people friend father mother children woman world \
            life way things place water please give want wanted heard left right asked half young name light hour \
            years three look thing found five looking alone suddenly seen next new together anything everything \
            across rather began took girl men along front walked married knew saw better behind believe open word \
            broke hear wife hard year tried hot bought sent bed outside quickly brought least short talked answered \
            called lay held times father's doesn't hadn't
            """
        ),
        (
            "de",
            """
            der die das und in den von zu mit sich des auf für ist im dem nicht ein eine als auch es an er sie war \
            ich hatte daß dass wie aber aus bei nach noch nur wenn einen einem einer eines über so hat wir ihm ihn \
            was sind werden wird wurde wurden worden ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem \
            seiner seines mein meine meinen meinem meiner dein deine deinen unser unsere euch uns mich mir dich dir \
            du man haben habe hast hatten sei wäre waren bin bist seid kann können konnte konnten muß muss mußte \
            musste müssen soll sollte sollten will wollte wollen darf mag möchte doch schon mehr vor durch um bis \
            unter ohne gegen zwischen während wegen seit zum zur am vom beim ins ans hier da dort dann jetzt nun \
            immer wieder nie niemals etwas nichts alles alle allen aller viel viele sehr ganz kein keine keinen \
            keiner weil denn ob oder weder sondern damit dabei daran darauf dazu davon darin daraus dafür wo wohin \
            woher warum wer wen wem welche welcher welches diese dieser diesem diesen dieses jener jene jeder jede \
            jedes jedem selbst sagte sah ging kam ließ machte gehen kommen sehen sagen machen heute morgen gestern \
            abend nacht haus hand auge augen alte alten alter neue neuen kleine kleinen große großen gut guten gute \
            zwei drei einmal ja nein her hin herr frau zurück zusammen weiter eben wohl also erst stand saß lag \
            bitte wissen weiß geht gibt weit trug erschien endlich halb traf hob allein nahm still schien ihnen \
            hätte hätten gegangen gar fand kommt wirklich bald geworden gleich lang beiden eigentlich laut kaum \
            heraus fast hinaus einige verloren legte letzten tun leben sprach hörte lief hinab sehe weg heißt lassen \
            wirst gerade herum oft dessen dachte recht steht all fort dahin schöne schön sagt wären würde würden
            """
        ),
        (
            "fr",
            """
            de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se il elle je vous était \
            son sa ce avec mais nous on lui ses comme tout qu ou si cette été être aux leur leurs ils elles même \
            bien sans fait dit tu te toi moi mon ma mes ton ta tes notre nos votre vos cet ces celui celle ceux cela \
            ça c'est j'ai n'est qu'il qu'elle d'un d'une l'on s'est n'a jamais rien encore toujours déjà très trop \
            peu beaucoup après avant depuis pendant sous entre vers chez contre jusque quand où comment pourquoi \
            parce donc car alors puis ainsi aussi avait avaient ont ai as avons avez sont suis es sommes êtes \
            étaient étais sera serait soit fut furent eut faire fais faut peut peux pouvait veut veux voulait va \
            vais allait aller vient venait venir voir vu savoir sait sais dire disait répondit homme femme jour nuit \
            temps petit petite grand grande deux trois monsieur madame maison yeux main tête autre autres chaque \
            quelque quelques toute tous toutes deux fois ici là oui non dont lequel laquelle quel quelle personne \
            chose choses avoir eu cœur vie monde père mère enfant enfants matin soir eau rue porte ni point y à d l \
            c j m n s t me heure voix jeune loin près moins jours seul nom mieux voilà fallait jusqu doute bonne \
            moment cause âme devant hommes mains bas auprès aurait première seulement eût fille savais maman assez \
            pauvre aurais mourir route vieux vieille côté prendre beau belle heures tant haut maîtresse ville ans \
            mal eux suite instant voyait lettre reprit regard plusieurs frère plein ensemble autant cependant \
            bientôt vrai pu passé parler feu plutôt derrière fin manière premier dernier gens vite maintenant femmes \
            presque tard mots demander savait sept dix \
            don nombre pur mille cent quatre cinq six huit neuf vingt trente
            """
        ),
        (
            "es",
            """
            de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este \
            había me sin sobre ser tiene también fue ha hasta hay donde quien desde todo nos durante todos uno les \
            ni contra otros ese eso ante ellos e esto mí antes algunos qué unos yo otro otras otra él tanto esa \
            estos mucho quienes nada muchos cual sea poco ella estar haber estas estaba estamos algunas algo \
            nosotros mi mis tú te ti tu tus ellas nuestro nuestra era eran estaban tenía tenían hacía dijo decía \
            dice decir hacer hace ver voy va vamos iba fueron son soy eres somos estoy está están he has han hemos \
            habían cuando muy así entonces luego después siempre nunca jamás aquí allí ahora hoy mañana ayer casa \
            hombre mujer niño noche día días vida mundo tiempo ojos mano manos cabeza señor señora don dos tres vez \
            veces cada mismo misma aquel aquella aquellos bajo entre hacia según porque aunque si sí sino pues usted \
            ustedes le les quiero quiere puede podía puedo debe sé sabe sabía tengo gran grande pequeño pequeña bien \
            mal todavía aún tan menos cómo cuándo dónde nadie nuestros toda todas era calle puerta agua padre madre \
            hijo hija amigo cosa cosas años año tarde lado parte buenos buenas esta verdad joven cuanto tal parece \
            algún acaso instante fin buena cualquiera casi solo saber allá ahí dentro pobre hizo dar lágrimas gente \
            palabras tierra mía nuevo nueva ninguna vuestro vino salir tampoco igual pueden boca importa pueblo \
            cuerpo nombre dicho medio mejor pies éste éstos tenido podido primera parecía daba cierto unas horas \
            dinero quizá quizás acababa hombres vuelta pasar hubo alguna quisiera cuenta dejó quedó volvió alegría \
            apenas bastante cero cuatro cinco seis siete ocho nueve diez once doce trece catorce quince veinte \
            treinta cuarenta cincuenta cien ciento mil duros reales pesetas falta fui hora ir minutos será sido \
            voz vos sola viene vista visto primo prima fondo finalmente momento come sur venir par habría usté \
            venga vaya eh oh ay cuatrocientos quinientos sería siquiera cualquier ningún
            """
        ),
        (
            "it",
            """
            di e il la che a in un per non è una si con i da le del della dei delle degli al alla ai alle come più \
            ma lo gli ho nel nella nei nelle sul sulla sui sulle dal dalla dai dalle anche se mi ci o era suo sua \
            suoi sue quando chi cui io tu lui lei noi voi loro mio mia miei mie tuo tua nostro nostra vostro vostra \
            questo questa questi queste quello quella quelli quelle quel quei ha hai hanno abbiamo avete aveva \
            avevano avere ero erano eravamo essere sono sei siamo siete fu furono stato stata stati sta stava stanno \
            fare fa faceva fatto dire disse diceva detto vedere vide veduto visto andare andava va vado viene venne \
            venire può poteva posso vuole voleva voglio deve doveva so sa sapeva tutto tutta tutti tutte molto molta \
            molti poco niente nulla mai sempre ancora già poi dopo prima così allora adesso ora oggi domani ieri qui \
            qua là lì dove perché perchè mentre senza sotto sopra dentro fuori verso contro tra fra ogni altro altra \
            altri altre stesso stessa due tre volta volte uomo donna casa giorno notte sera mattina tempo vita mondo \
            occhi mano mani testa signore signora padre madre figlio figlia bambino cosa cose anni anno grande \
            piccolo piccola buono buona bene male né ne sì no vi ti c'era c'è dell all nell sull dall quell un' l d \
            s'era com'era porta strada acqua nessuno qualche qualcosa me quasi tanto ch ed egli ella forse via fosse \
            su quale avrebbe gran col meno proprio sarebbe uno anima cuore troppo ad moglie voce aver vero parola \
            fondo però sembrava momento fratello sia dunque secondo meglio vedeva fece quanto sola voluto mezzo tale \
            dello allo avesse vista sento avrei sapere nome neppure quali anzi parlare fino presto intorno spesso \
            solo quattro invece pochi finalmente pur viso donne essa piedi gente terzo certo dovevano avuto potuto \
            primo intanto addietro città vicino vecchia sette dieci \
            parte fin mal tal importa medio te sé vino cause precisa posto qual vai onde son vie casi mille cento \
            cinque otto nove venti trenta lire est
            """
        ),
        (
            "pt",
            """
            de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem à \
            seu sua ou ser quando muito há nos já está eu também só pelo pela até isso ela entre era depois sem \
            mesmo aos ter seus quem nas me esse eles estão você tinha foram essa num nem suas meu às minha têm numa \
            pelos elas havia seja qual será nós tenho lhe deles essas esses pelas este dele tu te vocês vos lhes \
            meus minhas teu tua nosso nossa nossos dela delas esta estes estas aquele aquela aqueles aquelas isto \
            aquilo estou estamos estava estavam fui fomos sou somos são eram disse dizia dizer fazer faz fazia fez \
            ver viu ir vai vou ia vamos veio vir pode podia posso quer queria quero deve sabe sabia sei tudo todo \
            toda todos todas nada ninguém nunca sempre ainda aqui ali lá agora hoje amanhã ontem casa homem mulher \
            menino noite dia dias vida mundo tempo olhos mão mãos cabeça senhor senhora dois duas três vez vezes \
            cada outro outra outros outras mesma sob sobre desde contra porque embora então assim onde bem mal tão \
            menos pouco muitos algum alguma alguns coisa coisas anos ano grande pequeno pequena pai mãe filho filha \
            amigo rua porta água manhã tarde boa bom sim dona mim feito vem chegar dinheiro fim fundo falta cidade \
            bastante antes apenas sido passado meio pois possível maior novo nova quase primeiro primeira coração \
            pessoas silêncio teve verdade teria melhor naquela desta daquela hora horas fora criança família disso \
            precisa enquanto diz lado chuva posto próprio novamente deste medo fiz acabou passou ficar ficou uns \
            minutos diante cinco somente logo senão dentro mil voz gente palavra nome dar dei deu sete dez daqui \
            dali comigo pra \
            acaso algo boca durante estar ha igual importa lágrimas padre parece parte pobre saber si tal tanto \
            lo la los las ti solo sono prima primo momento ora via vista visto volta certo come jamais porte \
            fosse quanto elle ella elles ellas aquelle aquella aquelles aquellas della delle dellas delles nella \
            nelle alli ahi á ás hum huma mãi pae quasi quatro seis oito nove onze doze quinze vinte trinta cem \
            cento reis réis cantiga deus annos anno cá vossê d n m t
            """
        ),
        (
            "la",
            """
            et in est non ad ut cum sed qui quae quod quid si ab ex per sunt esse me te se tu ego nos vos hoc haec hic ille
            illa illud ipse eius ejus eorum enim autem nec neque atque ac vel aut iam jam sic ita nunc tunc tamen quam quo
            quoque quia dum deus dei deo domini dominus dominum omnia omnes omnis omnibus nihil nobis vobis tibi mihi meum
            tuum suum erat erit fuit sit inter pro sine sub super ante post nisi semper vita mors pax rex terra homo hominum
            de a e mater pater filius sanctus amen in principio verbum aeternam ora
            """
        ),
        (
            "nl",
            """
            de het een en van ik te dat die in is niet je zijn op aan met als voor er maar om hij ze wat mijn bij dan naar wij
            zij was had heb heeft hebben ook nog wel geen zo nu uit door over haar hem hun deze dit wie waar toen tot veel
            kan kon moet mag zal zou werd worden weer meer al iets niets altijd hier daar tegen onder zonder zei ging kwam
            """
        ),
    ]
}
