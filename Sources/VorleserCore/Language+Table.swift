extension Language {
    /// The languages by their codes: that of ISO 639-1, else of ISO 639-3; other codes for the same; its name in English;
    /// its own name where that is another. What differs little in print stands for one (`nb` and `nn` for `no`), and what
    /// is best read as another for that (`enm` for `en`).
    ///
    /// Sources: ISO 639; names as in the Unicode CLDR.
    static let table = """
        aa aar|Afar
        ab abk|Abkhazian
        ae ave|Avestan
        af afr|Afrikaans
        ak aka|Akan
        am amh|Amharic|አማርኛ
        an arg|Aragonese
        ar ara arb|Arabic|العربية
        as asm|Assamese|অসমীয়া
        av ava|Avaric
        ay aym|Aymara
        az aze|Azerbaijani|azərbaycan
        ba bak|Bashkir|башҡорт теле
        be bel|Belarusian|беларуская
        bg bul|Bulgarian|български
        bi bis|Bislama
        bm bam|Bambara|bamanakan
        bn ben|Bengali|বাংলা
        bo bod tib|Tibetan|བོད་སྐད་
        br bre|Breton|brezhoneg
        bs bos|Bosnian|bosanski
        ca cat|Catalan|català
        ce che|Chechen|нохчийн
        ch cha|Chamorro
        co cos|Corsican|corsu
        cr cre|Cree
        cs ces cze|Czech|čeština
        cu chu|Church Slavic
        cv chv|Chuvash|чӑваш
        cy cym wel|Welsh|Cymraeg
        da dan|Danish|dansk
        de deu ger|German|Deutsch
        dv div|Dhivehi|ދިވެހިބަސް
        dz dzo|Dzongkha|རྫོང་ཁ་
        ee ewe|Ewe|eʋegbe
        el ell gre|Greek|Ελληνικά
        en eng enm sco|English
        eo epo|Esperanto
        es spa|Spanish|español
        et est ekk|Estonian|eesti
        eu eus baq|Basque|euskara
        fa fas per pes|Persian|فارسی
        ff ful|Fulah|Pulaar
        fi fin|Finnish|suomi
        fj fij|Fijian
        fo fao|Faroese|føroyskt
        fr fra fre|French|français
        fy fry|Western Frisian|Frysk
        ga gle|Irish|Gaeilge
        gd gla|Scottish Gaelic|Gàidhlig
        gl glg|Galician|galego
        gn grn|Guarani|avañe’ẽ
        gu guj|Gujarati|ગુજરાતી
        gv glv|Manx|Gaelg
        ha hau|Hausa
        he heb iw|Hebrew|עברית
        hi hin|Hindi|हिन्दी
        ho hmo|Hiri Motu
        hr hrv|Croatian|hrvatski
        ht hat|Haitian Creole|créole haïtien
        hu hun|Hungarian|magyar
        hy hye arm|Armenian|հայերեն
        hz her|Herero
        ia ina|Interlingua
        id ind in|Indonesian|Indonesia
        ie ile|Interlingue
        ig ibo|Igbo
        ii iii|Yi|ꆈꌠꉙ
        ik ipk|Inupiaq
        io ido|Ido
        is isl ice|Icelandic|íslenska
        it ita|Italian|italiano
        iu iku|Inuktitut|ᐃᓄᒃᑎᑐᑦ
        ja jpn|Japanese|日本語
        jv jav|Javanese|Jawa
        ka kat geo|Georgian|ქართული
        kg kon|Kongo
        ki kik|Kikuyu|Gikuyu
        kj kua|Kuanyama
        kk kaz|Kazakh|қазақ тілі
        kl kal|Kalaallisut
        km khm|Khmer|ខ្មែរ
        kn kan|Kannada|ಕನ್ನಡ
        ko kor|Korean|한국어
        kr kau|Kanuri
        ks kas|Kashmiri|کٲشُر
        ku kur|Kurdish|kurdî (kurmancî)
        kv kom|Komi
        kw cor|Cornish|kernewek
        ky kir|Kyrgyz|кыргызча
        la lat|Latin
        lb ltz|Luxembourgish|Lëtzebuergesch
        lg lug|Ganda|Luganda
        li lim|Limburgish
        ln lin|Lingala|lingála
        lo lao|Lao|ລາວ
        lt lit|Lithuanian|lietuvių
        lu lub|Luba-Katanga|Tshiluba
        lv lav lvs|Latvian|latviešu
        mg mlg|Malagasy
        mh mah|Marshallese
        mi mri mao|Maori|Māori
        mk mkd mac|Macedonian|македонски
        ml mal|Malayalam|മലയാളം
        mn mon|Mongolian|монгол
        mr mar|Marathi|मराठी
        ms msa may zsm|Malay|Bahasa Melayu
        mt mlt|Maltese|Malti
        my mya bur|Burmese|မြန်မာ
        na nau|Nauru
        nd nde|North Ndebele|isiNdebele
        ne nep|Nepali|नेपाली
        ng ndo|Ndonga
        nl nld dut|Dutch|Nederlands
        no nor nb nn nob nno|Norwegian|norsk
        nr nbl|South Ndebele
        nv nav|Navajo|Diné Bizaad
        ny nya|Nyanja
        oc oci|Occitan
        oj oji|Ojibwa
        om orm|Oromo|Oromoo
        or ori|Odia|ଓଡ଼ିଆ
        os oss|Ossetic|ирон
        pa pan|Punjabi|ਪੰਜਾਬੀ
        pi pli|Pali
        pl pol|Polish|polski
        ps pus|Pashto|پښتو
        pt por|Portuguese|português
        qu que|Quechua|Runasimi
        rm roh|Romansh|rumantsch
        rn run|Rundi|Ikirundi
        ro ron rum|Romanian|română
        ru rus|Russian|русский
        rw kin|Kinyarwanda|Ikinyarwanda
        sa san|Sanskrit|संस्कृत भाषा
        sc srd|Sardinian|sardu
        sd snd|Sindhi|سنڌي
        se sme|Northern Sami|davvisámegiella
        sg sag|Sango|Sängö
        si sin|Sinhala|සිංහල
        sk slk slo|Slovak|slovenčina
        sl slv|Slovenian|slovenščina
        sm smo|Samoan|Gagana faʻa Sāmoa
        sn sna|Shona|chiShona
        so som|Somali|Soomaali
        sq sqi alb|Albanian|shqip
        sr srp|Serbian|српски
        ss ssw|Swati|siSwati
        st sot|Southern Sotho|Sesotho
        su sun|Sundanese|Basa Sunda
        sv swe|Swedish|svenska
        sw swa swh|Swahili|Kiswahili
        ta tam|Tamil|தமிழ்
        te tel|Telugu|తెలుగు
        tg tgk|Tajik|тоҷикӣ
        th tha|Thai|ไทย
        ti tir|Tigrinya|ትግርኛ
        tk tuk|Turkmen|türkmen dili
        tn tsn|Tswana|Setswana
        to ton|Tongan|lea fakatonga
        tr tur|Turkish|Türkçe
        ts tso|Tsonga|Xitsonga
        tt tat|Tatar|татар
        tw twi|Twi
        ty tah|Tahitian
        ug uig|Uyghur|ئۇيغۇرچە
        uk ukr|Ukrainian|українська
        ur urd|Urdu|اردو
        uz uzb|Uzbek|o‘zbek
        ve ven|Venda|Tshivenḓa
        vi vie|Vietnamese|Tiếng Việt
        vo vol|Volapük
        wa wln|Walloon|walon
        wo wol|Wolof
        xh xho|Xhosa|IsiXhosa
        yi yid ji|Yiddish|ייִדיש
        yo yor|Yoruba|Èdè Yorùbá
        za zha|Zhuang|Vahcuengh
        zh zho chi cmn|Chinese|中文
        zu zul|Zulu|isiZulu
        grc|Ancient Greek
        ang|Old English
        haw|Hawaiian
        yue|Cantonese
        tl tgl fil|Tagalog
        nds|Low German
        gsw|Swiss German
        ast|Asturian
        syr|Syriac
        got|Gothic
        chr|Cherokee
        tlh|Klingon
        non|Old Norse
        """
}
