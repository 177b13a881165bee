/// Portuguese as it was spelled before 1911 (in Brazil before 1943), and in Portugal before 1990, read as it is today.
///
/// Only what cannot be a word of today is read so wherever it stands; a word that can be both (*historia*, *publico*) where a word
/// beside it shows old spelling.
enum PortugueseOldSpelling {
    /// A word as it would be spelled today, without what is heard alike.
    /// - Parameters:
    ///   - word: In small letters, without apostrophes.
    ///   - isOld: Whether a word beside it shows old spelling.
    /// - Returns: `nil` for one that is not old.
    static func modern(_ word: String, isOld: Bool = false) -> String? {
        guard mayBeOld(word) else { return nil }
        if let spelling = words[word] { return spelling }
        let reduced = PortugueseOldLetters.reduced(Array(word.unicodeScalars))
        let text = reduced.map { $0.text } ?? word
        let hasChanged = text != word
        if hasChanged, let spelling = words[text] { return spelling }
        if let spelling = PortugueseAccents.accented(text, isSure: isOld || hasChanged) { return spelling }
        return hasChanged ? text : nil
    }

    /// What most words fail at once.
    private static func mayBeOld(_ word: String) -> Bool {
        PortugueseOldLetters.isSuspect(word.utf8) || PortugueseAccents.mayMiss(word)
            || keys.contains(PortugueseAccents.hash(word))
    }

    private static let keys: Set<UInt64> = Set(words.keys.map(PortugueseAccents.hash))

    /// Whether a word shows that its book is in old spelling.
    private static func shows(_ word: String) -> Bool {
        signHashes.contains(PortugueseAccents.hash(word)) && signs.contains(word)
    }

    private static let signHashes: Set<UInt64> = Set(signs.map(PortugueseAccents.hash))

    private static let signs: Set = Set(
        """
        elle ella elles ellas delle della delles dellas nelle nella nelles nellas aquelle aquella aquelles aquellas daquelle daquella
        daquelles daquellas naquelle naquella naquelles naquellas áquelle áquella áquelles áquellas aquillo daquillo naquillo alli dalli
        ahi dahi á ás commigo comtigo comsigo comnosco tambem ninguem alguem quasi pae paes mãi mãis vae vaes sae cae annos anno
        fallar falla fallou fallava ha hontem emquanto collo bello bella janella cabello cabellos sahir sahiu cahir cahiu
        idéa idéas sciencia consciencia familia
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Small words, and others that no rule has.
    private static let words: [String: String] = .respellings(
        """
        á=à ha=há elle=ele ella=ela elles=eles ellas=elas delle=dele della=dela delles=deles dellas=delas nelle=nele nella=nela
        nelles=neles nellas=nelas aquelle=aquele aquella=aquela aquelles=aqueles aquellas=aquelas daquelle=daquele daquella=daquela
        daquelles=daqueles daquellas=daquelas naquelle=naquele naquella=naquela naquelles=naqueles naquellas=naquelas
        áquelle=àquele áquella=àquela áquelles=àqueles áquellas=àquelas áquele=àquele áquela=àquela áqueles=àqueles áquelas=àquelas
        áquillo=àquilo áquilo=àquilo aquillo=aquilo daquillo=daquilo naquillo=naquilo
        alli=ali dalli=dali ahi=aí dahi=daí quasi=quase vossê=você vossês=vocês vosmecê=você commigo=comigo comtigo=contigo
        comsigo=consigo comnosco=conosco comvosco=convosco connosco=conosco tambem=também ninguem=ninguém alguem=alguém
        emquanto=enquanto emfim=enfim
        pae=pai paes=pais vae=vai vaes=vais cae=cai caes=cais sae=sai saes=sais trae=trai sahe=sai cahe=cai sahes=sais cahes=cais
        doe=dói roe=rói moe=mói destroe=destrói constroe=constrói possue=possui contribue=contribui restitue=restitui
        substitue=substitui constitue=constitui institue=institui diminue=diminui conclue=conclui inclue=inclui exclue=exclui
        attribue=atribui distribue=distribui influe=influi flue=flui azues=azuis lençoes=lençóis heroes=heróis soes=sóis
        anzoes=anzóis caracoes=caracóis hespanhoes=espanhóis rouxinoes=rouxinóis pharoes=faróis faroes=faróis girasoes=girassóis
        veiu=veio ceu=céu ceus=céus ceo=céu ceos=céus deos=deus chapeu=chapéu chapeus=chapéus chapeo=chapéu chapeos=chapéus veu=véu
        veus=véus veo=véu veos=véus reu=réu reus=réus reo=réu tropheu=troféu ilheu=ilhéu deante=diante deantes=diantes
        peor=pior peores=piores creatura=criatura creaturas=criaturas creança=criança creanças=crianças creado=criado
        creada=criada creados=criados creadas=criadas egual=igual eguaes=iguais egualmente=igualmente edade=idade edades=idades
        logar=lugar logares=lugares cincoenta=cinquenta pateo=pátio pateos=pátios mez=mês
        jámais=jamais ámanhã=amanhã prégar=pregar prégador=pregador prégadores=pregadores prégava=pregava prégou=pregou
        prégando=pregando córar=corar córando=corando córado=corado córada=corada córados=corados córadas=coradas córou=corou
        córava=corava ácerca=acerca áparte=aparte álém=além áquem=aquém pégar=pegar pégando=pegando pégado=pegado pégada=pegada
        pégou=pegou pégava=pegava crear=criar creou=criou creação=criação ólá=olá cégar=cegar prégão=pregão
        egoa=égua egoas=éguas echo=eco heroe=herói papae=papai capitaes=capitães dezeseis=dezesseis dezesete=dezessete
        paizes=países raizes=raízes juizes=juízes atravez=através chicara=xícara chicaras=xícaras complice=cúmplice complices=cúmplices
        ancia=ânsia ancias=ânsias cezar=césar idea=ideia ideas=ideias caracter=caráter paschoa=páscoa
        pezames=pêsames christão=cristão christã=cristã christãos=cristãos monarcha=monarca monarchas=monarcas
        suisso=suíço suissa=suíça suissos=suíços suissas=suíças suiço=suíço suiça=suíça suiços=suíços suiças=suíças
        """
    )

    /// Tells the words of a text that are read otherwise beside each other: *fazel-o*, *ás*, and whether it is old.
    static func read(_ items: inout [SpelledText.Item]) {
        var isOld = false
        for index in items.indices where items[index].kind == .word {
            let text = items[index].text
            let count = text.utf8.count
            if count < 4 {
                switch text.lowercased() {
                case "o", "a", "os", "as": clitic(&items, index)
                case "ás":
                    isOld = true
                    let before = index > 0 ? items[index - 1].text.lowercased() : ""
                    if !nounMarks.contains(before) { items[index].reading = "às" }
                case "á": isOld = true
                default: break
                }
            }
            if !isOld { isOld = isOldWord(text) && PortugueseLoans.respellings[text.lowercased()] == nil }
        }
        guard isOld else { return }
        for index in items.indices where items[index].kind == .word && items[index].reading == nil {
            let word = plain(items[index])
            // *Shopping* is no old spelling.
            if word.utf8.count > 3, PortugueseLetters.respelled(word) == nil, let spelling = modern(word, isOld: true) {
                items[index].reading = spelling
            }
        }
    }

    /// Whether a word in small letters shows old spelling by letters such as ph or ll, or is one of the commonest old ones.
    private static func isOldWord(_ text: String) -> Bool {
        guard let first = text.utf8.first, first >= UInt8(ascii: "a") else { return shows(text.lowercased()) }
        var before: UInt8 = 0
        var isAfterConsonant = false
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "h"): if before == UInt8(ascii: "p") || before == UInt8(ascii: "t") { return true }
            case UInt8(ascii: "b")...UInt8(ascii: "d"), UInt8(ascii: "f"), UInt8(ascii: "g"),
                UInt8(ascii: "l")...UInt8(ascii: "n"),
                UInt8(ascii: "p"), UInt8(ascii: "t"):
                if before == byte { return true }
            case UInt8(ascii: "y"): isAfterConsonant = before != 0
            default: break
            }
            before = byte
        }
        return isAfterConsonant && before != UInt8(ascii: "y") || shows(text)
    }

    /// In small letters, without apostrophes.
    private static func plain(_ item: SpelledText.Item) -> String {
        let word = item.text.lowercased()
        return word.unicodeScalars.contains(where: WrittenForm.isApostrophe)
            ? word.unicodeScalars.filter { !WrittenForm.isApostrophe($0) }.text : word
    }

    /// *Um ás* is a card.
    private static let nounMarks: Set = ["o", "um", "do", "no", "ao", "dum", "num", "de", "os", "uns", "dos"]

    /// *Fazel-o*, *vêl-as*, *ouvil-a*: today *fazê-lo*.
    private static func clitic(_ items: inout [SpelledText.Item], _ index: Int) {
        guard index > 1, items[index - 2].kind == .word, !items[index - 2].hasSpaceAfter,
            !items[index - 1].hasSpaceAfter,
            items[index - 1].text == "-" || items[index - 1].text == "‑"
        else { return }
        var verb = items[index - 2].text.lowercased()
        guard verb.utf8.count > 2, verb.hasSuffix("l") else { return }
        verb.removeLast()
        guard let last = verb.last, "aeioáâêíóô".contains(last) else { return }
        let accented: Character? =
            switch last {
            case "a": "á"
            case "e": "ê"
            case "o": "ô"
            default: nil
            }
        if let accented {
            verb.removeLast()
            verb.append(accented)
        }
        items[index - 2].reading = verb
        items[index].reading = "l" + items[index].text.lowercased()
    }
}
