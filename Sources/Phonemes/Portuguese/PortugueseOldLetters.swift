/// Letters that old Portuguese spelling has for those of today: *philosophia*, *prompto*, *acção*.
enum PortugueseOldLetters {
    /// A word without them.
    /// - Returns: `nil` where it has none.
    static func reduced(_ word: [Unicode.Scalar]) -> [Unicode.Scalar]? {
        guard word.count > 2, isSuspect(word) else { return nil }
        var result = single(word)
        for (old, new) in inside where !word.starts(with: "perempt".unicodeScalars) { replace(&result, old, by: new) }
        start(&result)
        ending(&result)
        return result == word ? nil : result
    }

    /// Whether letters stand beside each other that are not so today.
    private static func isSuspect(_ word: [Unicode.Scalar]) -> Bool {
        var before: Unicode.Scalar = " "
        for letter in word {
            switch letter {
            case "h" where before == "p" || before == "t" || before == "r" || before == "c" || before == "x": return true
            case "b", "d", "f", "g", "l", "m", "p": if before == letter || letter == "m" && before == "g" { return true }
            case "n" where before == "n" || before == "m" || before == "g": return true
            case "t" where before == "t" || before == "c" || before == "p": return true
            case "c" where before == "c" || before == "s" || before == "p": return true
            case "ç" where before == "c" || before == "p": return true
            case "e" where before == "a": return true
            case "a" where before == "é" || before == "ê": return true
            case "y": return true
            default: break
            }
            before = letter
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
            case "y" where index > 0 && next != " " && !PortugueseStress.isVowel(before) && !PortugueseStress.isVowel(next):
                result.append("i")
                continue
            default: break
            }
            result.append(letter)
        }
        return result
    }

    private static let inside: [(old: [Unicode.Scalar], new: [Unicode.Scalar])] = [
        ("nct", "nt"), ("ncç", "nç"), ("mpt", "nt"), ("mpç", "nç"), ("assign", "assin"), ("signal", "sinal"),
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

    /// Whether a c or p before t or ç is not said.
    private static func isMute(_ word: [Unicode.Scalar], _ place: Int) -> Bool {
        guard word[place] == "c" || word[place] == "p", word[place + 1] == "t" || word[place + 1] == "ç" else { return false }
        // *Óptimo* is as *optimo*.
        var stem = String(String.UnicodeScalarView(word[...(place + 1)].map { PortugueseStress.plain[$0] ?? $0 }))
        for prefix in prefixes where stem.hasPrefix(prefix) && mute.contains(String(stem.dropFirst(prefix.count))) { return true }
        if mute.contains(stem) { return true }
        // What follows tells *actor* from *octo*.
        stem += String(String.UnicodeScalarView(word[(place + 2)...].prefix(1)))
        return mute.contains(stem)
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
        excepto except absorpç
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// *Idéa*, *jornaes*.
    private static func ending(_ word: inout [Unicode.Scalar]) {
        let end = word.last == "s" ? word.count - 1 : word.count
        guard end > 2 else { return }
        if word[end - 1] == "a", word[end - 2] == "é" || word[end - 2] == "ê" { word.insert("i", at: end - 1) }
        if end < word.count, word[end - 1] == "e", word[end - 2] == "a" { word[end - 1] = "i" }
    }
}
