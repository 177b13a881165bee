extension ContinentalAcronymWords {
    static let spanish = ContinentalAcronymWords(
        spelled: """
            OIT UAM CEE \
            ADN AM ARN CEO CIA DAO DEA DNI EAU EE EPO ERC ESO FBI GPS IA IES IP IPC IRA ISBN IU LED OCU OEA OMC \
            OPA ORL PC PNV PSA PVP RNE SOS UE UHF UCI UCR UPN URL URSS USA USB UVA VIP VTC
            """,
        words: """
            CERN WI FI \
            FNAC AIDS ANPE SEPRONA RENFE FEVE NO SÍ YO TÚ ÉL MI TU SU LO LA EL AL UN DE EN ES SE TE ME LE NI SI \
            YA VA VE DA HA HE IR FE OH AH EH AY UF OS VI DI DÍ MÍ TÉ SÉ AD DO RE FA
            """,
        said: ["CSIC": "ce sic", "PSOE": "pe soe", "PSUV": "pe suv", "PSC": "P S C"],
        eras: [
            "AC": "antes de Cristo", "DC": "después de Cristo", "AEC": "antes de la era común", "EC": "de la era común",
        ],
        onsets: "PR TR CH CR PL FR GR BR FL CL LL GL BL DR PS",
        codas: "S R N L D Z T M C P B X J K F G Y"
    )
}
