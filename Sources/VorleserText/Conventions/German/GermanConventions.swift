extension SentenceConventions {
    static let german = latin(
        Abbreviation.table(
            (
                .title,
                """
                Hr Hrn Fr Frl Dr Prof Dipl Ing Mag Hptm Oblt Lt Gen Geh St Skt Hl Hll hl hll Frhr Gebr Kgl kgl Ew Se Kl
                Fa n v Mr Mrs Mme Mlle Mad Gf Fst k.k k.u.k h.c Dr.h.c phil jur med theol Pfr Bgm Abg Fam Wwe Kfm Kffr
                Ltn Doz Psych Päd Präs Vors Insp Hzg Exz Maj Uffz Gefr Ldkr Lkr Krs em habil mult rer nat oec pol dent vet
                iur wohlgeb Wohlgeb Hochwohlgeb Obl Feldw Insp Joh Seb Friedr Wilh Wolfg Heinr Ludw Ferd Rud Theod Gottfr Gotth
                Ephr Konr Bernh Eberh Gerh Jak Leop Matth Andr Th Ph Frh Freih Ed Edm Rob Gust Alb Alfr Ant Ign Xav
                Thadd
                """
            ),
            (
                .inner,
                """
                z.B z.T ü u.a u.U d.h i.d.R v.a bzw bspw ca evtl ggf inkl exkl insb jmd jmdm jmdn sog vgl zzgl zzt desgl
                einschl gem lt mind od resp uff zus u geb gest verh u.z a hrsg Hrsg Hg Verf ders zit bzgl betr ugs
                ungef vermutl vergl Vergl Oe Oesterr Zeitschr Mitth
                vorm ggfs insbes i.a i.allg i.Allg s.a o.g m.E m.W Abk allg bes bez beil dt ehem eigtl
                engl entspr frz griech ital lat südl nördl östl westl urspr
                """
            ),
            (
                .inner,
                """
                amerik arab bayer bayr bulg ev evang europ hebr holl jap jüd kais kath kroat niederl norddt norw österr
                poln preuß röm rumän russ sächs schwed schweiz südd südwestl südöstl nordwestl nordöstl tgl erm tschech türk
                ukrain ungar abzgl durchschn erg ersch folg gegr gesetzl gez ggü illustr insges jährl landw lfd max
                monatl mtl mündl näml öffentl phys polit priv rd rel schriftl staatl städt stdl stv stellv tägl techn
                übers Übers übertr unbek unveränd verm versch vollst wg wirtschaftl wiss wöchentl ztw zw Ausg Einl reg gen frdl herzl gestr überarb durchges bearb neubearb erw unveränd verw gesch ds d.Mts
                ds.Mts nb
                NB P.S d.i z.Zt z.Z z.Hd z.Hdn Zt Hd Hdn i.J i.d.F i.S.d i.S.v i.H.v i.V.m u.d.T m.a.W v.l.n.r
                """
            ),
            (
                .beforeNumber,
                """
                Nr Nrn S Bd Bde Kap Abs Art Abb Tab Anm Jg Z Zl Vers Str Tel Anl Ziff V Fn Rn Taf Fig Sp Bl Ps Abt Az
                Kor Mos Kön Sam Chron Thess Tim Petr Makk Röm Gal Eph Phil Kol Hebr Offb Jes Jer Hes Apg
                Rdnr Rdn Rz Halbs Abschn Hausnr op Op H nachm abds Buchst lit BGBl BAnz ABl UAbs Postf Mo Di Mi Do Sa So
                """
            ),
            (.month, "Jan Jän Feb Febr Mrz Apr Jun Jul Aug Sep Sept Okt Nov Dez"),
            // *Der Anwalt d. Klägers hat recht*: an article ends before nothing but a small word with a capital.
            (.month, "d"),
            (
                .mayEnd,
                """
                Co Inc Regt Jahrg
                Str Jh Jhd Jhdt Jhs Jt Jts Chr v.Chr n.Chr ff f Bf Bhf Hbf Gr Univ Inst Aufl jun sen ebd Ebd
                a.a.O o.ä s.o s.u a.D i.A i.V min u.v.a MwSt USt i.R Mts Jhh v.o v.u
                """
            ),
            (
                .counted,
                """
                Mio Mill Mrd Tsd Std Stdn std Min Sek sek Pf Fl fl Kr kr Pfg Ngr Mk Pfd Ztr Gld Sgr Thlr Tlr Rthlr Rtl Pck Pckg
                Pkg Msp Stk Einw Expl
                """
            ),
            (.endsBeforeCapital, "usw usf etc dgl u.s.w u.s.f u.dgl"),
            // Names and words for which a capital is all that parts them from a shortened word.
            (.endsBeforeCapital, "Max WG EM Nat Vet Rel EV Pol")
        ),
        starters: vocabulary(
            """
            aber alle allerdings als also am an anders ansonsten auch auf aus außerdem bei beide bereits bis bisher da
            dabei dadurch dafür dagegen daher damals damit danach daneben dann daran darauf darum das dass davon dazu
            dein deine dem den denn dennoch der deshalb dessen die dies diese diesem diesen dieser dieses doch dort du
            durch ein eine einem einen einer eines einige endlich er es etwas euer falls fast für gegen gestern heute
            hier hinter ich ihm ihn ihnen ihr ihre im immer in indessen inzwischen ist ja jede jeder jedes jedoch
            jemand jener jene jetzt kein keine keiner können man manche mehr mein meine mit morgen nach nachdem
            natürlich neben nein nicht nichts nie niemand noch nun nur ob obwohl oder ohne plötzlich schließlich schon
            sehr sein seine seit seitdem sie so sobald sogar solange solche sonst soll sollte trotzdem über um und
            unser unsere unter viele vielleicht vom von vor während wann war waren warum was weder weil welche wenn wer
            werden wie wieder wir wird wo wohl zu zuerst zum zur zwar zwei zwischen derzeit ebenfalls ebenso einst erst
            erstmals ferner folglich genaueres gerade gleichzeitig hingegen insgesamt jedenfalls kaum leider letztlich
            mehrere mittlerweile möglicherweise näheres obgleich oft rund seinerzeit seither sodann somit später statt
            teils trotz ungefähr vermutlich wahrscheinlich wegen weiteres weiterhin zudem zugleich zuletzt zumindest
            zunächst zusammen zusätzlich
            """
        ),
        shortenedEndings: Abbreviation.table((.mayEnd, "str"), (.beforeNumber, "pl")),
        articles: vocabulary(
            """
            der die das dem den des im am zum zur vom beim sein seine seinem seinen seiner ihr ihre ihrem ihren ihrer
            unser unsere unserem unseren dieser diese dieses diesem jeder jede jedes jedem ein eine einem einen einer
            """
        ),
        quantities: vocabulary(
            """
            anderthalb ca ein eine einem einen einer eines einige einigen etliche halbe halben hundert hunderte je
            mehrere mehreren paar per pro tausend tausende viele vielen wenige wenigen zig zwei drei vier fünf sechs
            sieben acht neun zehn
            """
        ),
        secondVerbs: vocabulary(
            """
            begann begannen beginnt bildete bildeten blieb blieben eroberte eroberten entstand entstanden fand fanden
            fiel fielen folgte folgten führte führten gab galt gelten gibt gilt ging gingen gründete gründeten habe
            haben hat hatte hatten herrschte herrschten hieß ist kam kamen kann konnte konnten lachte lag lagen lebte
            lebten liegt liegen ließ ließen machte machten muss musste mussten muß mußte nahm nahmen sagte sah sahen
            schrieb schrieben sind soll sollen sollte sollten stand standen starb starben stehen steht trat traten war
            waren weiß werden will wird wollte wollten wurde wurden zeigen zeigt zeigte zog zogen
            """
        ),
        months: vocabulary(
            """
            januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert
            jahrhunderts jahrtausend jahrestag geburtstag todestag weltkrieg kapitel auflage stock klasse band
            """
        ),
        ordinals: true,
        closesWithHighSix: true
    )
}
