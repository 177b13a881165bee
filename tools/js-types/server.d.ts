// What the server says, see docs/http-api.md: the pages' types of its JSON.

/** Offsets are UTF-16 code units of the book's text; moments are ISO 8601. */
declare namespace Server {
    interface Span { start: number, end: number }

    interface Unspoken {
        language: string | null
        /** For a card: “No voice for German”. */
        words: string
        message: string
        suggestion: string | null
        /** Whether it can be heard all the same. */
        isSayable: boolean
        /** Whether there is no word in the book. */
        isWordless: boolean
        /** Whether the better voice speaks its language. */
        isFetchable: boolean
    }

    interface Place { device: string, deviceName: string, offset: number, at: string }

    interface Chapter extends Span { title: string, role: string }

    interface ContentsEntry { title: string, offset: number, children: ContentsEntry[] }

    interface FixedPages {
        /** Which way pages are turned. */
        direction: 'ltr' | 'rtl'
        /** Sizes in pixels; 0 when they cannot be told. */
        pages: { start: number, isPicture: boolean, width: number, height: number, side: 'left' | 'right' | 'center' | null }[]
    }

    interface Outline {
        id: number
        title: string
        authors: string[]
        language: string | null
        direction: 'ltr' | 'rtl'
        length: number
        revision: string
        chapters: Chapter[]
        contents: ContentsEntry[]
        parts: (Span & { chapter: number })[]
        /** Those of the printed edition. */
        pages: { label: string, offset: number }[]
        /** Those of a book that is shown page by page as it was made. */
        fixed: FixedPages | null
        voice: string | null
        /** Who would read it if the model were installed; `null` when that would change nothing. */
        betterVoice: string | null
        speed: number | null
        mode: 'scroll' | 'paged' | null
        places: Place[]
        /** Of all that is read aloud, at speed 1. */
        seconds: number
        /** Where what is read aloud ends; `null` when that is not known yet. */
        end: number | null
        unspoken: Unspoken | null
        /** What the book lacks because it could not be read: a sentence each. */
        losses: Warning[]
    }

    interface Part extends Span {
        /** Made by the server out of text and marks; never the book's own markup. */
        html: string
        /** Where sentences begin. */
        sentences: number[]
    }

    interface Omission extends Span {
        reason: string
        /** The reason, for people. */
        words: string
    }

    interface Book {
        id: number
        title: string
        authors: string[]
        language: string | null
        series: { name: string, position: string | null } | null
        collections: string[]
        format: string
        fileName: string
        bytes: number
        length: number
        seconds: number
        hasCover: boolean
        /** Another with each cover that was chosen. */
        chosenCover: string | null
        isMissing: boolean
        isPrivate: boolean
        /** Whether others of the household have a place or notes in it. */
        isOthersToo: boolean
        addedAt: string
        readAt: string | null
        removedAt: string | null
        voice: string | null
        speed: number | null
        mode: 'scroll' | 'paged' | null
        /** What the listener says of how far it was read, whatever its place says. */
        mark: 'unread' | 'finished' | null
        place: (Place & { progress: number }) | null
        secondsLeft: number
        isFinished: boolean
        unspoken: Unspoken | null
    }

    /** `isFromDevice` when the server was away, and this device told of the books that it keeps. */
    interface Shelf { books: Book[], removed: Book[], isFromDevice?: boolean }

    interface Spent { listened: number, read: number }

    interface Restored {
        books: number
        places: number
        bookmarks: number
        highlights: number
        pronunciations: number
        covers: number
        settings: number
        activity: number
        missing: { title: string, authors: string[], digest: string, fileName: string }[]
        refused: number
    }

    /** Seconds; the last of the days is today. */
    interface Statistics {
        days: (Spent & { day: string })[]
        books: (Spent & { book: number, title: string })[]
        streak: number
        longestStreak: number
        total: Spent
        lettersPerMinute: number | null
        isKept: boolean
    }

    interface Imported { book: Book, copies: number[], warnings: Warning[] }

    /** What a book lacks, or was repaired in it. */
    interface Warning { kind: string, code: string, facts: Record<string, string>, message: string }

    interface Utterances { voice: string, utterances: Utterance[], next: number | null }

    /** How a book is spoken now. */
    interface Spoken { voice: string | null, revision: string, wishes: string, canBeSmall: boolean, chapters: { index: number, digest: string }[] }

    interface Utterance extends Span {
        /** The address of its clip. */
        clip: string
        /** What the clip is asked for with. */
        query: string
        /** The silence after it, in seconds. */
        pause: number
        seconds: number
        words: string
        rest: boolean
    }

    interface Report {
        omissions: (Omission & { text: string })[]
        changes: (Span & { printed: string, said: string, rule: string, language: string | null, count: number })[]
        guesses: (Span & { word: string, respelling: string | null, count: number })[]
    }

    interface Hit extends Span { before: string, match: string, after: string, chapter: number }

    interface Hits { hits: Hit[], next: number | null }

    /** What was found in the text of all books. */
    interface LibraryHits {
        books: {
            id: number
            title: string
            authors: string[]
            hits: (Span & { before: string, match: string, after: string, chapter: string })[]
            hasMore: boolean
        }[]
        searched: number
        /** Titles of those that could not be read. */
        unread: string[]
        /** Where to go on; `null` at the end. */
        next: number | null
    }

    interface DictionaryEntry { dictionary: string, headword: string, text: string }

    /** `advice` where there is no dictionary. */
    interface DictionaryAnswer { word: string, entries: DictionaryEntry[], advice: string | null }

    interface Dictionaries {
        dictionaries: { name: string, format: string, language: string | null, target: string | null, headwords: number }[]
        broken: string[]
        advice: string | null
    }

    interface Bookmark { id: number, label: string, offset: number, chapter: number, createdAt: string }

    interface Highlight extends Span {
        id: number
        text: string
        colour: string
        note: string
        chapter: number
        createdAt: string
    }

    interface Pronunciation { way: string, said: string }

    interface PronunciationRule extends Pronunciation {
        id: string
        word: string
        scope: 'here' | 'book' | 'always'
        start: number | null
        matchCase: boolean
        note: string | null
    }

    /** How a word is said. */
    interface SpokenWord extends Span {
        word: string
        said: { words: string, phonemes: string | null, respelling: string | null, rule: string, why: string }
        alternatives: (Pronunciation & { label: string })[]
        rules: PronunciationRule[]
    }

    interface Voice {
        id: string
        name: string
        language: string
        sex: string | null
        grade: string | null
        /** What it is like. */
        traits: string[]
        installed: boolean
        speaks: boolean
        default: boolean
    }

    interface Voices {
        voices: Voice[]
        /** Those that are installed and cannot speak yet. */
        silent: Voice[]
    }

    interface Model {
        state: 'absent' | 'installing' | 'installed' | 'failed'
        /** Bytes of it that are here. */
        bytes: number
        total: number
        /** Bytes that are fetched in all. */
        size: number
        secondsLeft: number | null
        message: string | null
        /** Why it failed, as a stable name. */
        reason: string | null
        suggestion: string | null
        isOffered: boolean
        /** How it is brought from another machine. */
        elsewhere: string
    }

    interface Settings {
        voice: string | null
        speed: number
        pauses: number
        spoken: string[]
        readsImages: boolean
        otherLanguages: 'switch' | 'keep' | 'skip'
        /** Rules for spoken forms that are not applied. */
        silentRules: string[]
        opensLastBook: boolean
        startsAtSentence: boolean
        keepsStatistics: boolean
        /** The address at which a text is translated; `null` where that is not wished. */
        translation: string | null
        reasons: { name: string, words: string }[]
    }

    interface Export {
        id: number
        book: number
        title: string
        format: string
        state: 'waiting' | 'running' | 'done' | 'failed'
        done: number
        secondsLeft: number | null
        message: string | null
        fileName: string | null
        bytes: number | null
        files: { name: string, bytes: number }[]
        createdAt: string
    }

    interface Feed { path: string, createdAt: string, episodes: number, total: number }
    interface ShelfFeed {
        path: string
        createdAt: string
        collection: string | null
        books: { id: number, title: string, episodes: number }[]
    }

    interface KOReader { path: string, key: string, createdAt: string }
    interface RemovedExport { id: number, state: 'removed' }

    /** `addresses` are those by which other devices reach the server, the best first; none where it is for its machine alone. */
    interface Devices { devices: Device[], isOpen: boolean, addresses: string[] }

    interface Device { id: string, name: string, createdAt: string, seenAt: string, isThis: boolean, person: number | null }

    interface Person {
        id: number
        /** Empty for the first, as long as nobody has named them. */
        name: string
        colour: 'rust' | 'ochre' | 'moss' | 'teal' | 'blue' | 'violet' | 'rose' | 'slate'
        role: 'owner' | 'member' | 'guest' | 'child'
        /** The collections whose books alone they see. */
        shelf: string[] | null
        hasPIN: boolean
    }

    /** `current` is who is asking; `null` as long as nobody has said so. */
    interface People { people: Person[], current: number | null }

    interface Storage {
        books: { count: number, bytes: number }
        clips: { count: number, bytes: number, limit: number | null }
        exports: { count: number, bytes: number }
        episodes: { count: number, bytes: number, limit: number | null }
    }

    interface Notice { id: string, at: string, message: string, isComplete: boolean }

    /** The events of `/api/events`, by name; `open` is the page's own, when it is connected again. */
    interface Events {
        book: { id: number }
        place: Place & { book: number }
        notes: { book: number }
        pronunciations: { book: number | null }
        people: {}
        settings: object
        model: Model
        export: Export | RemovedExport
        import: { id: string, done: number }
        open: void
    }
}
