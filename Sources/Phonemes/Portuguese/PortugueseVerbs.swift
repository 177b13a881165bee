/// Open and closed e and o in the forms of Portuguese verbs: *devo, deve*; *perdesse, tivesse*; *olha*.
enum PortugueseVerbs {
    /// Whether the stressed vowel is open.
    /// - Parameters:
    ///   - word: The whole word.
    ///   - accent: The place of the vowel.
    /// - Returns: `nil` for what is no form of a verb that is known here.
    static func isOpen(_ word: [Unicode.Scalar], accent: Int) -> Bool? {
        guard let last = word.last else { return nil }
        let isMany = last == "s" || last == "m"
        let place = isMany ? word.count - 2 : word.count - 1
        guard place > accent || place == accent && last == "r" else { return nil }
        if word.count - accent > 2, word[accent] == "e" || last == "r", pasts.contains(text(word[accent...])) {
            // *Tivesse*, *metesse*
            let stem = text(word[..<accent])
            if irregular.contains(stem) { return true }
            if inER.contains(stem) { return false }
        }
        guard place > accent else { return nil }
        switch word[place] {
        case "o":
            let stem = text(word[..<place])
            if isMany { return nil }
            return inER.contains(stem) ? false : inAR.contains(stem) && !nouns.contains(stem) ? true : nil
        case "a":
            let stem = text(word[..<place])
            return inER.contains(stem) ? false : inAR.contains(stem) ? true : nil
        case "e":
            let stem = text(word[..<place])
            return inER.contains(stem) || inIR.contains(stem) || inAR.contains(stem) ? true : nil
        default: return nil
        }
    }

    private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
        letters.text
    }

    private static let pasts = set("esse esses essem este era eras eram er eres erem")

    /// Stems of the past that are open.
    private static let irregular = set(
        """
        tiv estiv obtiv mantiv contiv detiv retiv sustiv entretiv abstiv houv soub pud fiz desfiz refiz satisfiz quis quiz diss contradiss
        predis bendiss maldiss pus compus dispus propus expus impus opus supus repus depus transpus antepus vi convi provi intervi sobrevi
        advi troux truss coub
        """
    )

    /// Verbs in -er: closed before o and a, open before e.
    private static let inER = set(
        """
        beb receb perceb conceb met promet comet remet submet acomet arremet intromet compromet dev escrev descrev inscrev prescrev transcrev
        subscrev atrev ced suced proced conced exced preced interced aced com viv conviv sobreviv reviv mov promov remov comov demov corr ocorr recorr
        percorr concorr decorr escorr discorr socorr morr perd sofr torç torc contorç contorc retorç retorc desç desc cresç cresc acresç acresc nasç nasc
        pareç parec resolv dissolv absolv absorv sorv envolv desenvolv devolv revolv volv escolh colh recolh acolh encolh tolh mex
        teç tec elej eleg protej proteg ergu erg reg rej mereç merec conheç conhec esqueç esquec ofereç oferec aconteç acontec apareç aparec
        desapareç desaparec aqueç aquec faleç falec obedeç obedec agradeç agradec permaneç permanec pertenç pertenc estabeleç estabelec
        adormeç adormec padeç padec enriqueç enriquec envelheç envelhec estremeç estremec amanheç amanhec anoiteç anoitec desvaneç desvanec
        forneç fornec floreç florec floresç floresc apeteç apetec careç carec empalideç empalidec entristeç entristec endoideç enlouqueç enlouquec
        adoeç adoec compadeç compadec favoreç favorec reconheç reconhec desconheç desconhec emudeç emudec escureç escurec fortaleç fortalec
        venç venc convenç convenc bat abat combat debat rebat embat vend aprend prend compreend entend atend pretend defend estend ofend
        surpreend repreend depend respond correspond escond romp corromp interromp tem trem enfrem val l rel cr m rang ranj sej chov cos coz
        exerç exerc
        """
    )

    /// Verbs in -ir, and those whose forms with a are open, too.
    private static let inIR = set(
        """
        ped imped desped exped med serv segu persegu consegu prossegu vest desvest invest desp repet compet diger suger prefer fer refer confer
        difer transfer interfer ader defer infer profer divert convert invert advert pervert flet reflet dorm adorm cobr descobr encobr recobr
        engol toss fog sob som acod sacod bol cosp tref compel expel repel rep exerc perd
        """
    )

    /// Verbs in -ar that are open where they are strong.
    private static let inAR = set(
        """
        lev relev elev preg peg neg reneg sosseg entreg carreg descarreg encarreg esfreg naveg aleg deleg releg
        pregu pegu negu sossegu entregu carregu descarregu encarregu esfregu navegu confess profess process interess apress atravess
        começ comec tropeç tropec esper desesper toler alter oper super prosper lider gener liber consider moder exager aceler ponder vener
        test contest protest manifest empest infest detest molest prest emprest rest apert desert acert concert consert desconcert despert
        libert alert ofert flert observ conserv preserv reserv enerv convers dispers aterr enterr soterr desterr encerr cerr berr ferr err serr
        quebr celebr alegr integr penetr soletr apel revel congel gel atropel zel vel desvel cancel rebel martel flagel nivel hosped azed arred
        govern inquiet complet decret interpret projet afet veget hipotec
        olh molh desfolh not denot vot devot adot anot bot brot esgot derrot toc troc coloc evoc provoc invoc convoc foc enfoc sufoc desloc
        toqu troqu coloqu evoqu provoqu invoqu convoqu enfoqu sufoqu desloqu jog afog advog rog interrog dialog folg afrog
        jogu afogu rogu interrogu folgu most mostr demostr cost encost gost desgost apost post cort import export transport suport comport reconfort confort
        exort entort namor demor devor ador chor ignor melhor explor implor evapor incorpor colabor elabor decor comemor ancor
        rol enrol desenrol consol desconsol desol isol viol assol control esfol col descol imol degol prov aprov comprov reprov renov inov desov
        dobr cobr obr sobr manobr redobr desdobr form transform reform inform conform torn retorn transtorn contorn suborn adorn entorn
        volt solt revolt acord bord transbord abord record concord discord engord acomod incomod rod pod esmol cop galop ensop top estrop
        coç coc endoss engross esforç esforc almoç almoc alvoroç alvoroc roç roc destroç destroc goz arroj despoj aloj forj
        """
    )

    /// Of these, stems of nouns and adjectives in -o, which `PortugueseHomographs` tells from the verbs: *o gosto*, *eu gosto*.
    private static let nouns = set(
        """
        gost começ acord chor olh molh jog dialog relev cobr govern rog almoç troc retorn esforç desesper consol empreg acert apert sosseg
        desgost adorn interess transtorn contorn suborn encost apost post concert desconcert consert apel tropeç enterr desterr
        aterr cerr apeg rol roç torn namor dobr redobr sobr bot arroj despoj confort desconfort gel zel vel desvel atropel
        exager rod top goz alvoroç destroç endoss solt revolt decor azed sufoc folg form conform inform desert foc cop
        col preg ferr berr err serr rest test manifest protest process confess profess dispers convers vot brot
        """
    )

    private static func set(_ words: String) -> Set<String> {
        Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
