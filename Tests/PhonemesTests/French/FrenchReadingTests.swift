import Testing

@testable import Phonemes

struct FrenchReadingTests {
    private let phonemizer = FrenchPhonemizer()

    private func said(_ text: String) -> String { phonemizer.pronunciation(of: text).phonemes() }

    @Test(arguments: [
        ("il marchait", "il maʁʃˈɛ"), ("nous franchirons", "nu fʁɑ̃ʃiʁˈɔ̃"), ("échoué", "eʃwˈe"), ("écho", "ekˈo"),
        ("archaïque", "aʁkaˈik"), ("chiromancie", "kiʁomɑ̃sˈi"), ("distingua", "distɛ̃ɡˈa"),
        ("naviguons", "naviɡˈɔ̃"), ("il argua", "il aʁɡyˈa"), ("Nicaragua", "nikaʁaɡwˈa"), ("balbutia", "balbysjˈa"),
        ("s'impatienta", "sɛ̃pasjɑ̃tˈa"), ("initié", "inisjˈe"), ("définitif", "definitˈif"),
        ("égyptienne", "eʒipsjˈɛn"), ("chrétienne", "kʁetjˈɛn"), ("châtié", "ʃatjˈe"), ("discrétions", "diskʁesjˈɔ̃"),
        ("nous arrêtions", "nuz aʁɛtjˈɔ̃"), ("déshabiller", "dezabijˈe"), ("transhumer", "tʁɑ̃zymˈe"),
        ("sixième", "sizjˈɛm"), ("satisfaisait", "satisfəzˈɛ"), ("contiguë", "kɔ̃tiɡˈy"), ("stagner", "staɡnˈe"),
        ("solennel", "solanˈɛl"), ("coopérer", "kɔɔpeʁˈe"), ("alcoolisé", "alkɔlizˈe"), ("boom", "bˈum"),
        ("œillet", "œjˈɛ"), ("œsophage", "ezofˈaʒ"), ("transition", "tʁɑ̃zisjˈɔ̃"), ("transept", "tʁɑ̃sˈɛpt"),
        ("subsister", "sybzistˈe"), ("ressuscité", "ʁɛsysitˈe"), ("désillusion", "dezilyzjˈɔ̃"), ("siége", "sjˈɛʒ"),
        ("complétement", "kɔ̃plɛtmˈɑ̃"), ("exempté", "ɛɡzɑ̃tˈe"), ("invraisemblance", "ɛ̃vʁɛsɑ̃blˈɑ̃s"),
        ("malt", "mˈalt"), ("clip", "klˈip"), ("coup", "kˈu"), ("looping", "lupˈiŋ"), ("poing", "pwˈɛ̃"),
        ("hammam", "amˈam"), ("Adam", "adˈɑ̃"),
    ])
    func `stems decide how ch, gu, t, s and others are said`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test(arguments: [
        ("Altenheim", "altɛnˈajm"), ("Kesselbach", "kɛsɛlbˈak"), ("Hartmann", "aʁtmˈan"),
        ("monsieur Robertson", "məsjˈø ʁobɛʁtsˈɔn"), ("monsieur Orvieto", "məsjˈø ɔʁvjetˈo"),
        ("monsieur Cervantès", "məsjˈø sɛʁvɑ̃tˈɛs"), ("monsieur Brückner", "məsjˈø bʁyknˈɛʁ"),
        ("une chanson", "yn ʃɑ̃sˈɔ̃"), ("Chanson", "ʃɑ̃sˈɔ̃"), ("Roman", "ʁomˈɑ̃"), ("les Makalolos", "le makalolˈo"),
        ("Jack et Tom", "dʒˈak e tˈɔm"), ("Bat", "bˈat"), ("il bat", "il bˈa"), ("d'Altenheim", "daltɛnˈajm"),
        ("Mrs Smith", "mistʁˈɛs smˈis"), ("wagon", "vaɡˈɔ̃"), ("Ca va", "sˈa vˈa"), ("Te Deum", "tə deˈɔm"),
        ("grand'mère", "ɡʁɑ̃mˈɛʁ"), ("avant-hier", "avˌɑ̃tjˈɛʁ"), ("week-end", "wˈikˈɛnd"),
        ("Laurent arriva", "loʁˈɑ̃ aʁivˈa"), ("Ahmed", "amˈɛd"), ("Rouault", "ʁwˈo"), ("Obélix", "obelˈiks"),
        ("le Grand Prix", "lə ɡʁˈɑ̃ pʁˈi"), ("les Vosges", "le vˈoʒ"),
    ])
    func `names of other languages are said as there`(text: String, phonemes: String) {
        #expect(said(text) == phonemes)
    }

    @Test(arguments: [
        ("à l'est", "a lˈɛst"), ("vent d'est", "vˈɑ̃ dˈɛst"), ("il ne l'est plus", "il nə lɛ plˈy"),
        ("elle l'est aussi", "ɛl lɛt osˈi"), ("la côte est", "la kˈoːt ˈɛst"), ("nord-est", "nˈɔʁˈɛst"),
        ("est-ce vrai", "ɛs vʁˈɛ"), ("ils sont tous là", "il sˈɔ̃ tus lˈa"), ("tous les deux", "tu le dˈø"),
        ("de tous côtés", "də tu kotˈe"), ("de plus", "də plˈys"), ("je n'en veux plus", "ʒə nɑ̃ vˈø plˈy"),
        ("de plus en plus", "də plyz ɑ̃ plˈys"), ("je me sens mal", "ʒə mə sˈɑ̃ mˈal"),
        ("le sens du mot", "lə sˈɑ̃s dy mˈo"), ("se fier à lui", "sə fjˈe a lyˈi"), ("les os", "lez ˈo"),
        ("un as", "œ̃n ˈas"), ("tu as", "ty ˈa"), ("une vis", "yn vˈis"), ("fleur de lis", "flˈœʁ də lˈis"),
        ("ils négligent tout", "il neɡlˈiʒ tˈu"), ("un homme négligent", "œ̃n ˈɔm neɡliʒˈɑ̃"),
        ("les poules couvent", "le pˈul kˈuv"), ("deux fois content", "dˈø fwˈa kɔ̃tˈɑ̃"),
        ("nous portions", "nu pɔʁtjˈɔ̃"), ("les portions", "le pɔʁsjˈɔ̃"), ("fils de fer", "fˈil də fˈɛʁ"),
        ("la gare de l'Est", "la ɡˈaʁ də lˈɛst"), ("in extremis", "ˈin ɛkstʁemˈis"),
    ])
    func `words are said as their neighbours want`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test(arguments: [
        ("un bon ami", "œ̃ bˈɔn amˈi"), ("bon et beau", "bˈɔ̃ e bˈo"), ("le Moyen Âge", "lə mwajˈɛn ˈaːʒ"),
        ("un premier étage", "œ̃ pʁəmjˈɛʁ etˈaʒ"), ("le premier à venir", "lə pʁəmjˈe a vənˈiʁ"),
        ("neuf heures", "nˈœv ˈœʁ"), ("neuf hommes", "nˈœf ˈɔm"), ("dix ou douze", "dˈis u dˈuz"),
        ("vingt-huit", "vˈɛ̃tyˈit"), ("quatre-vingt-dix", "kˈatʁəvˈɛ̃dˈis"), ("quatre-vingt-un", "kˈatʁəvˈɛ̃ˈœ̃"),
        ("de temps en temps", "də tˈɑ̃z ɑ̃ tˈɑ̃"), ("mot à mot", "mˈot a mˈo"), ("petit à petit", "pətˈit a pətˈi"),
        ("vis-à-vis", "vˈizavˈi"), ("semble-t-il", "sˈɑ̃blətˈil"), ("les États-Unis", "lez etˈazynˈi"),
        ("répondit Hercule", "ʁepɔ̃dˈi ɛʁkˈyl"), ("dit Harris", "dˈi aʁˈis"), ("cet homme", "sɛt ˈɔm"),
        ("Alvez et lui", "alvˈɛz e lyˈi"), ("un refus aimable", "œ̃ ʁəfˈy ɛmˈabl"),
        ("une fois encore", "yn fwˈa ɑ̃kˈɔʁ"), ("choses étranges", "ʃˈoz etʁˈɑ̃ʒ"), ("les amis", "lez amˈi"),
        ("cent un", "sˈɑ̃ ˈœ̃"), ("cent ans", "sˈɑ̃t ˈɑ̃"), ("vous avez", "vuz avˈe"),
    ])
    func `liaison is made where readers make it`(text: String, phonemes: String) { #expect(said(text) == phonemes) }

    @Test func `the list by hand has sounds that the voices know`() {
        let words = EmbeddedModel.table(EmbeddedModel.frenchWords)
        #expect(words.count > 1000)
        for (word, sounds) in words {
            let parts = sounds.split(separator: "-")
            #expect(parts.count == 1 || parts.count == word.split(separator: "-").count, "\(word)")
            for part in parts {
                #expect(part.unicodeScalars.allSatisfy(KokoroAlphabet.symbols.contains), "\(word)")
                #expect(!FrenchLexicon.phones(String(part)).nuclei.isEmpty, "\(word)")
            }
        }
    }

    @Test func `names and fragments of any kind are said without harm`() {
        for end in ["heim", "son", "us", "es", "tions", "ent", "gu", "ill", "x", "'", "-", "est"] {
            for start in ["", "A", "K", "O’", "l'", "é", "ch", "œ", "W"] {
                _ = said(start + end)
                _ = said("à " + start + end + "-" + end + " " + start + end)
            }
        }
    }
}
