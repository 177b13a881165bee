extension Expansion {
    /// English abbreviations that are written with a full stop. The first expansion whose place fits is said.
    static let english = table([
        (.beforeVerse, bible),
        // A time: *dep. 07:15*
        (.beforeVerse, "dep=departs; arr=arrives"),
        (.beforeNumber, biblicalBooks),
        (.beforeCode, "p=page; pp=pages"),
        (.beforeNumber, parts),
        (.beforeDigits, countings),
        (.beforePrice, "Adm=Admission"),
        (.afterOrdinal, "Cir=Circuit"),
        (.after("fed."), "Cir=Circuit"),
        (.after("d.c."), "Cir=Circuit"),
        // *15 & 16 Vict. c. 76, s. 4*
        (.after("vict."), "c=chapter; cap=chapter"), (.after("eliz."), "c=chapter; cap=chapter"),
        (.after("geo."), "c=chapter; cap=chapter"), (.after("car."), "c=chapter; cap=chapter"),
        (.after("edw."), "c=chapter; cap=chapter"), (.after("hen."), "c=chapter; cap=chapter"),
        (.afterOrdinal, "Vict=Victoria"),
        (.beforeDigits, "s=section; Anh=Anhang; arts=articles"),
        (.beforeDate, "b=born; d=died"),
        (.beforeYear, "c=circa; ca=circa; b=born; d=died; fl=flourished; est=established; cir=circa"),
        (.afterTown, states),
        (.afterProperName, "Corp=Corporation"),
        (.anywhere, titles),
        (.after("plato"), "Rep=Republic"), (.before("no"), "Rep=Report"), (.beforeDigits, "Gen=Genesis"),
        (.beforeName, titlesBeforeNames),
        (.afterName, afterNames),
        (.beforeName, "Coll=Colonel; del=del"),
        (.after("per"), "ann=annum"),
        (.inDate, "Mar=March; Jun=June; Jul=July; Mon=Monday; Wed=Wednesday; Sat=Saturday; Sun=Sunday; Fri=Friday"),
        (.amid, "Mon=Monday; Wed=Wednesday; Sat=Saturday; Sun=Sunday; Fri=Friday; Mar=March; Jun=June; Jul=July"),
        (.anywhere, dates),
        (
            .afterOrdinal,
            """
            inst=instant; ult=ultimo; prox=proximo; ed=edition; anniv=anniversary; cent=century; amend=amendment; \
            bn=battalion; batt=battalion; regt=regiment; bde=brigade; inf=infantry; cav=cavalry; sqn=squadron; fl=floor; \
            min=minute
            """
        ),
        (.before("note"), "ed=editor’s"),
        (
            .beforeName,
            """
            ed=edited by; eds=edited by; trans=translated by; transl=translated by; tr=translated by; \
            illus=illustrated by; comp=compiled by; introd=introduced by
            """
        ),
        (.beforeName, firstNames),
        (
            .anywhere,
            """
            Chas=Charles; Wm=William; Geo=George; Thos=Thomas; Jas=James; Robt=Robert; Benj=Benjamin; Edwd=Edward; \
            Saml=Samuel; Danl=Daniel; Fredk=Frederick; Jno=John; Richd=Richard; Eliz=Elizabeth
            """
        ),
        (.before("by"), "ed=edited; trans=translated; illus=illustrated"),
        (.before("age"), "min=minimum"),
        (
            .before("of"),
            "ave=avenue; inst=institute; soc=society; coll=college; sec=secretary; pres=president; rep=republic; bd=board"
        ),
        (.afterName, "ed=editor; eds=editors; trans=translator"),
        (.beforeName, "Hen=Henry; Will=William; Edw=Edward; Jct=Junction"),
        (.before("sec"), "Hon=Honorary"),
        (.after("rt."), "Rev=Reverend; Hon=Honorable"),
        (.after("v."), "Rev=Reverend"),
        (.after("very"), "Rev=Reverend"),
        (.before("cit"), "op=op; loc=loc"),
        (.before("ed"), "rev=revised"),
        (.before("edn"), "rev=revised"),
        (.before("d"), "Ph=P H"),
        (.after("et"), "al=al; seq=seq"),
        (.before("al"), "et=et"),
        (.after("et."), "al=al"),
        (.after("op."), "cit=cit"),
        (.after("loc."), "cit=cit"),
        (.after("right"), "Hon=Honorable"),
        (.before("of"), "prof=professor; vol=volume; brig=brigade; div=division; inf=infantry; cav=cavalry"),
        (.after("of"), "Inf=Infantry; Cav=Cavalry; Arty=Artillery"),
        (.after("the"), "Inf=Infantry; Cav=Cavalry; Mts=Mountains; Mtns=Mountains"),
        (.after("most"), "Rev=Reverend"),
        (.after("the"), "Hon=Honorable; Gen=General; Col=Colonel"),
        (.inLetters, "yrs=yours; yr=your"),
        (.anywhere, letters),
        (.anywhere, latin),
        (.anywhere, dotted),
        (.anywhere, words),
        (
            .inside,
            """
            max=maximum; temp=temperature; trans=translated; eds=editors; pop=population; prob=probably; \
            poss=possibly; ans=answer; arr=arranged
            """
        ),
    ])

    private static let titles = """
        Mr=Mister; Mrs=Missus; Ms=Miz; Messrs=Messieurs; Mme=Madame; Mmes=Mesdames; Mlle=Mademoiselle; \
        Mlles=Mademoiselles; Mgr=Monsignor; Msgr=Monsignor; Capt=Captain; Lieut=Lieutenant; Lt=Lieutenant; \
        Sgt=Sergeant; Sergt=Sergeant; Serjt=Serjeant; Cpl=Corporal; Pvt=Private; Cmdr=Commander; \
        Comdr=Commander; Adm=Admiral; Prof=Professor; Revd=Reverend; Supt=Superintendent; Insp=Inspector; \
        Atty=Attorney; Ald=Alderman; Gov=Governor; Abp=Archbishop; Bp=Bishop; Esq=Esquire; Esqr=Esquire; Esqre=Esquire; \
        Esqs=Esquires; Maj=Major; Mx=Mix; Mdm=Madam; Hons=Honors; Cdr=Commander; Pfc=Private First Class; \
        Lt.-Col=Lieutenant Colonel; Lt.-Gen=Lieutenant General; Lt.-Cmdr=Lieutenant Commander; Asst=Assistant; \
        Genl=General; Genls=Generals
        """

    private static let titlesBeforeNames = """
        Sens=Senators; Reps=Representatives; Gens=Generals; Profs=Professors; Capts=Captains; \
        Drs=Doctors; Sgts=Sergeants; Lts=Lieutenants; Govs=Governors; \
        Col=Colonel; Gen=General; Rev=Reverend; Hon=Honorable; Sen=Senator; Rep=Representative; Pres=President; \
        Fr=Father; Br=Brother; Det=Detective; Dep=Deputy; Sec=Secretary; Treas=Treasurer; Ven=Venerable; \
        Gt=Great; Mt=Mount; Ft=Fort; Pt=Point; Pte=Private; Sig=Signor; Com=Commodore; Cong=Congressman; Ens=Ensign; \
        Spec=Specialist; Amb=Ambassador; Chanc=Chancellor; Cllr=Councillor; Const=Constable; Corp=Corporal; Brig=Brigadier; Rt=Right
        """

    private static let afterNames = """
        Jr=Junior; Ave=Avenue; Av=Avenue; Blvd=Boulevard; Rd=Road; Ln=Lane; Sq=Square; Ct=Court; Pl=Place; \
        Terr=Terrace; Pkwy=Parkway; Hwy=Highway; Cres=Crescent; Bros=Brothers; Corp=Corporation; Inc=Incorporated; \
        Ltd=Limited; Mts=Mountains; Mtn=Mountain; Mt=Mountain; Ry=Railway; Rwy=Railway; Assn=Association; Assoc=Association; \
        Univ=University; Inst=Institute; Div=Division; Hts=Heights; Co=Company; Mfg=Manufacturing; \
        Soc=Society; Coll=College; Hosp=Hospital; Cty=County; Pk=Park; Stn=Station; Jct=Junction; Regt=Regiment; \
        Inf=Infantry; Cav=Cavalry; Batt=Battalion; Bn=Battalion; Bde=Brigade; Amend=Amendment; Bart=Baronet; Bt=Baronet; \
        Knt=Knight; \
        Tce=Terrace; Crt=Court; Gdns=Gardens
        """

    private static let firstNames = """
        Chas=Charles; Wm=William; Geo=George; Thos=Thomas; Jas=James; Jos=Joseph; Robt=Robert; \
        Benj=Benjamin; Edw=Edward; Edwd=Edward; Saml=Samuel; Sam'l=Samuel; Danl=Daniel; Fredk=Frederick; \
        Alex=Alexander; Alexr=Alexander; Jno=John; Nath=Nathaniel; Nathl=Nathaniel; Richd=Richard; \
        Archd=Archibald; Andw=Andrew; Abr=Abraham; Xtopher=Christopher; \
        Ebenr=Ebenezer; Patr=Patrick; Joh=Johann; Seb=Sebastian; Sebast=Sebastian; Friedr=Friedrich; \
        Heinr=Heinrich; Wilh=Wilhelm; Ludw=Ludwig; Ferd=Ferdinand; Gottfr=Gottfried
        """

    private static let dates = """
        Jan=January; Feb=February; Febr=February; Apr=April; Aug=August; Sept=September; Sep=September; Oct=October; \
        Nov=November; Dec=December; Jan'y=January; Feb'y=February; Septr=September; Sepr=September; Sept'r=September; \
        Octr=October; Oct'r=October; Novr=November; Nov'r=November; Decr=December; Dec'r=December; Febry=February; \
        Tues=Tuesday; Tue=Tuesday; Weds=Wednesday; Thurs=Thursday; Thur=Thursday; \
        Thu=Thursday; Xmas=Christmas
        """

    private static let parts = """
        vol=volume; vols=volumes; p=page; pp=pages; pg=page; pgs=pages; ch=chapter; chaps=chapters; \
        chs=chapters; fig=figure; figs=figures; art=article; sec=section; sect=section; secs=sections; \
        bk=book; bks=books; pt=part; pts=parts; ver=verse; v=verse; vv=verses; l=line; ll=lines; \
        n=note; nn=notes; pl=plate; pls=plates; app=appendix; ed=edition; fol=folio; fols=folios; \
        col=column; cols=columns; par=paragraph; paras=paragraphs; para=paragraph; sc=scene; tab=table; \
        eq=equation; eqs=equations; ex=example; lib=book; cap=chapter; cl=clause; cls=clauses; iss=issue; \
        suppl=supplement; ser=series; rm=room; fn=footnote; mk=mark
        """

    private static let countings = """
        no=number; nos=numbers; num=number; nr=number; tel=telephone; ph=phone; ext=extension; apt=apartment; \
        rte=route; hwy=highway; ste=suite; pop=population; temp=temperature; max=maximum; min=minimum; \
        ca=circa; abt=about; bet=between; aet=aged; aetat=aged; æt=aged; ætat=aged; div=division; reg=regulation; \
        regs=regulations; wt=weight; \
        ht=height; lat=latitude; long=longitude; alt=altitude; ref=reference; avg=average; jct=junction; mk=mark; \
        adm=admission; amend=amendment
        """

    private static let states = """
        Ala=Alabama; Ariz=Arizona; Ark=Arkansas; Cal=California; Calif=California; Colo=Colorado; Conn=Connecticut; \
        Del=Delaware; Fla=Florida; Ga=Georgia; Ida=Idaho; Ill=Illinois; Ills=Illinois; Ind=Indiana; Kan=Kansas; \
        Kans=Kansas; Ky=Kentucky; La=Louisiana; Mass=Massachusetts; Md=Maryland; Me=Maine; Mich=Michigan; Minn=Minnesota; \
        Miss=Mississippi; Mo=Missouri; Mont=Montana; Neb=Nebraska; Nebr=Nebraska; Nev=Nevada; Okla=Oklahoma; \
        Ore=Oregon; Oreg=Oregon; Pa=Pennsylvania; Penn=Pennsylvania; Penna=Pennsylvania; Tenn=Tennessee; Tex=Texas; \
        Va=Virginia; Vt=Vermont; Wash=Washington; Wis=Wisconsin; Wisc=Wisconsin; Wyo=Wyoming; N.Y=New York; \
        N.J=New Jersey; N.H=New Hampshire; R.I=Rhode Island; N.C=North Carolina; S.C=South Carolina; N.M=New Mexico; \
        N.D=North Dakota; S.D=South Dakota; N.Dak=North Dakota; S.Dak=South Dakota; N.Mex=New Mexico; \
        W.Va=West Virginia; Ont=Ontario; Que=Quebec; Alta=Alberta; Sask=Saskatchewan; \
        Berks=Berkshire; Bucks=Buckinghamshire; Cambs=Cambridgeshire; Glos=Gloucestershire; Hants=Hampshire; \
        Herts=Hertfordshire; Lancs=Lancashire; Leics=Leicestershire; Lincs=Lincolnshire; Middx=Middlesex; \
        Northants=Northamptonshire; Notts=Nottinghamshire; Oxon=Oxfordshire; Salop=Shropshire; Staffs=Staffordshire; \
        Wilts=Wiltshire; Worcs=Worcestershire; Yorks=Yorkshire; Beds=Bedfordshire
        """

    private static let bible = """
        Gen=Genesis; Ex=Exodus; Exod=Exodus; Lev=Leviticus; Num=Numbers; Deut=Deuteronomy; Josh=Joshua; Judg=Judges; \
        Sam=Samuel; Kgs=Kings; Chron=Chronicles; Chr=Chronicles; Neh=Nehemiah; Esth=Esther; Ps=Psalm; Pss=Psalms; \
        Prov=Proverbs; Eccl=Ecclesiastes; Eccles=Ecclesiastes; Isa=Isaiah; Is=Isaiah; Jer=Jeremiah; Lam=Lamentations; \
        Ezek=Ezekiel; Dan=Daniel; Hos=Hosea; Mic=Micah; Hab=Habakkuk; Zeph=Zephaniah; Hag=Haggai; Zech=Zechariah; \
        Mal=Malachi; Matt=Matthew; Mt=Matthew; Mk=Mark; Lk=Luke; Jn=John; Rom=Romans; Cor=Corinthians; \
        Gal=Galatians; Eph=Ephesians; Phil=Philippians; Col=Colossians; Thess=Thessalonians; Tim=Timothy; Tit=Titus; \
        Heb=Hebrews; Jas=James; Pet=Peter; Rev=Revelation; Sol=Solomon; Cant=Canticles
        """

    /// What letter writers shorten.
    private static let letters = """
        wd=would; shd=should; cd=could; obt=obedient; obdt=obedient; servt=servant; affte=affectionate; \
        affly=affectionately; compts=compliments
        """

    private static let biblicalBooks = """
        Exod=Exodus; Lev=Leviticus; Deut=Deuteronomy; Josh=Joshua; Judg=Judges; Chron=Chronicles; Neh=Nehemiah; \
        Ps=Psalm; Pss=Psalms; Prov=Proverbs; Eccl=Ecclesiastes; Eccles=Ecclesiastes; Isa=Isaiah; Jer=Jeremiah; \
        Ezek=Ezekiel; Hos=Hosea; Hab=Habakkuk; Zech=Zechariah; Matt=Matthew; Rom=Romans; Cor=Corinthians; \
        Gal=Galatians; Eph=Ephesians; Thess=Thessalonians; Heb=Hebrews; Psal=Psalm; Psa=Psalm; Luk=Luke; \
        Matth=Matthew; Numb=Numbers; Ephes=Ephesians; Coloss=Colossians; Lam=Lamentations; Nah=Nahum; \
        Zeph=Zephaniah; Hag=Haggai; Esth=Esther; Obad=Obadiah; Macc=Maccabees; Exo=Exodus
        """

    private static let latin = """
        etc=et cetera; viz=namely; cf=compare; vs=versus; ibid=ibid; ib=ibid; seqq=seq; approx=approximately; \
        e.g=for example; i.e=that is; n.b=nota bene; a.k.a=also known as; s.t=such that; w.r.t=with respect to; \
        q.e.d=Q E D; scil=namely; i.a=among others; ff=and following; foll=following
        """

    private static let dotted = """
        ph.d=P H D; ph.ds=P H Ds; m.phil=M Phil; d.phil=D Phil; b.sc=B S C; m.sc=M S C; d.sc=D S C; b.com=B Com; \
        ll.d=L L D; ll.b=L L B; ll.m=L L M; litt.d=Lit D; d.litt=D Lit; ed.d=E D D; m.ed=M Ed; b.ed=B Ed; \
        b.mus=B Mus; d.mus=D Mus; mus.b=Mus B; mus.d=Mus D; psy.d=Psy D; pharm.d=Pharm D; b.phil=B Phil; \
        a.m=A M; p.m=P M
        """

    private static let words = """
        avg=average; dept=department; depts=departments; edn=edition; edns=editions; govt=government; gov't=government; ea=each; doz=dozen; pkgs=packages; pct=percent; dep't=department; misc=miscellaneous; \
        incl=including; excl=excluding; bldg=building; acct=account; amt=amount; appt=appointment; attn=attention; \
        encl=enclosed; esp=especially; fwd=forward; mgr=manager; mfr=manufacturer; orig=originally; qty=quantity; \
        recd=received; rec'd=received; comm'r=commissioner; subj=subject; usu=usually; assoc=associate; asst=assistant; \
        cont=continued; contd=continued; cont'd=continued; corp=corporation; intl=international; \
        natl=national; int'l=international; nat'l=national; prelim=preliminary; \
        std=standard; tbsp=tablespoon; tsp=teaspoon; univ=university; abbr=abbreviated; abbrev=abbreviation; \
        adj=adjective; adv=adverb; hosp=hospital; syn=synonym; \
        yrs=years; wks=weeks; mos=months; hrs=hours; mins=minutes; ltd=limited; bros=brothers; \
        assn=association; ass'n=association; mfg=manufacturing; reqd=required; secy=secretary; sec'y=secretary; \
        treas=treasurer; unpub=unpublished; publ=published; repr=reprinted; rept=report; \
        introd=introduction; pseud=pseudonym; inc=incorporated; advt=advertisement; bibl=bibliography; \
        biog=biography; dict=dictionary; ency=encyclopedia; encyc=encyclopedia; illus=illustrated; transl=translated; \
        regt=regiment; regts=regiments; cavy=cavalry; arty=artillery; comdg=commanding; gns=guineas; \
        pdr=pounder; pdrs=pounders; apptd=appointed; bef=before; equiv=equivalent; fem=feminine; masc=masculine; \
        freq=frequently; gen'l=general; obs=obsolete; pfd=preferred; \
        suppl=supplement; yds=yards; vols=volumes; pkg=package; \
        rcpt=receipt; sched=schedule; sgd=signed; ques=question; \
        infin=infinitive; abp=archbishop; lg=large; blvd=boulevard; Calif=California; Ariz=Arizona; \
        Okla=Oklahoma; Wyo=Wyoming; Penna=Pennsylvania; Wisc=Wisconsin
        """
}
