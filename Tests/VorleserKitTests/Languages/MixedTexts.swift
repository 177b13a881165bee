/// Sentences for books in several languages, written for these tests.
enum MixedTexts {
    static let languages = ["en", "de", "fr", "es", "it", "pt"]

    /// What the book itself says, in each language: the same plain story.
    static let prose: [String: [String]] = [
        "en": [
            "The old woman put the letter back into the drawer and looked out of the window.",
            "Nobody had come up the road since the morning.", "She thought of what they had said to her in the town.",
            "Then she lit the lamp and sat down at the table.",
        ],
        "de": [
            "Die alte Frau legte den Brief zurück in die Schublade und sah aus dem Fenster.",
            "Seit dem Morgen war niemand mehr die Straße heraufgekommen.",
            "Sie dachte an das, was man ihr in der Stadt gesagt hatte.",
            "Dann zündete sie die Lampe an und setzte sich an den Tisch.",
        ],
        "fr": [
            "La vieille femme remit la lettre dans le tiroir et regarda par la fenêtre.",
            "Personne n'était monté par la route depuis le matin.", "Elle pensait à ce qu'on lui avait dit en ville.",
            "Puis elle alluma la lampe et s'assit à la table.",
        ],
        "es": [
            "La anciana volvió a guardar la carta en el cajón y miró por la ventana.",
            "Nadie había subido por el camino desde la mañana.", "Pensaba en lo que le habían dicho en el pueblo.",
            "Luego encendió la lámpara y se sentó a la mesa.",
        ],
        "it": [
            "La vecchia rimise la lettera nel cassetto e guardò dalla finestra.",
            "Nessuno era salito per la strada dalla mattina.", "Pensava a quello che le avevano detto in città.",
            "Poi accese la lampada e si sedette al tavolo.",
        ],
        "pt": [
            "A velha guardou outra vez a carta na gaveta e olhou pela janela.",
            "Ninguém tinha subido a estrada desde a manhã.", "Ela pensava no que lhe tinham dito na vila.",
            "Depois acendeu a lâmpada e sentou-se à mesa.",
        ],
    ]

    /// Passages that stand in books of other languages: long and short, talk and description, with names and numbers.
    static let passages: [String: [String]] = [
        "en": [
            "My dear Anna, we have waited for you since the spring, and the garden is full of birds again.",
            "Where did you put the keys to the boat?", "I never told him that the money was gone.",
            "They walked for seven hours without seeing another house.",
            "If the rain stops before noon, we shall leave for Bristol with the others.",
            "Please close the door behind you.", "Your brother wants to know what happened to the horse.",
            "It was the coldest winter that anyone in the village could remember.",
            "He laughed, shook his head and said that he would think about it.",
            "There is nothing more beautiful than this valley in October.",
        ],
        "de": [
            "Liebe Anna, wir warten seit dem Frühling auf dich, und der Garten ist wieder voller Vögel.",
            "Wo hast du die Schlüssel für das Boot hingelegt?", "Ich habe ihm nie gesagt, dass das Geld weg ist.",
            "Sie gingen sieben Stunden, ohne ein anderes Haus zu sehen.",
            "Wenn der Regen vor Mittag aufhört, fahren wir mit den anderen nach Bremen.",
            "Bitte mach die Tür hinter dir zu.", "Dein Bruder will wissen, was mit dem Pferd geschehen ist.",
            "Es war der kälteste Winter, an den sich im Dorf jemand erinnern konnte.",
            "Er lachte, schüttelte den Kopf und sagte, er wolle darüber nachdenken.",
            "Nichts ist schöner als dieses Tal im Oktober.",
        ],
        "fr": [
            "Ma chère Anna, nous t'attendons depuis le printemps, et le jardin est de nouveau plein d'oiseaux.",
            "Où as-tu mis les clefs du bateau ?", "Je ne lui ai jamais dit que l'argent avait disparu.",
            "Ils marchèrent sept heures sans voir une autre maison.",
            "Si la pluie s'arrête avant midi, nous partirons pour Bordeaux avec les autres.",
            "Fermez la porte derrière vous, je vous prie.",
            "Votre frère veut savoir ce qui est arrivé au cheval.",
            "C'était l'hiver le plus froid dont on se souvînt au village.",
            "Il rit, secoua la tête et dit qu'il allait y réfléchir.",
            "Rien n'est plus beau que cette vallée au mois d'octobre.",
        ],
        "es": [
            "Querida Ana, te esperamos desde la primavera, y el jardín está otra vez lleno de pájaros.",
            "¿Dónde has puesto las llaves de la barca?", "Nunca le dije que el dinero había desaparecido.",
            "Caminaron siete horas sin ver otra casa.",
            "Si la lluvia cesa antes del mediodía, saldremos para Sevilla con los demás.",
            "Cierre usted la puerta, por favor.", "Tu hermano quiere saber qué le ha pasado al caballo.",
            "Fue el invierno más frío que nadie recordaba en el pueblo.",
            "Se rió, movió la cabeza y dijo que lo pensaría.",
            "No hay nada más hermoso que este valle en octubre.",
        ],
        "it": [
            "Cara Anna, ti aspettiamo dalla primavera, e il giardino è di nuovo pieno di uccelli.",
            "Dove hai messo le chiavi della barca?", "Non gli ho mai detto che i soldi erano spariti.",
            "Camminarono sette ore senza vedere un'altra casa.",
            "Se la pioggia smette prima di mezzogiorno, partiremo per Genova con gli altri.",
            "Chiuda la porta dietro di sé, per favore.", "Tuo fratello vuole sapere che cosa è successo al cavallo.",
            "Era l'inverno più freddo che si ricordasse nel paese.",
            "Rise, scosse la testa e disse che ci avrebbe pensato.",
            "Non c'è niente di più bello di questa valle in ottobre.",
        ],
        "pt": [
            "Querida Ana, esperamos por você desde a primavera, e o jardim está outra vez cheio de pássaros.",
            "Onde você pôs as chaves do barco?", "Eu nunca disse a ele que o dinheiro tinha sumido.",
            "Andaram sete horas sem ver outra casa.",
            "Se a chuva parar antes do meio-dia, partiremos para Santos com os outros.",
            "Feche a porta, por favor, que está frio.", "O seu irmão quer saber o que aconteceu com o cavalo.",
            "Foi o inverno mais frio de que alguém se lembrava na aldeia.",
            "Ele riu, balançou a cabeça e disse que ia pensar no assunto.",
            "Não há nada mais bonito do que este vale em outubro.",
        ],
    ]

    /// Marked sentences too short to be told by their words.
    static let marked: [String: String] = [
        "en": "Who goes there?", "de": "Wer ist da?", "fr": "Qui va là ?", "es": "¿Quién anda ahí?",
        "it": "Chi va là?", "pt": "Quem vem lá?",
    ]

    /// What the narrator reads although there is something foreign in it, as XHTML.
    static let traps: [String: [String]] = [
        "en": [
            "Jean-Pierre de la Tour, Madame de Staël and Wolfgang von Goethe never met Don Luis de Góngora y Argote.",
            "He read <i lang=\"fr\">Les Misérables</i> and Die Leiden des jungen Werthers before he went to bed.",
            "Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae.", "<i lang=\"fr\">Oui.</i>",
            "“Très bien!” he cried.", "“Guten Morgen.”", "“C’est la vie,” said the doctor, and closed his bag.",
            "Ah dinna ken whaur ye’re gaun the nicht, laddie.", "I be a-goin’ down to the zea, I tell ’ee.",
            "Rio de Janeiro, Santiago de Compostela, La Paz, Los Angeles.",
            "She had a certain <i lang=\"fr\">je ne sais quoi de plus</i> that nobody could name.",
            "In the Rue de la Paix they asked for the hôtel.",
        ],
        "de": [
            "Mr. John Smith und Lady Bracknell wohnten in der Downing Street neben Sir Arthur Conan Doyle.",
            "Abends las er <i lang=\"en\">The Importance of Being Earnest</i> und Les Fleurs du Mal.",
            "Quod erat demonstrandum, sed non omnia possumus omnes.", "<i lang=\"en\">Yes.</i>",
            "„Very well!“ rief er.",
            "„Bon voyage.“", "„That is the question“, sagte der Arzt und schloss seine Tasche.",
            "Ick weet nich, wat du dor seggen deist, mien Jung.", "I mog nimmer, geh, lass mi in Ruah.",
            "Das Meeting mit dem Manager im Headquarter war cool.",
            "Los Angeles, New York, San Francisco, Rio de Janeiro.",
        ],
        "fr": [
            "Mr. John Smith et Lady Bracknell habitaient Downing Street, près de Sir Arthur Conan Doyle.",
            "Le soir il lisait <i lang=\"en\">The Importance of Being Earnest</i> et Don Quijote de la Mancha.",
            "Alea jacta est, et nunc est bibendum.", "<i lang=\"en\">Yes.</i>", "« Very well ! » cria-t-il.",
            "« Guten Tag. »", "« That is the question », dit le médecin en fermant son sac.",
            "J’savions point c’qu’y voulions, mon bon monsieur.",
            "Le week-end, les managers font du marketing à Los Angeles.",
        ],
        "es": [
            "Mr. John Smith y Lady Bracknell vivían en Downing Street, cerca de Sir Arthur Conan Doyle.",
            "Por la noche leía <i lang=\"en\">The Importance of Being Earnest</i> y La Divina Commedia.",
            "Dominus vobiscum et cum spiritu tuo.", "<i lang=\"fr\">Oui.</i>", "—Very well —gritó él.", "—Au revoir.",
            "—That is the question —dijo el médico, y cerró su bolsa.",
            "Pos yo no sé ná, compae, que m’han dejao solo.",
            "El marketing y el software de la empresa son de New York.",
        ],
        "it": [
            "Mr. John Smith e Lady Bracknell abitavano in Downing Street, vicino a Sir Arthur Conan Doyle.",
            "La sera leggeva <i lang=\"en\">The Importance of Being Earnest</i> e Don Quijote de la Mancha.",
            "Requiem aeternam dona eis, Domine, et lux perpetua luceat eis.", "<i lang=\"fr\">Oui.</i>",
            "«Very well!» gridò.", "«Au revoir.»", "«That is the question» disse il medico, e chiuse la borsa.",
            "Nun saccio addò sta ’o guaglione, signò.", "Il marketing e il software della ditta vengono da New York.",
        ],
        "pt": [
            "Mr. John Smith e Lady Bracknell moravam em Downing Street, perto de Sir Arthur Conan Doyle.",
            "À noite lia <i lang=\"en\">The Importance of Being Earnest</i> e Don Quijote de la Mancha.",
            "Pater noster, qui es in caelis, sanctificetur nomen tuum.", "<i lang=\"fr\">Oui.</i>",
            "— Very well! — gritou ele.",
            "— Au revoir.", "— That is the question — disse o médico, e fechou a bolsa.",
            "Nóis num sabe de nada não, cumpadi, nóis só veio oiá.",
            "O marketing e o software da empresa são de New York.",
        ],
    ]
}
