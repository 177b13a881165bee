/// Tells letters that can be said as a word from those that can only be spelled.
enum Spelling {
    /// Whether English words begin and end so. Long ones always are words: foreign names have odd clusters.
    /// - Parameter word: Small ASCII letters.
    /// - Returns: Whether a reader would try to say it.
    static func isSayable(_ word: String) -> Bool {
        let letters = Array(word.utf8)
        guard letters.count > 2 else { return shortWords.contains(word) }
        guard let first = letters.firstIndex(where: isVowel), let last = letters.lastIndex(where: isVowel) else {
            return false
        }
        if letters.count > 5 { return first < 5 }
        return isStart(letters[..<first]) && isEnd(letters[(last + 1)...])
    }

    /// Whether a letter is drawn out as in *ahhh*, *nnngg*, *bzzzt*: three times in a row, beside another letter.
    /// - Parameter word: Small ASCII letters.
    /// - Returns: Whether it is a sound rather than initials.
    static func isCry(_ word: String) -> Bool {
        let letters = Array(word.utf8)
        guard letters.count > 3, Set(letters).count > 1 else { return false }
        return zip(letters.indices, letters).contains { index, letter in
            // AAAS and IEEE are initials, as most with three vowels and one more letter are.
            letters.count - index > 2 && letters[index + 1] == letter && letters[index + 2] == letter
                && (drawnOut.contains(letter) || isVowel(letter) && letters.count > 4)
        }
    }

    private static let drawnOut = Set("fghmnrwz".utf8)

    private static func isStart(_ cluster: ArraySlice<UInt8>) -> Bool {
        cluster.count < 2 && cluster.first != UInt8(ascii: "x")
            || starts.contains(String(decoding: cluster, as: UTF8.self))
    }

    private static func isEnd(_ cluster: ArraySlice<UInt8>) -> Bool {
        if cluster.count < 2 { return cluster.first.map { !Array("jqv".utf8).contains($0) } ?? true }
        return ends.contains(String(decoding: cluster, as: UTF8.self))
    }

    private static func isVowel(_ letter: UInt8) -> Bool { vowels.contains(letter) }

    private static let vowels = Set("aeiouy".utf8)

    private static func list(_ text: String) -> Set<String> {
        Set(text.split(separator: " ").map(String.init))
    }

    private static let shortWords = list(
        "ah al am an as at aw ax ay be bo by do eh el em en er ex go ha he hi ho if in is it jo la le lo ma me my na "
            + "no nu of oh ok on or ow ox pa pi re sh si so ta ti to uh um un up us we ya ye yo"
    )

    private static let starts = list(
        "bl br ch chr cl cr dr dw fl fr gh gl gn gr kl kn kr ll mc pf ph phl phr pl pr ps pt rh sc sch schl schm schn "
            + "schw scl scr sh shl shm shn shr shv sk skl sl sm sn sp sph spl spr sq squ st str sv "
            + "sw th thr thw tr ts tw v vl wh wr zh q qu hm"
    )

    private static let ends = list(
        "bb bs bt ch chs ck cks ct cts dd dg ds dth dz ff ffs fs ft fth fts gg ggs gh ghs ght ghts gn gns gs "
            + "h hh hn ks lb lbs lc ld lds lf lfs lk lks ll lls lm lms ln lp lps ls lsh lt lth lts lv lz mb mbs mm "
            + "mn mns mp mph mps mpt mpts ms nc nch nct nd nds ng ngs ngst ngth nk nks nn nns ns nst nt nth nts nx "
            + "pe ph phs pp pps ps pt pts r rb rbs rc rch rd rds rf rg rgh rk rks rl rld rls rm rms rmth rn rns rp "
            + "rps rr rrs rs rsh rst rt rth rts rx sc sch sh sk sks sm sms sp sps ss st sts tch th ths ts tt tts "
            + "tz w wd wk ww wl wls wn wns ws wt xt zz z nz rz rnt lch tchs"
    )
}
