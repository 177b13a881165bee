import Phonemes

extension ContinentalBibleBooks {
    static let german = ContinentalBibleBooks(
        single: """
            Matthäus 28: mt matth
            Markus 16: mk
            Lukas 24: lk luk
            Johannes 21: joh jh
            Apostelgeschichte 28: apg
            Römer 16: röm römer
            Galater 6: gal galater
            Epheser 6: eph epheser
            Philipper 4: phil philipper
            Kolosser 4: kol kolosser
            Hebräer 13: hebr hebräer
            Jakobus 5: jak
            Offenbarung 22: offb off apk offenbarung
            Genesis 50: gen genesis
            Exodus 40: ex exodus
            Levitikus 27: lev
            Deuteronomium 34: dtn
            Josua 24: jos
            Richter 21: ri
            Psalm 150: ps psalm
            Sprüche 31: spr
            Prediger 12: pred koh
            Hiob 42: hi ijob
            Jesaja 66: jes jesaja
            Jeremia 52: jer
            Hesekiel 48: hes
            Ezechiel 48: ez
            Daniel 14: dan
            Hosea 14: hos
            Sacharja 14: sach
            Maleachi 4: mal
            """,
        parts: """
            Mose 50 40 27 36 34: mo mos mose
            Samuel 31 24: sam
            Könige 22 25: kön
            Chronik 29 36: chr chron
            Makkabäer 16 15: makk
            """,
        letters: """
            Johannes 5 1 1: joh jh
            Korinther 16 13: kor korinther
            Thessalonicher 5 3: thess
            Timotheus 6 4: tim
            Petrus 5 3: petr pt
            """,
        nouns: "mal",
        number: { GermanNumberWords.ordinal($0, $1.isLetter ? "er" : "e") }
    )
}
