import Phonemes

extension ContinentalBibleBooks {
    static let spanish = ContinentalBibleBooks(
        single: """
            Mateo: mt
            Marcos: mc mr
            Lucas: lc
            Juan: jn
            Hechos: hch
            Romanos: rom rm
            Gálatas: gal gál
            Efesios: ef
            Filipenses: flp fil
            Colosenses: col
            Hebreos: heb hb
            Santiago: sant stg
            Apocalipsis: ap apoc
            Génesis: gn gén
            Éxodo: ex éx
            Levítico: lv
            Deuteronomio: dt
            Josué: jos
            Jueces: jue
            Salmo: sal
            Proverbios: prov pr
            Job: job
            Isaías: is
            Jeremías: jr jer
            Ezequiel: ez
            Daniel: dn
            Oseas: os
            """,
        parts: """
            Samuel: sam s
            Reyes: re r
            Crónicas: cr cro
            """,
        letters: """
            Corintios: co cor
            Tesalonicenses: tes ts
            Timoteo: tim tm
            Pedro: pe p
            """,
        number: { SpanishNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine, beforeNoun: true) }
    )
}
