extension SentenceConventions {
    static let greek = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "κ κα κος κυρ δρ Δρ καθ Αγ αγ Στρ λεωφ"),
            (.inner, "π.χ δηλ βλ πρβ λ.χ τ.μ κ.ά"),
            (.beforeNumber, "αρ σ σελ τ τόμ κεφ άρθρ εικ τηλ"),
            (.mayEnd, "π.Χ μ.Χ π.μ μ.μ Α.Ε Ε.Ε Η.Π.Α χιλ εκ"),
            (.endsBeforeCapital, "κ.λπ κλπ κ.τ.λ κτλ")
        ),
        starters: vocabulary(
            "α αλλά αν από αυτή αυτό αυτός για γιατί δε δεν εγώ είναι εκεί ένα ένας έτσι εδώ η ή ήταν και κάθε με μετά μη μια μόνο να ο οι όλα όμως όταν ότι που πού πώς σε στη στην στο τα της τι τις το τον του τους των ως"
        ),
        ownTerminators: [";"]
    )

    static let armenian = SentenceConventions(ownTerminators: [":"], fullStopIsPause: true)

    static let arabic = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "د أ م ا.د أ.د"),
            (.beforeNumber, "ص ج ط رقم"),
            (.mayEnd, "ق.م ه م هـ")
        )
    )

    static let kazakh = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "проф акад доц ген обл"),
            (.inner, "т.б т.с.с мыс б.з.б б.з б қ"),
            (.beforeNumber, "б бб т тт сур кесте"),
            (.mayEnd, "жж ж ғ ғғ млн млрд тг")
        ),
        starters: vocabulary(
            "ал алайда бірақ бұл бұған егер ең ол олар осы сондықтан содан сол сонда мен сен біз сіз және"
        )
    )

    static let hindi = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "डॉ डा श्री प्रो पं स्व कु"),
            (.beforeNumber, "नं सं पृ"),
            (.mayEnd, "रु ई कि.मी")
        )
    )

    static let hungarian = latin(
        Abbreviation.table(
            (.title, "Dr dr Prof ifj id özv Szt gr br"),
            (.inner, "pl ill kb stb vö ún"),
            (.beforeNumber, "sz o p köt fej ábra tel"),
            (.mayEnd, "Kft Rt Bt Zrt Kr i.e i.sz Ft"),
            (.endsBeforeCapital, "stb")
        ),
        starters: vocabulary(
            "a az ám azután azt be csak de e egy ekkor én és ez ezt ha hanem hiszen hogy így itt ki le még mert mi mikor miért mint most nem neki ők ő pedig s sem tehát úgy volt"
        ),
        months: vocabulary(
            "január február március április május június július augusztus szeptember október november december század"
        ),
        ordinals: true,
        closesWithHighSix: false
    )

    static let finnish = latin(
        Abbreviation.table(
            (.title, "hra rva nti tri prof toht Tri Prof"),
            (.inner, "esim ns mm eli ent nk os synt vrt"),
            (.beforeNumber, "s ss luku nro n:o kuva taul puh"),
            (.mayEnd, "klo eKr jKr milj mrd Oy"),
            (.endsBeforeCapital, "jne ym yms")
        ),
        starters: vocabulary(
            "ei en ennen he hän hänen ja jos joka jo kaikki koska kun kuka kuitenkin mikä miksi minä mitä me mutta myös ne niin nyt oli olen on se sen sinä siellä silloin sitten tämä te tuo vaan vain voi"
        ),
        months: vocabulary(
            "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta elokuuta syyskuuta lokakuuta marraskuuta joulukuuta vuosisadan"
        ),
        ordinals: true
    )

    static let turkish = latin(
        Abbreviation.table(
            (.title, "Dr Prof Doç Yrd Av Sn Hz Müh Gen Alb Yzb"),
            (.inner, "örn bkz vb vs yy çev"),
            (.beforeNumber, "s c sf no No sy md"),
            (.mayEnd, "A.Ş Ltd Şti M.Ö M.S T.C Cad Sok Mah"),
            (.endsBeforeCapital, "vb vs vd")
        ),
        starters: vocabulary(
            "ama ancak ben bir biz bu bunun bunu çünkü da daha de değil diye eğer en evet gibi hayır hem her hiç ile ise iyi kim ne neden nasıl o ona onlar onu sen siz sonra şimdi şu ve ya yok"
        ),
        months: vocabulary("ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık yüzyıl"),
        ordinals: true
    )
}
