/// Verbs that are told from nouns by their stems.
enum FrenchVerbs {
    /// Stems of verbs in -mer, whose third person in the plural ends as adverbs do: *ils aiment*, but *doucement*.
    static let inMer: Set = Set(
        """
        abîm acclam accoutum affam affirm aim alarm allum amalgam anim arm arrim assomm assum bitum blasphém blâm boum bram
        brim brum calm cam charm chloroform chôm clam comprim confirm conform consomm consum crém dam désarm diffam difform
        diplôm décim déclam déform dénomm déprim désenfum embaum endorm dorm rendorm enferm enflamm enfum enrhum entam
        enthousiasm envenim escrim essaim estim exclam exhum exprim ferm form fum gam germ gomm grim imprim infirm inform
        inhum intim lam légitim lim mim nomm opprim parfum parsem paum perform plum prim proclam programm prénomm présum rallum renfl
        pâm périm raffirm ram ranim refam referm reform renferm renomm rim rythm réaffirm réanim réarm réclam réprim résum
        sem slalom som somm sublim subsum supprim surnomm tram transform trim écum écrém étam cram sèm parsèm écrèm
        chlam blasphèm vom zoom
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Nouns and adjectives in -ent, most of which are written as verbs are: *le président*.
    static let nounsInEnt: Set = Set(
        """
        absent absorbent abstinent accent accident adhérent adjacent adolescent affluent agent apparent ardent argent arpent
        astringent cent client coefficient cohérent compétent concurrent confident confluent conscient
        conséquent content continent contingent convalescent corpulent couvent décadent
        décent déficient déférent délinquent dent déponent détergent différent diligent dissident divergent
        dolent éloquent éminent émollient équipollent équivalent escient évent évident excédent excellent expédient
         fervent flatulent fluorescent fréquent gradient grandiloquent imminent impatient
        impertinent impotent imprudent impudent incandescent incident incohérent incompétent inconscient inconséquent
        inconvénient indécent indifférent indigent indolent indulgent influent ingrédient inhérent innocent
        insolent insurgent intelligent intermittent interférent jacent latent lent 
        malcontent mécontent négligent occident omnipotent omniprésent omniscient onguent opalescent opulent orient parent
        patent patient pénitent permanent pertinent phosphorescent pourcent précédent 
        présent président prudent pschent pubescent purulent quotient récent récipient régent relent remanent
        réticent résident sanguinolent sergent serpent solvent somnolent souvent strident subséquent
        succulent talent taillevent tangent torrent transcendent transparent trident truculent
        turbulent turgescent ventripotent urgent vent violent virulent
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )
}
