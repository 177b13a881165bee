/// The accents of Spanish words that are printed without them, in capitals or before 1880.
enum SpanishAccents {
    /// A word with its accent.
    /// - Parameters:
    ///   - word: In small letters.
    ///   - isCapital: Whether it is printed in capitals, so that what could be a verb is the noun: *PUBLICO*.
    /// - Returns: `nil` where it has none, has one already, or where the bare letters are another word.
    static func accented(_ word: String, isCapital: Bool = false) -> String? {
        var text = word
        guard let ending = text.withUTF8(ending) else { return nil }
        switch ending {
        case .ion: return word.dropLast(2) + "ón"
        case .ir: return word.dropLast(2) + "ír"
        case .ido(let count): return word.dropLast(count) + "í" + word.suffix(count - 1)
        case .isimo(let count): return word.dropLast(count) + "í" + word.suffix(count - 1)
        case .ando(let count): return word.dropLast(count) + "á" + word.suffix(count - 1)
        case .endo(let count): return word.dropLast(count) + "é" + word.suffix(count - 1)
        case .other: return words[word] ?? (isCapital ? nouns[word] : nil)
        }
    }

    /// Endings that have no other stress; with how many letters there are from the stressed vowel on.
    private enum Ending { case ion, ir, ido(Int), isimo(Int), ando(Int), endo(Int), other }

    /// - Returns: `nil` for a word that has an accent or is too short.
    private static func ending(_ bytes: UnsafeBufferPointer<UInt8>) -> Ending? {
        let count = bytes.count
        guard count > 2, hasNoAccent(bytes) else { return nil }
        guard count > 4 else { return .other }
        func has(_ text: StaticString, before rest: Int) -> Bool {
            let start = count - rest - text.utf8CodeUnitCount
            guard start >= 0 else { return false }
            return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
        }
        switch bytes[count - 1] {
        case UInt8(ascii: "n"):
            let isNoun = has("ion", before: 0) && ["c", "s", "x", "g", "n"].contains(Unicode.Scalar(bytes[count - 4]))
            return isNoun || has("stion", before: 0) ? .ion : .other
        case UInt8(ascii: "r"): return has("oir", before: 0) || has("eir", before: 0) ? .ir : .other
        case UInt8(ascii: "a"), UInt8(ascii: "o"), UInt8(ascii: "e"), UInt8(ascii: "s"): break
        default: return .other
        }
        let plural = bytes[count - 1] == UInt8(ascii: "s") ? 1 : 0
        let last = bytes[count - 1 - plural]
        if last == UInt8(ascii: "o") || last == UInt8(ascii: "a") {
            if has("aid", before: 1 + plural) || has("eid", before: 1 + plural) || has("oid", before: 1 + plural) {
                return .ido(3 + plural)
            }
            if count > 6, has("isim", before: 1 + plural) { return .isimo(5 + plural) }
        }
        for pronoun in 2...3 where has("ndo", before: pronoun) && isPronoun(bytes, pronoun) && count > pronoun + 5 {
            if has("iendo", before: pronoun) || has("yendo", before: pronoun) { return .endo(4 + pronoun) }
            // *Mandose* is *mandóse*.
            let hasSyllable = bytes[..<(count - pronoun - 4)].contains { "aeiou".utf8.contains($0) }
            if has("ando", before: pronoun), hasSyllable { return .ando(4 + pronoun) }
        }
        return .other
    }

    /// Whether there are no letters of two bytes but ñ and ü.
    private static func hasNoAccent(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        bytes.allSatisfy { $0 < 0x80 || $0 == 0xC3 || $0 == 0xB1 || $0 == 0xBC }
    }

    /// *Se, me, te, le, la, lo, les, las, los, nos*
    private static func isPronoun(_ bytes: UnsafeBufferPointer<UInt8>, _ count: Int) -> Bool {
        let (first, second) = (bytes[bytes.count - count], bytes[bytes.count - count + 1])
        if count == 3, bytes[bytes.count - 1] != UInt8(ascii: "s") { return false }
        switch first {
        case UInt8(ascii: "l"): return "aeo".utf8.contains(second)
        case UInt8(ascii: "s"), UInt8(ascii: "m"), UInt8(ascii: "t"): return count == 2 && second == UInt8(ascii: "e")
        case UInt8(ascii: "n"): return count == 3 && second == UInt8(ascii: "o")
        default: return false
        }
    }

    private static let bare: [Character: Character] = ["á": "a", "é": "e", "í": "i", "ó": "o", "ú": "u"]

    private static func table(_ list: String) -> [String: String] {
        list.split(whereSeparator: \.isWhitespace).reduce(into: [:]) {
            $0[String($1.map { bare[$0] ?? $0 })] = String($1)
        }
    }

    /// Words whose bare letters are no word.
    private static let words = table(
        """
        razón oír reír freír oído oídos oída oídas
        aborrecía abría abrían aburría acabaría acabáramos aceptaría acercábase acercósele achuchón acompañaría aconsejaría
        acontecía acordeón acordábase acostáronse acudían acusón acuérdate acuérdese acuéstate acuéstese acá acíbar además
        adiós admitía adquiría advertía adúlteros afligía agonías agradecía agradábale agrícola aguárdese ahí alborotaría
        alcázar alegraría alegría alegrías algodón algún allá allí almacén amenguársele amorío américa anaquelería anarquía
        andalucía andaría andrés andróminas angelón angélica antiespasmódica antipatía antipatías antipática antipático
        antipáticos antolín antón anunciáronle análogos anécdotas anémico aparecía aparecían apatía apetecía apostólico
        aprendería aprendía apretándosela apretón apático apóstol apóstoles apóstrofe aquí aragonés aragón arcón ardía
        ardían aristocrática aristocrático aristócrata aritmética aritmético armonía arqueólogo arreglaría arrepiéntete
        arsénico artesón artículos artística artísticas artístico ascendía asegurártelo asistía asiático asiáticos
        asomáronse así atavío ataúd ataúdes atendía atmósfera atraía atraían atrevía atrevían atrevíase atrás atónita
        atónito autobús automóvil autócrata avenía avío ayún azúcar añadía bajón balcón baldosín bastábale bastón batería
        baúl baúles bebía belén benéficas benéfico benévola bermellón berrinchín betún biberón bibliografía biografía
        bobalicón bodegón bojío bolsín borceguíes botín botón bribón brujería brígida brío bríos bujías burgués burocráticas
        buscaría bálsamo bárbaro bárbaros béjar bélgica bóbilis bóveda búcaros caballería cabía cabían cadáver cadáveres
        café cafés cajón callejón calzón camaraíta cambiaría cambrí camisería canadá canonjía cantaría cantería cantón
        canónigo capítulo capítulos característica característico carbonería carbón carecía carmín carnicería cartón
        carácter carúnculas casaría caserío caseríos caserón catedrático categoría categóricamente categóricas catálogos
        católica católicas católico caí caía caían caín cañamón cañón cedía cesantía chamberí charlatánicas chillería
        chiquitín chuchería chucherías cháchara chínchirri cinematógrafo clorótica cláusulas clérigo clérigos clínicas cocía
        cogería cogí cogía cogían cojín colchón colérica comadrón comería comerías cometía cometían comezón compadecía
        compañía compañías componía componían comprendí comprendía comprometía compás comérselo comí comía comían común
        comúnmente concluía concurría conducía confundía confundían conmovía conocería conocí conocía conocían conseguía
        consentía consistía consolábase constituía constituían contemporánea contenía contenían contradecía contradecían
        convencía convendría convenía conveníale coquetería corazón cordobés correspondía correspondían correíta corrí
        corría corrían cortesía cortesías crecía creería creeríase crepúsculo crespón creí creía creíamos creían creías
        creíase cristóbal crujía cráneo cráter créalo créame créamelo créanmelo crédito crímenes críticos crónico
        cuadrilátero cuarterón cubría cubrían cumpliría cumplía cundía curaría cuéntame cáceres cádiz cálculos cáliz cállese
        cálmese cámara cándido cánovas cántaro cántico cápsula cápsulas cárcel cárdenas cátedra cáñamo céntimo céntimos
        césped círculos código cólera cómica cómicamente cómico cómicos cómoda cómplice cónsul cónyuges córdoba cúpula daría
        darían debí debía debíamos debían debías decidía decálogo decía decíale decían decías decíase decírmelo decírsela
        decírselo decírtelo defendía defendían dejaría dejábase dejémonos dejémoslo delfín democrático demás dependía
        depósitos desazón descendía descomponía desconocía descortés descrédito descubría descubrían desdémona desdén
        desleían desmentiría desmentía despedía despedían despidiéronse despropósitos después desvanecía desvarío desvaríos
        detenía detrás detuviéronse detúvose devolvía diabólica diabólico dialéctica diapasón difícil difíciles difícilmente
        digámoslo dijéramos diplomático dirigía dirigían diría diríale dirían diríase discurría discutía discípulo
        discípulos disminuía disponía distinguía distinguían distraería distraía divertía divertían diálogos diéronle
        diócesis dolía domésticos dormí dormía dormían dragón dramática dramático dramáticos droguería duraría duérmete
        dábale dábase dádiva dádivas dámaso dándolas dándole dándoles dándome dándose dándote dársela dársele dárselo dátil
        dátiles débil débiles décimo déjele déjeme déjese déspota día días díaz dígale dígalo dígame dígase dígole díjole
        díjome dímelo dócil echarían echábaselas echándosela echándoselas echárselas economía económica económicas económico
        económicos edredón egoistón egoísmo egoístas ejercía eloíno eléctrica eléctrico elías embebecía empezaría emplearía
        empleomanía empleíto empréstito empujón encendía encendían encontraría encontrábamos energía energías enfática
        enfático enigmáticamente enorgullecía enseñaría enséñemela entendámonos entendía enternecían entiéndelo entiéndete
        entraría entretenía entretenían entreveía entrábale entráronle envolvía envolvían enérgica enérgico enérgicos
        epiléptica epiléptico epílogo epístola equivalía escalofríos escalón escobillón escocés escogía escondía escribía
        escrúpulo escrúpulos escupía escurría escándalo escándalos escéptica esférica esgrimía eslabón esparcía espasmódica
        espasmódico espectáculos espléndida espléndido esplín espíritu espíritus estampía estaría estaríamos estarían
        estirón estiércol estremecía estrujón estrépito estuviéramos estábamos estáis estático estén estéril estética
        estético estómago estúpida estúpidamente estúpidas estúpido estúpidos etcétera eucaristía excluía exigía existía
        existían explicártelo explíquese exponía extendía extendían extinguían extravío extravíos exámenes faetón faltábale
        famélico fantasía fantasías farmacéutica farmacéutico farmacéuticos farolón favorecía fenelón fenómeno fenómenos
        fermín fernández festín fichú figurábase figúrese filosofía filosofías filosófica filosóficas filosófico filosóficos
        filípica filósofo filósofos fingía fisiología fisiológica fisiológico fisonomía florín flácida fotografía
        fotografías francés frenesí frenético frenéticos frágiles fría fríamente frías frío fríos fuéramos fácil fáciles
        fácilmente fárrago fétida fíese fíjese física físicamente físicas físico físicos fósforo fósforos fósil fúnebre
        fúnebres galantería gallardía galápago galón garcía gemía gentío genérico geografía gilimón ginés gollerías gonzález
        gramática grandón granujería gritería grosería groserías gruñía guardaría gustaría gustábale gutiérrez guárdese
        géneros gómez habladurías hablaría hablarían habría habríamos habrían habrías habríase habérselas había habíala
        habíale habíalo habíamos habían habíanle habíanse habías habíase hacíala hacíalo hacíamos hacían hacías hagáis haití
        hallábanse hallábase haría harían harías hastío herméticamente hernández heroína heroísmo hervía hidalguía higiénico
        hinchazón hipocresía hipócrita hipócritas histórica históricas histórico históricos holandés hubiéramos hubiérase
        humorístico huérfana huérfanos huésped huéspeda huéspedes huía huían hábil hábitos hágalo hágame hágase héctor héroe
        héroes hígado hízole hízolo hízose húmeda húmedo húmedos ibáñez idolatría imbécil impedía impedían imponía imponían
        importaría imágenes increíble increíbles incrédula incrédulo incurría inequívocas infundía inglés inmóvil insistí
        insistía inspirábale instaláronse instantánea instantáneamente insólito interponía interrumpía intervenía interés
        invadía inverosímil inés inútil inútiles inútilmente irlandés ironía iría irían irías irónica irún isaías jabón
        jactábase jamás jamón japonés japón jardín jergón jerónima jesús jiménez joaquín josé juanín judaísmo judía judías
        judío judíos jugábamos juraría juárez jóvenes laberíntico ladrón lamía latín lavapiés leganés legítimos levantaría
        leía león librería limpión limón llamábanla llamábase llamémosle llavín llegaría llegarían llevaría llevarían
        llevársela llevárselo llovía llévese lléveselo lotería loterías lozanía lucía lucían lunática lágrima lágrimas
        lámpara lámparas lápiz láudano lérida líder línea líneas líos líquidos lírica lívida lívido lóbrega lógica lógico
        lópez lúgubre lúgubremente lúgubres machacárselo magníficos magín majadería mamaíta mamón manifestábase maniquís
        maniática maniáticas mantelería mantenía mantón manía manías marcharía marrullerías martín martínez maría mastín
        masón masónica matemáticas matemático matías mayoría mechón mecánica mecánico medianería mediodía mediterránea
        mejoría melancolía melancolías melancólica melancólico mendizábal menéese merecía mesías metafísica metafísico
        metáis metálica metálico metí metía metían metódica mezclábase miraría mirábalas mirábale miráronla misantropía
        misántropo mitología mitón mohín monarquía monerías monografías monosílabo monosílabos montañés montón monólogo
        monólogos morejón moriría mormón morrión moría mostrábase mostráronse movía movían mudéjar mudéjares muérete mágico
        málaga máncharras mándeme márchese mármol mártir mártires mástil médica médicis médicos méjico mérida méritos método
        mía mías mímica mínimo mío míos mírela mírele mírelos míreme mírenlo mísero mística místicas místico móvil móviles
        músculo músculos música músicas músico músicos nací nacía napoleón napoleónica nenín neísmo neófita nicolás ningún
        niñería novelería nápoles náuseas número números núñez obedecía obstáculo ocurriría ocurriósele ocurría ocurrían
        ocurrírseme ofendería ofendí ofrecí ofrecía ojalá olía olían oprimía orgánica orgías ortografía orégano orígenes
        osadía oyéndola oyéndole oyéronse oí oía oíale oíamos oían oíanse oíase oírla oírlas oírle oírlo oírme oírse oírte
        pacíficos padecía pagarés palabrería panadería panamá pantalón paparrigópulos papaíto paradójico paralítico paraíso
        parecería parecía parecíale parecíame parecían parecíanle partían parálisis paréceme paréntesis parís pasaría
        pasarían paseíto pastelería patatín patológico patética patético patíbulo pavía país países pañería pañolería
        pañolón pedagógicas pedantería pediría pedí pedía pedían pegaría peletería peluquería pensaría pentecostés península
        percibía perdería perdonaría perdí perdía perdón perdóneme periódicamente periódico periódicos permanecía permitía
        permitían perrerías perseguía pertenecía pertenecían perú petróleo pezón picardía picardías pichín pillería pillín
        pintón piojín pirámide pirámides pitusín piénselo piñón plantón platerías platón plácemes pobretería pobretín podría
        podríamos podrían podrías podía podían podías poesía policía policías polisón pollería polémica política políticas
        político políticos pondría ponérsele ponérselo ponía poníale ponían poníase poquitín pornográfico porquería
        porquerías portería portugués poseía poética poéticas prefería pregón prehistórica preparémonos prepárese presbítero
        presentábase presumía pretendía primogénito procedía procedían producía producíale producían profecía profecías
        profético prometí prometía prométame proponía proponían propósito propósitos proseguía protegía protegían provenía
        prácticamente prácticos préstamo príncipe prójima prójimo prólogo próxima próximamente próximas próximo próximos
        psicología psicológica psicológico psicológicos pulmonía puntería pusiéronle puéstose página páginas pájara pájaro
        pájaros pálida pálidas pálido pánico párese párpado párpados párrafo párrafos pérez pérfido pésame pícara pícaro
        píldora píldoras pólvora póngase pórtico púa púas púlpito púsose quedaría quedábanse quedábase quedáronse querría
        querrías queráis quería querían querías quisiéramos quitársela quitárselas quitárselo quizá quizás quiéreme quédese
        química quítese ramsés ramírez ramón raquítica raquítico ratón raíces recibiría recibí recibía recibían recién
        recogí recogía reconocería reconocía recorría recíprocamente recónditas recóndito redimía reducía refería regañón
        regresaría rehuía reiría relamía relumbrón relámpago renglón repercutía repetía repetían reprendía reproducía
        reproducían república repúblicas resistía resplandecía respondí respondía resultaría retintín retiraría retiráronse
        retóricas reunían revestía revolvía revolvían revés reía reían reías reírme reírnos reírse reñiría reñía ridícula
        ridículo ridículos rincón riéndose riñón rocío rodríguez rompería rompía rompían romántica románticas romántico
        rondón rábano ráfaga ráfagas rápida rápidamente rápidas rápido rápidos rédito réditos régimen réspice ría rías ríe
        ríen ríes ríete rígida rígido rótulos sabiduría sabidurías sabría sabían sacaría sacarían sacristía sacrílega
        sacudía sacudían sacábale saldría salmerón salmón salí salía salíamos salían salón sarampión sartén satánica
        satánico sazón seducía seguiría seguía seguían según semíramis sentáronse sentí sentía sentían sentíase separáronse
        serafín sermón serpentón servía serían seáis señorío sillería sillón simetría simpatía simpatías simpática
        simpáticas simpático simón sinfonía sintéticas siéntate siéntese sobresalían sobón socarronería sofá sofía solterón
        solía solían sombrías sombrío sonreía sonreían sonríe sopetón sorprendía sosiégate sostenía sostenían sosón
        subterráneo subí subía subían sufrí sufría sumergía superchería suponía supremacía supón surgían surtían suspendía
        suárez suéltame suéltela sábado sábana sábanas sánchez sándalo sáqueme sépalo sépase sílaba sílabas símbolo símbolos
        síntoma síntomas sócrates sólida sólidamente sólido sótano súbita súbitamente súbito tacón también tararí tardío
        tellería telégrafo telégrafos telón temía temían tendría tendríamos tendrían tendrías tenía teníala teníale teníamos
        tenían tenías teníase teología teoría teorías terrorífica tesón teórico tilín tiranía tiraría tirón tisú tobías
        todavía toleraría tomaría tomás tontería tonterías tontín traería trajín transeúnte transeúntes tranvía tranvías
        trataría tratarían través traía traían traías triángulo trombón tráfago trágica trágicas tráigame tráiganme trébol
        trémula trémulo turrón tácitamente táctil tálamo términos tétrica tía tías tímidamente tímido tío tíos título
        títulos tómelo tórtola tórtolos túnel túnica undécimo unánimemente unía uníase vacía vacías vacío vacíos vagón
        valdría valdés valentías valentín valía valían vehículo veintitrés vellón velázquez velón vendría vendrían vendía
        vendían venían venías vería veríamos verídica verídicamente verídico verídicos vestía vestíbulo veía veíais veían
        veíanse veíase violín vivía vivíamos vivían vizcaína viático viéndola viéndole viéndome viéndose viéndote viéronle
        vocerrón volvería volveríamos volví volvía volvían volvías vuélvete válgame vámonos váyase véase vélez vértigo
        víbora víctima víctimas víctor vínculos vínole víspera vísperas víveres vómitos ximénez yacía yéndose zacarías
        zalamerías zapatería zurrón zángano zócalo ácido áfrica ágil águila águilas álbum álbumes álvarez ámbar ándese
        ánfora ángel ángeles ánimos árbol árboles árnica átomo ávida ávila énfasis época épocas érale éralo éramos éranle
        éxito éxitos éxtasis íbale íbamos íbanse íbase ídolo índice índole ínfulas íntimamente íntimos írsele óigame óleo
        ópalo órdago órgano óscar óvalo últimamente últimos única únicamente único únicos útil útiles
        """
    )

    /// Words whose bare letters are a verb or a small word.
    private static let nouns = table(
        """
        adúltera amén análisis artículo artículos auténtico catálogo crédito crítica críticas crítico cálculo célebre
        célebres céntimo círculo depósito desórdenes diálogo diálogos doméstica doméstico ejército ejércitos espectáculo
        específico fábrica fábricas fábula fábulas fórmula fórmulas guía género géneros hábito intérprete júbilo legítima
        legítimo lámina láminas límite límites líquida líquidas líquido líquidos magnífica magnífico máquina máquinas médico
        médicos náufrago pacífica pacífico plática pláticas práctica prácticas prórroga pública públicas público públicos
        réplica río ríos rótulo rúbrica rúbricas secretaría tráfico trámite tránsito término términos título vínculo vómito
        ángulo ángulos ánimo árbitro íntima íntimo ópera óperas órbita órdenes última últimas último últimos
        """
    )
}
