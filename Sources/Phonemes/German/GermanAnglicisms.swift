/// English words that German prints today, as Germans say them: *Release, Deadline, Burn-out*. Their forms and compounds
/// follow them.
enum GermanAnglicisms {
    /// Words in small letters, each with its sounds.
    static let words: [String: String] = list.split(whereSeparator: \.isNewline).reduce(into: [:]) { table, line in
        for entry in line.split(separator: ",") {
            let parts = entry.split(separator: " ")
            if parts.count == 2 { table[String(parts[0])] = String(parts[1]) }
        }
    }

    private static let list = """
        merge mˈøːɾtʃ, merges mˈøːɾdʒɪs, mergen mˈøːɾdʒən, request riːkvˈɛst, requests riːkvˈɛsts, release riːlˈiːs, releases riːlˈiːsɪs
        repository riːpˈɔzɪtɔriː, commit kɔmˈɪt, commits kɔmˈɪts, push pˈʊʃ, layout lˈeːWt, layouts lˈeːWts, interface ˈɪntɜfeːs
        interfaces ˈɪntɜfeːsɪs, frontend frˈantɛnt, frontends frˈantɛnts, backend bˈɛkɛnt, backends bˈɛkɛnts, fullstack fˈʊlstɛk
        bugs bˈaks, debugging diːbˈaɡɪŋ, debugger diːbˈaɡɜ, debuggen diːbˈaɡən, cloud klˈWt, clouds klˈWts, backup bˈɛkap
        backups bˈɛkaps, upload ˈaploːt, uploads ˈaploːts, stream stɾˈiːm, streams stɾˈiːms, streamen stɾˈiːmən, livestream lˈIfstɾiːm
        livestreams lˈIfstɾiːms, host hˈoːst, hosts hˈoːsts, hosten hˈoːstən, hosting hˈoːstɪŋ, provider pɾoːvˈIdɜ, login lˈɔɡɪn
        logins lˈɔɡɪns, logout lˈɔkWt, username jˈuːzɜneːm, usernamen jˈuːzɜneːmən, password pˈɑːsvøːɾt, firmware fˈøːɾmvɛːɾ
        library lˈIbrəriː, tool tˈuːl, tools tˈuːls, toolbar tˈuːlbɑːɾ, app ˈɛp, apps ˈɛps, touchscreen tˈatʃskɾiːn, screen skɾˈiːn
        screens skɾˈiːns, screening skɾˈiːnɪŋ, desktop dˈɛsktɔp, desktops dˈɛsktɔps, switch svˈɪtʃ
        cluster klˈastɜ, shell ʃˈɛl, compiler kɔmpˈIlɜ, runtime rˈantIm, cache kˈɛʃ, caches kˈɛʃɪs, cookie kˈʊkiː, cookies kˈʊkiːs
        firewall fˈIɜvɔːl, firewalls fˈIɜvɔːls, gateway ɡˈeːtveː, gateways ɡˈeːtveːs, timeout tˈImWt, timeouts tˈImWts
        callback kˈɔːlbɛk, callbacks kˈɔːlbɛks, call kˈɔːl, calls kˈɔːls, webinar vɛbinˈɑːɾ, lead lˈiːt, leads lˈiːts
        consulting kɔnzˈaltɪŋ, controlling kɔntɾˈoːlɪŋ, recruiting rɪkɾˈuːtɪŋ, coaching kˈoːtʃɪŋ, coachings kˈoːtʃɪŋs, coachen kˈoːtʃən
        walking vˈɔːkɪŋ, lifestyle lˈIfstIl, style stˈIl, styles stˈIls, styling stˈIlɪŋ, make mˈeːk, makeup mˈeːkap, up ˈap, look lˈʊk, looks lˈʊks
        startup stˈɑːɾtap, startups stˈɑːɾtaps, crowdfunding kɾˈWtfandɪŋ, know nˈoː, how hˈW, knowhow nˈoːhW
        brainstorming bɾˈeːnstɔɾmɪŋ, deadline dˈɛtlIn, deadlines dˈɛtlIns, remote riːmˈoːt, homeoffice hˈoːmɔfɪs, office ˈɔfɪs
        burnout bˈøːɾnWt, burn bˈøːɾn, out ˈWt, stalking stˈɔːkɪŋ, stalker stˈɔːkɜ, gaming ɡˈeːmɪŋ, score skˈɔːɾ
        scores skˈɔːɾs, highscore hˈIskɔːɾ, playlist plˈeːlɪst, playlists plˈeːlɪsts, backstage bˈɛksteːtʃ, sneaker snˈiːkɜ
        sneakers snˈiːkɜs, blazer blˈeːzɜ, fashion fˈɛʃən, casting kˈɑːstɪŋ, castings kˈɑːstɪŋs, cupcake kˈapkeːk, cupcakes kˈapkeːks
        muffin mˈafɪn, muffins mˈafɪns, brownie bɾˈWniː, brownies bɾˈWniːs, smoothie smˈuːsiː, smoothies smˈuːsiːs, brunch bɾˈantʃ
        fastfood fˈɑːstfuːt, fairplay fˈɛːɾpleː, play plˈeː, trip tɾˈɪp, trips tɾˈɪps, jazz dʒˈɛs, easy ˈiːziː, body bˈɔdiː, dummy dˈamiː
        newsfeed njˈuːsfiːt, feed fˈiːt, feeds fˈiːts, chatroom tʃˈɛtruːm, mailbox mˈeːlbɔks, lounge lˈWntʃ, headline hˈɛtlIn
        headlines hˈɛtlIns, highlight hˈIlIt, highlights hˈIlIts, insider ˈɪnsIdɜ, outsider ˈWtsIdɜ, outdoor ˈWtdɔːɾ, indoor ˈɪndɔːɾ
        outsourcing ˈWtsɔːɾsɪŋ, sightseeing sˈItsiːɪŋ, roadmap rˈoːtmɛp, benchmark bˈɛntʃmɑːɾk, benchmarks bˈɛntʃmɑːɾks
        dashboard dˈɛʃbɔːɾt, dashboards dˈɛʃbɔːɾts, whiteboard vˈItbɔːɾt, keyboards kˈiːbɔɾts, pipeline pˈIplIn, pipelines pˈIplIns
        mindset mˈIntsɛt, nickname nˈɪkneːm, nicknamen nˈɪkneːmən, guideline ɡˈItlIn, guidelines ɡˈItlIns, guide ɡˈIt, guides ɡˈIts
        spotlight spˈɔtlIt, spoiler spˈɔølɜ, support zəpˈɔɾt, standby stˈɛntbI, sweatshirt svˈɛtʃøːɾt, tshirt tˈiːʃøːɾt
        underground ˈandɜɡɾWnt, thread srˈɛt, threads srˈɛts, wikipedia vˌiːkiːpˈeːdɪɑː, github ɡˈɪthap, youtube jˈuːtuːp, google ɡˈuːɡəl
        iphone ˈIfoːn, ipad ˈIpɛt, apple ˈɛpəl, wireless vˈIɜlɛs, online ˈɔnlIn, offline ˈɔflIn, newcomer njˈuːkamɜ, teenager tˈiːneːdʒɜ
        """
}
