/// English shortened words, first words and verbs of speaking.
enum English {
    static let abbreviations = Abbreviation.table(
        (
            .beforeNumber,
            """
            No Nos no nos Nr p pp P PP vol vols Vol Vols bk Bk ch chs chap chaps Ch Chap Cap cap art arts Art Arts sec
            secs sect Sec Sect fig figs Fig Figs pl Pl pt pts Pt ver vers ll l n nn fol fols f ff par para tab Tab eq Eq
            lat Lat Long temp Temp pop Pop eqs app App ex Ex ext Ext stanza ser cl r £ Ps Pss Exod Lev Num Deut Josh Judg Sam Kgs Chron Prov Eccl
            Anh Hob Rs Isa Jer Ezek Hos Zech Mal Matt Mk Lk Jn Rom Cor Gal Eph Phil Thess Tim Tit Heb Jas Pet Evid Ref Refs ref refs Reg reg
            dep Dep arr Arr Psal Psa Luk Matth Numb Ephes Coloss Eccles Ecclus Lam Neh Nah Zeph Hag Esth Obad Macc Exo
            """
        ),
        (
            .title,
            """
            Mr Mrs Ms Messrs Mmes Mx Dr Drs Prof Rev Revd Hon Rt Fr Gen Maj Col Lt Lieut Capt Cpt Cmdr Comdr Cdr Sgt
            Genl Genls
            Sergt Cpl Pvt Adm Brig Gov Pres Sen Rep Reps Sens Supt Insp Det Amb Treas Atty Asst Assoc Mme Mlle Mgr Msgr
            Joh Seb Sebast Friedr Heinr Wilh Ludw Ferd Gottfr Br Bp Archbp Ven Ald Coun Wm Geo Chas Jas Thos Jos Jno Robt Saml Benj Edw Edwd Fredk Richd Serjt Messieurs Ph INT EXT
            """
        ),
        (
            .inner,
            """
            e.g eg i.e ie viz cf vs v versus c ca approx circa esp incl et repr publ illus ibid q.v s.v P.S p.s P.P.S N.B op loc n.b dept
            Dept govt Govt Univ univ Engl Ger Heb Dut Amer Brit Aust resp abbr
            Civ Crim Bankr
            """
        ),
        (.month, "Jan Feb Febr Mar Apr Jun Jul Aug Sep Sept Oct Nov Dec Mon Tue Tues Wed Thu Thur Thurs Fri"),
        (.clock, "a.m p.m A.M P.M"),
        (
            .mayEnd,
            """
            Inc Ltd Co co Fed Corp Cos Bros Ltda Pty Jr jr Sr Esq esq St Ste Mt Ft Ave Av Rd Blvd Ln Sq Hwy Pkwy Dist Bldg
            Apt Rm Str Cal Calif Mass Conn Penn Penna Md Fla Tenn Wis Wisc Minn Okla Kans Nebr Mont Wyo Colo Ariz Nev
            Oreg Wash Ont Que ult prox inst avg max misc tel Tel anon Anon Ph.D PhD Cie Mfg Intl Hist Assn Jnr Snr Coll
            """
        ),
        (
            .unit,
            """
            hr hrs min mins sec secs yr yrs wk wks mo mos ft in yd yds mi mph cm mm m km kg g mg l ml lb lbs oz cwt qt gal
            doz s d fr cts fl thlr thl rthl rtl tlr gr kr xr pf
            """
        ),
        (.endsBeforeCapital, "etc &c sq al ad trans transl introd suppl abbrev pseud")
    )

    /// Words that commonly begin a sentence and are no part of a name.
    static let starters = vocabulary(
        """
        a about above across after again against all almost already also although always am amid among an and another any
        anyone anything anyway apparently are around as at away back because before behind below beneath beside besides
        between beyond both but by can certainly clearly come could curiously despite did do does doing don't done down
        during each either else even eventually ever every everybody everyone everything except few finally first for
        forgive fortunately from further furthermore give given go good had half has have having he hence her here hers
        herself him himself his how however i if in indeed inside instead into is it its itself just last later least
        less let like little look many maybe me meanwhile might mine more moreover most much must my myself near nearly
        neither never nevertheless next no nobody none nonetheless nor not nothing now nowhere obviously of off often oh
        eight eleven five four hundred nine on once one only onto or other others otherwise our ours ourselves out outside over overall perhaps please plus
        presently quite rather really said say see seven several shall she should similarly simply since six so some somebody
        somehow someone something sometimes soon still such suddenly surely tell ten than thank thanks that the their theirs
        them themselves then there thereafter therefore these they this those though thousands three through throughout thus till to
        today together tomorrow tonight too toward towards twelve twenty twice two under unfortunately unless unlike until up upon us
        usually very was we well were what whatever when whence whenever where whereas wherever whether which whichever
        while who whoever whom whose why with within without would yes yesterday yet you your yours yourself
        """
    )

    /// Words after a time of day that still belong to it.
    static let clockCompanions = vocabulary(
        """
        Monday Tuesday Wednesday Thursday Friday Saturday Sunday Mon Tue Tues Wed Thu Thurs Fri Sat Sun January February
        March April May June July August September October November December Jan Feb Mar Apr Jun Jul Aug Sep Sept Oct
        Nov Dec EST EDT CST CDT MST MDT PST PDT GMT UTC BST CET CEST ET PT CT MT IST JST Eastern Central Mountain Pacific
        Greenwich
        """
    )

    /// Verbs that say how something was said, as they stand after a quotation.
    static let reportingVerbs = vocabulary(
        """
        said says asked asks answered answers replied replies cried cries exclaimed exclaims shouted shouts whispered
        whispers murmured murmurs muttered mutters called calls remarked remarks observed observes continued continues
        added adds inquired inquires enquired enquires demanded demands repeated repeats returned returns began begins
        declared declares announced announces interrupted interrupts interposed interposes suggested suggests protested
        protests insisted insists pleaded pleads begged begs urged urges ordered orders commanded commands explained
        explains agreed agrees admitted admits confessed confesses objected objects responded responds retorted retorts
        rejoined rejoins snapped snaps snarled snarls growled growls grumbled grumbles groaned groans moaned moans
        sighed sighs sobbed sobs wailed wails whimpered whimpers screamed screams shrieked shrieks yelled yells roared
        roars bellowed bellows barked barks thundered hissed hisses gasped gasps panted stammered stammers stuttered
        faltered mumbled mumbles laughed laughs chuckled giggled sneered scoffed drawled croaked squeaked chimed echoed
        echoes ejaculated vociferated quoth chirped crowed cooed bawled hollered howled thought thinks wondered wonders
        mused reflected read reads wrote sang chanted ventured persisted pursued proceeded resumed concluded went
        finished broke put persisted assured warned advised prompted joked lied teased taunted breathed purred rasped
        shrilled piped boomed blurted quipped countered challenged queried questioned guessed offered promised swore
        vowed hinted conceded corrected coaxed soothed pondered burst struck cut apologized apologised greeted hailed
        """
    )

    /// Words that begin sentences and no surname.
    static let nameless = vocabulary(
        """
        a and are as at because but by could did do does for from had has have he her his how i if in is it its my nobody
        nothing of on our she that the their then there these they this those to was we were what when where which while
        who why with would you your

        """
    )

    /// Words after a verb of speaking which show that no speech goes before it: `Tom said nothing`, `I thought of home`.
    static let unspoken = vocabulary("nothing no not something that little of")

    /// Verbs that speak only with an adverb.
    static let phrasalVerbs: [String: Set<String>] = [
        "went": ["on"], "broke": ["in", "out"], "put": ["in"], "chimed": ["in"], "burst": ["out"], "struck": ["in"],
        "cut": ["in"], "called": ["out", "to", "back", "after", "from", "down", "up", "softly", "loudly"],
    ]

    /// Verbs that are as often something done as something said, and then have an object.
    static let actingVerbs = vocabulary(
        """
        began begins continued continues proceeded proceeds returned returns read reads wrote sang answered finished
        laughed led pursued pressed snapped barked guessed offered ordered commanded challenged warned hailed greeted
        observed reflected promised interrupted repeated
        """
    )

    /// Words that such an object begins with.
    static let objects = vocabulary("to the a an his her its their my our some another this these at")
}

extension SentenceConventions {
    static let english = SentenceConventions(
        abbreviations: Abbreviation.common.merging(English.abbreviations) { $1 },
        starters: English.starters,
        nameless: English.nameless,
        reportingVerbs: English.reportingVerbs,
        capitalisesI: true
    )
}
