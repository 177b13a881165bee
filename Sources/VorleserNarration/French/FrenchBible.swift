import Phonemes

extension ContinentalBibleBooks {
    static let french = ContinentalBibleBooks(
        single: """
            Matthieu: mt matth
            Marc: mc
            Luc: lc
            Jean: jn
            Actes: ac
            Romains: rm rom
            Galates: ga gal
            Éphésiens: ep éph
            Philippiens: ph phil
            Colossiens: col
            Hébreux: he hé héb
            Jacques: jc jac
            Apocalypse: ap apoc
            Genèse: gn gen
            Exode: ex
            Lévitique: lv lév
            Nombres: nb
            Deutéronome: dt deut
            Josué: jos
            Juges: jg
            Psaume: ps
            Proverbes: pr prov
            Job: jb
            Isaïe: is
            Jérémie: jr jér
            Ézéchiel: ez éz
            Daniel: dn
            Osée: os
            """,
        parts: """
            Samuel: s sam
            Rois: r rois
            Chroniques: ch chr
            """,
        letters: """
            Corinthiens: co cor
            Thessaloniciens: th thess
            Timothée: tm tim
            Pierre: p pi
            """,
        number: { FrenchNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
