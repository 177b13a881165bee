extension ContinentalWords {
    static let french = ContinentalWords(
        code: "fr",
        numbers: FrenchNumbers(),
        joints: .french,
        figures: .french,
        months: [
            "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
            "décembre",
        ],
        beforeEra: ["av j", "av jc", "av c", "avant jésus"],
        money: .french,
        measures: .french,
        signs: .french,
        functionWords: Set(
            words: """
                à ai ainsi alors après au aussi aux avait avant avec car ce ces cet cette chez comme contre dans de
                depuis des dès donc dont du elle elles en entre est et était étaient eut fut furent il ils je jusque la
                le les leur leurs lorsque lui ma mais même mes moins mon ne ni nos notre nous on ont ou où par parmi pas
                pendant plus pour puis quand que qui sa sans se selon ses si son sont sous sur ta te tes ton toujours
                très tu un une vers vos votre vous y
                """
        ),
        labels: Set(
            words: """
                chapitre chapitres chap ch page pages p pp numéro numéros n nº tome volume vol livre partie acte scène
                article art figure fig tableau planche an année années siècle verset psaume chambre rue ligne note
                section paragraphe téléphone tél leçon chant folio salle porte strophe vers lettre quai bâtiment siège
                appartement escalier parcelle bus voie
                """
        ),
        names: .french,
        abbreviations: .french,
        acronyms: .french
    )
}

extension ContinentalJoints {
    static let french = ContinentalJoints(and: "et", or: "ou", to: "à", between: "entre", of: "de", ofBeforeVowel: "d’")
}

extension ContinentalFigureWords {
    static let french = ContinentalFigureWords(
        point: "virgule",
        minus: "moins",
        percent: "pour cent",
        perMille: "pour mille",
        half: Half(masculine: "demi", feminine: "demie"),
        power: Power(square: "au carré", cube: "au cube", other: "puissance"),
        single: ["loi"],
        quantifiers: Set(
            words: """
                plusieurs certaines certains quelques toutes tous ces ses leurs nos diverses divers maintes nombreuses
                nombreux différentes
                """
        ),
        forerunners: Set(words: "autres nouvelles nouveaux grandes premières dernières importantes jeunes"),
        beforeYears: Set(words: "en depuis vers dès"),
        operators: [
            "+": "plus", "=": "égale", "×": "fois", "·": "fois", "÷": "divisé par", "−": "moins", "<": "inférieur à",
            ">": "supérieur à",
            "≤": "inférieur ou égal à", "≥": "supérieur ou égal à",
        ]
    )
}

extension ContinentalSignWords {
    static let french = ContinentalSignWords(
        symbols: [
            "§": "paragraphe", "&": "et", "+": "plus", "=": "égale", "@": "arobase", "©": "copyright",
            "®": "marque déposée", "™": "marque", "%": "pour cent", "€": "euros", "£": "livres", "$": "dollars",
            "°": "degrés", "#": "numéro", "×": "fois", "÷": "divisé par", "±": "plus ou moins", "≈": "environ",
            "√": "racine de", "∞": "infini",
            "≠": "différent de", "∈": "appartient à", "∉": "n’appartient pas à", "∫": "intégrale", "∑": "somme",
            "⇒": "implique", "⇔": "équivaut à", "∀": "pour tout", "∃": "il existe", "∩": "inter", "∪": "union",
            "⊂": "inclus dans",
        ],
        sections: "paragraphes",
        stars: Stars(spoken: "trois étoiles", particles: ["de", "du", "di", "von"]),
        address: Address(dot: "point", slash: "barre", at: "arobase", hyphen: "tiret", underscore: "tiret bas")
    )
}

extension ContinentalNameWords {
    static let french = ContinentalNameWords(
        titles: Set(
            words: """
                monsieur m madame mme mademoiselle mlle docteur dr comte comtesse abbé père maître me baron marquis
                marquise
                """
        ),
        kings: Set(
            words: """
                louis charles henri philippe françois jean robert hugues napoléon pie léon paul benoît clément innocent
                grégoire urbain alexandre jules sixte adrien boniface nicolas eugène calixte honorius célestin martin
                étienne victor georges george édouard richard guillaume jacques frédéric frédéric-guillaume joseph
                léopold maximilien amédée othon rodolphe sigismond albert baudouin humbert ramsès ptolémée darius xerxès
                artaxerxès antiochus constantin théodose soliman ivan christian gustave emmanuel sébastien alphonse
                ferdinand pierre sanche jérôme childéric clotaire dagobert thierry clovis pépin lothaire raoul eudes
                foulques raymond gaston lucius sylvestre mahomet mourad sélim abdul casimir stanislas ladislas mathias
                oscar haakon olaf éric mithridate séleucus xavier stuart
                """
        ),
        queens: Set(
            words: """
                élisabeth elisabeth catherine marie jeanne anne christine marguerite victoria isabelle blanche cléopâtre
                thérèse louise sophie charlotte bérénice wilhelmine
                """
        ),
        titleLetter: "D"
    )
}
