/// Names of other languages in French, as they are said there: German *-heim, -stein*, English *-ham, -son*, and an e that is
/// never mute in *Orvieto*. Only words with a capital come here, and only those that no list has.
enum FrenchNames {
    /// The sounds of a name that is told from a French word by its letters.
    /// - Parameters:
    ///   - letters: In small letters.
    ///   - capital: A word that begins a sentence needs letters that no French word has.
    /// - Returns: `nil` for a word that is read as any other.
    static func sounds(of letters: [Unicode.Scalar], _ capital: SpelledCapital) -> FrenchSounds? {
        guard capital.isInitial, letters.count > 2, let last = letters.last else { return nil }
        let word = letters.text
        let isForeign = letters.contains("k") || letters.contains("w")
        for ending in endings where ending.last == last && letters.ends(with: ending.letters) {
            guard letters.count > ending.letters.count + 1, capital == .name || !ending.needsName,
                !french.contains(word)
            else { break }
            // *Poing*, *sous*, *bleus*
            let before = letters[letters.count - ending.letters.count - 1]
            if ending.startsWithVowel, FrenchSounds.isVowel(before) { break }
            let isGerman = ending.isGerman || word.contains("sch") || word.contains("tz")
            let end = letters.count - ending.letters.count
            return FrenchSounds(name: letters, end: end, ending: ending.sounds, sayingW: isGerman ? "v" : "w")
        }
        guard capital == .name else { return nil }
        if isForeign {
            let sayingW: Unicode.Scalar = word.contains("sch") || word.contains("tz") ? "v" : "w"
            if last == "r", letters.ends(with: er), letters.count > 3, letters[letters.count - 3] != "i" {
                let er: [Phone] = [.vowel("ɛ"), Phone("ʁ")]
                return FrenchSounds(name: letters, end: letters.count - 2, ending: er, sayingW: sayingW)
            }
            // *Hawkins*, *Edward*, *Schmidt*: what French would leave out.
            let isSaid = saidEnds.contains { $0.last == last && letters.ends(with: $0) }
            if isSaid || sayingW == "v" {
                return FrenchSounds(name: letters, end: isSaid ? letters.count : nil, ending: [], sayingW: sayingW)
            }
            return nil
        }
        guard !french.contains(word) else { return nil }
        let endsInVowel =
            last == "o" || last == "a" || last == "i" && !FrenchSounds.isVowel(letters[letters.count - 2])
        return endsInVowel && letters.contains("e")
            ? FrenchSounds(name: letters, end: nil, ending: [], sayingW: "w") : nil
    }

    private static let er = Array("er".unicodeScalars)
    private static let saidEnds = [
        "cks", "oks", "tts", "lks", "rks", "rds", "lls", "rt", "lt", "dt", "st", "tt", "rd", "ld", "dd",
    ]
    .map { Array($0.unicodeScalars) }

    /// The end of a name and its sounds.
    private struct Ending {
        let letters: [Unicode.Scalar]
        let last: Unicode.Scalar
        let sounds: [Phone]
        /// Whether w is v in names that end so.
        let isGerman: Bool
        /// Whether French words end so, too: a capital at the start of a sentence does not tell.
        let needsName: Bool
        let startsWithVowel: Bool

        init(_ letters: Substring, _ sounds: Substring, isGerman: Bool = false, needsName: Bool = false) {
            self.letters = Array(letters.unicodeScalars)
            last = self.letters.last ?? " "
            self.sounds = FrenchLexicon.phones(String(sounds))
            startsWithVowel = self.sounds.first?.isNucleus == true && last != "m"
            self.isGerman = isGerman
            self.needsName = needsName
        }

        static func rows(_ rows: String, isGerman: Bool = false, needsName: Bool = false) -> [Ending] {
            rows.split(whereSeparator: \.isWhitespace).compactMap { row in
                let sides = row.split(separator: "=")
                return sides.count == 2
                    ? Ending(sides[0], sides[1], isGerman: isGerman, needsName: needsName) : nil
            }
        }
    }

    /// The longer ones first.
    private static let endings: [Ending] = {
        let german = Ending.rows(
            """
            polis=polis heim=ajm heims=ajm bach=bak reich=ʁajʃ stein=ʃtajn steins=ʃtajn mann=man manns=man berg=bɛʁɡ burg=buʁɡ
            dorf=dɔʁf dorff=dɔʁf wald=vald feld=fɛld hausen=awzɛn haus=aws stadt=ʃtat owski=ɔfski owsky=ɔfski
            owska=ɔfska ewski=ɛfski ewsky=ɛfski wicz=vitʃ witz=vits ingen=iŋɡɛn
            """,
            isGerman: true
        )
        let english = Ending.rows(
            """
            ham=am field=fild ford=fɔʁd wood=wud worth=wɔʁs shire=ʃiʁ town=tawn ington=iŋtɔn ing=iŋ kins=kins
            stone=stɔn borough=bɔʁo burgh=bœʁɡ hurst=œʁst man=man
            rson=ʁsɔn nson=nsɔn lson=lsɔn ckson=ksɔn pson=psɔn tson=tsɔn dson=dsɔn mson=msɔn rrison=ʁisɔn
            lton=ltɔn pton=ptɔn xton=kstɔn ckton=ktɔn wton=tɔn gston=ɡstɔn nston=nstɔn reston=ʁɛstɔn
            leston=lɛstɔn ldon=ldɔn
            """
        )
        // Of other languages, or of many: *Ibsen*, *Cervantès*, *Titus*, *Minos*, *Obélix*, *Rachid*.
        let others = Ending.rows(
            """
            mouth=mut house=aws ings=iŋs ias=jas ès=ɛs us=ys os=ɔs land=lɑ̃d ach=ak och=ɔk uch=yk rich=ʁik
            den=dɛn fen=fɛn ken=kɛn len=lɛn men=mɛn nen=nɛn pen=pɛn ren=ʁɛn sen=sɛn ssen=sɛn ten=tɛn tten=tɛn ven=vɛn
            zen=zɛn ggen=ɡɛn ix=iks ed=ɛd id=id ad=ad oud=ud
            """,
            needsName: true
        )
        return (german + english + others).sorted { $0.letters.count > $1.letters.count }
    }()

    /// French words and names that end in the same letters.
    private static let french: Set = Set(
        """
        polis impolis malpolis dépolis maman moman dolman shaman roman norman musulman mussulman ottoman german firman talisman toman ataman caïman drogman leman chaman hetman
        ourson garson chanson pinson échanson jeanson samson robinson krypton corton carton marton berton furton avorton
        mammouth chaland gland goéland roland rolland galland lalland foch agen examen hymen spécimen abdomen rosporden
        après auprès dès très près exprès procès progrès succès accès excès abcès cyprès congrès décès grès profès décrès
        dextrès ès
        cela ceci demi ennemi samedi vendredi mercredi voilà sera fera semi
        jésus plus dus vus nus jus abus refus obus confus diffus inclus exclus reclus dessus intrus pus fus bus crus drus
        tus sus talus us mus lus élus conclus perclus obtus déçus reçus écus cocus fichus pendus surplus infus camus cabus
        venus tenus rendus perdus vendus connus inconnus parvenus revenus reconnus individus élus cornus bossus barbus
        dos gros nos vos clos enclos repos propos héros éclos os chaos dispos campos eskimos bravos échos numéros mots
        prix dix six perdrix crucifix pied nid plaid raid
        tombereaus confiteors pharaos gringos métros photos kilos impôts
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
