import CKokoroFormula
import Glibc
import Kokoro
public import Tensors
