/// Whether a stressed e or o without an accent is open, as in *certo* and *hora*, or closed, as in *medo* and *todo*.
struct PortugueseOpenness {
    private let lexicon: StemLexicon

    init(_ lexicon: StemLexicon) { self.lexicon = lexicon }

    /// Whether the vowel at `accent`, the stressed one, is open.
    func isOpen(_ word: [Unicode.Scalar], accent: Int) -> Bool {
        guard word[accent] == "e" || word[accent] == "o" else { return false }
        let text = word.text
        if let open = Self.words[text] { return open }
        if word.last == "s", let open = Self.words[String(text.dropLast())] { return open }
        let next = accent + 1 < word.count ? word[accent + 1] : " "
        // Before a nose they are closed.
        if next == "m" || next == "n" { return false }
        // *Perigosa*, *perigosos*
        if accent > 2, ["osa", "osas", "osos"].contains(where: text.hasSuffix), accent + 5 > word.count { return true }
        // The stem has *nervosa* as well.
        if accent > 1, text.hasSuffix("oso"), accent + 3 == word.count { return false }
        if let open = PortugueseVerbs.isOpen(word, accent: accent) { return open }
        if let open = lexicon.entry(at: Self.stem(text))?.isOpen { return open }
        for start in 0...accent {
            if let open = Self.endings[Self.ending(word[start...].text)] { return open }
        }
        return false
    }

    /// A word without what it may end in while the same vowel is stressed: *corta, cortas, cortam*.
    static func stem(_ word: String) -> [UInt8] {
        var stem = Substring(word)
        if stem.utf8.count > 4, stem.hasSuffix("am") || stem.hasSuffix("em") { stem = stem.dropLast(2) }
        if let last = stem.dropLast().last, stem.hasSuffix("s"), "aeo".contains(last) { stem = stem.dropLast() }
        if let last = stem.last, "aeo".contains(last) { stem = stem.dropLast() }
        return Array(stem.utf8)
    }

    /// An ending in the singular.
    private static func ending(_ text: String) -> String {
        guard text.hasSuffix("s"), let before = text.dropLast().last, "aeo".contains(before) else { return text }
        return String(text.dropLast())
    }

    private static let endings: [String: Bool] = {
        var table: [String: Bool] = [:]
        for word in open.split(whereSeparator: \.isWhitespace) { table[String(word)] = true }
        for word in closed.split(whereSeparator: \.isWhitespace) { table[String(word)] = false }
        return table
    }()

    private static let open = """
        osa ora osta obra oca ova osso otto oto ota ote ode oda olo ola oga ela ece ecem esta este
        iscreta oncreta ecreta ompleta ireta orreta uieta oeta ofeta ateta tleta ileta oleta epleta sceta steta rceta jeta
         jeto creto oncreto reto ireto feto leto seto teto ieto ialeto fabeto
        ega ere erem era eram erna erto erta erte erva ervo essa eco eca eva evem eve esso el ol
        erra erre orre orta orte orma orna ossa ove oxe etro elve ebra ebre egue egre
        """

    private static let closed = """
        eta ete eto esse essem dora tora sora esa eza eso elo elos ejo eja emo ema ena eno edo eda eiro eira oso or ores ome ona ono oa oe eu ei ou oi er ês eses
        eço eça elho ovo ogo oro osto ouro eo eme ese orro olho olha orço orça olso ensa ero ado er ede
        ecesse ecessem eceste ecera eceram eceras ecerem eceres ndesse ndessem ndeste ndera nderam nderas nderem nderes
        esmo esma ego evo oco olpe olto onte onde obro outro eito oito
        """

    /// Words that are not said as their endings are.
    private static let words: [String: Bool] = {
        var table: [String: Bool] = [:]
        for word in openWords.split(whereSeparator: \.isWhitespace) { table[String(word)] = true }
        for word in closedWords.split(whereSeparator: \.isWhitespace) { table[String(word)] = false }
        return table
    }()

    private static let openWords = """
            fora logo jovem jovens posse posses possa possam queda quedas segue seguem sobe sobem acorde acorda funesto volto
            volta volte lopes redor pior maior menor melhor
            ela elas dela delas nela nelas aquela aquelas daquela daquelas naquela naquelas esta estas desta destas nesta nestas essa essas
            dessa dessas nessa nessas agora hora horas porta portas nova novas novos ovos olhos povos corpos jogos fogos ossos outrora
            senhora senhoras sete dez pé quer qualquer mulher mulheres colher velho velha velhos velhas belo bela nossa nosso nossos
            nossas vossa vosso morte sorte forte norte posso pode podem obra obras modo moda nota forma deve devem terra
            guerra serra perto certo certa céu aberto aberta moderno moderna inferno eterno eterna resto resta
            neto neta teto objeto projeto discreto secreto completo cego leve breve febre alegre pobre nobre cofre
            gosta mostra prova roda foca volta voltas solta sol espanhol lençol anzol farol fiel papel anel hotel cruel
            quero era eram lepra zero parece merece conhece acontece aparece oferece desce cresce esquece aquece falece mexe
            pedra regra quebra festa testa floresta honesto modesto gesto preste prestes leste oeste teste mestre mestra pele
            serve servem verso versos reverso universo peça pressa promessa conversa compressa sessão progresso sucesso
            processo acesso excesso possessa espera severa primavera fera esfera pantera austera
            espero pesca tarefa inveja mescla palestra dieta plebe chefe herege hereje sege caleche verme externe crepe pedestre terrestre leque moleque
            peço peçam peças credo evangelho flagelo prelo castelo cutelo amarelo chinelo otelo singelo donzelo martelo
            aspecto lesto protesto pretexto manifesto reflexo sexo secso clero sincero vero externo estro sestro deveras sebe alferes
            polca corda galhofa tocha gole estrofe precoce disforme xarope galope dose poste broche choque remoque toque bosque
            revolta revoltas absorta posta palhoça tropa copa opa sogra amostra loja heroico heroica estoico estoica copo
            moro demoro ignoro devoro noto importo aprovo sonoro ordem ordens desordem desordens formas minhota
            postos dispostos supostos opostos impostos compostos expostos propostos depostos repostos descompostos portos mortos tortos
            esforços reforços socorros destroços caroços despojos poços rogos tijolos miolos fornos grossos porcos coros
            sócio nego alegro quebro secreta direta poeta profeta pateta atleta seta meta reta discreta completa quieta inquieta obsoleta
            concreta predileta correta seleta repleta bicicleta motocicleta asceta esteta exegeta dezessete dezassete aspeto decreto alfabeto projeta afeta inquieto
            interpreta decreta enquete gilete chiclete raquete toalete maquete manchete caminhonete camionete vedete omelete charrete
            disquete tablete croquete basquete cotonete sete promete remete comete submete repete compete reflete derrete arremete
            intromete acomete mete elizabete ivete adora amora nora demora piora dora
            messe benesse quermesse finesse prece agreste celeste peste veste vestes
            velhas ferro berro erro
            belos fera feras mera quimera cratera galera galeras tapera hera pantera
        """

    private static let closedWords = """
        ele eles dele deles nele neles aquele aqueles daquele daqueles naquele este estes deste destes neste nestes esse esses desse
        desses nesse nesses governo todo toda todos todas outro outra boca cor flor dor amor senhor porém por força forças
        moço moça homem pessoa boa lobo novo ovo povo fogo jogo esposa esposas torre torres preto preta pretos corpo porto posto morto torto gosto rosto agosto dor
        mesmo mesma mesa medo segredo cedo dedo cabelo pelo pela pelos pelas cabeça tristeza beleza certeza natureza
        você pequeno pequena menos apenas cena pena nome fome somo tomo preso acesa defesa despesa empresa surpresa princesa
        teve esteve fez deu seu meu teu eu perdeu rei lei sei fosse fossem pôde for forem desejo beijo pêssego
        vejo veja verde cerca preço começo endereço espelho conselho vermelho joelho ovelha orelha estrela
        cesta cestas besta bestas pescoço almoço esforço socorro forro choro tesouro ouro couro bolo rolo tolo polvo outro sopro doze onze
        pera cera gesso cebola gota crosta seco seca espesso espessa travesso travessa terço acervo sexta sexto concerto aperto acerto
        cores sabor chega chegam chegas chegue cheguem chegues fecha fecham feche fechem fecho deseja desejam deseje desejem aconselha
        aconselham aconselhe aconselhem vexa vexame olho coro foro torno miolo tijolo consolo bocas tola tolas roto maroto garoto arroto
        peixoto esgoto porco osso grosso morro corro rolo gelo estrelas pretas gracioso peso pesos planeta cometa violeta baeta boceta
        maleta saleta muleta sineta luneta chupeta careta gaveta gazeta grilheta borboleta julieta antonieta marieta caneta trombeta corneta
        etiqueta silhueta gorjeta tarjeta vinheta roleta opereta estatueta baioneta capeta ampulheta veneta valeta paleta colchete
        bilhete covilhete cavalete mantelete colete gabinete alfinete sabonete tapete cacete palacete foguete paquete banquete capacete
        bracelete ferrete ramalhete barrete verbete joanete clarinete diabrete lembrete frete sorvete folheto esqueleto panfleto soneto
        quarteto terceto dueto sobre graveto coreto amuleto libreto minueto boleto gueto espeto interesse esse
        bolsa rede parede cesto texto textos sempre tempo dente gente ter ser ver haver poder saber
        """
}
