// The words of the pages in English: what all other languages are checked against. What stands in the HTML files is in them
// in English, too, so that a page is whole before any script runs.

import { plurals } from './plurals.js'

const { counted, form } = plurals('en')

export const wording = {
    /** For numbers, dates, lists and the names of languages. */
    locale: 'en-GB',

    /** What the server says by a code, where its own English is not to stand: message and suggestion. */
    refusals: /** @type {Record<string, [message: string, suggestion?: string]>} */ ({
        'no-backup': ['This is no backup of Vorleser.', 'Choose a file that “Save a backup” has made, or “vorleser backup”.'],
    }),

    /** Why a model could not be fetched, where the server's own English is not to stand: message and suggestion. */
    modelFailures: /** @type {Record<string, [message: string, suggestion: string]>} */ ({}),

    /** Why a file cannot be read as a book, where the server's own English is not to stand: message and suggestion. */
    unreadable: /** @type {Record<string, (facts: Record<string, string>) => [message: string, suggestion?: string]>} */ ({}),

    /** What a book lacks, or was repaired in it, where the server's own English is not to stand. */
    warnings: /** @type {Record<string, (facts: Record<string, string>) => string>} */ ({}),

    /** Why something is skipped, where the server's own English is not to stand. */
    reasons: /** @type {Record<string, string>} */ ({}),

    /** Why a book is not read aloud, where the server's own English is not to stand: for a card, message and suggestion. */
    unspoken: /** @type {{wordless?: string[], letters?: string[], language?: (name: string) => string[]}} */ ({}),

    /** What a voice is like, where the server's own English is not to stand. */
    traits: /** @type {Record<string, string>} */ ({}),

    /** When a word is said in another way, where the server's own English is not to stand. */
    readings: /** @type {Record<string, string>} */ ({}),

    /** Why a word is said so, by what says it. @type {Record<string, string>} */
    sources: {
        mark: 'as dictionaries have it',
        lexicon: 'as dictionaries have it',
        homograph: 'chosen by the words around it',
        derived: 'made of words that dictionaries have',
        supplement: 'as dictionaries have it',
        letters: 'guessed from its letters',
        unknown: 'nobody knows how',
        pronunciation: 'as you have said',
    },

    /** Languages that not every browser has a name for. @type {Record<string, string>} */
    languages: {
        grc: 'Ancient Greek',
    },

    /** What stands in several places. */
    common: {
        add: 'Add',
        /** @param {number} count */
        andMore: count => `And ${count} more.`,
        /** @param {string} words  @param {number} count */
        repeated: (words, count) => `${words} (${count} times)`,
        cancel: 'Cancel',
        close: 'Close',
        dismiss: 'Dismiss',
        download: 'Download',
        edit: 'Edit',
        finished: 'Finished',
        goOn: 'Go on',
        language: 'Language',
        /** @param {string} duration */
        left: duration => `${duration} left`,
        library: 'Library',
        listen: 'Listen',
        /** @param {string} title */
        listenTo: title => `Listen to ${title}`,
        messages: 'Messages',
        notRead: 'not read',
        ok: 'OK',
        read: 'Read',
        /** @param {string} title */
        readBook: title => `Read ${title}`,
        remove: 'Remove',
        /** @param {string} name */
        removeNamed: name => `Remove ${name}`,
        save: 'Save',
        saved: 'Saved',
        search: 'Search',
        settings: 'Settings',
        stop: 'Stop',
        table: 'Table',
        title: 'Title',
        tryAgain: 'Try again',
        undo: 'Undo',
        untitled: 'Untitled',
        voice: 'Voice',
        /** @param {string} words */
        hear: words => `Hear ${words}`,
        /** @param {number} share */
        percent: share => `${share} %`,
        or: ' or ',
    },

    /** What the pages say of the server themselves; its own sentences it sends. */
    server: {
        unreachable: 'The server does not answer.',
        unreachableAdvice: 'Check that Vorleser runs on its computer, and that this device is on the same network.',
        refused: 'Refused.',
        refusedFile: 'The server refused the file.',
        changedFile: 'The file has changed since it was chosen.',
        changedFileAdvice: 'Choose it again.',
        askedAgain: 'The server does not answer. It is asked again.',
    },

    /** The library. */
    library: {
        pageTitle: 'Library · Vorleser',
        skipLink: 'Skip to the books',
        searchLabel: 'Search titles, authors, series and collections',
        addBooks: 'Add books',
        addShort: 'Add',
        away: 'The server does not answer. These books are on this device.',
        serverRegion: 'Server',
        notices: 'Notices',
        continue: 'Continue',
        yourBooks: 'Your books',
        show: 'Show',
        all: 'All',
        notBegun: 'Not begun',
        reading: 'Reading',
        sort: 'Sort',
        lastRead: 'Last read',
        lastAdded: 'Last added',
        author: 'Author',
        series: 'Series',
        allSeries: 'Series',
        collections: 'Collections',
        pickSeveral: 'Pick several',
        asList: 'As a list',
        pickedBooks: 'Picked books',
        pickCollection: 'Collection …',
        done: 'Done',
        tapBooks: 'Tap the books',
        /** @param {number} count */
        picked: count => `${counted(count, 'book', 'books')} picked`,
        /** @param {string} title */
        pick: title => `Pick ${title}`,
        /** @param {number} count  @param {string} name */
        inCollection: (count, name) => `${counted(count, 'book', 'books')} in “${name}”.`,
        /** @param {number} count */
        markedFinished: count => `${counted(count, 'book', 'books')} marked as finished.`,
        /** @param {number} count */
        severalRemoved: count => `${counted(count, 'book', 'books')} removed.`,
        /** @param {number} count */
        count: count => counted(count, 'book', 'books'),
        /** @param {number} count */
        countFound: count => counted(count, 'book found', 'books found'),
        noSuchBook: 'There is no such book.',
        /** @param {string} words */
        noneHas: words => `No title, author, series or collection has “${words}” in it.`,
        inTextHeading: 'In the text of all books',
        /** @param {string} words */
        searchText: words => `Search for “${words}” in the text of all books`,
        searching: 'Searching …',
        /** @param {string} found */
        searchingSoFar: found => `Searching … ${found}`,
        stopped: 'Stopped.',
        /** @param {number} books  @param {number} searched */
        foundIn: (books, searched) => `Found in ${books} of ${counted(searched, 'book', 'books')}.`,
        /** @param {string} titles */
        unread: titles => `Not to be read now: ${titles}.`,
        allPlaces: 'All places in this book',
        emptyHeading: 'What shall be read to you?',
        emptyHint: 'Books and voices stay on the computer that runs Vorleser.',
        chooseFiles: 'Choose files',
        chooseKinds: 'EPUB, FB2, Word, PDF, CBZ, text, Markdown or HTML',
        dropHere: 'Drop them here',
        dropHint: 'Anywhere on this page, folders too',
        pasteText: 'Paste text',
        pasteHint: 'An article, a letter, a chapter',
        removedHeading: 'Recently removed',
        removedHint: 'Books are kept for 30 days after they were removed.',
        dropCover: 'Drop to add to your library',
        filesLabel: 'Files to add',
        chooseFilesMenu: 'Choose files …',
        pasteTextMenu: 'Paste text …',
        fromWebMenu: 'From the web …',
        /** @param {string} title  @param {string} kind */
        exportReady: (title, kind) => `“${title}” is ready as ${kind}.`,
        /** @param {string} title  @param {string} kind */
        exportFailed: (title, kind) => `“${title}” could not be made as ${kind}.`,
        seeWhy: 'See why',
        /** @param {string} title */
        wasRemoved: title => `“${title}” was removed.`,
        /** @param {string} title */
        isBack: title => `“${title}” is back.`,
    },

    /** A book: its card, its menu, its dialogs. */
    book: {
        unread: 'Not begun',
        /** @param {string} share */
        resumeAt: share => `Resume at ${share}`,
        /** @param {string} first  @param {string} second  @param {number} more */
        authors: (first, second, more) => `${first}, ${second} and ${more} others`,
        plainText: 'Text',
        /** @param {string} title */
        moreAbout: title => `More about ${title}`,
        fileMissing: 'Its file is missing.',
        importAgain: 'Import again',
        /** @param {string} title */
        importNamedAgain: title => `Import ${title} again`,
        /** @param {string} when */
        lastRead: when => `Last read ${when}`,
        /** @param {string} when */
        removedWhen: when => `removed ${when}`,
        restore: 'Restore',
        /** @param {string} title */
        restoreNamed: title => `Restore ${title}`,
        deleteForGood: 'Delete for good',
        /** @param {string} title */
        deleteNamedForGood: title => `Delete ${title} for good`,
        askDelete: 'Delete for good?',
        /** @param {string} title */
        deleteHint: title => `“${title}”, its places, bookmarks and notes will be gone. This cannot be undone.`,
        deleteRefused: 'What others here have read, too, only an owner deletes for good. It goes by itself when it has been '
            + 'removed for 30 days.',
        delete: 'Delete',
        editMenu: 'Edit …',
        languageMenu: 'Language …',
        importAgainMenu: 'Import again …',
        keepMenu: 'Keep on this device …',
        exportMenu: 'Export …',
        feedMenu: 'Podcast feed …',
        downloadOriginal: 'Download the original',
        markFinished: 'Mark as finished',
        markUnread: 'Mark as not begun',
        authorsField: 'Authors',
        authorsHint: 'Several are separated by semicolons.',
        number: 'Number',
        collectionsHint: 'Your own, such as “For the train; Novels”.',
        ownCover: 'The book’s own',
        choosePicture: 'Choose a picture …',
        cover: 'Cover',
        addToCollection: 'Add to a collection',
        collection: 'Collection',
        collectionHint: 'A new name makes a new one.',
        asBookSays: 'As the book and its text say',
        severalLanguages: 'It is taken to be in several languages.',
        /** @param {string} language */
        takenToBeIn: language => `It is taken to be in ${language}.`,
        languageUnknown: 'Nobody knows what it is in.',
        bookIsIn: 'The book is in',
    },

    /** Books that are being added. */
    adding: {
        text: 'Text',
        titleHint: 'May be left empty: then it is made of the first words.',
        addToLibrary: 'Add to the library',
        fromWeb: 'From the web',
        address: 'Address',
        addressHint: 'An article, or an EPUB or PDF. The computer that runs Vorleser fetches it.',
        secondCopy: 'You have this already: a second copy was added.',
        /** @param {string} title */
        wasAdded: title => `“${title}” was added.`,
        closeList: 'Close the list',
        /** @param {number} count */
        adding: count => `Adding ${counted(count, 'book', 'books')} …`,
        /** @param {number} count */
        added: count => `${counted(count, 'book', 'books')} added`,
        /** @param {number} count */
        notAdded: count => `${count} not added`,
        /** @param {number} count  of files that were in a folder */
        passedOver: count => `${counted(count, 'other file was', 'other files were')} passed over.`,
        /** @param {number} folders */
        noBook: folders => form(folders, 'There is no book in this folder.', 'There is no book in these folders.'),
        /** @param {string} name */
        progressOf: name => `Progress of ${name}`,
        waiting: 'Waiting',
        sending: 'Sending …',
        reading: 'Reading the book …',
        /** @param {string} name */
        tryNamedAgain: name => `Try ${name} again`,
        chooseAgain: 'Choose again',
        /** @param {string} name */
        chooseInPlaceOf: name => `Choose a file in place of ${name}`,
        removeCopy: 'Remove the copy',
        removeCopies: 'Remove all copies',
        earlier: 'Before that',
        notAllowed: 'Only an owner or a member of this household can add books.',
        /** @param {string} title */
        removeCopyOf: title => `Remove the copy of ${title}`,
        password: 'Password',
        /** @param {string} name */
        passwordOf: name => `Password of ${name}`,
        open: 'Open',
        /** @param {string} name */
        openNamed: name => `Open ${name}`,
    },

    /** Books that this device keeps. */
    keep: {
        heading: 'Keep on this device',
        change: 'Change',
        keep: 'Keep',
        unsafe: 'A browser keeps books for the way only on a safe connection, and this is none.',
        howToBeSafe: 'Start Vorleser with “vorleser serve --tls”; the address that it then shows, followed by /trust, '
            + 'tells this device how to trust it.',
        /** @param {string} needed  @param {string} room */
        noRoom: (needed, room) => `This needs ${needed}, and the browser has room for ${room}.`,
        fewerChapters: 'Choose fewer chapters, or remove other books from this device.',
        withoutServer: 'To be heard without the server',
        /** @param {string} size */
        sum: size => `Text and pictures: about ${size}.`,
        /** @param {string} size */
        sumSilent: size => `Text and pictures without sound: about ${size}. Tick the chapters that are to be heard.`,
        /** @param {string} duration  @param {string} size */
        sumWithSound: (duration, size) => `Text and pictures, and ${duration} of sound: about ${size}.`,
        small: 'Smaller sound',
        smallHint: 'About 15 MB an hour in place of 90. It sounds a little less clear.',
        smallMissing: 'Smaller sound is made by the program FFmpeg, which is not installed where the server runs.',
        smallUnplayable: 'This browser does not play smaller sound.',
        kept: 'Kept',
        goesOn: 'It goes on while a page of Vorleser is open on this device.',
        removeFromDevice: 'Remove from this device',
        /** @param {string} title */
        removeNamedFromDevice: title => `Remove ${title} from this device`,
        /** @param {string} amount */
        here: amount => `On this device: ${amount}`,
        /** @param {string} size */
        hereInAll: size => `On this device: ${size}.`,
        hereSilent: 'On this device, without sound',
        /** @param {string} amount */
        beingKept: amount => `Being kept: ${amount}`,
        /** @param {string} amount */
        inPart: amount => `Kept in part: ${amount}`,
        /** @param {string} duration */
        beingKeptSoFar: duration => `Being kept: ${duration} of sound so far.`,
        /** @param {string} duration */
        inPartSoFar: duration => `Not all of it is here: ${duration} of sound so far.`,
        /** @param {number} chapters */
        stale: chapters => `Spoken otherwise since: ${chapters === 1 ? 'one chapter' : `${chapters} chapters`}.`,
        beingRenewed: 'What has changed is being renewed; until it is here, the sound from before stays.',
        /** @param {string} words  @param {number} chapters */
        hereInPartStale: (words, chapters) => `${words} · ${chapters === 1 ? 'one chapter' : `${chapters} chapters`} spoken otherwise since`,
        renew: 'Renew',
        replaced: 'The library has another text of this book since. Here is the one from before, with its sound.',
        /** @param {string} words */
        hereReplaced: words => `${words} · the text from before`,
        replace: 'Replace with the new text',
        browserFull: 'The browser has no more room on this device.',
        browserFullAdvice: 'Choose fewer chapters, or remove other books from it.',
        booksHere: 'Books on this device',
        booksHereHint: 'A book’s menu in the library keeps it for where this server is not.',
        askRemove: 'Remove it from this device?',
        /** @param {string} size  @param {string} title */
        removeHint: (size, title) => `${size} will be free. “${title}” stays in the library, with its places and notes.`,
    },

    /** Which chapters are meant. */
    chapters: {
        fromHere: 'From here',
        none: 'None',
        all: 'All',
    },

    /** Audiobooks and other files that are made of books. */
    exports: {
        heading: 'Export',
        make: 'Make it',
        m4b: 'Audiobook with chapters (M4B)',
        opus: 'Opus, small',
        flac: 'FLAC, lossless',
        epub: 'EPUB that reads along',
        hint: 'You may close this: the work goes on. Settings lists all exports.',
        asListening: 'As when listening',
        format: 'Format',
        speed: 'Speed',
        more: 'Chapters, subtitles, quality',
        chapters: 'Chapters',
        noChapter: 'Choose a chapter at least.',
        subtitles: 'Subtitles beside it',
        noSubtitles: 'None',
        bitrate: 'Quality',
        usualBitrate: 'As usual for the format',
        /** @param {string} duration  @param {string} size */
        sum: (duration, size) => `${duration} of sound, about ${size}.`,
        allTheSame: 'Make it all the same',
        /** @param {string} title */
        listOf: title => `Exports of ${title}`,
        /** @param {string} name */
        progressOf: name => `Progress of ${name}`,
        /** @param {string} name */
        downloadNamed: name => `Download ${name}`,
        waiting: 'waiting',
        /** @param {string} duration */
        toGo: duration => `${duration} to go`,
        failed: 'It could not be made.',
        /** @param {string} name */
        cancelNamed: name => `Cancel ${name}`,
        /** @param {string} name */
        cancelled: name => `Cancelled: ${name}.`,
    },

    /** A book as a podcast. */
    feed: {
        heading: 'Podcast feed',
        offer: 'An address of its own for a podcast app: the chapters are its episodes, and are made as you listen.',
        make: 'Make the feed',
        address: 'Address',
        addressHint: 'In the podcast app, choose to add a show by its address (URL). Whoever has the address can hear '
            + 'this book.',
        /** @param {number} made  @param {number} total */
        episodes: (made, total) => `${made} of ${total} episodes are made; the next ones follow as you listen.`,
        revoke: 'Revoke the address',
        askRevoke: 'Revoke the address?',
        revokeHint: 'Apps that have it hear no more, and it never comes back: a new feed has another one.',
        copy: 'Copy',
        onlyHere: 'This address works on this computer alone: a phone’s podcast app cannot reach it. Start the server with '
            + '“vorleser serve --listen 0.0.0.0”, open the library by the address that it prints, and come back here.',
        needsTrust: 'The phone must trust the library’s certificate, see /trust; some podcast apps take none but a '
            + 'public one, and need a server without --tls.',
        copied: 'The address is copied.',
        shelfHeading: 'All you are reading as a podcast',
        shelfOffer: 'One address for a podcast app: every book that you have begun is in it, from your place on. Each is a '
            + 'season, its chapters are the episodes, and are made as you listen.',
        shelfAddressHint: 'In the podcast app, choose to add a show by its address (URL). Whoever has the address can '
            + 'hear these books.',
        /** @param {string} titles */
        holds: titles => `In it now: ${titles}`,
        holdsNone: 'No book is in it now. One comes into it when you begin it, and leaves when it is finished.',
        collection: 'A collection, too',
        collectionHint: 'Its books are in the feed whether begun or not.',
        noCollection: 'None',
    },

    /** Voices, and the model that brings better ones. */
    voice: {
        offer: 'Books are read by a plain built-in voice for now. A far more natural one, Kokoro, can be fetched '
            + 'once. It speaks on the computer that runs Vorleser; nothing you read leaves it.',
        speaksIt: 'A natural voice that speaks it can be fetched once.',
        briefOffer: 'This is the plain built-in voice. A far more natural one can be fetched once.',
        /** @param {string} part  @param {string} all */
        partHere: (part, all) => `${part} of ${all} are here already: it goes on from there.`,
        /** @param {string} size */
        goOnWith: size => `Go on (${size} more)`,
        /** @param {string} size */
        get: size => `Get it (${size})`,
        measuring: 'The voice is here; its loudness is measured.',
        /** @param {string} part  @param {string} all */
        partOf: (part, all) => `${part} of ${all}`,
        notFetched: 'The voice could not be fetched.',
        fetching: 'Fetching the natural voice. Listening can go on meanwhile.',
        fetchingShort: 'Fetching the natural voice',
        howMuch: 'How much of the voice is here',
        isHere: 'The natural voice is here. It reads all books that have no voice of their own.',
        /** @param {string} size */
        isHereWithSize: size => `The natural voice is here, ${size}. It reads all books that have no voice of their own.`,
        arrived: 'The natural voice is here.',
        arrivedReadsOn: 'The natural voice is here: it reads on from the next sentence.',
        keepThis: 'Keep this voice',
        ownersFetch: 'Books are read by a plain built-in voice for now. An owner can fetch a more natural one.',
        keepBuiltIn: 'Keep the built-in voice',
        elsewhere: 'Without a network, or from another machine',
        more: 'More',
        female: 'female',
        male: 'male',
        /** @param {string} grade */
        grade: grade => `grade ${grade}`,
        /** @param {number} count */
        canBeInstalled: count => `${count} better voices can be installed`,
        oneDownload: 'They come with one download, see {0}.',
        betterVoices: 'Better voices',
        /** @param {number} count */
        cannotSpeak: count => `${count} cannot speak yet`,
        cannotSpeakHint: 'How words of their languages are said is not known here.',
        /** @param {number} count */
        moreVoices: count => `${count} more voices`,
        canBeInstalledInSettings: '{0} can be installed in the settings.',
    },

    /** The settings. */
    settings: {
        pageTitle: 'Settings · Vorleser',
        listening: 'Listening',
        look: 'Look',
        words: 'Words',
        skipped: 'What is skipped',
        exports: 'Exports',
        storage: 'Storage',
        statistics: 'Reading time',
        people: 'People',
        devices: 'Devices',
        speed: 'Speed',
        pauses: 'Pauses',
        pausesHint: 'The silence after sentences, paragraphs and headings.',
        noPauses: 'none',
        usualPauses: 'as usual',
        wholeSentence: 'A tap starts the whole sentence',
        wholeSentenceHint: 'Otherwise the voice begins at the word that was tapped.',
        openLast: 'Open the last book on start',
        voiceHint: 'For all books that have no voice of their own.',
        otherLanguages: 'Passages in other languages',
        otherLanguagesHint: 'Whole sentences; a few foreign words are always read along.',
        anotherVoice: 'Another voice',
        sameVoice: 'The same voice',
        skippedChoice: 'Skipped',
        lookHint: 'On this device only.',
        theme: 'Theme',
        likeSystem: 'Like the system',
        light: 'Light',
        sepia: 'Sepia',
        dark: 'Dark',
        black: 'Black',
        contrast: 'High contrast',
        opensIn: 'Books open in',
        longScroll: 'One long scroll',
        pages: 'Pages',
        whileSpeaking: 'While it speaks, show',
        sentenceAndWord: 'Sentence and word',
        sentence: 'Sentence',
        word: 'Word',
        nothing: 'None',
        pageLanguage: 'Language of the pages',
        asBrowser: 'As the browser',
        translateAt: 'Translate at',
        translateHint: 'The address of a translator, with {text} where the words stand, {from} and {to} for the languages. '
            + 'With one, a word’s menu has “Translate”, which opens it in another tab: the words that you choose '
            + 'then leave this machine. Empty: off.',
        /** @param {string} advice */
        noDictionary: 'No dictionary is installed. On the computer that runs Vorleser, “apt install dict-wn” (English) or '
            + '“apt install dict-freedict-deu-eng” does it, or a StarDict folder in ~/.stardict/dic.',
        noTranslator: 'This is no address of a translator.',
        noTranslatorAdvice: 'Give one with http:// or https:// that has {text} in it.',
        /** @param {string} names */
        dictionaries: names => `Words are looked up in ${names}.`,
        silentRules: 'Rules that are switched off',
        skippedHint: 'Skipped text stays in the book, only dimmed: one tap there and it is heard.',
        pictures: 'Descriptions of pictures',
        exportsHint: 'Audiobooks and files to read along are made from a book\'s menu in the library.',
        statisticsHint: 'How long books were heard and read. It stays on the computer that runs Vorleser.',
        countIt: 'Count it',
        books: 'Books',
        spoken: 'What was spoken',
        /** @param {number} count */
        files: count => counted(count, 'file', 'files'),
        /** @param {number} count */
        clips: count => counted(count, 'clip', 'clips'),
        /** @param {string} size */
        atMost: size => `at most ${size}`,
        episodes: 'Episodes of podcasts',
        clearEpisodes: 'Clear episodes',
        askClearEpisodes: 'Clear the episodes of podcasts?',
        /** @param {string} size */
        clearEpisodesHint: size => `${size} of sound will be deleted. Feeds stay; an episode is made again when an app asks for it.`,
        clearSpoken: 'Clear what was spoken',
        askClear: 'Clear what was spoken?',
        /** @param {string} size */
        clearHint: size => `${size} of sound will be deleted. Books, places and notes stay; what you hear again is spoken anew.`,
        clear: 'Clear',
    },

    /** Time with books. */
    statistics: {
        /** @param {string} duration */
        heard: duration => `${duration} heard`,
        /** @param {string} duration */
        read: duration => `${duration} read`,
        nothing: 'nothing',
        /** @param {number} count */
        daysInARow: count => `${counted(count, 'day', 'days')} in a row`,
        /** @param {string} days  @param {number} longest */
        daysInARowAtMost: (days, longest) => `${days}, ${longest} at most`,
        /** @param {string} duration */
        inSevenDays: duration => `${duration} in seven days`,
        /** @param {number} count */
        lastDays: count => `Last ${count} days`,
        inARow: 'In a row',
        withoutVoice: 'Read without the voice',
        /** @param {number} count */
        wordsAMinute: count => `about ${count} words a minute`,
        inAll: 'In all',
        nothingYet: 'Nothing has been counted yet.',
        /** @param {string} highest */
        eachBar: highest => `Each bar is a day, the last one today; the highest is ${highest}.`,
        /** @param {number} days */
        booksOf: days => `Books of the last ${days} days`,
        forgetAll: 'Forget all of it',
        askForget: 'Forget the reading time?',
        forgetHint: 'When books were heard and read is forgotten. Places, bookmarks and notes stay.',
        forget: 'Forget',
    },

    /** The devices that may use the library. */
    /** Who is listening, where several people share the library. */
    people: {
        pageTitle: 'Who is listening? · Vorleser',
        heading: 'Who is listening?',
        who: 'Who is listening',
        /** @param {string} name */
        listens: name => `${name} is listening: somebody else?`,
        first: 'The first person',
        pin: 'PIN',
        goOn: 'Go on',
        several: 'With several people, each has their own places, bookmarks, notes, voice and settings; the books are on one shelf.',
        add: 'Add a person',
        yourself: 'First: your own name',
        yourselfHint: 'This is about whoever reads and listens here so far, not yet about the new person: they come next. What was read '
            + 'and heard so far stays under your own name, and you manage the library.',
        yourName: 'Your own name',
        somebodyElse: 'Somebody else is listening',
        thisIsYou: 'this is you',
        /** @param {string} shelf */
        sees: shelf => `sees ${shelf}`,
        /** @param {string} name */
        editNamed: name => `Edit ${name}`,
        /** @param {string} name */
        askRemove: name => `Remove ${name}?`,
        removeHint: 'Their places, bookmarks, notes and settings will be gone. Books that only they have seen can be restored for 30 days.',
        name: 'Name',
        colour: 'Colour',
        mayDo: 'May do',
        seesOnly: 'Sees only',
        seesOnlyHint: 'Collections, such as “For Anna; Fairy tales”. Empty: all books.',
        keepPIN: 'Leave it empty to keep the one there is.',
        pinHint: '4 to 12 digits, asked for when a device becomes theirs. It keeps people of one household apart; it does not encrypt anything.',
        noPIN: 'Ask for no PIN any more',
        keepToMyself: 'Keep to myself',
        showToAll: 'Show to everybody',
        owner: 'Owner',
        member: 'Member',
        guest: 'Guest',
        child: 'Child',
        ownerMay: 'Owner: decides everything',
        memberMay: 'Member: adds and changes books',
        guestMay: 'Guest: only reads and listens',
        childMay: 'Child: only reads and listens',
        rust: 'Rust',
        ochre: 'Ochre',
        moss: 'Moss',
        teal: 'Teal',
        blue: 'Blue',
        violet: 'Violet',
        rose: 'Rose',
        slate: 'Slate',
    },

    /** What is the listener's own, as a file. */
    backup: {
        hint: 'Places, notes, settings and what else is yours, without the books.',
        save: 'Save a backup',
        restoreMenu: 'Restore a backup …',
        /** @param {string} things */
        restored: things => `Restored: ${things}.`,
        nothingNew: 'Nothing in it was new.',
        /** @param {number} count */
        places: count => counted(count, 'place', 'places'),
        /** @param {number} count */
        bookmarks: count => counted(count, 'bookmark', 'bookmarks'),
        /** @param {number} count */
        highlights: count => counted(count, 'highlight', 'highlights'),
        /** @param {number} count */
        pronunciations: count => counted(count, 'pronunciation', 'pronunciations'),
        /** @param {number} count */
        covers: count => counted(count, 'cover', 'covers'),
        /** @param {number} count */
        settings: count => counted(count, 'setting', 'settings'),
        /** @param {number} count */
        activity: count => `reading time of ${counted(count, 'day', 'days')}`,
        /** @param {string} title */
        title: title => `“${title}”`,
        /** @param {string} titles  @param {number} count */
        notHere: (titles, count) => `Not here: ${titles}. Add ${count === 1 ? 'its file' : 'their files'}, and restore it again.`,
        /** @param {string} titles  @param {number} count */
        andMore: (titles, count) => `${titles} and ${count} more`,
        /** @param {number} count */
        refused: count => `${counted(count, 'thing', 'things')} in it could not be used.`,
        firstPerson: 'the first person',
        noneYours: 'Nothing in it goes by your name.',
        /** @param {string} names */
        ofOthers: names => `There is more in it, of ${names}: they get it when they restore the file themselves, or “vorleser restore” with the file gives everybody theirs.`,
    },

    koreader: {
        hint: 'E-readers with KOReader can go on where you are, and say where they are.',
        letIn: 'Let KOReader in',
        address: 'Address for KOReader',
        addressHint: 'In KOReader: Progress sync, Custom sync server.',
        onlyHere: 'This address works on this computer alone: an e-reader cannot reach it. Start the server with '
            + '“vorleser serve --listen 0.0.0.0”, open the library by the address that it prints, and come back here.',
        password: 'Password',
        passwordHint: 'Then Login, with any name and this password.',
        end: 'Let in no more',
        endLong: 'Let KOReader in no more',
        askEnd: 'Let KOReader in no more?',
        endHint: 'Its places stay. Another time it will have another password.',
    },

    devices: {
        open: 'Only this machine can reach the library, so it asks for no pass-phrase.',
        pairAnother: 'Pair another device',
        removeAll: 'Remove all',
        thisDevice: 'this device',
        /** @param {string} when */
        seen: when => `seen ${when}`,
        /** @param {string} when */
        added: when => `added ${when}`,
        /** @param {string} time */
        todayAt: time => `today, ${time}`,
        /** @param {string} device  @param {string} person */
        ofPerson: (device, person) => `${device}, ${person}`,
        removeThisHint: 'This is the device you are using: it must be paired again.',
        removeHint: 'It must be paired again to come back.',
        /** @param {string} name */
        askRemove: name => `Remove “${name}”?`,
        askRemoveAll: 'Remove all devices?',
        removeAllHint: 'Every one, this too, must be paired again.',
        startServer: 'Start the server so that other devices reach it:',
        startServerHint: 'It prints a link and a code to scan. Open the link on the other device, or scan the code with its '
            + 'camera.',
        scanCode: 'Scan the code that {0} has printed with the camera of the other device. Or open this there:',
        typePhrase: 'and type the pass-phrase that stands beside the code.',
        otherAddresses: 'If that is not found there, one of these is:',
        browser: 'Browser',
        /** @param {string} browser  @param {string} system */
        browserOn: (browser, system) => `${browser} on ${system}`,
    },

    /** The page that lets a device in. */
    pairing: {
        pageTitle: 'Pair this device · Vorleser',
        heading: 'Pair this device',
        ended: 'This device is no longer paired: it may have been removed in the settings of another. Pair it again, and you are back where you were.',
        phrase: 'Pass-phrase',
        show: 'Show it',
        phraseHint: 'It is shown where {0} runs.',
        name: 'Name of this device',
        pair: 'Pair',
        /** @param {number} seconds */
        tryAgainIn: seconds => `Try again in ${seconds} s`,
    },

    /** The page that explains the library’s certificate. */
    trust: {
        pageTitle: 'Trust this library · Vorleser',
        heading: 'Trust this library',
        what: 'The library speaks HTTPS with a certificate authority of its own. Until this device trusts it, '
            + 'browsers warn of the library, and refuse what they allow on safe connections only. The authority '
            + 'can vouch for names and addresses of a local network alone, never for a site of the world.',
        download: 'Download the certificate',
        compare: 'Compare the fingerprint (SHA-256) with what {0} shows where it runs, before you trust it:',
        apple: 'iPhone and iPad',
        apple1: 'Download the certificate in Safari and allow the profile.',
        apple2: 'Settings → General → VPN & Device Management: install the profile “Vorleser on …”.',
        apple3: 'Settings → General → About → Certificate Trust Settings: switch it on.',
        android: 'Android',
        android1: 'Download the certificate.',
        android2: 'Settings, search for “CA certificate” → Install anyway, and choose the file.',
        android3: 'Firefox asks for more: Settings → About Firefox, tap the logo five times; then Secret settings → '
            + 'Use third party CA certificates.',
        mac: 'Mac',
        mac1: 'Open the file: it goes to the keychain “login”.',
        mac2: 'Open it in Keychain Access → Trust → Secure Sockets Layer: Always Trust.',
        windows: 'Windows',
        windows1: 'Open the file → Install Certificate → Current User.',
        windows2: 'Place it in “Trusted Root Certification Authorities”.',
        linux: 'Linux, and Firefox anywhere',
        linux1: 'Firefox: Settings → Privacy & Security → View Certificates → Authorities → Import, to identify websites.',
        linux2: 'Chromium: {0} → Custom → Trusted certificates → Import.',
        then: 'Then',
        openLibrary: 'Open the library at {0}. To take the trust back, remove the certificate in the same place.',
    },

    /** The page of a book. */
    reader: {
        text: 'Text of the book',
        toText: 'To the text',
        tools: 'Book',
        contents: 'Contents',
        contentsKey: 'Contents (c)',
        searchKey: 'Search (/)',
        notes: 'Bookmarks and notes',
        notesKey: 'Bookmarks and notes (n)',
        appearance: 'Appearance',
        appearanceKey: 'Appearance (a)',
        pageBack: 'Page back',
        pageForward: 'Page forward',
        listening: 'Listening',
        place: 'Place in the book',
        chapterBack: 'Chapter back',
        chapterForward: 'Chapter forward',
        paragraphBack: 'Paragraph back',
        paragraphBackKey: 'Paragraph back (Shift ←)',
        paragraphForward: 'Paragraph forward',
        paragraphForwardKey: 'Paragraph forward (Shift →)',
        sentenceBack: 'Sentence back',
        sentenceBackKey: 'Sentence back (←)',
        sentenceForward: 'Sentence forward',
        sentenceForwardKey: 'Sentence forward (→)',
        secondsBack: '15 seconds back',
        secondsBackKey: '15 seconds back (j)',
        secondsForward: '15 seconds forward',
        secondsForwardKey: '15 seconds forward (l)',
        play: 'Play',
        pause: 'Pause',
        playKey: 'Play or pause (Space)',
        voiceAndSpeed: 'Voice and speed',
        /** @param {string} speed */
        voiceAndSpeedNow: speed => `Voice and speed, ${speed}`,
        voiceAndSpeedKey: 'Voice and speed (v)',
        sleepTimer: 'Sleep timer',
        /** @param {string} until */
        sleepTimerUntil: until => `Sleep timer, ${until}`,
        untilChapter: 'end of chapter',
        chapterShort: 'ch.',
        notReadAloud: 'Not read aloud',
        nothingToHear: 'There is nothing to read aloud in this book.',
        /** @param {string} duration */
        leftInChapter: duration => `${duration} left in chapter`,
        /** @param {string} numbers  @param {number} pages */
        pageOfBook: (numbers, pages) => `Page ${numbers} of ${pages}`,
        /** @param {string} numbers  @param {number} pages */
        pagesOfBook: (numbers, pages) => `Pages ${numbers} of ${pages}`,
        /** @param {string} page  @param {number} pages  @param {number} left */
        pageWords: (page, pages, left) => `${page} of ${pages} · ${counted(left, 'page', 'pages')} left in the chapter`,
        /** @param {string} page  @param {number} pages */
        lastPage: (page, pages) => `${page} of ${pages} · last page of the chapter`,
        pages: 'Pages',
        scroll: 'Scroll',
        playing: 'Playing',
        paused: 'Paused',
        ended: 'The end of the book',
        nothingAloud: 'From here on nothing is read aloud.',
        fromBeginning: 'Listen from the beginning',
        /** @param {string} speed */
        speedNow: speed => `Speed ${speed}`,
        backToVoice: 'Back to the voice',
        backToPlace: 'Back to where you were',
        anotherTab: 'Another tab speaks now.',
        /** @param {string} place */
        before: place => `Before, you were at ${place}.`,
        /** @param {string} place */
        onAnotherDevice: place => `On another device you were at ${place}.`,
        /** @param {string} device  @param {string} place */
        onDevice: (device, place) => `On another device (${device}) you were at ${place}.`,
        goThere: 'Go there',
        stay: 'Stay',
        /** @param {string} words */
        skipped: words => `Skipped: ${words}.`,
        hearIt: 'Hear it',
        playFromHere: 'Play from here',
        cannotBeHeard: 'This cannot be heard now.',
        openOutside: 'Open this page outside the book?',
        openInTab: 'Open in a new tab',
        onlyRead: 'Only read',
        listenAnyway: 'Listen anyway',
        sentenceFailed: 'A sentence could not be spoken',
        sentencePassed: 'A sentence could not be spoken and was passed over.',
        /** @param {string} why */
        voiceStopped: why => `The voice has stopped: what comes here could not be spoken. ${why}`,
        showIt: 'Show it',
        connectionLost: 'Connection lost',
        connectionLostHint: 'Connection lost. What is there plays on; the rest follows when it is back.',
        connectedAgain: 'Connected again',
        /** @param {string} losses */
        missing: losses => `Something is missing here. ${losses}`,
        cannotBeOpened: 'This book cannot be opened',
        backToLibrary: 'Back to the library',
        printGap: '[A part of the book is missing here: the server did not answer.]',
        soundRefused: 'The browser does not take this sound.',
        cannotPlay: 'The browser cannot play this sound.',
        cannotPlayAdvice: 'Go on behind it, or try another browser.',
        picture: 'Picture',
        footnote: 'Note',
        smaller: 'Smaller',
        larger: 'Larger',
        copiedWithSource: 'Copied with its source',
    },

    /** The panel of contents. */
    contents: {
        otherBooks: 'Other books',
        goTo: 'Go to a share of the book or a time',
        goToExample: '40 % or 1:20',
        goToExampleWithPage: '40 %, 1:20 or p. 12',
        go: 'Go',
        goToHint: 'Write a share such as 40 %, or a time such as 1:20.',
        goToHintWithPage: 'Write a share such as 40 %, a time such as 1:20, or a page such as p. 12.',
        /** @param {string} label */
        page: label => `Page ${label}`,
        pages: 'Pages',
        printedPages: 'Pages of the printed edition',
        /** @param {string} label */
        printedPage: label => `Pages of the printed edition: you are on ${label}`,
        /** @param {string} title */
        partsOf: title => `Parts of ${title}`,
        partsOfThis: 'Parts of this',
    },

    /** The search in a book. */
    search: {
        label: 'Search in the book',
        example: 'Words in this book',
        more: 'More',
        none: 'Not in this book.',
        /** @param {number} count */
        places: count => counted(count, 'place', 'places'),
        /** @param {number} count */
        firstPlaces: count => `The first ${counted(count, 'place', 'places')}`,
    },

    /** Bookmarks, highlights and notes. */
    notes: {
        bookmarkHere: 'Bookmark this place',
        download: 'Download:',
        page: 'Page',
        bookmarks: 'Bookmarks',
        highlights: 'Highlights',
        noBookmarks: 'No bookmarks yet.',
        noHighlights: 'Select text to highlight it.',
        bookmark: 'Bookmark',
        /** @param {string} label */
        renameNamed: label => `Rename ${label}`,
        editNote: 'Edit the note',
        removeHighlight: 'Remove the highlight',
        /** @param {string} label */
        bookmarked: label => `Bookmarked: ${label}`,
        /** @param {string} words */
        removed: words => `Removed: ${words}`,
        rename: 'Rename',
        renameHeading: 'Rename the bookmark',
        name: 'Name',
        yours: 'Your note',
        keep: 'Keep',
        note: 'Note',
        askDelete: 'Delete the highlight and its note?',
        /** @param {string} title */
        fileName: title => `${title} – notes`,
        /** @param {string} text */
        quoted: text => `“${text}”`,
    },

    /** How the text looks. */
    looks: {
        lockRotation: 'Do not turn with the device',
        cannotLockRotation: 'This browser does not let the page stay as it is turned.',
        system: 'System',
        reading: 'Reading',
        font: 'Font',
        serif: 'Serif',
        book: 'Book',
        sans: 'Sans',
        dyslexia: 'Dyslexia-friendly',
        size: 'Size',
        lineHeight: 'Line height',
        width: 'Width',
        margins: 'Margins',
        letterSpacing: 'Space between letters',
        wordSpacing: 'Space between words',
        usual: 'usual',
        bookStyle: 'The book’s own style',
        justified: 'Justified lines',
    },

    /** Voice, speed and what shows the voice. */
    listening: {
        speeds: 'Speeds',
        highlight: 'Highlight while listening',
        both: 'Both',
        voiceOfBook: 'Voice of this book',
        whatIsRead: 'What will be read …',
        allSettings: 'All settings',
    },

    /** The rules for spoken forms, by what they are about. @type {Record<string, string>} */
    rules: {
        abbreviation: 'Abbreviations',
        acronym: 'Acronyms',
        address: 'Addresses of the web',
        age: 'Ages',
        arc: 'Degrees with minutes',
        'barred-letter': 'Letters with a bar',
        bible: 'Passages of the Bible',
        'calendar-range': 'Ranges of dates',
        capitals: 'Words in capitals',
        cardinal: 'Numbers',
        century: 'Centuries',
        'chemical-formula': 'Chemical formulas',
        code: 'Numbers digit by digit',
        'comma-thousands': 'Thousands parted by commas',
        'compass-point': 'Points of the compass',
        compound: 'Numbers in compounds',
        'court-rule': 'Rules of courts',
        'law-report': 'Law reports',
        dash: 'Dashes',
        date: 'Dates',
        death: 'Dates of death',
        decade: 'Decades',
        decimal: 'Decimals',
        degree: 'Degrees',
        dimension: 'Lengths and widths',
        'drop-cap': 'Initial letters as pictures',
        elision: 'Words before a one',
        ellipsis: 'Ellipses',
        emoji: 'Emoji',
        'emphasis-mark': 'Signs of emphasis',
        enumeration: 'Enumerations',
        era: 'Eras',
        figure: 'Other figures',
        'first-of-month': 'The first of a month',
        'foreign-words': 'Words of other languages',
        formula: 'Sums',
        fraction: 'Fractions',
        function: 'Functions of mathematics',
        'greek-letter': 'Greek letters',
        half: 'Halves',
        'half-of-day': 'Morning and afternoon',
        hexadecimal: 'Numbers to the base of sixteen',
        'hidden-word': 'Words that are not written out',
        hour: 'Hours with halves and quarters',
        'hour-range': 'Ranges of hours',
        image: 'Pictures',
        inclusive: 'Forms for women and men',
        'inflected-abbreviation': 'Abbreviations with endings',
        initials: 'Initials',
        isbn: 'ISBN',
        kitchen: 'Measures of the kitchen',
        'lap-time': 'Times of races',
        'large-money': 'Money in thousands and millions',
        latitude: 'Latitudes and longitudes',
        law: 'Numbers of laws',
        'letter-form': 'Old letter forms',
        'lettered-ordinal': 'Ordinals with letters',
        life: 'Births and deaths',
        'life-date': 'Dates of lives',
        'line-end': 'Ends of short lines',
        lire: 'Lire',
        'list-number': 'Numbers of lists',
        mathematics: 'Mathematics',
        'mixed-number': 'Numbers with a fraction',
        money: 'Money',
        'money-in-words': 'Money in words',
        month: 'Months',
        'named-sign': 'Signs that are spoken of',
        'note-mark': 'Signs of notes',
        'number-as-name': 'Numbers that are names',
        'number-label': 'Labels of numbers',
        'number-sign': 'Signs for numbers',
        'old-money': 'Money of earlier times',
        one: 'The number one',
        'one-oclock': 'One o’clock',
        'one-or-more': 'One or more',
        ordinal: 'Ordinals',
        'page-and-following': 'Pages and those after them',
        'part-of-speech': 'Parts of speech',
        percent: 'Percentages',
        points: 'Points of games',
        postcode: 'Postcodes',
        pound: 'Pounds',
        power: 'Powers of units',
        price: 'Prices',
        'program-sign': 'Signs of programs',
        pronunciation: 'Your pronunciation',
        'raised-figure': 'Raised figures',
        range: 'Ranges',
        rate: 'Rates and prices by the piece',
        recipe: 'Recipes',
        registration: 'Numbers of people and firms',
        reis: 'Réis and escudos',
        'roman-month': 'Roman months',
        'roman-number': 'Roman numbers',
        'roman-ordinal': 'Roman ordinals',
        scale: 'Scales of maps',
        score: 'Scores',
        season: 'Seasons over two years',
        'shelf-mark': 'Shelf marks',
        shillings: 'Shillings and pence',
        sides: 'Lengths of sides',
        'single-unit': 'A measure of one',
        slash: 'Slashes',
        'speech-hyphen': 'Hyphens of speech',
        standard: 'Names of standards',
        state: 'American states',
        street: 'Streets',
        symbol: 'Signs',
        'table-cell': 'Cells of tables',
        telephone: 'Telephone numbers',
        time: 'Times of day',
        title: 'Titles',
        'typed-heart': 'Typed hearts',
        unit: 'Measures',
        'unit-after-words': 'Measures after words',
        'unit-inside': 'Measures with the unit inside',
        verse: 'Verses',
        war: 'Wars by their years',
        weekday: 'Days of the week',
        year: 'Years',
        years: 'Years',
        'zip-code': 'American postal codes',
    },

    /** What the voice makes of a chapter. */
    report: {
        heading: 'What will be read',
        oneMoment: 'One moment …',
        skipped: 'Skipped',
        nothingSkipped: 'Everything here is read.',
        chooseSkipped: 'Choose what is skipped',
        changed: 'Said in other words',
        nothingChanged: 'All is said as printed.',
        guessed: 'Guessed',
        nothingGuessed: 'The lexicon knows every word.',
        nothing: 'nothing',
        /** @param {string} language */
        asIn: language => `as in ${language}`,
        /** @param {number} count */
        times: count => counted(count, 'time', 'times'),
        /** @param {string} words */
        changeNamed: words => `Change how ${words} is said`,
        unknown: 'unknown',
        showInText: 'Show it in the text',
        rules: 'Rules at work here',
        rulesHint: 'What a rule that is switched off would say otherwise is said as printed, in all books.',
        /** @param {number} count */
        rulesOff: count => `${count} switched off`,
    },

    /** The sleep timer. */
    sleep: {
        endOfChapter: 'End of chapter',
        off: 'Off',
        stopsAtChapter: 'Stops at the end of the chapter',
        /** @param {string} duration */
        stopsIn: duration => `Stops in ${duration}`,
    },

    /** How a word is said. */
    pronunciation: {
        heading: 'Pronunciation',
        asItSounds: 'As it sounds',
        example: 'as it sounds: Tol stoy',
        hearNow: 'Hear it as it is said now',
        now: 'Now: {0}',
        hearSo: 'Hear it so',
        asSpelled: 'As spelled here',
        writeIt: 'Write the word as it sounds.',
        leaveOut: 'Leave it out',
        leftOut: 'left out',
        digits: 'Digit by digit',
        /** @param {string} word */
        asPrinted: word => `As printed: ${word}`,
        /** @param {string} rule */
        spelledOut: rule => `spelled out: ${rule}`,
        sayIt: 'Say it',
        where: 'Where',
        here: 'Only here',
        inBook: 'In this book',
        always: 'Always',
        ruleHere: 'only here',
        ruleInBook: 'in this book',
        ruleAlways: 'always',
        silence: 'silence',
        rules: 'Your pronunciations of it',
        kept: 'Kept',
        /** @param {string} word */
        saidSo: word => `“${word}” is said so from now on.`,
    },

    /** Dictionaries. */
    lookUp: {
        heading: 'Look up',
        dictionary: 'Dictionary',
        word: 'Word',
        /** @param {string} advice */
        noDictionary: advice => `No dictionary is installed on the computer that runs Vorleser. ${advice}`,
        /** @param {string} word */
        notFound: word => `No dictionary has “${word}”.`,
    },

    /** What can be done with a word or a passage. */
    wordMenu: {
        copy: 'Copy',
        quote: 'Quote',
        highlight: 'Highlight',
        yellow: 'Highlight yellow',
        green: 'Highlight green',
        blue: 'Highlight blue',
        pink: 'Highlight pink',
        /** @param {string} host */
        translateAt: host => `Translate at ${host}`,
        /** @param {string} host */
        sendsTo: host => `Sends the words to ${host}`,
    },

    /** Keys, and what they do. */
    keys: {
        heading: 'Keys',
        hint: 'Tap or click a word and the voice starts there. Press long, or right-click, for its pronunciation '
            + 'and for notes.',
        toggle: 'Play or pause',
        faster: 'Faster',
        slower: 'Slower',
        bookmark: 'Bookmark here',
        highlight: 'Highlight the selection, or the sentence that is spoken',
        word: 'More about the spoken word: pronunciation, note',
        lookUp: 'Look up the selection, or the spoken word, in a dictionary',
        search: 'Search in the book',
        mode: 'Scroll or pages',
        back: 'Back to where a link was',
        page: 'Page back or forward',
        enlarge: 'Enlarge a page that is a picture, or the picture with the focus',
        help: 'This list',
        space: 'Space',
        menu: 'Menu',
        shift: 'Shift',
        pageUp: 'PageUp',
        pageDown: 'PageDown',
    },
}
