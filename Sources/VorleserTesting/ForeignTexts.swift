/// A paragraph or two in each of several languages, for tests of what is told of them.
///
/// Openings of books whose authors have long been dead, and plain sentences.
public enum ForeignTexts {
    /// By the code of the language.
    public static let all: [String: String] = [
        "en": """
        It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, \
        it was the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of \
        Darkness, it was the spring of hope, it was the winter of despair, we had everything before us.
        """,
        "de": """
        Als Gregor Samsa eines Morgens aus unruhigen Träumen erwachte, fand er sich in seinem Bett zu einem \
        ungeheueren Ungeziefer verwandelt. Er lag auf seinem panzerartig harten Rücken und sah, wenn er den Kopf ein \
        wenig hob, seinen gewölbten, braunen, von bogenförmigen Versteifungen geteilten Bauch, auf dessen Höhe sich \
        die Bettdecke, zum gänzlichen Niedergleiten bereit, kaum noch erhalten konnte.
        """,
        "fr": """
        Longtemps, je me suis couché de bonne heure. Parfois, à peine ma bougie éteinte, mes yeux se fermaient si \
        vite que je n’avais pas le temps de me dire : « Je m’endors. » Et, une demi-heure après, la pensée qu’il \
        était temps de chercher le sommeil m’éveillait ; je voulais poser le volume que je croyais avoir encore dans \
        les mains et souffler ma lumière.
        """,
        "es": """
        En un lugar de la Mancha, de cuyo nombre no quiero acordarme, no ha mucho tiempo que vivía un hidalgo de los \
        de lanza en astillero, adarga antigua, rocín flaco y galgo corredor. Una olla de algo más vaca que carnero, \
        salpicón las más noches, duelos y quebrantos los sábados, lentejas los viernes, consumían las tres partes de \
        su hacienda.
        """,
        "it": """
        Quel ramo del lago di Como, che volge a mezzogiorno, tra due catene non interrotte di monti, tutto a seni e a \
        golfi, a seconda dello sporgere e del rientrare di quelli, vien, quasi a un tratto, a ristringersi, e a \
        prender corso e figura di fiume, tra un promontorio a destra, e un’ampia costiera dall’altra parte; e il \
        ponte, che ivi congiunge le due rive, par che renda ancor più sensibile all’occhio questa trasformazione.
        """,
        "pt": """
        Algum tempo hesitei se devia abrir estas memórias pelo princípio ou pelo fim, isto é, se poria em primeiro \
        lugar o meu nascimento ou a minha morte. Suposto o uso vulgar seja começar pelo nascimento, duas \
        considerações me levaram a adotar diferente método: a primeira é que eu não sou propriamente um autor \
        defunto, mas um defunto autor, para quem a campa foi outro berço.
        """,
        "nl": """
        Ik ben makelaar in koffie, en woon op de Lauriergracht. Het is mijn gewoonte niet, romans te schrijven, of \
        zulke dingen, en het heeft dan ook lang geduurd, voor ik er toe overging een paar riem papier extra te \
        bestellen, en het werk aan te vangen, dat gij, lieve lezer, in de hand hebt genomen, en dat ge lezen moet als \
        ge makelaar in koffie zijt, of als ge wat anders zijt.
        """,
        "sv": """
        Det var en afton i början av maj. Den lilla trädgården på Mosebacke hade ännu icke blivit öppnad för \
        allmänheten och rabatterna voro ej uppgrävda; snödropparna hade arbetat sig upp genom fjolårets lövsamlingar \
        och höllo just på att sluta sin korta verksamhet för att lämna plats åt de ömtåligare saffransblommorna, som \
        tagit skydd under ett ofruktsamt päronträd.
        """,
        "fi": """
        Jukolan talo, eteläisessä Hämeessä, seisoo erään mäen pohjoisella rinteellä, liki Toukolan kylää. Sen \
        läheisin ympäristö on kivinen tanner, mutta alempana alkaa pellot, joissa, ennenkuin talo oli häviöön mennyt, \
        lainehti teräinen vilja. Hän ei ollut enää nuori, mutta se ei häntä haitannut, kun hän vain oli kotona ja \
        sitten tuli jo yö.
        """,
        "pl": """
        Wokulski nie wracał do domu przez całą noc i nikt nie wiedział, co się z nim stało. Było już późno, kiedy \
        pan Rzecki zamknął sklep i poszedł do siebie, ale nie mógł zasnąć, bo myślał o tym, że jest stary i że \
        wszystko, co było dobre, już się skończyło. Na stole stała lampa, a za oknem padał deszcz.
        """,
        "la": """
        Gallia est omnis divisa in partes tres, quarum unam incolunt Belgae, aliam Aquitani, tertiam qui ipsorum \
        lingua Celtae, nostra Galli appellantur. Hi omnes lingua, institutis, legibus inter se differunt. Gallos ab \
        Aquitanis Garumna flumen, a Belgis Matrona et Sequana dividit. Horum omnium fortissimi sunt Belgae, propterea \
        quod a cultu atque humanitate provinciae longissime absunt, minimeque ad eos mercatores saepe commeant.
        """,
        "ru": """
        Все счастливые семьи похожи друг на друга, каждая несчастливая семья несчастлива по-своему. Всё смешалось в \
        доме Облонских. Жена узнала, что муж был в связи с бывшею в их доме француженкою-гувернанткой, и объявила \
        мужу, что не может жить с ним в одном доме.
        """,
        "uk": """
        Сонце сідало за ліс, і в долині вже було темно. Діти їхали додому на возі, співали пісень і їли яблука, які \
        їм дала бабуся. Ніхто не знав, що їх чекає попереду.
        """,
        "el": """
        Ήταν μια φορά κι έναν καιρό ένας βασιλιάς που είχε τρεις γιους. Ο πρώτος ήταν δυνατός, ο δεύτερος ήταν έξυπνος \
        και ο τρίτος ήταν καλός. Μια μέρα ο βασιλιάς τους κάλεσε όλους στο παλάτι.
        """,
        "ja": """
        吾輩は猫である。名前はまだ無い。どこで生れたかとんと見当がつかぬ。何でも薄暗いじめじめした所でニャーニャー泣いていた事だけは記憶している。\
        吾輩はここで始めて人間というものを見た。
        """,
        "zh": """
        話說天下大勢，分久必合，合久必分。周末七國分爭，并入於秦。及秦滅之後，楚、漢分爭，又并入於漢。漢朝自高祖斬白蛇而起義，一統天下，後來光武中興，傳至獻帝，遂分為三國。
        """,
        "ko": """
        그는 아무 말도 하지 않았다. 밖에는 비가 내리고 있었고, 방 안은 조용했다. 어머니는 부엌에서 저녁을 준비하고 계셨다.
        """,
        "ar": """
        كان يا ما كان في قديم الزمان ملك عظيم يدعى شهريار. وكان له أخ يدعى شاه زمان. وكان الملك يحب الصيد والقنص، \
        فخرج ذات يوم إلى الصحراء ومعه رجاله.
        """,
        "he": """
        בראשית ברא אלהים את השמים ואת הארץ. והארץ היתה תהו ובהו וחשך על פני תהום. ויאמר אלהים יהי אור ויהי אור. וירא \
        אלהים את האור כי טוב.
        """,
        "hi": "एक समय की बात है, एक गाँव में एक बूढ़ा किसान रहता था। उसके तीन बेटे थे। वे हमेशा आपस में लड़ते रहते थे।",
    ]
}
