extension ContinentalAcronymWords {
    static let french = ContinentalAcronymWords(
        spelled: """
            OIT IAE IRT CEE OEA UEO EPO \
            HEC PSU OAS CIR STO OP OMS \
            ADN AFP AOC API APL ARN ARS ASE AVC BEP BIT CAP CEO CEA CHU CIA CIO CIF CNAM COD COI CPE DEA DGSE \
            DUT EDF ENS EPS ETP EU FBI FLE GED GIP GPS HLM IA IEP IP IPO IRM ISBN IUT LOA MOA MOE OCDE \
            OL OM OK OPC OSCE PIB PC PSA QI RATP RER RNA SIG SOS SPA STI TER TVA UDI UE UHF UNI URL URSS \
            USA USB UV VIP VOD VO
            """,
        words: """
            OVNI OVNIS DASS DDASS IFOP \
            CERN CI WI FI \
            CNIL FNAC SMIC CROUS CREPS CNOUS INSERM AIDS ERASMUS ONCFS OU NE NI SI SE SA TA MA LA LE DE DU EN ET \
            UN AU IL JE TU ON VA VU BU LU NU OR AH EH OH HÉ ÇA AS CE DO RÉ MI FA AL ED JO BO
            """,
        said: ["CGPME": "C G P M E"],
        onsets: "PR CH TR BR CR GR FL FR BL PL ST CL PH SC SP DR GL TH CHR PS STR SCR SM SN VR SL",
        codas: "S R T NS N L X F M RD C RS RT D P ND CT B G K Z ST NT"
    )
}
