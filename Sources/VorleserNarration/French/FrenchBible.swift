import Phonemes

extension ContinentalBibleBooks {
    static let french = ContinentalBibleBooks(
        single: """
            Matthieu 28: mt matth
            Marc 16: mc
            Luc 24: lc
            Jean 21: jn
            Actes 28: ac
            Romains 16: rm rom
            Galates 6: ga gal
            Éphésiens 6: ep éph
            Philippiens 4: ph phil
            Colossiens 4: col
            Hébreux 13: he hé héb
            Jacques 5: jc jac
            Apocalypse 22: ap apoc
            Genèse 50: gn gen
            Exode 40: ex
            Lévitique 27: lv lév
            Nombres 36: nb
            Deutéronome 34: dt deut
            Josué 24: jos
            Juges 21: jg
            Psaume 150: ps
            Proverbes 31: pr prov
            Job 42: jb
            Isaïe 66: is
            Jérémie 52: jr jér
            Ézéchiel 48: ez éz
            Daniel 14: dn
            Osée 14: os
            """,
        parts: """
            Samuel 31 24: s sam
            Rois 22 25: r rois
            Chroniques 29 36: ch chr
            """,
        letters: """
            Jean 5 1 1: jn
            Corinthiens 16 13: co cor
            Thessaloniciens 5 3: th thess
            Timothée 6 4: tm tim
            Pierre 5 3: p pi
            """,
        words: "col os",
        number: { FrenchNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
