extension ModelManifest {
    /// Kokoro-82M, version 1.0, with the voices whose languages are spoken here.
    ///
    /// Source: hexgrad/Kokoro-82M on Hugging Face, at this commit; grades and the first digits of the digests are those
    /// of its `VOICES.md`, which grades no Spanish and no Portuguese voice.
    public static let kokoro = ModelManifest(
        name: "kokoro",
        repository: "hexgrad/Kokoro-82M",
        revision: "f3ff3571791e39611d31c381e3a41a3af07b4987",
        model: File(
            path: "kokoro-v1_0.pth",
            bytes: 327_212_226,
            sha256: "496dba118d1a58f5f3db2efc88dbdc216e0483fc89fe6e47ee1f2c53f18ad1e4"
        ),
        configuration: File(
            path: "config.json",
            bytes: 2351,
            sha256: "5abb01e2403b072bf03d04fde160443e209d7a0dad49a423be15196b9b43c17f"
        ),
        voices: kokoroVoices.map { name, grade, bytes, sha256 in
            Voice(name: name, grade: grade, file: File(path: "voices/\(name).pt", bytes: bytes, sha256: sha256))
        },
        small: smallKokoro,
        licence: "Apache-2.0"
    )

    /// Kokoro in eight bits.
    ///
    /// Source: the release `model-files-v1.0` of thewh1teagle/kokoro-onnx (MIT; the weights Apache-2.0). Lengths and
    /// digests are those that a dozen independent programs pin; the file of voices is, byte for byte, what
    /// `numpy.savez` makes of the publisher's 54 voices in the order of their names.
    private static let smallKokoro = SmallForm(
        repository: "thewh1teagle/kokoro-onnx",
        release: "model-files-v1.0",
        model: File(
            path: "kokoro-v1.0.int8.onnx",
            bytes: 92_361_271,
            sha256: "6e742170d309016e5891a994e1ce1559c702a2ccd0075e67ef7157974f6406cb"
        ),
        voices: File(
            path: "voices-v1.0.bin",
            bytes: 28_214_398,
            sha256: "bca610b8308e8d99f32e6fe4197e7ec01679264efed0cac9140fe9c29f1fbf7d"
        )
    )

    private static let kokoroVoices: [(name: String, grade: String, bytes: Int, sha256: String)] = [
        ("af_heart", "A", 523_425, "0ab5709b8ffab19bfd849cd11d98f75b60af7733253ad0d67b12382a102cb4ff"),
        ("af_bella", "A-", 523_425, "8cb64e02fcc8de0327a8e13817e49c76c945ecf0052ceac97d3081480e8e48d6"),
        ("af_nicole", "B-", 523_430, "c5561808bcf5250fe8c5f5de32caf2d94f27e57e95befdb098c5c85991d4c5da"),
        ("bf_emma", "B-", 523_420, "d0a423deabf4a52b4f49318c51742c54e21bb89bbbe9a12141e7758ddb5da701"),
        ("af_aoede", "C+", 523_425, "c03bd1a4c3716c2d8eaa3d50022f62d5c31cfbd6e15933a00b17fefe13841cc4"),
        ("af_kore", "C+", 523_420, "8bfbc512321c3db49dff984ac675fa5ac7eaed5a96cc31104d3a9080e179d69d"),
        ("af_sarah", "C+", 523_425, "49bd364ea3be9eb3e9685e8f9a15448c4883112a7c0ff7ab139fa4088b08cef9"),
        ("am_fenrir", "C+", 523_430, "98e507eca1db08230ae3b6232d59c10aec9630022d19accac4f5d12fcec3c37a"),
        ("am_michael", "C+", 523_435, "9a443b79a4b22489a5b0ab7c651a0bcd1a30bef675c28333f06971abbd47bd37"),
        ("am_puck", "C+", 523_420, "dd1d8973f4ce4b7d8ae407c77a435f485dabc052081b80ea75c4f30b84f36223"),
        ("af_alloy", "C", 523_425, "6d877149dd8b348fbad12e5845b7e43d975390e9f3b68a811d1d86168bef5aa3"),
        ("af_nova", "C", 523_420, "e0233676ddc21908c37a1f102f6b88a59e4e5c1bd764983616eb9eda629dbcd2"),
        ("bf_isabella", "C", 523_440, "cdd4c37003805104d1d08fb1e05855c8fb2c68de24ca6e71f264a30aaa59eefd"),
        ("bm_fable", "C", 523_425, "d44935f3135257a9064df99f007fc1342ff1aa767552b4a4fa4c3b2e6e59079c"),
        ("bm_george", "C", 523_430, "f1bc812213dc59774769e5c80004b13eeb79bd78130b11b2d7f934542dab811b"),
        ("af_sky", "C-", 523_351, "c799548aed06e0cb0d655a85a01b48e7f10484d71663f9a3045a5b9362e8512c"),
        ("bm_lewis", "D+", 523_425, "b5204750dcba01029d2ac9cec17aec3b20a6d64073c579d694a23cb40effbd0e"),
        ("af_jessica", "D", 523_435, "cdfdccb8cc975aa34ee6b89642963b0064237675de0e41a30ae64cc958dd4e87"),
        ("af_river", "D", 523_425, "e149459bd9c084416b74756b9bd3418256a8b839088abb07d463730c369dab8f"),
        ("am_echo", "D", 523_420, "8bcfdc852bc985fb45c396c561e571ffb9183930071f962f1b50df5c97b161e8"),
        ("am_eric", "D", 523_420, "ada66f0eefff34ec921b1d7474d7ac8bec00cd863c170f1c534916e9b8212aae"),
        ("am_liam", "D", 523_420, "c82550757ddb31308b97f30040dda8c2d609a9e2de6135848d0a948368138518"),
        ("am_onyx", "D", 523_420, "e8452be16cd0f6da7b4579eaf7b1e4506e92524882053d86d72b96b9a7fed584"),
        ("bf_alice", "D", 523_425, "d292651b6af6c0d81705c2580dcb4463fccc0ff7b8d618a471dbb4e45655b3f3"),
        ("bf_lily", "D", 523_420, "6e09c2e481e2d53004d7e5ae7d3a325369e130a6f45c35a6002de75084be9285"),
        ("bm_daniel", "D", 523_430, "fc3fce4e9c12ed4dbc8fa9680cfe51ee190a96444ce7c3ad647549a30823fc5d"),
        ("am_santa", "D-", 523_425, "7f2f7582fa2b1f160e90aafe6d0b442a685e773608b6667e545d743b073e97a7"),
        ("am_adam", "F+", 523_420, "ced7e284aba12472891be1da3ab34db84cc05cc02b5889535796dbf2d8b0cb34"),
        ("ff_siwis", "B-", 523_425, "8073bf2d2c4b9543a90f2f0fd2144de4ed157e2d4b79ddeb0d5123066171fbc9"),
        ("if_sara", "C", 523_420, "6c0b253b955fe32f1a1a86006aebe83d050ea95afd0e7be15182f087deedbf55"),
        ("im_nicola", "C", 523_430, "234ed06648649f9bd874b37508ea17560b9c993ef85b4ddb3e3a71e062bd2c12"),
        ("ef_dora", "", 523_420, "d9d69b0f8a2b87a345f269d89639f89dfbd1a6c9da0c498ae36dd34afcf35530"),
        ("em_alex", "", 523_420, "5eac53f767c3f31a081918ba531969aea850bed18fe56419b804d642c6973431"),
        ("em_santa", "", 523_425, "aa8620cb96cec705823efca0d956a63e158e09ad41aca934d354b7f0778f63cb"),
        ("pf_dora", "", 523_420, "07e4ff987c5d5a8c3995efd15cc4f0db7c4c15e881b198d8ab7f67ecf51f5eb7"),
        ("pm_alex", "", 523_420, "cf0ba8c573c2480fc54123683a35cf1e2ae130428e441eb91f9149bdb188a526"),
        ("pm_santa", "", 523_425, "d42103169c5c872abbafb9129133af7e942bb9d272c3cc3b95c203e7d7198c29"),
    ]
}
