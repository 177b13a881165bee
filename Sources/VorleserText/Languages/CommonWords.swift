import VorleserCore

/// The commonest words of languages with Latin letters, by which texts are told apart.
enum CommonWords {
    /// The languages that are known here.
    static let languages: [Language] = lists.map { Language(known: $0.code) }

    /// Which of ``languages`` have a word, in small letters, among their commonest.
    static func indices(of word: Substring) -> [Int] { byWord[String(word)] ?? [] }

    /// Languages so near to each other that a text of one may pass for another.
    static let kin: [Set<String>] = [
        ["da", "no", "sv"], ["cs", "sk"], ["hr", "sl", "bs", "sr"], ["es", "gl", "ca", "pt", "oc"], ["nl", "af", "fy"],
        ["id", "ms"], ["fr", "oc"], ["fi", "et"],
    ]

    /// Whether two are near to each other, or the same.
    static func areKin(_ one: Language, _ other: Language) -> Bool {
        one == other || kin.contains { $0.contains(one.code) && $0.contains(other.code) }
    }

    private static let byWord: [String: [Int]] = {
        var result: [String: [Int]] = [:]
        for (index, language) in lists.enumerated() {
            for word in language.words.split(separator: " ") { result[String(word), default: []].append(index) }
        }
        return result
    }()

    /// Of novels, news and speech; small words mostly, for they are in every text.
    private static let lists: [(code: String, words: String)] = [
        (
            "en",
            """
            the and of to a in that was he it his is with as for had you not be on at by but i they she from or this \
            for my which have were all her their what would there been when who will more if out so said no
            """
        ),
        (
            "de",
            """
            der die und in den von zu das mit sich des auf für ist im dem nicht ein eine als auch es an er sie war ich \
            hatte daß dass wie aber aus bei nach noch nur wenn einen einem einer über so hat wir ihm ihn was sind werden
            """
        ),
        (
            "fr",
            """
            de la le et les des en un du une que est pour qui dans a par plus pas au sur ne se il elle je vous était \
            son sa ce avec mais nous on lui ses comme tout qu ou si cette été être aux leur ils même bien sans
            """
        ),
        (
            "es",
            """
            de la que el en y a los se del las un por con no una su para es al lo como más pero sus le ya o este había \
            me sin sobre era muy cuando si él yo porque fue qué todo esta ella entre dijo hasta
            """
        ),
        (
            "it",
            """
            di che e la il un a per è in una sono mi non ho si lo ha le con ti se da come ci del della gli era nel \
            i al dei più ma suo sua alla anche questo io nella aveva cui quando delle dal quel loro essere tutto
            """
        ),
        (
            "pt",
            """
            de a o que e do da em um para é com não uma os no se na por mais as dos como mas foi ao ele das tem seu \
            sua ou quando muito nos já está eu também só pelo pela até isso ela entre era depois sem mesmo havia lhe
            """
        ),
        (
            "nl",
            """
            de en van ik te dat die in een hij het niet zijn is was op aan met als voor had er maar om hem dan zou \
            ze je uit bij ook naar dit heeft nog wel haar door over hebben werd geen mijn worden zich tot
            """
        ),
        (
            "sv",
            """
            och det att i en jag hon som han på den med var sig för så till är men ett om hade de av icke inte från \
            nu honom henne där kunde ut när hans blev skulle efter eller min mig detta vid över
            """
        ),
        (
            "da",
            """
            og i jeg det at en den til er som på de med han af for ikke der var mig sig men et har hun havde om nu \
            ham så kunde kunne hvad efter ud fra skulde ved blev hans hende over eller du meget
            """
        ),
        (
            "no",
            """
            og i jeg det at en den til er som på de med han av for ikke der var meg seg men et har hun hadde om nå \
            ham så kunne hva etter ut fra skulle ved ble hans henne over eller du mye opp også
            """
        ),
        (
            "fi",
            """
            ja on ei se hän että oli mutta en kun niin kuin hänen minä ovat mitä sen ole joka tai vain nyt jo sitten \
            mukaan myös ollut siitä vielä olla hänelle tämä sekä hänet ettei sinä olen eikä joka jos
            """
        ),
        (
            "pl",
            """
            i w nie na się z do to że jest o jak a ale po co tak za od go już jego tylko był była przez być ze dla \
            jej są może czy kiedy pan było ich mu ja tym który która jeszcze
            """
        ),
        (
            "cs",
            """
            a se v na je že to s z do o i jsem ale jak za by si tak po co jeho který bylo ho byl ve jako pro byla \
            jen již už aby když nebo která jsou není mu od před být své
            """
        ),
        (
            "sk",
            """
            a sa v na je že to s z do o i som ale ako za by si tak po čo jeho ktorý bolo ho bol vo pre bola len už aby \
            keď alebo ktorá sú nie mu od pred byť svoje však ešte bez
            """
        ),
        (
            "hr",
            """
            i u je se da na su za od s ne a to što sam kao ali bi po iz ga nije o koji ili samo već kako biti mu sve \
            još koja koje bio bila jer njegov kad ono
            """
        ),
        (
            "sl",
            """
            in je v se da na so za ki pa ne z od tudi bi kot po ga še ni kar ali bil bila bilo sem če pri iz vse ko si \
            mu jo lahko ker kako samo pod zelo
            """
        ),
        (
            "hu",
            """
            a az és hogy nem is egy de ha meg csak volt már még mint el ez azt vagy mert mi én ő kell sem ki lehet \
            minden pedig után aki ami úgy így most olyan nagyon
            """
        ),
        (
            "ro",
            """
            și de în a la cu o pe nu că un din să se mai ce este era lui sau dar fi sunt al i îi ca pentru prin care \
            au fost am le după când ei până numai foarte despre
            """
        ),
        (
            "la",
            """
            et in est non ad ut cum quod qui sed si quae ab ex atque esse quam sunt nec per enim aut hoc ac quid quo \
            neque de me te se tibi mihi eius erat autem etiam quoque omnia nunc iam inter
            """
        ),
        (
            "tr",
            """
            bir ve bu da de için ne o gibi ama çok daha ben sen diye kadar var sonra olarak onu ki mi bana her şey \
            değil olan en ile olduğu onun hiç yok biz nasıl
            """
        ),
        (
            "ca",
            """
            de la i el que a en les els un per amb una no es va del dels al és com més seva però han ha aquest són \
            també quan li hi seu dir havia era molt ho si
            """
        ),
        (
            "gl",
            """
            de a o que e do da en un para é con non unha os no se na por máis as dos como mais foi ao el das ten seu \
            súa ou cando moito nos xa está eu tamén só polo pola ata iso era despois sen había lle
            """
        ),
        (
            "et",
            """
            ja on ei ta et oli aga ma kui see mis ka ning seda tema mida veel ega kes nii siis oma või olid pole selle \
            juba nagu mu välja tal ära ainult sest nüüd
            """
        ),
        (
            "lt",
            """
            ir kad į tai iš su yra jis bet ar buvo ne kaip jo dar o apie tik nuo per jau po už ji jos taip kai labai \
            mano prie savo nebuvo kuris arba
            """
        ),
        (
            "lv",
            """
            un ir ka no ar uz tas par bet viņš es nav kas to bija kā tā lai vai pie jau viņa vēl tikai pēc kad savu \
            viņu tad man ļoti arī gan kurš
            """
        ),
        (
            "is",
            """
            og að í á er það sem var ekki við hann með til en um hún ég af hafði ekki þá fyrir voru þetta eins upp \
            svo eða frá hans þegar hefur þeir mér
            """
        ),
        (
            "ga",
            """
            an na agus a ar go is i ag le do sé bhí ní tá níl sin mar leis den siad ach ó faoi sa sí gur ná é seo nach \
            as ann raibh chun dá
            """
        ),
        (
            "cy",
            """
            y yn a i yr o ar ei ac am wedi ond ni fod mae oedd gan hi ef nid eu fel hyn un wrth bod dim roedd pan hynny \
            eto dy fy gyda heb
            """
        ),
        (
            "eu",
            """
            eta da ez bat zen du dut zuen baina ere izan zuten egin bere hori dira nahi ni hau da zer dela baino gabe \
            zion beste nola orain ziren
            """
        ),
        (
            "af",
            """
            die en van het in 'n dat nie is was hy sy ek om te met wat as vir op aan by maar hulle ons ook so daar uit \
            nog na word jy baie sal kan deur gehad
            """
        ),
        (
            "fy",
            """
            de en it fan in dat is net wie hy op mei foar te sy as har oan mar ik dy om troch by ek wol noch der jo
            """
        ),
        (
            "id",
            """
            yang dan di itu ini dengan untuk dari tidak ke dia aku pada akan ada saya adalah kita juga mereka kamu \
            seperti bisa sudah karena oleh atau dalam orang hanya tetapi lagi telah
            """
        ),
        (
            "vi",
            """
            và của là không có một tôi những người trong được cho với này đã các anh ông như khi cũng đó bà để lại ra \
            đến thì về nói nó mà rồi
            """
        ),
        (
            "tl",
            """
            ang ng sa na at mga ay ko niya si ni siya hindi kung ito isang para ako mo may kanyang ka nang pa lang \
            naman din po iyon sila nila
            """
        ),
        (
            "sw",
            """
            na ya wa kwa ni katika hii hiyo kama lakini yake huo watu sana za cha la mimi yeye hata huyo kuwa alikuwa \
            hakuna yangu ile wake kila sasa
            """
        ),
        (
            "sq",
            """
            të e në dhe një i për me nuk që nga më është se do ka si të tij po kjo ky ishte ai ajo por ku edhe kishte
            """
        ),
        (
            "eo",
            """
            la kaj de en mi ne al estas li vi ke ŝi tiu por sed kun pri ĝi oni estis kiu nur ĉiu da kiam pli se ol jam \
            ili ni sur per
            """
        ),
        (
            "mt",
            """
            il li ta u ma tal fil minn biex dan kien huwa għal din mill aktar hija dwar kienet jew fuq bħal kollha wara
            """
        ),
    ]
}
