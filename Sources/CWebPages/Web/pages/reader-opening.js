// Runs before the reader itself: the book is asked for while the other modules are fetched.

import { get } from '../lib/api.js'
import { keptStorage } from '../lib/kept-storage.js'
import { Opening } from '../lib/opening.js'
import { placeToOpen } from '../lib/place-keeper.js'

/** The book's number. */
export const id = location.pathname.split('/').filter(Boolean).at(-1) ?? ''

export const storage = keptStorage(() => localStorage)

export const opening = new Opening({ id, get, placeIn: outline => placeToOpen(outline, storage, id).offset })
