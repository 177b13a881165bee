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
        hollywood=jóliud holmes=jolms jack=yak james=yeims jane=yein jeans=yins jenny=yeni jet=yet
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
        smartphone=esmárfon smartphones=esmárfons look=luk looks=luks feedback=fídbak streaming=estrímin startup=estártap
        startups=estártaps mouse=maus router=rúter routers=rúters password=pásuord parking=párkin camping=cámpin
        casting=cástin castings=cástins ranking=ránkin rankings=ránkins ticket=tíket tickets=tíkets copyright=kópirait
        twitter=tuíter iphone=áifon ipad=áipad jersey=jerséi truhan=truán etxeberria=echeberría hall=jol
        browser=bráuser server=sérver servers=sérvers update=apdéit upload=áplod download=dáunlod desktop=désktop
        laptop=láptop tablet=táblet touchscreen=tachscrín screenshot=escrínshot cloud=claud podcast=pódcast podcasts=pódcasts
        influencer=influénser influencers=influénsers follower=fólouer followers=fólouers hashtag=jáshtag wireless=uáirles
        framework=fréimuork release=rilís feature=fíchur commit=cómit merge=merch branch=branch bug=bag bugs=bags debug=dibág
        layout=leiáut login=lóguin logout=logáut cookie=kuki cookies=kukis homepage=jómpeich newsletter=niusléter
        fitness=fítnes jogging=yóguin trekking=trékin training=tréinin trailer=tráiler trailers=tráilers
        spoiler=espóiler reality=riáliti suspense=suspens backstage=bakstéich brunch=branch
        snack=esnak snacks=esnaks ketchup=kéchup muffin=máfin cupcake=kápkeik whisky=uíski whiskey=uíski airbag=érbag
        check=chek charter=chárter target=tárguet brand=brand packaging=pákayin deadline=dédlain skyline=eskáilain
        live=laiv game=gueim gamer=guéimer gaming=guéimin joystick=yóistik bluetooth=blutuz
        outlet=áutlet topless=tóples best=best seller=séler bestseller=bestséler outsourcing=autsórsin coaching=cóuchin
        coach=couch mobbing=móbin bullying=búlin crowdfunding=craudfándin freelance=frílans networking=nétuorkin
        branding=brándin holding=jóldin leasing=lísin renting=réntin rafting=ráftin surfing=súrfin footing=fútin
        living=lívin zapping=zápin lifting=líftin piercing=pírsin jacuzzi=yacúsi kitsch=kich glamour=glamúr amateur=amatér
        traxo=trajo caxa=caja exército=ejército exemplo=ejemplo
        """
    )
}
