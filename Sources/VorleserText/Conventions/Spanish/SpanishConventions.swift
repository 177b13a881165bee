extension SentenceConventions {
    static let spanish = latin(
        Abbreviation.table(
            (
                .title,
                """
                Sr Sra Srta Sres Sras D Da Dª Dña Dn Dr Dra Dres Drs Lic Ing Arq Prof Profa Gral Cnel Cap Capt Tte Sgto
                Cmdte Fr Fray Mons Pbro Rdo Rvdo Rev Sto Sta Excmo Excma Exmo Exma Ilmo Ilma Hno Hna Mtro Mtra Gob Pdte
                Ntro Ntra Vda Profs Sgto sr sra srta sres dr dra gral cnel tte EE Mª Fco PP SS RR MM VV Ssmo Stmo Sma Ssma Mr Mme Mlle Mad Br FF JJ CC DD NN
                Lcdo Lcda Ldo Lda Sen Dip Pl Ma Alm Valm Calm Vicealm Contralm N.S
                """
            ),
            (
                .inner,
                """
                p.ej ej cf cfr vid aprox esp máx mín ca vs i.e e.g apdo adm admón dpto depto ed trad op ob v.gr v.g izda dcha
                ctra pza plza avda q.e.p p univ
                """
            ),
            (
                .beforeNumber,
                """
                n núm núms nro No Nº nº pág págs pag p pp vol vols cap caps art arts fig figs t tel teléf tfno párr sec lín
                nos Nos vv hab exp expte Exp Expte ref Ref lám fol ley s ss km Km kms Kms
                """
            ),
            (.month, "ene feb abr jun jul ago sept oct nov dic"),
            (
                .mayEnd,
                """
                Ud Uds Vd Vds Cía Cia Ltda Inc S.A S.L EE.UU UU AA OO HH FF.AA JJ.OO CC.AA RR.HH DD.HH a.C d.C a.de.C
                d.de.C Av Avda Co Hnos Bros Jr ibid Ibid ibíd Ibíd
                """
            ),
            (.clock, "a.m p.m a.\u{A0}m p.\u{A0}m"),
            (.endsBeforeCapital, "etc"),
            (.unit, "m cm mm kg g gr l ml ha h min")
        ),
        starters: vocabulary(
            """
            a ahora al algo alguien algunos allí ante antes apenas aquel aquella aquí así aun aún aunque bajo bien cada
            casi como cómo con cuál cuando cuándo cuánto de del desde después donde dónde dos durante el él ella ellas
            ellos en entonces entre era es esa ese eso esta está este esto estos fue había hacia han hasta hay hoy
            incluso jamás la las le les lo los luego más me mi mientras mis mucho muchos muy nada nadie ni ningún no nos
            nosotros nuestra nuestro nunca o otra otro para pero poco por porque pronto pues que qué quien quién quizá se
            según ser si sí sin sino sobre sólo solo son su sus tal también tampoco tan tanto te tenía tengo tiene todo
            todos tras tu tú un una unos usted ustedes ya y yo
            """
        ),
        // *Sr.* is a title here.
        afternames: commonAfternames.subtracting(["Sr", "Snr"])
    )
}
