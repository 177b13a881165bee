/// English words and names in Spanish, as Spanish would spell what is said.
enum SpanishLoans {
    /// By the word in small letters. Words that Spanish has as well are not in it.
    static let respellings: [String: String] = .respellings(
        """
        arthur=ártur babysitter=beibisíter baker=béiker ballet=balé blues=blus boulevard=bulevár bridge=brich
        brown=braun bush=bush byron=báiron cambridge=kéimbrich chalet=chalé charlie=charli churchill=chúrchil
        cool=cul cowboy=cáuboi darwin=dáruin dickens=díkens edward=éduard elizabeth=elísabez email=ímeil
        facebook=féisbuk football=fútbol gangster=gánster gentleman=yéntelman google=gúguel hacker=jáker
        halloween=jálouin hamburger=jamburguer hardware=járduer harry=jarri henry=jenri hippie=jipi hobby=jobi
        hollywood=jóliud holmes=jolms jack=yak james=yeims jane=yein jeans=yins jenny=yeni jersey=yersey jet=yet
        jim=yim job=yob jockey=yoquey joe=you johnny=yoni johnson=yónson joker=yóker jones=yons joseph=yósef
        judy=yudi julie=yuli kate=keit kennedy=kénedi lady=leidi leader=líder liverpool=líverpul lucy=lusi
        madame=madám manager=mánayer manchester=mánchester marketing=márketin mary=meri michael=máikel mike=maik
        mister=míster monsieur=mesié new=niu newton=niúton online=onláin oxford=óxford peter=píter pub=pab
        puzzle=pásel reagan=reigan rock=rok roosevelt=rúsvelt rugby=rugbi sandwich=sánduich shelley=sheli
        sherlock=shérlok shopping=shópin sir=sér smith=esmiz software=sófuer stewart=estíuart street=estrit
        surf=surf taylor=téilor team=tim thriller=zríler walter=uálter washington=uáshinton watson=uátson
        weekend=uíkend white=uait wifi=uifi wild=uaild wilde=uaild william=uíliam wilson=uílson windows=uíndous
        yankee=yanki youtube=yutúb
        """
    )
}
