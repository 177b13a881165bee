/// English words and names in Portuguese, as Portuguese would spell what is said.
enum PortugueseLoans {
    /// By the word in small letters. Words that Portuguese has as well are not in it.
    static let respellings: [String: String] = .respellings(
        """
        arthur=artur babysitter=beibissíter baker=bêiquer blues=blus boulevard=bulevar brown=braun bush=buxe
        byron=báiron cambridge=quêimbridj charles=tcharls charlie=tchárli churchill=tchârtchil cool=cul
        cowboy=cáuboi darwin=dáruin design=dizáin designer=dizáiner dickens=díquens edward=éduard elizabeth=elízabet
        email=iméiu facebook=feissbúc football=fútbol gangster=gângster gentleman=djêntelman george=djórdj
        google=gúgou hacker=ráquer halloween=ralouín hamburger=rambúrguer hardware=rárduer harry=rérri henry=rênri
        hippie=rípi hobby=róbi hollywood=róliud holmes=rolms jack=djéc james=djeims jane=djein jeans=djins
        jenny=djêni jet=djét jim=djim job=djób joe=djou johnny=djóni johnson=djónson jones=djouns joseph=djôussef
        judy=djúdi julie=djúli kate=queit kennedy=quênedi lady=lêidi leader=líder liverpool=líverpul lucy=lúci
        madame=madám manager=mênedjer manchester=mêntchester marketing=márquetin mary=méri michael=máicou mike=maic
        mister=míster new=niu newton=niúton online=onláin oxford=ócsford peter=píter pub=pâb reagan=rêigan
        roosevelt=rúsvelt rugby=rúgbi sandwich=sanduíche shelley=xéli sherlock=xérloc shopping=xópin sir=sér
        software=sóftuer street=strit taylor=têilor team=tim thriller=trílher walter=uálter washington=uóxinton
        watson=uótson weekend=uíquend white=uait wild=uaild wilde=uaild william=uíliam wilson=uílson windows=uíndous
        notebook=nôutibúqui notebooks=nôutibúquis mouse=máuzi download=daulôudi downloads=daulôuds upload=áploudi
        feedback=fídbéqui feedbacks=fídbécs login=lóguin logout=logáuti outdoor=autidór outdoors=autidórs startup=stártâpi
        startups=stártâps delivery=delíveri bullying=búlin streaming=strímin streamings=strímins freelancer=frilâncer
        freelancers=frilâncers piercing=pírcin leasing=lízin cheeseburger=tchizburguer office=ófici house=ráuzi
        playlist=plêilisti playlists=plêilists smartphone=smartifôuni smartphones=smartifôunis laptop=léptopi desktop=désquitópi
        browser=bráuzer router=rúter server=sârver update=âpidêiti framework=frêimiuôrqui release=rilízi bug=bâgui bugs=bâgs
        layout=leiáuti cookie=cúqui cookies=cúquis homepage=roumipêidji newsletter=niusléter fitness=fítines
        training=trêinin trailer=trêiler trailers=trêilers spoiler=spóiler reality=riáliti snack=snéqui brunch=brântchi
        muffin=mâfin cupcake=câpiquêiqui whisky=uísqui airbag=érbégui check=tchéqui deadline=dédiláini live=láivi lives=láivis
        game=guêimi games=guêimis gamer=guêimer bluetooth=blutúfi coaching=côutchin coach=côutchi networking=nétiuôrquin
        podcast=pódiquésti podcasts=pódiquéstis hashtag=réxtégui influencer=influêncer wireless=uáirles
        iphone=aifôuni ipad=aipédi twitter=tuíter screen=scrín hobbies=róbis best=bésti seller=séler
        york=iórc youtube=iutúbi
        """
    )
}
