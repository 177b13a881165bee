extension ContinentalAcronymWords {
    static let italian = ContinentalAcronymWords(
        spelled: "AVS CEO CIA DNA EU FBI IA IGE INVIM IP ISBN IT LED PSI RNA SPA SOS UDC UE UDI UDS URL USB UV VIP",
        words: """
            CERN WI FI \
            AIDS ASL CISL CNEL INPS INPDAP URSS UISP APSA FIMMG NO SI SÌ LO LA LE IL UN DI DA IN SU SE ME TE NE \
            CI VI MI TI HO HA VA FA DÀ RE TU IO AH OH EH AL AI EX ED AD OD DO
            """,
        said: ["CGIL": "C G L", "USL": "usl"],
        eras: ["AC": "avanti Cristo", "DC": "dopo Cristo"],
        onsets: """
            PR TR CR GR BR DR PL CL GL FL BL FR CH GH GN SC SP ST STR SCR SPR SB SF SG SL SM SN SV SD SQ SCH SCL \
            SPL SGR SBR SDR PS
            """,
        codas: "R N S L T M D C P F B K X G Z ST"
    )
}
