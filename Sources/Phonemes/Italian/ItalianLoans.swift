/// English words and names in Italian, as Italian would spell what is said.
enum ItalianLoans {
    /// By the word in small letters. Words that Italian has as well are not in it.
    static let respellings: [String: String] = .respellings(
        """
        arthur=àrtur baby=bèbi babysitter=bebisìter baker=bèicher blues=blùs boom=bùm boulevard=bulvàr bouquet=buchè
        bridge=brìg brown=bràun buffet=buffè bunker=bùncher bush=busc business=bìsnes butler=bàtler byron=bàiron
        cambridge=chèimbrig cash=chèsc chat=ciàt chef=scèf chicago=cicàgo churchill=cércil clinton=clìnton club=clàb
        coach=còc cocktail=còctel computer=compiùter cool=cùl cowboy=càuboi crash=crèsc darwin=dàruin design=disàin
        designer=disàiner dickens=dìchens edward=èduard elizabeth=elìsabet email=imèil facebook=fèisbuc
        fashion=fèscion flash=flèsc football=fùtbol freezer=frìser gangster=ghèngster gentleman=gèntelman gin=gìn
        goal=gòl golf=gòlf google=gùgol hamburger=ambùrgher hardware=àrduer harry=èrri henry=ènri hobby=òbbi
        hollywood=òliuud holmes=òlms jack=gèc jane=gèin jeans=gins jeep=gìp jenny=gènni jet=gèt jim=gìm job=giòb
        joe=giò johnny=giònni johnson=giònson jones=giòns joseph=giòsef judy=giùdi julie=giùli jungle=giàngol
        kate=chèit kennedy=chènnedi killer=chìller king=chìng leader=lìder liverpool=lìverpul lucy=lùsi
        manchester=mèncester marketing=màrcheting mary=mèri match=mèc michael=màicol mike=màic mouse=màus mr=mìster
        mrs=mìssis new=niù newton=niùton nixon=nìcson online=onlàin oxford=òcsford park=pàrc party=pàrti peter=pìter
        pool=pùl pub=pàb puzzle=pàsol reagan=règan road=ròd rock=ròc roosevelt=rùsvelt rugby=règbi rush=ràsc
        sandwich=sènduic shelley=scèlli sheriff=scerìf sherlock=scèrloc sherry=scèrri shock=sciòc shopping=sciòping
        short=sciòrt show=sciò software=sòftuer speech=spìc square=squèr steak=stèic steward=stiùard stewart=stiùart
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
        goethe=ghète schiller=scìller wagner=vàgner beethoven=bethòven mozart=mòzart bismarck=bìsmarc
        """
    )
}
