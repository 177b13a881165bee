/// English words and names in Italian, as Italian would spell what is said.
enum ItalianLoans {
    /// By the word in small letters. Words that Italian has as well are not in it; behind a last c, g or sc that is soft
    /// there is an x.
    static let respellings: [String: String] = .respellings(
        """
        arthur=àrtur baby=bèbi babysitter=bebisìter baker=bèicher blues=blùs boom=bùm boulevard=bulvàr bouquet=buchè
        bridge=brìgx brown=bràun buffet=buffè bunker=bùncher bush=bùscx business=bìsnes butler=bàtler byron=bàiron
        cambridge=chèimbrigx cash=chèscx chat=ciàt chef=scèf chicago=cicàgo churchill=cércil clinton=clìnton club=clàb
        coach=còcx cocktail=còctel computer=compiùter cool=cùl cowboy=càuboi crash=crèscx darwin=dàruin design=disàin
        designer=disàiner dickens=dìchens edward=èduard elizabeth=elìsabet email=imèil facebook=fèisbuc
        fashion=fèscion flash=flèscx football=fùtbol freezer=frìser gangster=ghèngster gentleman=gèntelman gin=gìn
        goal=gòl golf=gòlf google=gùgol hamburger=ambùrgher hardware=àrduer harry=èrri henry=ènri hobby=òbbi
        hollywood=òliuud holmes=òlms jack=gèc jane=gèin jeans=gins jeep=gìp jenny=gènni jet=gèt jim=gìm job=giòb
        joe=giò johnny=giònni johnson=giònson jones=giòns joseph=giòsef judy=giùdi julie=giùli jungle=giàngol
        kate=chèit kennedy=chènnedi killer=chìller king=chìng leader=lìder liverpool=lìverpul lucy=lùsi
        manchester=mèncester marketing=màrcheting mary=mèri match=mècx michael=màicol mike=màic mouse=màus mr=mìster
        mrs=mìssis new=niù newton=niùton nixon=nìcson online=onlàin oxford=òcsford park=pàrc party=pàrti peter=pìter
        pool=pùl pub=pàb puzzle=pàsol reagan=règan road=ròd rock=ròc roosevelt=rùsvelt rugby=règbi rush=ràscx
        sandwich=sènduicx shelley=scèlli sheriff=scerìf sherlock=scèrloc sherry=scèrri shock=sciòc shopping=sciòping
        short=sciòrt show=sciò software=sòftuer speech=spìcx square=squèr steak=stèic steward=stiùard stewart=stiùart
        street=strìt surf=sèrf taylor=tèilor team=tim thatcher=tàcer theatre=tèater thriller=trìller toilette=tualèt
        turner=tèrner walter=vàlter washington=uòscinton watson=uòtson weekend=uichènd white=uàit wild=uàild
        wilde=uàild william=uìlliam wilson=uìlson york=iòrc youtube=iutiùb zoom=zùm cavour=cavùr voltaire=voltèr rousseau=russò waterloo=vaterlò wellington=uèllington
        kevin=chèvin martin=màrtin justin=giàstin benjamin=bèngiamin austin=òstin robin=ròbin jonathan=giònatan
        christian=crìstian sebastian=sebàstian julian=giùlian adam=àdam jordan=giòrdan logan=lògan megan=mègan susan=sùsan
        helen=èlen ellen=èllen allen=àllen steven=stìven stephen=stìven karen=chèren nathan=nèitan ethan=ìtan ryan=ràian
        brian=bràian oliver=òliver parker=pàrcher cooper=cùper jennifer=gènnifer victor=vìctor tyler=tàiler
        spencer=spènser christopher=crìstofer carter=càrter hamilton=àmilton lincoln=lìncoln milton=mìlton boston=bòston
        london=lòndon jackson=gècson nelson=nèlson robinson=ròbinson harrison=èrrison simpson=sìmpson madison=mèdison
        jason=gèison edison=èdison cameron=càmeron gordon=gòrdon dylan=dìlan milan=mìlan anderson=ànderson russell=ràssel
        marshall=màrsciall leonard=lèonard margaret=màrgaret rachel=rèicel internet=ìnternet festival=fèstival
        autobus=àutobus tunnel=tùnnel manager=mànager referendum=referèndum curriculum=currìculum deficit=dèficit
        smartphone=smartfòn smartphones=smartfòn browser=bràuser like=làic meeting=mìting feedback=fìdbec privacy=prìvassi
        outlet=àutlet look=lùc parquet=parchè menu=menù brioche=briòscx dessert=desèr collant=collàn layout=leiàut
        download=dàunload upload=àpload desktop=dèsctop laptop=lèptop touchscreen=taccscrìn screenshot=scrìnsciot
        cloud=clàud streaming=strìming podcast=pòdcast influencer=inflùenser follower=fòlloer hashtag=èsctag
        wireless=uàirles router=rùter server=sèrver user=iùser username=iùserneim password=pàssuord account=accàunt
        update=àpdeit release=rilìs feature=fìcer repository=repòsitori framework=frèimuorc bug=bàg debug=dibàg
        cookie=cùchi cookies=cùchis homepage=òmpeigx newsletter=niuslètter wellness=uèlnes fitness=fìtnes spray=sprèi
        jogging=giògghing trekking=trècching training=trèining trailer=trèiler teenager=tinèger tailleur=taièr
        foulard=fulàr chic=scìc gilet=gilè cabaret=cabarè bidet=bidè beige=bègx boutique=butìc croissant=cruassàn
        champagne=sciampàgne chauffeur=sciofèr roulotte=rulòt atelier=atelié
        bricolage=bricolàgx reportage=reportàgx collage=collàgx stage=stàgx équipe=echìp equipe=echìp routine=rutìn
        slogan=slògan suspense=sùspens gossip=gòssip scoop=scùp talk=tòc
        reality=rièliti fiction=fìcscion soundtrack=sàundtrec sound=sàund song=sòng rapper=rèpper
        brunch=bràncx lunch=làncx snack=snèc toast=tòst ketchup=chècciap muffin=màffin cupcake=càpcheic whisky=uìschi
        whiskey=uìschi airbag=èrbeg airport=èrport check=cèc charter=ciàrter ticket=tìchet welfare=uèlfer
        spread=sprèd trend=trènd target=tàrghet brand=brènd packaging=pècheging deadline=dèdlain
        skyline=scàilain highlight=àilait live=làiv home=òm page=pèigx apple=èppol windows=uìndous
        iphone=àifon ipad=àiped wikipedia=uichipèdia instagram=ìnstagram netflix=nètflics amazon=àmason
        chatbot=ciàtbot gaming=ghèiming gamer=ghèimer game=ghèim joystick=giòistic playstation=pleistèiscion
        goethe=ghète schiller=scìller wagner=vàgner beethoven=bethòven mozart=mòzart bismarck=bìsmarc
        """
    )
}
