import Phonemes

extension ContinentalBibleBooks {
    static let italian = ContinentalBibleBooks(
        single: """
            Matteo: mt
            Marco: mc
            Luca: lc
            Giovanni: gv
            Atti: at
            Romani: rm
            Galati: gal
            Efesini: ef
            Filippesi: fil
            Colossesi: col
            Ebrei: eb
            Giacomo: gc
            Apocalisse: ap
            Genesi: gen gn
            Esodo: eso
            Levitico: lv
            Deuteronomio: dt
            Giosuè: gs
            Giudici: gdc
            Salmo: sal
            Proverbi: prv pr
            Giobbe: gb
            Isaia: is
            Geremia: ger
            Ezechiele: ez
            Daniele: dn
            Osea: os
            """,
        parts: """
            Samuele: sam
            Re: re
            Cronache: cr
            """,
        letters: """
            Corinzi: cor
            Tessalonicesi: ts
            Timoteo: tm
            Pietro: pt
            """,
        number: { ItalianNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
