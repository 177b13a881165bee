import Testing

struct LanguagesTests {
    @Test(arguments: [
        ("de", "Am 12. Juni kam Dr. Eich, d. h. sehr spät. |Es regnete. |Das war 1912. |Die Stadt schlief."),
        ("de", "Dort fand Ed. Berger mit Ferd. Frh. von Au den Weg. |Vergl. Seite 3. |Der Führer Rob. Beck kam."),
        ("de", "„Kommst du?“ fragte er. |„Ja.“ |Sie ging, z. B. nach Bonn."),
        ("de", "»Kommst du?« |»Nein.« |Im 19. Jahrhundert war das so."),
        (
            "de",
            "Der Brief vom 3. ds. Mts. kam an. |Unter Wilhelm II. (reg. 1888–1918) war Frieden. |Joh. Seb. Bach, vgl. Abschn. 3, lebte."
        ),
        ("de", "Er starb am 3. 4. 1912 in Bonn. |Er zahlte am 15. 3. 1920 und am 1. 12. 1999. |Es regnete."),
        ("de", "Die Sitzung ist am 3. 4. um 10 Uhr. |Am 03. 04. 2020 war es so. |Der Brief vom 3. 4. 20 kam an."),
        ("de", "Er war 18. |3 Tage später kam er. |Es waren 20. |12 kamen. |Wir sahen 30. |4 Hunde bellten."),
        ("es", "Fue poeta (c. 1500-1560). |Salmo 3 (vv. 3-5). |Vivió h. 1200 en Roma. |Los nos. 3 y 4."),
        ("fr", "Préchauffez (th. 6). |Il mourut c. 1560 à Lyon. |Le col. Fabien parla. |Il vint au col. |Il y resta."),
        (
            "it",
            "Guardò il mar. |Barche lontane tornavano. |Il 3 mar. Maria venne. |Alle h. 15.30 parte. |In Fraz. Pieve."
        ),
        (
            "it",
            "Cfr. op. cit. p. 3. |Via Roma 3, int. 4, cell. 333 12. |La l. 241/1990 e gli aa. 1990. |Bevve 2 l. |Poi uscì."
        ),
        ("pt", "O art. 5, inc. II, e a al. 3. |Custava Rs. 500. |Foi caro."),
        ("es", "En la hab. 101. |El exp. 12 se cerró."),
        (
            "de",
            "Sie war der 100. Besucher. |Die 125. Sitzung begann. |Es waren 100. |Besucher kamen."
        ),
        ("de", "Es war der 100. |Er kam. |Er zählte bis 100. |Peter lachte. |Das gilt seit 1945. |Berlin war leer."),
        ("de", "Auf 800 m (ü. NN) und 1. Kor. 13 zufolge. |Er ging."),
        ("fr", "Chez Mm. Descambes frères. |Il sortit."),
        ("it", "N.S. Gesù Cristo disse. |Nato a Roma (m. 1560). |Morì."),
        ("pt", "O hotel está sobre o mar. |Havia um luar. |Foi a 15 de mar. Maria chegou. |Em mar. 2020 veio."),
        ("pt", "Fui ao set. |Maria chegou. |Eram dez. |Pobre de mim!"),
        ("es", "El Alm. Cervera zarpó. |Era su plan g. |3 hombres vinieron."),
        ("fr", "« Viens-tu ? » demanda-t-il. |« Non. » |Il partit avec M. Roux."),
        ("fr", "L’art. 5 dit cela. |On joue gros jeu. |Candide sourit."),
        ("es", "¿Cómo está Ud.? |¡Muy bien! |El Sr. Roble salió."),
        ("es", "Las FF. AA. y los JJ. OO. París los quiso. |Vi a las FF. AA. |El rey habló."),
        ("es", "El Lcdo. Pérez y el Sen. López viven en la Pl. Mayor. |Ma. Teresa y la Univ. Central."),
        ("es", "Viajó a EE. UU. |Allí se quedó. |La ref. 12 y ss. del libro. |S. M. el rey habló."),
        (
            "es",
            "—¿Quién va? —preguntó. |—Yo. |D. Juan y D.ª Inés llegaron, p. ej., tarde, etc. |Murió en el 44 a. C. en Roma."
        ),
        ("fr", "Je pense à son ex. |Le chat dort. |Par ex. Le Monde et L’Équipe."),
        ("es", "No vino nadie. |Sr. Pepe, cierre usted. |Reinaba D. Baldomero I. |Allí no se usaron capas."),
        ("fr", "Il parla du Cap. |C’est loin. |Le Cap. Nemo rit. |Il mesure 1 m. 75. |Mrs. Weldon sourit."),
        ("de", "Der k. k. Akademie schrieb Dr. h. c. Müller. |Es kostet 2 Gld. 20 Kr. heute. |Mad. Müller kam."),
        (
            "de",
            "Rund 8 Mio. Menschen leben dort. |Das kostet 3,5 Mrd. Euro. |Es sind 20 Mio. |Das reicht."
        ),
        (
            "de",
            "„Mio, mein Mio. |Jum-Jum“, rief er. |Er hieß Max. |Anna kam. |Max. 20 Personen passen hinein."
        ),
        (
            "de",
            "Die max. Höhe, die min. Breite und die österr. Seite ggü. Bayern wg. Nebels. |Er lebt in einer WG. |Anna auch."
        ),
        (
            "de",
            "Die EM. |Deutschland gewann mit Prof. em. Klein, Pfr. Braun und Dr. rer. nat. Groß."
        ),
        (
            "de",
            "Im 9. Jh. Kaiser Karls kam er. |Um 300 v. Chr. Alexandria zu gründen, war klug. |Er starb 44 v. Chr. |Danach kam Augustus."
        ),
        (
            "de",
            "Das war im 3. Jh. v. Chr. |Rom war mächtig. |Die seit dem 5. Jh. Bischofssitz war, fiel. |Das war 100 n. Chr. |Genaueres fehlt."
        ),
        (
            "de",
            "Nach 5 Min. Pause kam er. |Er wartete 5 Std. |Dann ging er. |Sie nahm 2 Pck. Hefe und 3 Pfd. Mehl."
        ),
        (
            "de",
            "Er wohnt in der Hauptstr. 5 und am Rathauspl. 3. |Sie wohnt in der Hauptstr. |Er nicht."
        ),
        (
            "de",
            "Siehe §§ 433 ff. BGB und Art. 20 f. GG. |Er las S. 20 ff. |Dann schlief er. |Das ist Satz 2 Halbs. 1 im BGBl. I S. 3."
        ),
        (
            "de",
            "Offen Sa. 9–13 Uhr und Mo. 8–18 Uhr. |Strauß jun. |Er kam z. Zt. Karls. |Oberst a.D. |Er schwieg."
        ),
        (
            "de",
            "Es gab mehrere Mio. Euro und zwei Std. Arbeit pro Std. Pause. |Nach 5 Min. Pause war er müde. |Der 300. Jahrestag kam 1945. |Priv.-Doz. Klein ging."
        ),
        (
            "de",
            "Er war 18. |Peter war 19. |Er wohnt in d. Stadt. |Der Anwalt d. Klägers hat recht. |Der 2. Weltkrieg war lang. |Es war der 3. Band und das 5. Kind war da. |Tgl. Eintritt, erm. Preis, op. 13 v. Th. Mann, 12 Pfg. Lohn."
        ),
        (
            "fr",
            "Il coûte 3 fr. |Le pain aussi. |Elle donna 20 fr. |Elle partit. |Il eut 300 fr. Mme Roux rit. |Voir ms. fr. 12 et le mot (adj. fr. ancien). |Alph. Daudet, fol. 3, op. 5, le dim. Paris dormait. |Il parla à Jos. |Elle rit. |Il a 25 liv. |Elle rit."
        ),
        ("it", "Il cap. De Rossi rise col col. La Marmora. |Era tardi."),
        ("it", "Il Sig. Rossi parla. |Come sta? |Bene."),
        (
            "it",
            "— Buongiorno, sig. Luca — disse lei. |— Buongiorno, dott. Neri. |L’ing. Costa rise, ecc. |Era il 44 a.C. |Non pioveva. |Le regole sono: 1. Non correre. |2. Non gridare."
        ),
        ("fr", "Le gén. Leclerc et le prof. Tournesol, pl. Bellecour. |Il parla au prof. |Elle rit de Ch. Baudelaire."),
        ("fr", "L’insp. Maigret vint le 13 juill. 2016 au dépt. Isère. |Voir coll. Folio, tél. Bureau."),
        ("it", "Il Pres. Rossi e il cons. Galli. |La Cass. Penale, l’Univ. Bocconi. |Andò all’Univ. |La sera tornò."),
        ("it", "Costa 5 mln. |Il resto sono 3 mld. Euro. |Aspettò 30 min. |Poi venne il Dir. Bianchi."),
        ("it", "Sale q.b. |Cuocere piano. |Costava venti lire ca. |Vide ca. 300 persone. |Ibid. |Non c’è."),
        ("it", "Pesa ca. Kg 5. |Risale al ca. XII secolo."),
        ("it", "Distava 2 km. |Rossi camminò 5 m. 20 e 3 km verso casa. |Si fermò al km. 12."),
        ("es", "Medía 2 m. |Costaba poco. |Anduvo 3 km. |Madrid quedaba lejos. |Véase ibíd. |No hay más."),
        ("pt", "Esperou 10 segs. |Lima riu. |Andou 3 km. |Lisboa ficava longe."),
        ("pt", "O Sr. Silva saiu. |Não voltou."),
        ("pt", "O Sen. Neves e o Brig. Lima vieram. |A Univ. Federal fica no Jd. Europa. |O Mal. Deodoro riu."),
        ("pt", "Livrai-nos do Mal. |Amém."),
        ("pt", "V. Exa. Senhor Presidente manda. |Eis o Bem e o Mal. |Depois, a Sá Lda. Porto. |O Depto. Federal."),
        (
            "pt",
            "Fr. Luís rezava. |Era o séc. XVIII. |Reinava D. José. |— Bom dia, sr. Sá — disse ela. |— V. Exª manda."
        ),
        ("nl", "Dhr. Eik kwam, d.w.z. te laat. |Het regende."),
        ("da", "Jeg bor i E.U. |Hvad med dig? |Den 5. maj regnede det."),
        ("sv", "Han kom t.ex. igår. |Det regnade."),
        ("pl", "Przyszedł prof. Dąb, tzn. późno. |Padało."),
        ("sk", "Firma a. s. vznikla 7. Apríla. |Potom zanikla."),
        ("ru", "Он жил в г. Туле, т. е. далеко. |— Да. |— Кто там? — спросил он."),
        ("bg", "Той дойде, т.е. късно. |Валеше."),
        ("el", "Τι κάνεις; |Είμαι καλά. |Ο κ. Δρυς ήρθε."),
        ("hy", "Ի՞նչ ես անում: |Ոչինչ:"),
        ("ar", "كيف حالك؟ |أنا بخير. |قال د. أحمد ذلك."),
        ("ur", "کیا حال ہے؟ |میں ٹھیک ہوں۔ |شکریہ۔"),
        ("hi", "यह सच है। |वह गया।"),
        ("my", "သူလာသည်။ |သူသွားသည်။"),
        ("am", "እንደምን ነህ፧|ደህና ነኝ።|ቸር ይግጠመን።"),
        ("zh", "我们去看《快跑！爸爸》好吗？|好！|“走吧！”他说。|“好。”"),
        ("zh", "「你好嗎？」|「很好。」|他笑了。"),
        ("zh", "他來了．|雨停了．|有３．５里．"),
        ("ja", "「そうだ。」と彼は言った。|雨が降る。|３．５％です。"),
        ("en-GB", "Mr. Oak came. |He left."),
        ("xx", "Mr. Oak came. |He left."),
    ])
    func `every language has its own ends`(language: String, text: String) {
        #expect(marked(text, language: language) == text)
    }
}
