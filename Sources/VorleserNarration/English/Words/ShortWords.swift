/// Common words of three and four letters: what is as short and not among them may be initials.
enum ShortWords {
    /// Whether a word, in small letters, is one of them.
    static func contains(_ word: String) -> Bool { all.contains(word) }

    /// Those found fourteen times or more in novels and encyclopedia sentences.
    private static let all = Set(
        """
        able acid act add afar age aged ago aid air all also amid and anti any arch are area arm arms army art ask \
        ate aunt away axes baby back bad bag bald ball band bank bar bare base bass bat bath bay beam bear beat bed \
        beef been beer beg bell bend bent best bet big bill bird bit bite blew blow blue boat bob body bold bone \
        book boot bore born both bow bowl box boy brow bulk bull burn bus but buy cake call calm came camp can cane \
        cant cap caps car card care case cash cast cat cell chap chin city clay club coal coat code coin cold com \
        come cook cool copy cost crew cry cup cure cut damn dark data date day dead deal dear deck deep deny desk \
        did dine disc dish disk does dog done door dose dove down draw drew drop drug dry duck due dull dust duty \
        each ear ease east easy eat edge egg else end ends era ere etc even ever evil eye eyed face fact fail fair \
        fall fan far fare farm fast fat fate fear fee feed feel fees feet fell felt few file fill film find fine \
        fire firm fish fit five fix flag flat flew flow fly folk fond food fool foot for fork form four free fro \
        from fuel full fun game gap gas gate gave gay gaze get gift girl give glad goal goes gold golf gone good got \
        gown grew grey grow gun had hair half hall hand hang hard harm has hat hate hath have head hear heat heel \
        heir held hell help her here hero hers hid hide high hill him hint hip his hit hold hole holy home hope host \
        hot hour how huge hung hurt idea idle ill inch ink inn into iron its jaw jew job join joke joy jury just \
        keep kept key keys kick kid kill kind king kiss knee knew know lack lad lady laid lake lamp land lane lap \
        last late law lawn lay lead left leg lent less lest let lie lies life lift like line list lit live load lock \
        long look lord lose loss lost lot loud love low luck lump mad made maid mail main make male man many map \
        mare mark mass mate may meal mean meat meet men mere met mid mild mile milk mind mine miss mode moon more \
        most move much must name navy near neck need nest net new news next nice nine none noon nor nose not note \
        now odd off oil old once one only onto open org our out over own pace pack page paid pain pair pale palm \
        papa park part pass past path paw pay peak pen pick pie pig pile pin pink pint pipe pity plan play plot plus \
        poet pool poor pop port post pot pray pre prey pull pure push put quay quid quit race rain ran rang rank \
        rare rate raw read real red rest rev rich rid ride ring rise risk road rock rode role roll roof room root \
        rose row ruin rule rum run sad safe said sail sake salt same sand sang sank save saw say says sea seat see \
        seed seek seem seen self sell semi send sent set sex she shed ship shop shot show shut sick side sigh sign \
        silk sin sing sink sit site six size skin sky slim slip slow snow soap sofa soft soil sold sole solo some \
        son song soon sort soul soup sow spot star stay step stop such suit sum sun sure swim tail take tale talk \
        tall tap task tax tea team tear tell ten tend term test text than that the thee them then they thin this \
        thou thus thy tide tie till time tin tiny tip told tone too took tool top torn tour town tram tree true try \
        turn two type ugly upon use used user uses vain vast veil very vice view void vote wait wake walk wall want \
        war warm was wash wave wax way weak wear web week well were west wet what when who whom why wide wife wild \
        will win wind wine wing wire wise wish wit with won wont wood word wore work worn yard year yes yet you your
        """.split(separator: " ").map(String.init)
    )
}
