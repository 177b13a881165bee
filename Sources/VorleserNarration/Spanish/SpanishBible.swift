import Phonemes

extension ContinentalBibleBooks {
    static let spanish = ContinentalBibleBooks(
        single: """
            Mateo 28: mt
            Marcos 16: mc mr
            Lucas 24: lc
            Juan 21: jn
            Hechos 28: hch
            Romanos 16: rom rm
            Gálatas 6: gal gál
            Efesios 6: ef
            Filipenses 4: flp fil
            Colosenses 4: col
            Hebreos 13: heb hb
            Santiago 5: sant stg
            Apocalipsis 22: ap apoc
            Génesis 50: gn gén
            Éxodo 40: ex éx
            Levítico 27: lv
            Deuteronomio 34: dt
            Josué 24: jos
            Jueces 21: jue
            Salmo 150: sal
            Proverbios 31: prov pr
            Job 42: job
            Isaías 66: is
            Jeremías 52: jr jer
            Ezequiel 48: ez
            Daniel 14: dn
            Oseas 14: os
            """,
        parts: """
            Samuel 31 24: sam s
            Reyes 22 25: re r
            Crónicas 29 36: cr cro
            """,
        letters: """
            Juan 5 1 1: jn
            Corintios 16 13: co cor
            Tesalonicenses 5 3: tes ts
            Timoteo 6 4: tim tm
            Pedro 5 3: pe p
            """,
        words: "sal col os",
        number: { SpanishNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine, beforeNoun: true) }
    )
}
