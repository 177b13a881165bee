/// What the words of an element's classes and id say that it is on a page of the web.
struct HintWords {
    private let words: Set<String>
    /// Whether a class says by itself that the element holds the text: “post-content popup-wrapper”.
    private let areOfText: Bool

    /// - Parameters:
    ///   - node: An element.
    ///   - heedingID: Whether its id is the site's name for it.
    init(of node: MarkupNode, heedingID: Bool) {
        let classes = node.attribute("class")?.prefix(Self.longest) ?? ""
        let id = heedingID ? node.attribute("id")?.prefix(Self.longest) ?? "" : ""
        words = Self.words(of: classes).union(Self.words(of: id))
        areOfText = classes.split { $0.isWhitespace }.contains { Self.textClasses.contains($0.lowercased()) }
    }

    init(words: Set<String>) { (self.words, areOfText) = (words, false) }

    private static let longest = 500

    var areComments: Bool { !words.isDisjoint(with: Self.comments) }
    /// Whether it is a part of readers' comments.
    var areOfComments: Bool { areComments || !words.isDisjoint(with: ["comment", "reply", "respond"]) }
    var areSure: Bool { !words.isDisjoint(with: Self.sure) || areSigns && !words.contains("permalink") }
    /// Whether it is named for what text may be named for, too.
    var mayNameText: Bool { !words.isDisjoint(with: ["paywall", "permalink"]) }
    /// Whether it leads to the place itself, or to where it is changed.
    var areSigns: Bool { !words.isDisjoint(with: ["editsection", "headerlink", "permalink"]) }
    var areLikely: Bool { !areOfText && !words.isDisjoint(with: Self.likely) || isAdvertisement }
    /// Whether it stands beside or below the text, where nothing says that it is in it.
    var areBeside: Bool { !areOfText && !words.isDisjoint(with: Self.beside) }
    /// Whether it tells of other pages; leads of a page's own text are called so, too.
    var areOfOtherPages: Bool {
        !areOfText && !words.isDisjoint(with: ["teaser", "teasers", "related", "recommended"])
    }
    var areOfForms: Bool { !words.isDisjoint(with: Self.forms) }
    /// Whether it tells of who wrote the text, rather than naming them.
    var areOfAuthor: Bool { !words.isDisjoint(with: Self.authors) && !words.isDisjoint(with: Self.portraits) }
    var isFooter: Bool { !words.isDisjoint(with: ["footer", "copyright", "copyrights"]) }
    var isAdvertisement: Bool { !words.isDisjoint(with: Self.advertisements) }

    /// “mw-editsection cookieBanner” is mw, editsection, cookie, banner.
    static func words(of text: Substring) -> Set<String> {
        var words: Set<String> = []
        var word = ""
        var wasSmall = false
        for character in text {
            let isBreak = !character.isLetter || (character.isUppercase && wasSmall)
            if isBreak, !word.isEmpty {
                words.insert(word)
                word = ""
            }
            if character.isLetter { word += character.lowercased() }
            wasSmall = character.isLowercase
        }
        if !word.isEmpty { words.insert(word) }
        return words
    }

    /// Whether a title is one of those that stand above links to other pages, in one of the languages that are read.
    static func promisesOtherPages(_ title: String) -> Bool { otherPages.contains(SectionNames.plain(title)) }

    /// Whether a title stands above links to other pages, where there is nothing else: “More from World”.
    static func mayPromiseOtherPages(_ title: String) -> Bool {
        let plain = SectionNames.plain(title)
        return titlesOfLinks.contains(plain)
            || plain.split(separator: " ").count <= 5 && beginningsOfTitles.contains { plain.hasPrefix($0 + " ") }
    }

    /// Whether a title counts what readers have written: “3 comments”.
    static func countsComments(_ title: String) -> Bool {
        title.contains(where: \.isNumber) && countedComments.contains(SectionNames.plain(title))
    }

    /// Whether a link says that it leads past the menus to the text.
    static func leadsToText(_ title: String) -> Bool { waysToText.contains(SectionNames.plain(title)) }

    /// Whether words say whose a page is.
    static func reservesRights(_ text: String) -> Bool {
        let text = text.lowercased()
        return text.contains("©") || rights.contains { text.contains($0) }
    }

    /// Whether words ask readers to have something sent to them.
    static func invites(_ text: String) -> Bool {
        let text = text.lowercased()
        return invitations.contains { text.contains($0) }
    }

    /// Whether a line says of what follows it that it is paid for, and nothing else.
    static func saysAdvertisement(_ line: String) -> Bool { noticesOfAdvertisements.contains(SectionNames.plain(line)) }

    private static let comments: Set = [
        "comments", "commentlist", "disqus", "respond", "commentform", "recentcomments", "nocomments", "akismet",
    ]
    private static let sure: Set = [
        "cookie", "cookies", "gdpr", "consent", "newsletter", "catlinks", "printfooter", "navbox", "sphinxsidebar",
        "breadcrumb", "breadcrumbs", "relatedposts", "yarpp", "outbrain", "taboola",
        "sharedaddy",
    ]
    private static let likely: Set = [
        "nav", "navbar", "navigation", "menu", "menubar", "sidebar", "share", "sharing", "sharebar", "social",
        "subscribe", "subscription", "signup", "promo", "related", "recommended", "recommendations", "toolbar",
        "pagination", "pager", "skip", "jump", "masthead", "popup", "modal", "overlay", "footer", "header", "noprint",
        "trending", "tags", "login", "banner",
    ]
    private static let beside: Set = ["sidebar", "widget", "footer", "masthead", "copyrights"]
    private static let forms: Set = ["comment", "comments", "commentform", "contact", "review", "vote", "captcha"]
    private static let authors: Set = ["author", "authors", "contributor", "contributors", "autor", "auteur", "autore"]
    private static let portraits: Set = ["bio", "biography", "box", "profile", "card", "description", "portrait"]
    private static let advertisements: Set = [
        "ad", "ads", "advert", "advertisement", "adsense", "sponsored", "sponsor",
    ]
    private static let titlesOfLinks = Set(
        WordList.phrases(
            """
            related, more, more on this, more on this story, more on this topic, more like this, also read, mehr, \
            mehr dazu, zum thema, mehr zu diesem thema, passend dazu, plus, à lire, más, relacionado, relacionados, \
            altro, correlati, mais, relacionadas
            """
        )
    )
    private static let beginningsOfTitles = WordList.phrases(
        "more from, more in, more about, mehr aus, mehr von, mehr zu, plus de, más de, más en, altro da, mais de"
    )
    private static let waysToText = Set(
        WordList.phrases(
            """
            skip to content, skip to main content, skip to the content, skip to the main content, skip to main, \
            skip to article, skip to navigation, skip to search, skip to footer, skip navigation, jump to content, \
            jump to navigation, jump to search, zum inhalt, zum inhalt springen, zum hauptinhalt, \
            zum hauptinhalt springen, direkt zum inhalt, link direkt zum inhalt, zur navigation springen, \
            zur suche springen, springe zum inhalt, aller au contenu, aller au contenu principal, passer au contenu, \
            accéder au contenu, saltar al contenido, saltar al contenido principal, ir al contenido, \
            ir al contenido principal, vai al contenuto, vai al contenuto principale, salta al contenuto, \
            passa al contenuto, ir para o conteúdo, ir para o conteúdo principal, pular para o conteúdo, \
            saltar para o conteúdo
            """
        )
    )
    private static let countedComments = Set(
        WordList.phrases(
            """
            comment, comments, reply, replies, response, responses, kommentar, kommentare, commentaire, commentaires, \
            comentario, comentarios, commento, commenti, comentário, comentários
            """
        )
    )
    private static let rights = WordList.phrases(
        """
        all rights reserved, alle rechte vorbehalten, tous droits réservés, todos los derechos reservados, \
        tutti i diritti riservati, todos os direitos reservados
        """
    )
    private static let invitations = WordList.phrases(
        """
        newsletter, your inbox, sign up, signup, subscribe, e-mail-adresse, abonnier, jetzt anmelden, s'inscrire, \
        s’inscrire, abonnez, suscríb, suscrib, iscriviti, assine
        """
    )
    private static let noticesOfAdvertisements = Set(
        WordList.phrases(
            """
            advertisement, advertisements, sponsored, anzeige, anzeigen, werbung, publicité, publicidad, pubblicità, \
            publicidade
            """
        )
    )
    private static let textClasses: Set = [
        "article-body", "article-content", "article-text", "article__body", "article__content", "entry-content",
        "entry-text", "post-body", "post-content", "post-text", "story-body", "story-content", "page-content", "prose",
    ]
    private static let otherPages = Set(
        WordList.phrases(
            """
            you might also like, you may also like, you might also be interested in, you may also be interested in, \
            related articles, related posts, related stories, related content, related news, related links, \
            related coverage, more stories, more news, more articles, read next, read this next, read more, \
            read also, up next, \
            recommended, recommended for you, recommended articles, recommended stories, most read, most popular, \
            most viewed, popular posts, popular stories, \
            popular articles, top stories, recent posts, recent articles, latest news, latest posts, latest stories, \
            trending, trending now, editors' picks, what to read next, around the web, from around the web, \
            sponsored content, das könnte sie auch interessieren, das könnte dich auch interessieren, \
            das könnte ihnen auch gefallen, das könnte dir auch gefallen, auch interessant, mehr zum thema, \
            weitere artikel, weitere beiträge, weitere meldungen, weitere nachrichten, weitere themen, \
            ähnliche artikel, ähnliche beiträge, verwandte artikel, verwandte beiträge, verwandte themen, meistgelesen, \
            meist gelesen, meistgelesene artikel, meistkommentiert, meistdiskutiert, beliebte beiträge, \
            neueste beiträge, letzte beiträge, \
            aktuelle beiträge, neueste artikel, neueste kommentare, letzte kommentare, lesen sie auch, lies auch, \
            empfehlungen der redaktion, empfehlungen aus der redaktion, mehr aus diesem ressort, mehr für sie, \
            à lire aussi, lire aussi, à lire également, sur le même sujet, sur le même thème, articles similaires, \
            articles liés, les plus lus, les articles les plus lus, vous aimerez aussi, articles récents, \
            dans la même rubrique, te puede interesar, también te puede interesar, artículos relacionados, \
            noticias relacionadas, lo más leído, más leídas, entradas recientes, lea también, lee también, \
            potrebbe interessarti, potrebbe interessarti anche, potrebbero interessarti anche, articoli correlati, \
            leggi anche, i più letti, articoli recenti, leia também, veja também, leia mais, artigos relacionados, \
            notícias relacionadas, mais lidas, posts relacionados, posts recentes
            """
        )
    )
}
