import Phonemes

extension ContinentalBibleBooks {
    static let italian = ContinentalBibleBooks(
        single: """
            Matteo 28: mt
            Marco 16: mc
            Luca 24: lc
            Giovanni 21: gv
            Atti 28: at
            Romani 16: rm
            Galati 6: gal
            Efesini 6: ef
            Filippesi 4: fil
            Colossesi 4: col
            Ebrei 13: eb
            Giacomo 5: gc
            Apocalisse 22: ap
            Genesi 50: gen gn
            Esodo 40: eso es
            Levitico 27: lv lev
            Numeri 36: nm
            Deuteronomio 34: dt deut
            Giosuè 24: gs
            Giudici 21: gdc
            Rut 4: rt
            Esdra 10: esd
            Neemia 13: ne
            Tobia 14: tb
            Ester 10: est
            Salmo 150: sal
            Proverbi 31: prv pr
            Giobbe 42: gb
            Isaia 66: is
            Geremia 52: ger
            Ezechiele 48: ez
            Daniele 14: dn
            Osea 14: os
            Qoelet 12: qo
            Sapienza 19: sap
            Siracide 51: sir
            Lamentazioni 5: lam
            Gioele 4: gl
            Amos 9: am
            Michea 7: mi mic
            Abacuc 3: ab
            Zaccaria 14: zc
            Malachia 3: ml mal
            Tito 3: tt
            """,
        parts: """
            Samuele 31 24: sam
            Re 22 25: re
            Cronache 29 36: cr
            """,
        letters: """
            Giovanni 5 1 1: gv
            Corinzi 16 13: cor
            Tessalonicesi 5 3: ts
            Timoteo 6 4: tm tim
            Pietro 5 3: pt pie
            """,
        people: "giovanni pietro samuele re cronache timoteo",
        words: "col es ne mi ab am gl mal ml tt",
        number: { ItalianNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
