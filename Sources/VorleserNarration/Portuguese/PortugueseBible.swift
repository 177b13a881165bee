import Phonemes

extension ContinentalBibleBooks {
    static let portuguese = ContinentalBibleBooks(
        single: """
            Mateus: mt
            Marcos: mc
            Lucas: lc
            João: jo
            Atos: at
            Romanos: rm
            Gálatas: gl
            Efésios: ef
            Filipenses: fp fl
            Colossenses: cl
            Hebreus: hb
            Tiago: tg
            Apocalipse: ap
            Gênesis: gn
            Êxodo: ex êx
            Levítico: lv
            Deuteronômio: dt
            Josué: js
            Juízes: jz
            Salmo: sl
            Provérbios: pv pr
            Jó: jó
            Isaías: is
            Jeremias: jr
            Ezequiel: ez
            Daniel: dn
            Oseias: os
            """,
        parts: """
            Samuel: sm
            Reis: rs
            Crônicas: cr
            """,
        letters: """
            Coríntios: co cor
            Tessalonicenses: ts
            Timóteo: tm
            Pedro: pe
            """,
        number: { PortugueseNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine) }
    )
}
