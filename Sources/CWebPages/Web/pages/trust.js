// The page that explains the library's certificate: only its language is chosen here.

import { readWording } from '../lib/wording.js'

await readWording()
