import Phonemes

extension ContinentalBibleBooks {
    static let german = ContinentalBibleBooks(
        single: """
            Matthäus: mt matth
            Markus: mk mark
            Lukas: lk luk
            Johannes: joh jh
            Apostelgeschichte: apg
            Römer: röm römer
            Galater: gal galater
            Epheser: eph epheser
            Philipper: phil philipper
            Kolosser: kol kolosser
            Hebräer: hebr hebräer
            Jakobus: jak
            Offenbarung: offb off apk offenbarung
            Genesis: gen genesis
            Exodus: ex exodus
            Levitikus: lev
            Deuteronomium: dtn
            Josua: jos
            Richter: ri
            Psalm: ps psalm
            Sprüche: spr
            Prediger: pred koh
            Hiob: hi ijob
            Jesaja: jes jesaja
            Jeremia: jer
            Hesekiel: hes
            Ezechiel: ez
            Daniel: dan
            Hosea: hos
            Sacharja: sach
            Maleachi: mal
            """,
        parts: """
            Mose: mo mos mose
            Samuel: sam
            Könige: kön
            Chronik: chr chron
            Makkabäer: makk
            """,
        letters: """
            Korinther: kor korinther
            Thessalonicher: thess
            Timotheus: tim
            Petrus: petr pt
            """,
        number: { GermanNumberWords.ordinal($0, $1.isLetter ? "er" : "e") }
    )
}
