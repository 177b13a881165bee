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
            Números 36: nm
            Deuteronomio 34: dt
            Josué 24: jos
            Jueces 21: jue
            Rut 4: rt
            Esdras 10: esd
            Nehemías 13: neh
            Tobías 14: tob
            Ester 10: est
            Salmo 150: sal
            Proverbios 31: prov pr
            Job 42: job
            Isaías 66: is
            Jeremías 52: jr jer
            Ezequiel 48: ez
            Daniel 14: dn
            Oseas 14: os
            Eclesiastés 12: ecl qo
            Cantar 8: cant
            Sabiduría 19: sab
            Eclesiástico 51: eclo si
            Lamentaciones 5: lam
            Joel 4: jl
            Amós 9: am
            Jonás 4: jon
            Miqueas 7: miq
            Habacuc 3: hab
            Sofonías 3: sof
            Zacarías 14: zac
            Malaquías 3: mal
            Tito 3: tit
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
        people: "juan pedro samuel reyes crónicas timoteo",
        words: "sal col os est si am mal sab",
        number: { SpanishNumberWords.ordinal($0, $1.isLetter ? .feminine : .masculine, beforeNoun: true) }
    )
}
