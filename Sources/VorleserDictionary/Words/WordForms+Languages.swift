public import VorleserCore

extension WordForms {
    /// The languages whose endings are known.
    public static let languages = LanguageTable<WordForms>(
        [
            "en": english, "de": german, "fr": french, "es": spanish, "it": italian, "pt": portuguese,
        ],
        other: WordForms(endings: "")
    )

    private static let english = WordForms(
        endings: """
            's -
            s' s -
            ies y ie
            ves f fe ve
            ses s se sis
            xes x
            zes z ze
            ches ch che
            shes sh
            oes o oe
            s -
            ied y
            ed e - 2
            ying y ie
            ing e - 2
            ier y
            iest y
            er e - 2
            est e - 2
            ily y
            bly ble
            ly - le
            n't -
            in' ing
            """,
        irregular: """
            be am is are was were been being
            have has had
            do does did done
            go went gone
            say said
            make made
            take took taken
            come came
            see saw seen
            know knew known
            get got gotten
            give gave given
            find found
            think thought
            tell told
            become became
            leave left
            feel felt
            bring brought
            begin began begun
            keep kept
            hold held
            write wrote written
            stand stood
            hear heard
            mean meant
            meet met
            run ran
            pay paid
            sit sat
            speak spoke spoken
            lie lay lain lying
            lay laid
            lead led
            grow grew grown
            lose lost
            fall fell fallen
            send sent
            build built
            understand understood
            draw drew drawn
            break broke broken
            spend spent
            rise rose risen
            drive drove driven
            buy bought
            wear wore worn
            choose chose chosen
            seek sought
            throw threw thrown
            catch caught
            deal dealt
            win won
            forget forgot forgotten
            sell sold
            fight fought
            teach taught
            eat ate eaten
            sing sang sung
            strike struck stricken
            hang hung
            shake shook shaken
            ride rode ridden
            feed fed
            shoot shot
            drink drank drunk
            hide hid hidden
            sleep slept
            fly flew flown
            swing swung
            swear swore sworn
            sweep swept
            bear bore borne born
            bend bent
            bind bound
            bite bit bitten
            bleed bled
            blow blew blown
            breed bred
            cling clung
            creep crept
            dig dug
            dwell dwelt
            flee fled
            fling flung
            forbid forbade forbidden
            forgive forgave forgiven
            freeze froze frozen
            grind ground
            kneel knelt
            lend lent
            light lit
            ring rang rung
            sew sewn
            shine shone
            show shown
            shrink shrank shrunk
            sink sank sunk
            slay slew slain
            slide slid
            smite smote smitten
            spin spun
            spring sprang sprung
            steal stole stolen
            stick stuck
            sting stung
            stink stank stunk
            stride strode stridden
            strive strove striven
            swell swollen
            swim swam swum
            tear tore torn
            tread trod trodden
            wake woke woken
            weave wove woven
            weep wept
            wind wound
            wring wrung
            child children
            man men
            woman women
            person people
            foot feet
            tooth teeth
            goose geese
            mouse mice
            louse lice
            ox oxen
            die dice
            penny pence
            brother brethren
            good better best
            well better best
            bad worse worst
            far farther further farthest furthest
            little less least
            much more most
            many more most
            old elder eldest
            can could
            will would
            shall should
            may might
            """
    )

    private static let german = WordForms(
        endings: """
            innen in
            en - en e n
            ern - er ern
            em - e en
            es - e
            er - e
            e - en
            n - en
            s -
            st en n
            te en e
            ten en
            tet en
            test en
            t en n
            """,
        irregular: """
            sein bin bist ist sind seid war waren warst wart gewesen wäre
            haben hast hat hatte hatten gehabt hätte
            werden wirst wird wurde wurden geworden worden würde
            können kann kannst konnte konnten gekonnt könnte
            müssen muss musst musste mussten gemusst
            sollen soll sollst sollte
            wollen will willst wollte
            dürfen darf darfst durfte
            mögen mag magst mochte möchte
            wissen weiß weißt wusste gewusst
            gehen ging gingen gegangen
            kommen kam kamen gekommen
            sehen sieht sah sahen gesehen
            geben gibt gab gaben gegeben
            nehmen nimmt nahm nahmen genommen
            sprechen spricht sprach sprachen gesprochen
            stehen stand standen gestanden
            finden fand fanden gefunden
            liegen lag lagen gelegen
            bleiben blieb blieben geblieben
            halten hält hielt hielten gehalten
            lassen lässt ließ ließen gelassen
            tun tat taten getan
            """
    )

    private static let french = WordForms(
        endings: """
            aux al au
            s -
            x -
            es - e
            e -
            ées er
            ée er
            és er
            é er
            ant er ir re
            ait er ir re
            aient er ir re
            ais er ir re
            ons er ir re
            ez er ir re
            ent er ir re
            a er
            èrent er
            it ir re
            ira ir
            era er
            """,
        clitics: "l d qu j n s m t c lorsqu puisqu jusqu"
    )

    private static let spanish = WordForms(
        endings: """
            ces z
            es - e
            s -
            a o
            as o
            ando ar
            iendo er ir
            ado ar
            ada ar
            ido er ir
            ida er ir
            aba ar
            aban ar
            ía er ir
            ían er ir
            ó ar er ir
            ió er ir
            aron ar
            ieron er ir
            o ar er ir
            a ar er ir
            e ar er ir
            an ar
            en er ir
            """
    )

    private static let italian = WordForms(
        endings: """
            chi co
            ghi go
            che ca
            ghe ga
            i o e io
            e a
            a o
            ando are
            endo ere ire
            ato are
            ata are
            uto ere
            ito ire
            ava are
            eva ere
            iva ire
            ò are
            ì ire
            a are ere ire
            o are ere ire
            e ere ire
            """,
        clitics: "l d un dell nell all dall sull quell c s m t"
    )

    private static let portuguese = WordForms(
        endings: """
            ões ão
            ães ão
            ais al
            éis el
            ns m
            es - e
            s -
            a o
            as o
            ando ar
            endo er
            indo ir
            ado ar
            ada ar
            ido er ir
            ava ar
            ou ar
            eu er
            iu ir
            a ar er
            o ar er ir
            e er ir
            """
    )
}
