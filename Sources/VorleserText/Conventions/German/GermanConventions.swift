extension SentenceConventions {
    static let german = latin(
        Abbreviation.table(
            (
                .title,
                "Hr Hrn Fr Frl Dr Prof Dipl Ing Mag Hptm Oblt Lt Gen Geh St Skt Hl Hll hl Frhr Gebr Kgl kgl Ew Se Kl Gr Fa n v Mr Mrs Mme Mlle Mad Gf Fst k.k k.u.k h.c Dr.h.c phil jur med theol"
            ),
            (
                .inner,
                """
                z.B z.T u.a u.U d.h i.d.R s.o s.u v.a bzw bspw ca evtl ggf inkl exkl insb jmd jmdm jmdn sog vgl zzgl zzt
                desgl einschl gem lt mind od resp sen jun uff zus geb gest verh u.z o.ä a.D i.A i.V a hrsg Hrsg Hg Verf ders ebd
                Ebd zit bzgl betr ugs ungef vermutl vorm ggfs insbes i.a i.allg s.a o.g m.E m.W a.a.O u.v.a
                Abk allg bes betr bez beil dt ehem eigtl engl entspr frz griech ital lat südl nördl östl westl urspr
                """
            ),
            (
                .beforeNumber,
                "Nr Nrn S Bd Bde Kap Abs Art Abb Tab Anm Aufl Jg Z Zl Vers Str Tel Anl Ziff V Fn Rn Taf Fig Sp Bl Ps"
            ),
            (.month, "Jan Feb Mrz Apr Jun Jul Aug Sep Sept Okt Nov Dez"),
            (.mayEnd, "Co Inc Str Std Min Sek"),
            (.unit, "Mio Mrd Tsd Pf Fl fl Kr kr Mk Pfd Ztr Gld Sgr"),
            (.endsBeforeCapital, "usw usf etc ff f dgl u.s.w u.s.f v.Chr n.Chr Chr Jh Jhd Jhs")
        ),
        starters: vocabulary(
            """
            aber alle allerdings als also am an auch auf aus bei beide bis da dabei dadurch dafür dagegen daher damals
            damit danach daneben dann daran darauf darum das dass davon dazu dein deine dem den denn dennoch der deshalb
            dessen die dies diese diesem diesen dieser dieses doch dort du durch ein eine einem einen einer eines
            einige endlich er es etwas euer falls fast für gegen gestern heute hier hinter ich ihm ihn ihnen ihr ihre
            im immer in indessen inzwischen ist ja jede jeder jedes jedoch jemand jener jene jetzt kein keine keiner
            können man manche mehr mein meine mit morgen nach nachdem natürlich neben nein nicht nichts nie niemand noch
            nun nur ob obwohl oder ohne plötzlich schließlich schon sehr sein seine seit seitdem sie so sobald sogar
            solange solche sonst soll sollte trotzdem über um und unser unsere unter viele vielleicht vom von vor
            während wann war waren warum was weder weil welche wenn wer werden wie wieder wir wird wo wohl zu zuerst zum
            zur zwar zwei zwischen
            """
        ),
        months: vocabulary(
            """
            januar jänner februar märz april mai juni juli august september oktober november dezember jahrhundert
            jahrhunderts jahrtausend weltkrieg kapitel auflage stock klasse band
            """
        ),
        ordinals: true,
        closesWithHighSix: true
    )
}
