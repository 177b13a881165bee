/// Native words that no rule says right; their forms and compounds follow them: *Nachbarn, Hochzeitskleid*.
enum GermanIrregulars {
    /// Words in small letters, each with its sounds.
    static let words = [
        "nachbar": "nˈaxbɑːɾ", "nachbarn": "nˈaxbɑːɾn", "hochzeit": "hˈɔxʦIt", "empört": "ɛmpˈøːɾt",
        "darlehen": "dˈɑːɾleːən", "darlehens": "dˈɑːɾleːəns",
        "urinstinkt": "ˈuːɾɪnstˌɪŋkt", "beinhaltung": "bəˈɪnhˌaltʊŋ", "umklammern": "ʊmklˈamɜn",
        "umklammert": "ʊmklˈamɜt", "umklammerung": "ʊmklˈamərˌʊŋ",
        // Long vowels before two consonants.
        "ruft": "rˈuːft", "malt": "mˈɑːlt", "malte": "mˈɑːltə", "malten": "mˈɑːltən", "malst": "mˈɑːlst",
        "löst": "lˈøːst",
        "löste": "lˈøːstə", "lösten": "lˈøːstən", "gelöst": "ɡəlˈøːst", "lädt": "lˈɛːt", "lädst": "lˈɛːtst",
        "lest": "lˈeːst",
        "schwant": "ʃvˈɑːnt", "schwante": "ʃvˈɑːntə", "wärst": "vˈɛːɾst",
        "gemach": "ɡəmˈɑːx", "gemächlich": "ɡəmˈɛːçlɪç", "gemächer": "ɡəmˈɛːçɜ", "zart": "ʦˈɑːɾt",
        "märchen": "mˈɛːɾçən",
        "pärchen": "pˈɛːɾçən", "härchen": "hˈɛːɾçən", "ärzte": "ˈɛːɾʦtə", "ärzten": "ˈɛːɾʦtən",
        "schläfrig": "ʃlˈɛːfrɪç",
        "fürsprache": "fˈyːɾʃpɾɑːxə", "gemälde": "ɡəmˈɛːldə", "gemälden": "ɡəmˈɛːldən", "redner": "rˈeːdnɜ",
        "rednerin": "rˈeːdnərˌɪn", "barfuß": "bˈɑːɾfuːs", "notfall": "nˈoːtfal", "trübsal": "tɾˈyːpzɑːl",
        "süddeutschland": "zˈyːtdɔøtʃlˌant", "süddeutsch": "zˈyːtdɔøtʃ", "südwind": "zˈyːtvɪnt", "südpol": "zˈyːtpoːl",
        "südseite": "zˈyːtzItə", "südkorea": "zˈyːtkoːrˌeːɑː", "tonfall": "tˈoːnfal", "hufschlag": "hˈuːfʃlɑːk",
        "ratskeller": "rˈɑːtskɛlɜ", "ratsherr": "rˈɑːtshɛɾ", "ratsherrn": "rˈɑːtshɛɾn",
        // Not *merge*.
        "mühsal": "mˈyːzɑːl", "erlebnis": "ɛɾlˈeːpnɪs", "erlebnisse": "ɛɾlˈeːpnɪsə", "mergenthal": "mˈɛɾɡəntˌɑːl",
        "mergental": "mˈɛɾɡəntˌɑːl", "mergentheim": "mˈɛɾɡəntˌhIm",
        "ratsherren": "rˈɑːtshˌɛrən", "habsucht": "hˈɑːpzʊxt",
        "habgier": "hˈɑːpɡiːɾ", "domplatz": "dˈoːmplaʦ", "domkirche": "dˈoːmkɪɾçə", "gutshaus": "ɡˈuːtshWs",
        "gutsherr": "ɡˈuːtshɛɾ", "gutsherrn": "ɡˈuːtshɛɾn", "gutsbesitzer": "ɡˈuːtsbəzˌɪʦɜ", "gutshof": "ɡˈuːtshoːf",
        "hochwild": "hˈoːxvɪlt", "pusten": "pˈuːstən", "pustete": "pˈuːstətə", "puste": "pˈuːstə", "ebnen": "ˈeːbnən",
        "mutmaßlich": "mˈuːtmɑːslɪç", "mutprobe": "mˈuːtpɾoːbə", "rotwangig": "rˈoːtvaŋɪç", "wegweiser": "vˈeːkvIzɜ",
        "wegrand": "vˈeːkrant", "tretmühle": "tɾˈeːtmyːlə", "zartgefühl": "ʦˈɑːɾtɡəfˌyːl", "konfus": "kɔnfˈuːs",
        "demnach": "dˈeːmnɑːx", "tunlichst": "tˈuːnlɪçst", "duzte": "dˈuːʦtə", "bochum": "bˈoːxʊm",
        "stralsund": "ʃtɾˈɑːlzʊnt",
        "saarbrücken": "zɑːɾbɾˈykən", "michel": "mˈɪçəl", "wuchs": "vˈuːks", "sperling": "ʃpˈɛɾlɪŋ",
        "störrisch": "ʃtˈœrɪʃ", "vernachlässigen": "fɛɾnˈɑːxlɛsˌɪɡən", "vernachlässigt": "fɛɾnˈɑːxlɛsˌɪçt",
        "benachrichtigen": "bənˈɑːxrɪçtˌɪɡən", "widerspiegeln": "vˈiːdɜʃpˌiːɡəln", "widerspiegelt": "vˈiːdɜʃpˌiːɡəlt",
        "widerhallen": "vˈiːdɜhˌalən", "widerhallt": "vˈiːdɜhˌalt", "widerhallte": "vˈiːdɜhˌaltə",
    ]
}
