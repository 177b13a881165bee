extension ContinentalAcronymWords {
    static let german = ContinentalAcronymWords(
        spelled: """
            SED BAG PLO GUS WEU LAG VOB UdSSR StVO StPO StVZO ZPO StGB \
            OER IKT IAEO OMS \
            ABI ADAC AEG AG AI AOK APO ARD ATU BIP BSE CEO CIA DIW DRK EDV EEG EG EK EKD EKG EM EU EVG EZB FBI \
            FSK GEZ HIV ICE ICQ IG ILO IP IPO IQ IS ISBN IT KI KIT LED OLG OP ORF OSZE PIN RAF SEK SOS TU UKW \
            UN URL USA USB UV VIP WM AKH AKW ALG ÖBB OWI BASF AfD BVerfG BVerwG BetrVG EuGH
            """,
        words: """
            WI FI \
            AIDS JA NA SO DU ER ES WO DA ZU IM UM AN AB OB OH AH HE EI NE JE HU BO JO ED AL
            """,
        said: ["WLAN": "W Lan", "AStA": "Asta", "BAföG": "Bafög"],
        onsets: """
            ST SCH TR KR PR GR FR SP DR BR ZW KL FL SCHW SCHL BL STR GL PL SCHN KN PF CH SCHM SCHR SPR PH TH PFL \
            CHR TSCH PS GN CR CL RH SK SL SM SW TW WR
            """,
        codas: """
            N R S G NG L T SCH CH ND M RN LN RT ST FT CHT CK RS NS LL K NT SS TT D V TZ F LS HR B LD NZ LT HL NN \
            RM HN FF RG H NK CHS RK LZ RD KT P MS X GS RZ NST MM PF HRT TS NKT Z MPF RTS RST RL PP MT DT RR LB \
            NDS LM LK LCH RB NGS RF W RSCH BS HT LF PS NFT NSCH PT CHTS RZT GD NGST LG NCH FS LST BST RBST
            """
    )
}
