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
        jim=yim  jockey=yoquey joe=you johnny=yoni johnson=yónson joker=yóker jones=yons joseph=yósef
        judy=yudi julie=yuli kate=keit kennedy=kénedi lady=leidi leader=líder liverpool=líverpul lucy=lusi
        madame=madám manager=mánayer manchester=mánchester marketing=márketin mary=meri michael=máikel mike=maik
        mister=míster monsieur=mesié new=niu newton=niúton online=onláin oxford=óxford peter=píter pub=pab
        puzzle=pásel reagan=reigan rock=rok roosevelt=rúsvelt rugby=rugbi sandwich=sánduich shelley=sheli
        sherlock=shérlok shopping=shópin  smith=esmiz software=sófuer stewart=estíuart street=estrit
        surf=surf taylor=téilor team=tim thriller=zríler walter=uálter washington=uáshinton watson=uátson
        weekend=uíkend white=uait wifi=uifi wild=uaild wilde=uaild william=uíliam wilson=uílson windows=uíndous
        yankee=yanki youtube=yutúb
        feijoo=feijó feijóo=feijó o'donnell=odonel odonnell=odonel rothschild=rótchild rossini=rosini rossiniano=rosiniano bismarck=bísmark
        bismark=bísmark schopenhauer=sopenáuer schiller=síler goethe=góete werther=bérter heine=jáine haeckel=jékel leipzig=laipsig
        wagner=bágner mozart=mótsart beethoven=betoven austerlitz=áusterlits metz=mets wellington=uélinton cromwell=crómuel
        birmingham=bérmingjam haymarket=jeimárket hyde=jaid mitchell=míchel hamlet=jámlet piccadilly=picadíli picadilly=picadíli dover=dóver
        simpson=simson singer=sínguer davidson=déividson price=prais malakoff=málakof pompadour=pompadur fontainebleau=fontembló
        lourdes=lurdes cavour=cavur bourbon=burbón bourbons=burbons rousseau=rusó voltaire=volter moliére=molier molière=molier
        racine=rasín dumas=dumá flaubert=flober stendhal=standal diderot=dideró montesquieu=montesquié
        richelieu=richelié versailles=versalles bordeaux=burdó toulouse=tulús verne=vern vernet=verné montpensier=mompansié saint=san
        toilette=tualet toilettes=tualets crochet=croché restaurant=restorán restaurants=restoráns trousseau=trusó trousseaux=trusó
        esprit=esprí champagne=champán foiegras=fuagrás laissez=lesé express=exprés miss=mís mistress=místris meeting=mitin meetings=mítins
        dandys=dandis bureau=buró buffet=bufé bidet=bidé cabaret=cabaré parquet=parqué carnet=carné corset=corsé bouquet=buqué
        villaamil=villamil linneo=lineo shanghai=shangái shangai=shangái singapore=singapur pater=páter puig=puch roig=roch reig=rech
        wamba=bamba witiza=bitiza walia=balia wenceslao=benceslao wifredo=bifredo walkiria=balkiria valkiria=balkiria weimar=báimar
        westfalia=bestfalia wals=vals walses=valses wolfram=bolfram zurich=zúrik zúrich=zúrik munich=múnik múnich=múnik bach=bak moloch=mólok
        jesuchristo=jesucristo pagliacci=paliachi pinocchio=pinoquio giovanni=yovani chianti=quianti ghetto=gueto spaghetti=espagueti
        ximenez=jiménez ximénez=jiménez xerez=jerez quixote=quijote xavier=javier mexia=mejía mexía=mejía alexandro=alejandro dixo=dijo
        dexar=dejar luxo=lujo baxo=bajo xátiva=játiva xativa=játiva xeresa=jeresa dexó=dejó dixeron=dijeron baxa=baja lexos=lejos
        traxo=trajo caxa=caja exército=ejército exemplo=ejemplo
        """
    )
}
