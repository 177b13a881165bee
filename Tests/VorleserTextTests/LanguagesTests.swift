import Testing

struct LanguagesTests {
    @Test(arguments: [
        ("de", "Am 12. Juni kam Dr. Eich, d. h. sehr spät. |Es regnete. |Das war 1912. |Die Stadt schlief."),
        ("de", "„Kommst du?“ fragte er. |„Ja.“ |Sie ging, z. B. nach Bonn."),
        ("de", "»Kommst du?« |»Nein.« |Im 19. Jahrhundert war das so."),
        ("fr", "« Viens-tu ? » demanda-t-il. |« Non. » |Il partit avec M. Roux."),
        ("fr", "L’art. 5 dit cela. |On joue gros jeu. |Candide sourit."),
        ("es", "¿Cómo está Ud.? |¡Muy bien! |El Sr. Roble salió."),
        ("es", "Viajó a EE. UU. |Allí se quedó. |La ref. 12 y ss. del libro. |S. M. el rey habló."),
        (
            "es",
            "—¿Quién va? —preguntó. |—Yo. |D. Juan y D.ª Inés llegaron, p. ej., tarde, etc. |Murió en el 44 a. C. en Roma."
        ),
        ("es", "No vino nadie. |Sr. Pepe, cierre usted. |Reinaba D. Baldomero I. |Allí no se usaron capas."),
        ("fr", "Il parla du Cap. |C’est loin. |Le Cap. Nemo rit. |Il mesure 1 m. 75. |Mrs. Weldon sourit."),
        ("de", "Der k. k. Akademie schrieb Dr. h. c. Müller. |Es kostet 2 Gld. 20 Kr. heute. |Mad. Müller kam."),
        ("it", "Il cap. De Rossi rise col col. La Marmora. |Era tardi."),
        ("it", "Il Sig. Rossi parla. |Come sta? |Bene."),
        (
            "it",
            "— Buongiorno, sig. Luca — disse lei. |— Buongiorno, dott. Neri. |L’ing. Costa rise, ecc. |Era il 44 a.C. |Non pioveva. |Le regole sono: 1. Non correre. |2. Non gridare."
        ),
        ("pt", "O Sr. Silva saiu. |Não voltou."),
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
