import Testing
import VorleserCore
import VorleserNarration

struct FrenchSpokenFormTests {
    private func said(_ printed: String) -> String {
        Narrator(limits: UtteranceLimits(shortest: 0, longest: 4000)).pieces(of: printed, language: "fr").map(\.text)
            .joined()
    }

    @Test(arguments: [
        ("Il avait 1 chien et 31 poules.", "Il avait un chien et trente et une poules."),
        ("Le chapitre 21 a 80 pages.", "Le chapitre vingt et un a quatre-vingts pages."),
        ("1 250 000 livres", "un million deux cent cinquante mille livres"),
        ("3,5 km", "trois virgule cinq kilomètres"),
        ("le 1er mai, la 2e édition, le 3ᵉ", "le premier mai, la deuxième édition, le troisième"),
        ("2½ heures", "deux heures et demie"), ("30 m² à 100 km/h", "trente mètres carrés à cent kilomètres par heure"),
    ])
    func `numbers agree with what they count`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("9h-12h 13h-18h", "neuf heures à douze heures treize heures à dix-huit heures"),
        (
            "tél. 03.89.41.93.72",
            "téléphone zéro trois quatre-vingt-neuf quarante et un quatre-vingt-treize soixante-douze"
        ),
        ("1,15 ha\t8\u{A0}000\t8 à 11 €", "un virgule quinze hectares, huit mille, huit à onze euros"),
        ("BUCHER ET FILS, FRITZ-SCHMITT", "BUCHER ET FILS, FRITZ-SCHMITT"), ("sur r.-v. et", "sur rendez-vous et"),
        ("à 14 h 30", "à quatorze heures trente"), ("à 21 h", "à vingt et une heures"),
        ("3,50 €", "trois euros et cinquante centimes"), ("300 fr. de rente", "trois cents francs de rente"),
        ("le 01/09/1939", "le premier septembre mille neuf cent trente-neuf"),
        ("de 1914–1918", "de mille neuf cent quatorze à mille neuf cent dix-huit"),
        ("20 °C, 50 %", "vingt degrés Celsius, cinquante pour cent"),
    ])
    func `money, times and dates are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("Louis XIV et François Ier", "Louis quatorze et François premier"),
        ("au XIXe siècle", "au dix-neuvième siècle"),
        ("la IIe Guerre", "la deuxième Guerre"), ("au XVIIIe s. français", "au dix-huitième siècle français"),
        ("t. II, chap. IV", "tome deux, chapitre quatre"), ("Le soir. De là. Ce dix.", "Le soir. De là. Ce dix."),
    ])
    func `Roman numbers are said by what they number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("M. Dupont et Mme Roux", "Monsieur Dupont et madame Roux"),
        ("Vrai, c.-à-d. presque.", "Vrai, c’est-à-dire presque."),
        ("en 44 av. J.-C.", "en quarante-quatre avant Jésus-Christ."), ("8, av. Foch", "huit, avenue Foch"),
        ("Je vis M. le comte.", "Je vis monsieur le comte."), ("la SNCF et l’ONU", "la S N C F et l’ONU"),
        ("sur gutenberg.org", "sur gutenberg point org"), ("§ 5", "paragraphe cinq"),
    ])
    func `abbreviations and signs are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        "Me voilà.", "Il mit dix ans ; il y vécut.", "Vive le roi !", "L’an mil.", "Ce livre-ci.", "Elle a vu la mer.",
    ])
    func `a plain sentence is left alone`(sentence: String) { #expect(said(sentence) == sentence) }

    @Test(arguments: [
        ("A. de Vigny écrivit.", "A de Vigny écrivit."),
        ("Victor H. se tut.", "Victor H se tut."),
        ("le no 5", "le numéro cinq"),
        ("art. 3, al. 2", "article trois, alinéa deux"),
        ("le 31/12", "le trente et un décembre"),
        ("1,80 m", "un mètre quatre-vingts"),
        ("les 3/4", "les trois quarts"),
    ])
    func `initials, days, lengths and more are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Il compte 13 500 habitants.", "Il compte treize mille cinq cents habitants."),
        (
            "Elle représenterait 25 785 voix et coûte 250 300 €.",
            "Elle représenterait vingt-cinq mille sept cent quatre-vingt-cinq voix et coûte deux cent cinquante mille trois cents euros."
        ),
        ("près de 943 336 tonnes", "près de neuf cent quarante-trois mille trois cent trente-six tonnes"),
        ("Environ 13 500 hommes", "Environ treize mille cinq cents hommes"),
        ("vers 12 500 francs", "vers douze mille cinq cents francs"),
        ("plus de 10'000 bijoux", "plus de dix mille bijoux"),
        ("à la page 12 345", "à la page douze trois cent quarante-cinq"),
        ("un Airbus 320 200 places", "un Airbus trois cent vingt deux cents places"),
        ("le vol 714 200", "le vol sept cent quatorze deux cents"),
    ])
    func `thousands parted by a plain blank are one number`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("L’art. L. 122-4 du Code", "L’article L cent vingt-deux quatre du Code"),
        ("l’article R. 421-1", "l’article R quatre cent vingt et un un"),
        ("aux articles L642-3 et R. 45-6", "aux articles L six cent quarante-deux trois et R quarante-cinq six"),
        ("art. 132-71", "article cent trente-deux soixante et onze"),
        ("pages 12-15, art. 12-15", "pages douze à quinze, article douze à quinze"),
        (
            "la loi n° 2018-493 du 20 juin",
            "la loi numéro deux mille dix-huit quatre cent quatre-vingt-treize du vingt juin"
        ),
        ("la loi n° 78-17", "la loi numéro soixante-dix-huit dix-sept"),
        ("le décret 2020-12", "le décret deux mille vingt douze"),
    ])
    func `laws are said part by part`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("au 2° de l’article", "au deuxièmement de l’article"),
        ("le 3° du II", "le troisièmement du deux"),
        ("art. 5, al. 2, 3°", "article cinq, alinéa deux, troisièmement"),
        ("le 2° étage", "le deuxième étage"),
        ("Il fait 2°.", "Il fait deux degrés."),
        ("le 45° parallèle", "le quarante-cinquième parallèle"),
        ("au 45° de latitude", "au quarante-cinq degrés de latitude"),
    ])
    func `paragraphs have adverbs, floors ordinals, weather degrees`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("3,2 Md€", "trois virgule deux milliards d’euros"),
        ("1,5 M€", "un virgule cinq million d’euros"),
        ("500 k€, 1,5 k€", "cinq cent mille euros, mille cinq cents euros"),
        ("3 M d’euros", "trois millions d’euros"),
        ("5 Mds €", "cinq milliards d’euros"),
        ("de 2-3 M€", "de deux à trois millions d’euros"),
        ("3 M. Dupont", "trois monsieur Dupont"),
    ])
    func `shortened millions are said with their money`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("Sa note : 15/20.", "Sa note : quinze sur vingt."),
        ("une moyenne de 12,75/20", "une moyenne de douze virgule soixante-quinze sur vingt"),
        ("page 3/12", "page trois sur douze"),
        ("score 9/10", "score neuf sur dix"),
        ("les 9/10 des Français", "les neuf dixièmes des Français"),
        ("3/4 des voix", "trois quarts des voix"),
        ("les 2/3 restants", "les deux tiers restants"),
        ("7/8 ans", "sept ou huit ans"),
        ("24h/24, 7j/7", "vingt-quatre heures sur vingt-quatre, sept jours sur sept"),
        ("7 jours/7", "sept jours sur sept"),
        ("le 3/04", "le trois avril"),
    ])
    func `numbers with a slash are marks or a choice`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("les 1res élections", "les premières élections"),
        ("la 1ere fois, les 1ères", "la première fois, les premières"),
        ("la 2nde guerre, le 2nd tour", "la seconde guerre, le second tour"),
        ("avec 2nd industrialisation", "avec seconde industrialisation"),
        ("le 2e tour, la 2de fois", "le deuxième tour, la seconde fois"),
        ("la IInde", "la seconde"),
    ])
    func `ordinals with letters are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("12H30 GMT", "douze heures trente G M T"),
        ("5’30”", "cinq minutes trente"),
        ("1/2 litre de lait", "un demi-litre de lait"),
        ("une pause de 1/2 heure", "une pause d’une demi-heure"),
        ("la 1/2 finale", "la demi-finale"),
        ("½ kg", "un demi-kilogramme"),
        ("2 1/2 heures", "deux heures et demie"),
        ("2 c. à s. d’huile, 1 c. à c. de sel", "deux cuillères à soupe d’huile, une cuillère à café de sel"),
        ("1 càs", "une cuillère à soupe"),
        ("Th. 7", "Thermostat sept"),
    ])
    func `times, halves and spoons are said`(printed: String, spoken: String) { #expect(said(printed) == spoken) }

    @Test(arguments: [
        ("la porte 12A", "la porte douze A"),
        ("un fusible de 16A", "un fusible de seize ampères"),
        ("au 1 rue Scribe", "au un rue Scribe"),
        ("21, avenue Foch", "vingt et un, avenue Foch"),
        ("Il y a 1 rue.", "Il y a une rue."),
        ("21 rue du Bac", "vingt et un rue du Bac"),
        ("04.76.12.34.56", "zéro quatre soixante-seize douze trente-quatre cinquante-six"),
        ("+33 (0)6 12", "plus trente-trois zéro six douze"),
        ("annexe C, annexe IV", "annexe C, annexe quatre"),
        ("Roe v. Wade", "Roe contre Wade"),
    ])
    func `letters behind numbers, houses and telephones are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("21 députés, 121 comtés, 21 invités", "vingt et un députés, cent vingt et un comtés, vingt et un invités"),
        ("21 libertés, 31 cités, 21 étés", "vingt et une libertés, trente et une cités, vingt et un étés"),
        ("1 mode d’emploi, 1 moule à tarte, 1 fanion", "un mode d’emploi, un moule à tarte, un fanion"),
        ("21 communes, 31 régions, 21 avions", "vingt et une communes, trente et une régions, vingt et un avions"),
        ("1 banane, 1 fraise, 1 homme", "une banane, une fraise, un homme"),
        ("21 jeunes filles, 21 jeunes gens", "vingt et une jeunes filles, vingt et un jeunes gens"),
        ("1 petite cuillère, 21 longues années", "une petite cuillère, vingt et une longues années"),
        ("1 livre de beurre, 21 livres sterling", "une livre de beurre, vingt et une livres sterling"),
        ("1 livre de poche, 21 livres et 3 cahiers", "un livre de poche, vingt et un livres et trois cahiers"),
    ])
    func `nouns have the gender of their list or ending, past an adjective`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("près de 1 million d'hommes", "près d’un million d'hommes"),
        ("un retard de 1 heure, de 1 km, de 1 %", "un retard d’une heure, d’un kilomètre, d’un pour cent"),
        ("une place de 1 re classe, la valeur de 1 dépend", "une place de première classe, la valeur de un dépend"),
        ("de 1 à 3, de 1,5 km, de 11 ans", "de un à trois, de un virgule cinq kilomètres, de onze ans"),
    ])
    func `de loses its vowel before one`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("au XX° siècle, 2° étage, la 2° fois", "au vingtième siècle, deuxième étage, la deuxième fois"),
        ("Il fait 20° dehors.", "Il fait vingt degrés dehors."),
        ("au xviiie siècle, aux xvie et xviie siècles", "au dix-huitième siècle, aux seizième et dix-septième siècles"),
        ("la vie et le siècle, la vie au xixe siècle", "la vie et le siècle, la vie au dix-neuvième siècle"),
        ("le XIX e siècle, 2 e étage, 1 re classe", "le dix-neuvième siècle, deuxième étage, première classe"),
        ("François I er régna.", "François premier régna."),
    ])
    func `ordinals are told by rings, small capitals and letters apart`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "37°5 le matin, 1m75, 2m50",
            "trente-sept degrés cinq le matin, un mètre soixante-quinze, deux mètres cinquante"
        ),
        ("3fr.50, 3 fr 50, 5 frs de rente", "trois francs cinquante, trois francs cinquante, cinq francs de rente"),
        ("au 1/50 000e, au 1:25 000", "au un cinquante millième, au un vingt-cinq millième"),
        ("3 x 4 m, 3 x 4", "trois sur quatre mètres, trois fois quatre"),
        ("4x100 m, 3 x 20 min", "quatre fois cent mètres, trois fois vingt minutes"),
        ("30 x 40 cm", "trente sur quarante centimètres"),
        ("une moyenne de 4.50 à 5.25", "une moyenne de quatre point cinquante à cinq point vingt-cinq"),
        ("3m2 et 2m", "trois mètres carrés et deux mètres"),
    ])
    func `units inside a number, scales and sides are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("12 l. 10 s. 6 d. de rente", "douze livres dix sous six deniers de rente"),
        ("3 s. 6 d. le pain, 25 liv. de dîme", "trois sous six deniers le pain, vingt-cinq livres de dîme"),
        (
            "300 l. t. de rente, 3 fr. 50 c. le mètre",
            "trois cents livres tournois de rente, trois francs cinquante centimes le mètre"
        ),
        (
            "Il vaut 50 c. et la livre 25 c. en tout.",
            "Il vaut cinquante centimes et la livre vingt-cinq centimes en tout."
        ),
        ("2 c. de farine, 1 c. café", "deux c. de farine, un c. café"),
        ("30 s. de repos, 5 l. de lait", "trente secondes de repos, cinq litres de lait"),
    ])
    func `money of earlier times is no litre and no second`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        ("3/4 h, 1/4 h de marche", "trois quarts d’heure, un quart d’heure de marche"),
        ("1 1/2 heure, 1 1/2 tasse", "une heure et demie, une tasse et demie"),
        ("du sucre et ½ tasse de lait", "du sucre et une demi-tasse de lait"),
        ("½ livre de beurre", "une demi-livre de beurre"),
        ("2 heures et 1/2", "deux heures et demie"),
    ])
    func `halves and quarters of hours and cups are said`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }

    @Test(arguments: [
        (
            "Ouvert tlj sf mar. 10h-12h, 60-80 €",
            "Ouvert tous les jours sauf mardi dix heures à douze heures, soixante à quatre-vingts euros"
        ),
        (
            "les p. 3 et 4, la p. 3, 3 vol., 250 p. en tout",
            "les pages trois et quatre, la page trois, trois volumes, deux cent cinquante pages en tout"
        ),
        (
            "Bonjour, Sam. Il est tard, Alex. Elle rit.",
            "Bonjour, Sam. Il est tard, Alex. Elle rit."
        ), ("Chez les Ch. Dupont, dans chaque mer.", "Chez les Charles Dupont, dans chaque mer."),
        ("aux P. Martin, il prend 4 p. cent", "aux P Martin, il prend quatre pour cent"),
        (
            "ms. fr. 1234, fr. 2810",
            "manuscrit français mille deux cent trente-quatre, français deux mille huit cent dix"
        ),
        (
            "l’article 49-3, pourvoi n° 99-12.345",
            "l’article quarante-neuf trois, pourvoi numéro quatre-vingt-dix-neuf douze mille trois cent quarante-cinq"
        ),
        (
            "Ch. Baudelaire, ch. 3, Th. Gautier, Alph. Daudet",
            "Charles Baudelaire, chapitre trois, Théophile Gautier, Alphonse Daudet"
        ), ("en 44 av. JC, art. 5 c. civ.", "en quarante-quatre avant Jésus-Christ, article cinq Code civil."),
        (
            "En 14 ap. J. C. il mourut, en 300 av. JC.",
            "En quatorze après Jésus-Christ il mourut, en trois cents avant Jésus-Christ."
        ),
    ])
    func `books and guides are said in full`(printed: String, spoken: String) {
        #expect(said(printed) == spoken)
    }
}
