extension SentenceConventions {
    static let polish = latin(
        Abbreviation.table(
            (.title, "prof dr hab mgr inż ks św płk gen kpt por ppłk bp abp im ul al pl os Prof Dr Ks Św Gen Płk"),
            (.inner, "np tj tzn tzw m.in ok por zob itd itp ang fr niem łac bałt ros tzn wg ds dot pow woj gm r.p"),
            (.beforeNumber, "nr s str t tom rozdz art ust poz pkt rys tab tel"),
            (.mayEnd, "r w godz zł gr tys mln mld p.n.e n.e Sp S.A o.o"),
            (.endsBeforeCapital, "itd itp etc")
        ),
        starters: vocabulary(
            """
            a ale ani bo był była było były by byli ci co coś czy dla do dlaczego dlatego gdy gdyby gdzie i ich ile im
            ja jak jaki jednak jego jej jest jeszcze jeśli już kiedy kto która który mam mimo moja mój może my na nad nie
            nikt nic no o od on ona one oni ono oraz po pod potem przed przez przy są się skąd tak także tam te tego
            ten też to tu tutaj twój ty tylko w we więc wszyscy wszystko wtedy wy z za zaraz ze że
            """
        ),
        months: vocabulary(
            """
            stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia
            """
        ),
        ordinals: true,
        closesWithHighSix: false
    )

    static let slovak = latin(
        Abbreviation.table(
            (.title, "p pí Dr Prof Ing Mgr Bc JUDr MUDr PhDr RNDr doc prof ing mgr sv Sv gen plk kpt mjr por"),
            (.inner, "napr t.j tj tzv resp ap atď pod príp cca okr obr tab"),
            (.beforeNumber, "č s str zv čl ods písm obr tab kap tel"),
            (.mayEnd, "a.s s.r.o spol n.p r o Co Inc tis mil mld Sk Kčs n.l hod"),
            (.endsBeforeCapital, "atď atd apod etc")
        ),
        starters: vocabulary(
            """
            a aj ak ako ale až bol bola bolo by čo do ja je jeho jej keď kde kto ktorý ma my na nie nič no o od on ona
            oni ono po pod potom pre preto pri sa si so som sú ta tak tam ten teraz to tu ty už v vo však všetko z za že
            jestli když který mám než není protože proto před při se také takže tato toto vy ve ze
            """
        ),
        months: vocabulary(
            """
            január január januára február februára marec marca apríl apríla máj mája jún júna júl júla august augusta
            september septembra október októbra november novembra december decembra storočia storočí ledna února
            března dubna května června července srpna září října listopadu prosince století
            """
        ),
        ordinals: true,
        closesWithHighSix: true
    )

    static let southSlavicLatin = latin(
        Abbreviation.table(
            (.title, "gđa gđica gosp dr prof mr sv Dr Prof Sv Gosp inž ing gen puk"),
            (.inner, "npr tj tzv odn itd sl cca usp gl"),
            (.beforeNumber, "br str sv čl st sl tel"),
            (.endsBeforeCapital, "itd itn etc sl")
        ),
        starters: vocabulary(
            "a ako ali bez bio bila da do dok i iz ja je jer kad kada kako ko mi na ne nije no od on ona oni što sam se su šta ta tada taj to tu u za"
        ),
        months: vocabulary(
            """
            siječnja veljače ožujka travnja svibnja lipnja srpnja kolovoza rujna listopada studenoga prosinca januara
            februara marta aprila maja juna jula avgusta septembra oktobra novembra decembra stoljeća veka
            """
        ),
        ordinals: true,
        closesWithHighSix: true
    )

    static let russian = SentenceConventions(
        abbreviations: Abbreviation.table(
            (
                .title,
                "г-н г-жа гр проф акад доц им св ген кап о д-р Проф Св ул просп пл пер бул дер пос"
            ),
            (.inner, "т.е т.н т.к напр ср см т.наз т.о в.т.ч англ фр лат греч собств сокр"),
            (.beforeNumber, "стр с гл т тт рис табл п пп ст кн ч вып тел д кв №"),
            (.month, "янв февр мар апр авг сент окт нояб дек"),
            (.mayEnd, "г гг вв н.э м.п А.О"),
            (.unit, "в руб коп тыс млн млрд чел куб кв см м мин сек ч кг км"),
            (.endsBeforeCapital, "др пр т.д т.п и.т.д и.т.п проч")
        ),
        starters: vocabulary(
            """
            а без был была были было в вам вас ведь во вот все всё вы где да для до его ее её если есть еще ещё же за
            здесь и из или им их к как какой когда который кто ли мне мог может можно мой мы на над надо нам нас не него
            нее неё нет ни никто ничего но ну о об однако он она они оно от очень по под после потом потому при про раз
            с сам свой сегодня себя сейчас со так также там тебе теперь то тогда того тоже только том тот ты у уже хотя
            чего чем через что чтобы эта эти это этот я
            """
        ),
        closesWithHighSix: true
    )

    static let ukrainian = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "п проф акад доц ім св ген вул пл просп м с смт д-р"),
            (.inner, "тобто т.з т.зв напр див англ"),
            (.beforeNumber, "стор с гл т рис табл п ст кн ч вип тел"),
            (.mayEnd, "р рр н.е"),
            (.unit, "ст грн коп тис млн млрд хв год см м кг км"),
            (.endsBeforeCapital, "ін т.д т.п та.ін")
        ),
        starters: vocabulary(
            "а але без був була було в вже ви він вона вони все та там те ти то тут у це цей що щоб я як якщо і ж за з й його її їх коли мене ми на не ні по про"
        ),
        closesWithHighSix: true
    )

    static let bulgarian = SentenceConventions(
        abbreviations: Abbreviation.table(
            (.title, "г-н г-жа г-ца проф акад доц инж д-р св ген полк о ул пл бул гр кв ж.к Пл Ул Св Проф им"),
            (.inner, "т.е т.нар напр вкл вж срв т.г м.г сл пр англ нем фр лат"),
            (.beforeNumber, "стр с гл т рис табл чл ал бр бл ап тел"),
            (.mayEnd, "г н.е пр.н.е сл.н.е"),
            (.unit, "лв ст хил млн млрд мин сек см м км кг"),
            (.endsBeforeCapital, "др т.н т.д")
        ),
        starters: vocabulary(
            """
            а аз ако без беше бил била в вече ви все във го да дали до е един за защо и или им как как какво когато
            който ли ме между ми много може му на над не него нещо ние но ние няма от по под след само се си след според
            са също така там те това този той тя тук у че ще я
            """
        ),
        closesWithHighSix: true
    )
}
