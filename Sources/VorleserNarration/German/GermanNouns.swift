/// The gender and number of nouns, as far as their endings and lists tell.
enum GermanNouns {
    /// Whether a noun, in small letters, is surely masculine: then its accusative is *einen*.
    static func isMasculine(_ noun: String) -> Bool {
        if GermanNumbers.neuter.contains(noun) || neuter.contains(noun) || neuterHeads.contains(where: noun.hasSuffix) {
            return false
        }
        if masculine.contains(noun) || masculineHeads.contains(where: noun.hasSuffix) { return true }
        if GermanNumbers.isFeminine(noun) || feminine.contains(noun) { return false }
        return noun.utf8.count > 4 && masculineEndings.contains(where: noun.hasSuffix)
    }

    /// Whether a noun is surely feminine, so that *der* before it is the dative or the genitive. Its last letter alone does
    /// not tell: *der Lotse*, *der Tee*, *der Heilige*.
    static func isSurelyFeminine(_ noun: String) -> Bool {
        !persons.contains(where: noun.hasSuffix)
            && (surelyFeminineEndings.contains(where: noun.hasSuffix)
                || surelyFeminineHeads.contains(where: noun.hasSuffix))
    }

    /// Whether a noun behind *die* is in the plural.
    static func isPlural(_ noun: String) -> Bool {
        noun.hasSuffix("en") && noun.utf8.count > 3 || noun == "tage" || plurals.contains(where: noun.hasSuffix)
    }

    /// Nouns that are the same in each of their compounds, but for what only ends like them.
    private static let masculineHeads: Set = Set(
        words: """
            hund topf koffer abend mann bruder vater freund tisch stuhl schrank apfel löffel teller becher brief baum
            schuh mantel anzug korb finger zahn stock schlag schritt fehler schlüssel wagen fisch vogel hahn esslöffel
            teelöffel meter liter zentner euro dollar franken gulden taler pfennig groschen cent monat sohn kuchen
            kasten garten laden sommer winter kaffee wein käse hammer nagel sattel spiegel würfel zettel artikel gipfel
            ärmel kessel sessel stempel tempel titel zweig stein stern strauß kranz versuch akzent besitz durchgang anlauf
            wahlgang
            """
    )
    private static let masculine: Set = Set(
        words: """
            hut tag tl el bund ring rock sack kopf arm fuß kuss satz teil platz punkt zug bus kahn weg berg fluss ort
            hof park saal turm wald see bach strand film roman beruf plan preis rat grund sinn traum wunsch witz streit
            krieg sieg schuss schnitt stich stoß sprung sturz lauf gang blick ruf schrei ton laut klang tanz akt prozentpunkt
            mitarbeiter hektar fall ochse esel bär wolf fuchs hase löwe affe hirsch frosch wurm floh gast wirt arzt chef
            koch dieb feind held prinz graf fürst könig kaiser papst bischof mönch pilot soldat student präsident mensch
            junge knabe bote kunde zeuge gedanke name tropfen schuppen stall kohl salat pilz teig rettich lauch sellerie kürbis
            pfirsich essig zucker pfeffer senf honig quark joghurt schinken speck fenchel spinat reis knoblauch
            stab pfeil bogen helm schild ofen herd besen eimer krug kamm knopf gürtel handschuh strumpf schal kragen
            ball schläger stift block computer monitor motor reifen roller zaun pfosten pfahl balken
            """
    )
    private static let masculineEndings = ["ling", "ismus", "ist", "eur", "er"]
    /// Neuter nouns that end as masculine ones do.
    private static let neuter: Set = Set(
        words: """
            ufer alter muster opfer kloster leder silber kupfer fieber futter wunder lager register laster pflaster
            polster ruder abenteuer ungeheuer gitter euter fass viertel drittel barometer center poster cover
            """
    )
    private static let neuterHeads = [
        "zimmer", "fenster", "messer", "wasser", "wetter", "theater", "orchester", "semester", "feuer", "gramm",
        "blatt", "kilo", "gewitter", "thermometer",
    ]
    /// Feminine nouns that end as masculine ones do.
    private static let feminine: Set = Set(
        words: """
            dauer trauer ader ziffer oper leber kiefer wimper folter faser klammer elster auster kelter scheuer list
            frist feier mutter tochter schwester kammer
            """
    )
    /// Masculine nouns that end as feminine ones do.
    private static let persons = ["sprung", "schwung", "katholik", "atlantik", "pazifik", "streik"]
    private static let surelyFeminineEndings = [
        "ung", "heit", "keit", "schaft", "tät", "ik", "tion", "sion", "region", "erin",
    ]
    /// Feminine nouns that are the same in each of their compounds.
    private static let surelyFeminineHeads: Set = Set(
        words: """
            klasse liga auflage ausgabe runde woche phase sinfonie symphonie sonate suite geige kolonne reihe stunde minute
            sekunde strophe seite zeile etage stufe staffel etappe kirche schule straße frau person tochter mutter schwester
            stadt nacht hälfte szene frage armee kompanie brigade kammer flotte welle figur linie instanz halbzeit serie
            folge episode hochzeit schlacht geburt schicht
            """
    )
    private static let plurals = [
        "spiele", "festtage", "feiertage", "filmtage", "kinder", "bände", "bücher", "männer", "häuser", "länder",
        "leute", "kämpfe", "konzerte",
        "werke", "kriege", "läufe", "jahre", "söhne", "brüder", "töchter", "mütter", "väter", "städte", "nächte",
        "teile", "stücke", "könige", "briefe", "gesetze", "gebote", "plätze", "sätze", "bilder", "lieder",
    ]
}
