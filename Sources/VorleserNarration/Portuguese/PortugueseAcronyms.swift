extension ContinentalAcronymWords {
    static let portuguese = ContinentalAcronymWords(
        spelled: """
            CEE IMI IAE \
            AI AM AVC CEO CIA DNA DOI EAD FBI IA IMC IP IPI IPO IPTU ISBN ITA LED OEA OMC OMS PIN PT RNA SOS UE \
            UNB URL URSS USA USB USP UTI UV
            """,
        words: """
            CERN SIC CUT WI FI \
            NO NA DO DA DE EM EU TU SE SI LÁ CÁ JÁ SÓ PÉ FÉ IR VI DÁ AH OH OI AI UM AO OU OS AS NÓ TE ME LÊ VÊ \
            HÁ MÁ PÁ AL EX RÉ MI FÁ \
            AIDS BACEN BID CAPES CEP COP DIP FAB FAPESP FIFA FUNDEB IPHAN MASP MEC PAC PEC PIB PUC SAC SEBRAE SENAC SESC \
            UNESP UNICAMP PIDE VIP IPEA
            """,
        said: ["PCdoB": "P C do B", "PSOL": "pê sol"],
        eras: ["AC": "antes de Cristo", "DC": "depois de Cristo"],
        onsets: "PR TR CH CR FR GR FL BR PL CL GL BL DR PS",
        codas: "S R L M Z N X"
    )
}
