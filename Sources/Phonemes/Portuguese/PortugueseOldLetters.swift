/// Letters that old Portuguese spelling has for those of today: *philosophia*, *prompto*, *acção*.
enum PortugueseOldLetters {
    /// A word without them.
    /// - Returns: `nil` where it has none.
    static func reduced(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard word.count > 2 else { return nil }
        var result = single(word)
        beginning(&result)
        for (old, new) in inside where !word.starts(with: "perempt".unicodeScalars) { replace(&result, old, by: new) }
        start(&result)
        ending(&result)
        return result == word ? nil : result
    }

    /// Whether letters stand beside each other that are seldom so today.
    static func isSuspect(_ word: String.UTF8View) -> Bool {
        guard word.count > 2, let first = word.first else { return false }
        var before: UInt8 = 0
        for byte in word {
            switch byte {
            case 0x68: if [0x70, 0x74, 0x72, 0x63, 0x78].contains(before) { return true }
            case 0x62, 0x64, 0x66, 0x6C, 0x70: if before == byte { return true }
            case 0x67: if before == byte || first == 0x65 || first == 0x73 || first == 0x69 { return true }
            case 0x6D: if before == byte || before == 0x67 { return true }
            case 0x6E: if before == byte || before == 0x6D || before == 0x67 { return true }
            case 0x74: if before == byte || before == 0x63 || before == 0x70 { return true }
            case 0x63: if before == byte || before == 0x73 || before == 0x70 { return true }
            // ç, é, ê begin with it.
            case 0xC3: if before == 0x63 || before == 0x70 { return true }
            case 0x73: if before == 0x65, first == 0x72 { return true }
            case 0x65: if before == 0x61 { return true }
            // éa, êa
            case 0x61: if before == 0xA9 || before == 0xAA { return true }
            case 0x79: return true
            default: break
            }
            before = byte
        }
        return false
    }

    /// Double letters made one, ph, th, rh, ch before a consonant, y.
    private static func single(_ word: [Unicode.Scalar]) -> [Unicode.Scalar] {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(word.count)
        for (index, letter) in word.enumerated() {
            let before = index > 0 ? word[index - 1] : " "
            let next = index + 1 < word.count ? word[index + 1] : " "
            switch letter {
            case "b", "d", "f", "g", "l", "m", "n", "p", "t": if next == letter { continue }
            case "h":
                switch before {
                case "p": result[result.count - 1] = "f"
                case "t", "r": break
                case "c": if !["r", "l", "t", "n", "m"].contains(next) { result.append(letter) }
                default: result.append(letter)
                }
                continue
            case "c" where next == "c":
                // *Peccado*, *accento*; but *ficcional*.
                let isFront = index + 2 < word.count && "eiéíê".unicodeScalars.contains(word[index + 2])
                if !isFront || index == 1 || index == 2 && (before == "u" || before == "o") { continue }
            case "y"
            where index > 0 && next != " " && !PortugueseStress.isVowel(before) && !PortugueseStress.isVowel(next):
                result.append("i")
                continue
            default: break
            }
            result.append(letter)
        }
        return result
    }

    private static let inside: [(old: [Unicode.Scalar], new: [Unicode.Scalar])] = [
        ("nct", "nt"), ("ncç", "nç"), ("nccion", "ncion"), ("mpt", "nt"), ("mpç", "nç"), ("assign", "assin"),
        ("signal", "sinal"),
        ("augment", "aument"), ("magdalen", "madalen"), ("exh", "ex"),
    ].map { (Array($0.0.unicodeScalars), Array($0.1.unicodeScalars)) }

    private static func replace(_ word: inout [Unicode.Scalar], _ old: [Unicode.Scalar], by new: [Unicode.Scalar]) {
        guard word.count >= old.count else { return }
        for place in 0...word.count - old.count where word[place] == old[0] && word[place...].starts(with: old) {
            word.replaceSubrange(place..<place + old.count, with: new)
            return
        }
    }

    /// Mute c, p and m: *acto*, *direcção*, *baptismo*, *somno*.
    private static func start(_ word: inout [Unicode.Scalar]) {
        if let place = word.indices.dropLast().dropFirst().first(where: { word[$0] == "m" && word[$0 + 1] == "n" }),
            // *Amnésia*, *omnívoro*
            place > 1
        {
            word.remove(at: place)
        }
        for place in word.indices.dropLast().dropFirst() where isMute(word, place) {
            word.remove(at: place)
            return
        }
    }

    /// *Monarchia*, *egreja*, *resurgir*: beginnings of words, by their letters.
    private static func beginning(_ word: inout [Unicode.Scalar]) {
        guard word.count > 4 else { return }
        for count in (4...min(9, word.count)).reversed() {
            guard let other = beginnings[word[..<count].text] else { continue }
            word.replaceSubrange(..<count, with: other)
            return
        }
    }

    private static let beginnings: [String: [Unicode.Scalar]] = [String: String].respellings(
        """
        parochi=paroqui parocho=pároco monarcha=monarca monarchi=monarqui patriarch=patriarc archanj=arcanj archiv=arquiv archip=arquip
        archid=arquid archite=arquite archeo=arqueo archit=arquit archeb=arqueb anarchi=anarqui anarcho=anarco hierarchi=hierarqui hierarcho=hierarco
        oligarchi=oligarqui autarchi=autarqui tetrarcha=tetrarca chimer=quimer chimic=quimic alchimi=alquimi machin=maquin mechan=mecan
        melanchol=melancol eucharis=eucaris orchestr=orquestr orchide=orquíde eschol=escol pascho=pasco paschal=pascal chaos=caos
        charact=carat cholera=cólera choleri=coléri psychol=psicol psychi=psiqui psicholog=psicolog estomach=estomac bronchi=bronqui bronch=bronc
        achiles=aquiles ignaci=inaci signa=sina rachit=raquit epocha=época catechi=cateci cherub=querub eschyl=ésquil plutarch=plutarc baccho=baco bacho=baco
        machiavel=maquiavel monachal=monacal trachea=traquea echoa=ecoa echoo=ecoo echos=ecos echa=eca chamale=camale chirurg=cirurg
        schola=escola scholas=escolás chorograph=corograf archaic=arcaic archai=arcai exarch=exarc zacharia=zacaria michael=micael
        egrej=igrej egual=igual reson=resson resurg=ressurg resalv=ressalv resoa=ressoa resusc=ressusc resent=ressent inaccess=inacess
        """
    ).mapValues { Array($0.unicodeScalars) }

    /// Whether a c or p before t or ç is not said.
    private static func isMute(_ word: [Unicode.Scalar], _ place: Int) -> Bool {
        guard word[place] == "c" || word[place] == "p", ["t", "ç", "c"].contains(word[place + 1]) else { return false }
        // *Óptimo* is as *optimo*.
        var stem = word[...(place + 1)].map { PortugueseStress.plain[$0] ?? $0 }.text
        // What follows tells *actor* from *octo*.
        for next in word[(place + 2)...].prefix(5).map(Optional.some) + [nil] {
            if mute.contains(stem) { return true }
            for prefix in prefixes where stem.hasPrefix(prefix) && mute.contains(String(stem.dropFirst(prefix.count))) {
                return true
            }
            guard let next else { break }
            stem.unicodeScalars.append(PortugueseStress.plain[next] ?? next)
        }
        return false
    }

    private static let prefixes = ["des", "in", "im", "re", "con", "inter", "sub", "super", "dis", "desen", "arqui"]

    /// Beginnings of words up to the t or ç whose c or p is mute.
    private static let mute: Set = Set(
        """
        act reacç reactiv reactor exact inexact redact redacç refract refracç fracç fractur tract tracç contract contracç
        extract extracç abstract abstracç atract atracç retract retracç distract distracç subtract subtracç detract
        direct direcç indirect correct correcç incorrect architect arquitect insect project projecç object objecç injecç
        trajecto affect afect efect colect colecç collect elect electr selecç select lectiv lectur dialect predilect predilecç protect
        protecç tecto inspect inspecç espectac expectac secç disecç acç infracç transacç satisfacç
        construcç destrucç instrucç producç reducç introducç conducç traducç obstrucç seducç deducç inducç abducç
        afliç aflict aflicç restricç restrict district conflict jurisdicç contradicç maldicç benedicç interdicç edict delict
        dicto predicto victim victori victor vict practic pract didact noctur nocturn octav fruct fructo product conduct
        reduct viaduct aqueduct estruct struct construct instruct destruct jactanc objecto
        doctrin doctor doct auctor auct auctori autoct luct lucto electri selecto effect dictad dictado contracto
        director adjectiv subjectiv objectiv activ colectiv efectiv
        escript script descript inscript subscript prescript manuscript transcript proscript conscript descripç inscripç subscripç prescripç
        transcripç proscripç circumscripç conscripç baptis baptiz baptist bapt optim adopt adopç egipt egypt setemb septemb septim
        esculpt esculpç sculpt captiv excepç scept exempç redempç assumpç presumpç consumpç 
        except absorpç
        reflect rectif fluct nocturn interdict seduct deduct dictam dictand dictad dictav contrict contradict irreduct dicc colecc direccion seleccion
        accion fraccion redacc reacc inspecc projecc correcc protecc aflicc produccion
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// *Idéa*, *jornaes*.
    private static func ending(_ word: inout [Unicode.Scalar]) {
        let end = word.last == "s" ? word.count - 1 : word.count
        guard end > 2 else { return }
        if word[end - 1] == "a", word[end - 2] == "é" || word[end - 2] == "ê" { word.insert("i", at: end - 1) }
        if word[end - 1] == "e", word[end - 2] == "a" { word[end - 1] = "i" }
    }
}
