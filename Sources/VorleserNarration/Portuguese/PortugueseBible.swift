import Phonemes

extension ContinentalBibleBooks {
    static let portuguese = ContinentalBibleBooks(
        single: """
            Mateus 28: mt
            Marcos 16: mc
            Lucas 24: lc
            João 21: jo
            Atos 28: at
            Romanos 16: rm
            Gálatas 6: gl
            Efésios 6: ef
            Filipenses 4: fp fl
            Colossenses 4: cl
            Hebreus 13: hb
            Tiago 5: tg
            Apocalipse 22: ap
            Gênesis 50: gn
            Êxodo 40: ex êx
            Levítico 27: lv
            Números 36: nm
            Deuteronômio 34: dt
            Josué 24: js
            Juízes 21: jz
            Rute 4: rt
            Esdras 10: ed
            Neemias 13: ne
            Ester 10: et
            Salmo 150: sl
            Provérbios 31: pv pr
            Jó 42: jó
            Isaías 66: is
            Jeremias 52: jr
            Ezequiel 48: ez
            Daniel 14: dn
            Oseias 14: os
            Eclesiastes 12: ec
            Cantares 8: ct
            Lamentações 5: lm
            Joel 3: jl
            Amós 9: am
            Jonas 4: jn
            Miqueias 7: mq
            Habacuque 3: hc
            Sofonias 3: sf
            Ageu 2: ag
            Zacarias 14: zc
            Malaquias 4: ml
            Tito 3: tt
            Judas 1: jd
            """,
        parts: """
            Samuel 31 24: sm
            Reis 22 25: rs
            Crônicas 29 36: cr
            """,
        letters: """
            João 5 1 1: jo
            Coríntios 16 13: co cor
            Tessalonicenses 5 3: ts
            Timóteo 6 4: tm
            Pedro 5 3: pe pd
            """,
        people: "joão pedro samuel reis crônicas timóteo",
        words: "os ne et ed am ag ml",
        number: { PortugueseNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
