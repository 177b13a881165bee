import Phonemes

/// French numbers, and what they agree with.
struct FrenchNumbers: ContinentalNumbers {
    func cardinal(_ number: Int, _ agreement: NumberAgreement) -> String {
        FrenchNumberWords.cardinal(number, agreement)
    }

    func ordinal(_ number: Int, _ gender: NumberAgreement, beforeNoun: Bool) -> String {
        FrenchNumberWords.ordinal(number, gender)
    }

    func digits(_ digits: String) -> String { FrenchNumberWords.digits(digits) }

    /// *Tiers*, *quarts*, *cinquièmes*.
    func denominator(_ value: Int, isMany: Bool) -> String {
        switch value {
        case 2: isMany ? "demis" : "demi"
        case 3: "tiers"
        case 4: isMany ? "quarts" : "quart"
        default: FrenchNumberWords.ordinal(value, .masculine) + (isMany ? "s" : "")
        }
    }

    func gender(of noun: String) -> NumberAgreement {
        let one = noun.hasSuffix("s") && !noun.hasSuffix("fois") ? String(noun.dropLast()) : noun
        if Self.masculine.contains(one) { return .masculine }
        if Self.feminine.contains(one) || Self.feminine.contains(noun) { return .feminine }
        return Self.feminineEndings.contains(where: one.hasSuffix) ? .feminine : .masculine
    }

    func isAdjective(_ word: String) -> Bool { Self.adjectives.contains(word) }

    func isCounted(_ noun: String, by number: Int) -> Bool { number == 1 || noun.hasSuffix("s") || noun.hasSuffix("x") }

    private static let feminineEndings = [
        "tion", "sion", "té", "ée", "ette", "elle", "esse", "ance", "ence", "ture", "ie", "ille", "enne", "onne",
        "euse",
        "trice", "ade", "aison", "ude", "ière", "ine", "aine", "gne", "que", "otte", "ure", "çon", "gion", "nion",
        "ssion",
        "xion", "ise", "sse", "ande", "ante", "ente", "rte", "che", "ace", "ouvelle",
    ]
    /// Masculine though they end as feminine nouns do.
    private static let masculine = Set(
        words: """
            côté été comité traité pâté musée lycée trophée génie incendie parapluie silence grade stade domaine
            magazine capitaine signe manque moine cimetière garçon glaçon hameçon maçon squelette prélude pique-nique
            catholique cirque moustique disque masque risque évêque siècle kiosque élastique portique cantique chèque
            député comté invité retraité déporté arrêté révolté condamné velouté bénédicité excité naufragé athée
            mausolée scarabée apogée camarade messie bastion violoncelle vermicelle gorille quadrille portefeuille
            chèvrefeuille polichinelle murmure mercure augure parjure sulfure chlorure carbure espace palace suisse
            russe rapace dinosaure centaure carrosse colosse narcisse gosse dimanche manche porche reproche panache caniche coche prêche
            plastique domestique laïque ivrogne peigne règne interne platine renne hymne artiste
            patriarche fétiche pastiche postiche derviche hémistiche fanion bromure cyanure iodure apache
            pamplemousse garde propriétaire monarque exarque casque obélisque lentisque
            """
    )
    private static let feminine = Set(
        words: """
            femme heure page minute seconde maison fois nuit voix main lettre ligne tonne personne chose guerre porte
            table chaise rue ville place fleur mère sœur dame église école chambre salle pièce feuille cause part face
            fête tête jambe dent larme lieue toise brasse verste once note carte poule vache chèvre brebis étoile île
            montagne rivière vague arme balle flèche bouteille tasse œuvre scène strophe phrase syllabe messe prière âme
            poire pomme noix robe chemise bague perle pierre colonne marche fenêtre horloge cloche montre classe leçon
            langue règle loi peine nef façon souris fourmi mouche abeille cuillère assiette tranche goutte gousse pincée
            botte boîte dose cuillerée noisette échalote carotte tomate commune équipe photo province histoire victime
            orange lampe image clé clef étape banane crêpe huître datte figue olive asperge grappe soupe coupe
            troupe ferme forme norme réforme plateforme route voûte plage cage nage rage côte bête enquête tempête
            requête conquête crête arête victoire mémoire gloire foire armoire baignoire nageoire paire affaire ligue
            digue mangue fugue drogue somme gomme flamme gamme police justice notice épice cicatrice liste piste plume
            rose prose corde bande période méthode salade date pâte patte natte plaque banque barque brique cloison
            prison boisson chanson rançon vie joie voie soie roue vue avenue statue vertu tribu eau peau dot forêt
            jument dynastie couleur odeur valeur douleur erreur hauteur longueur largeur lueur sueur vapeur fille
            famille toile huile tuile pile file aile échelle bulle colle parole console cellule pilule fable cible
            boucle épingle lèvre fièvre cendre vitre huitre encre ancre ombre cave rave grève fève rive locomotive
            tentative perspective initiative lessive cuve preuve épreuve couverture lance annonce source bourse course
            force écorce veste cravate culotte jupe ceinture soirée matinée petite grande grosse longue haute courte
            basse lourde forte verte blanche seule pleine voiture gare guitare demeure prune lune dune tribune lacune
            rancune colline vitamine usine graine laine plaine reine zone icône couronne canne panne vanne cabane
            caserne lanterne taverne caverne tombe espèce sonate candidate mer peur eaux peaux croix perdrix endive laitue langouste sole truite dinde oie épaule
            joue recrue barquette louche courgette branche tige douzaine centaine dizaine calorie
            """
    )
    /// Adjectives before a noun that are the same for either gender: *21 jeunes filles*.
    private static let adjectives = Set(
        words: """
            jeune jeunes autre autres même mêmes énorme énormes simple simples rare rares brave braves pauvre pauvres large
            larges riche riches vaste vastes triste tristes célèbre célèbres illustre illustres immense immenses magnifique
            magnifiques superbe superbes malheureuses honnête honnêtes
            """
    )
}
