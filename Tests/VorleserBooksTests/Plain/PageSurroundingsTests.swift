import Testing
import VorleserCore

@testable import VorleserBooks

struct PageSurroundingsTests {
    private func book(_ body: String) throws -> Book {
        let page = "<!DOCTYPE html><html lang='en'><head><title>Why cats purr</title></head><body>\(body)</body></html>"
        return try HTMLBook.book(Array(page.utf8), name: "file", limits: .standard)
    }

    /// What is around the text, block by block.
    private func around(_ book: Book) -> String { book.texts(.section(.navigation)).joined() }

    private static let prose =
        "Cats purr for many reasons, and not all of them are known to those who keep cats at home."
    private static let article = "<h1>Why cats purr</h1><p>\(prose)</p><h2>How often</h2><p>\(prose)</p>"

    @Test(arguments: [
        "<nav><ul><li><a href='/'>Home</a></li></ul></nav>", "<header><a href='/'>The Daily Paw</a></header>",
        "<div role='banner'>The Daily Paw</div>", "<footer><p>© 2024 The Daily Paw. All rights reserved.</p></footer>",
        "<div id='cookie-banner'>We use cookies and the like on this page to see who you are. <button>Yes</button></div>",
        "<div class='share-bar'><a>Share on Facebook</a></div>", "<button>Subscribe</button>",
        "<div class='ad'>Advertisement</div>", "<aside><h3>Related</h3><a href='/x'>Ten dogs</a></aside>",
        "<section id='comments'><h2>Comments (2)</h2><p>bob: I have never in my life read anything like it!</p></section>",
        "<ul><li><a href='/a'>One</a></li><li><a href='/b'>Two</a></li><li><a href='/c'>Three</a></li></ul>",
        "<div class='footer'>Copyright 2003</div>",
        "<div class='sidebar-left'><a href='/a'>Archive</a></div>", "<form><input><button>Search</button></form>",
        "<div class='widget-area'><div class='widget'>A blog about dogs, by one who has kept them all her life.</div></div>",
        "<div class='author-box'>Jane has kept animals since she was a child.</div>",
        "<div role='complementary'>News</div>",
        "<div class='foot footer'>This is the paper for all who live with animals, in town and in the country.</div>",
        "<form class='comment-form'><p>Your address is never shown to those who read this page.</p><input></form>",
        "<div><h3>You might also like</h3><p>Dogs bark, and some of them do it all night. <a href='/d'>More</a></p></div>",
        "<div><p><strong>Lesen Sie auch:</strong> <a href='/d'>Zehn Hunde</a></p></div>",
        "<div class='paywall'><p>This text is for those who pay. <a href='/s'>Become one of them now</a></p></div>",
        "<p class='nocomments'>Comments are closed.</p>", "<a class='permalink' href='/1'>April 1st</a>",
        "<a href='#text'>Skip to Content</a>",
        "<div><h2>Popular Stories</h2><p>Dogs bark, and some of them do it all night. <a href='/d'>More</a></p></div>",
    ])
    func `what stands around the text is kept and left out, wherever it stands`(chrome: String) throws {
        for page in [
            chrome + "<main>\(Self.article)</main>", "<article>\(Self.article)</article>" + chrome,
            "<div class='page'>\(chrome)<div class='content'>\(Self.article)</div></div>",
        ] {
            let book = try book(page)
            let words = around(book)
            #expect(!words.isEmpty && !words.contains("purr") && book.text.contains(words))
            #expect(book.chapters.allSatisfy { $0.role == .body })
            #expect(book.text.ranges(of: Self.prose).count == 2)
            #expect(!book.chapters.map(\.title).contains { $0.hasPrefix("Comments") || $0 == "Related" })
        }
    }

    /// With more to read than any box beside it.
    private static let longArticle = article + (1...4).map { "<div class='c7'>\(prose) (\($0))</div>" }.joined()

    @Test(arguments: [
        "<div class='c1'><a href='/'>The Daily Paw</a><a href='/w'>World</a></div>",
        "<div><div><a href='/a'>About</a></div><div><a href='/r'>RSS</a></div></div>",
        "<div class='c2'><a href='/x'><img src='t.jpg'><div>Ten dogs</div></a></div>",
        "<div><a href='/x'><div>World</div><div>Ten dogs</div></a></div>",
        "<div><div>Related</div><div><a href='/x'>Ten dogs</a></div></div>",
        "<div><div>Mehr zum Thema</div><div><a href='/x'>Zehn Hunde</a></div></div>",
        "<div><div>More from World</div><div><a href='/x'>Ten dogs</a></div></div>",
        "<p>You may also like: <a href='/x'>Ten dogs and where to find them</a></p>",
        "<div><a href='/about'>About us</a> <a href='/terms'>Terms</a> © 2024 The Daily Paw</div>",
        "<div><div>The morning letter</div><div>The news you need, in your inbox.</div><button>Sign up</button></div>",
        "<div>Advertisement</div>", "<div><div>Anzeige</div></div>",
        "<div><h3>2 comments</h3><div>Bob <p>We lost ours, too.</p><a href='/r'>Reply</a></div></div>",
    ])
    func `boxes that nothing names are known by what they are made of`(box: String) throws {
        for page in [
            box + Self.longArticle, Self.longArticle + box,
            "<div class='c3'>\(box)<div class='c4'>\(Self.longArticle)</div></div>",
            "<div class='c5'><div>\(Self.longArticle)</div>\(box)<p>\(Self.prose)</p></div>",
        ] {
            let book = try book(page)
            let words = around(book)
            #expect(!words.isEmpty && !words.contains("purr") && book.text.contains(words))
            #expect(!book.text(in: book.span).replacing(words, with: "").contains("dogs"))
        }
        // Of a page that has little more it may be what is to be read.
        #expect(try around(book("<div><p>They purr.</p>\(box)</div>")).count < 60)
    }

    @Test(arguments: ["p", "div class='para'"])
    func `a box of a textbook is read, though its program calls it a sidebar`(paragraph: String) throws {
        let name = paragraph.prefix { $0 != " " }
        let line = "<\(paragraph)>\(Self.prose)</\(name)>"
        let box =
            "<div class='sidebar'><p><strong>TIP</strong></p><\(paragraph)>Cats that hiss do not purr at the same time.</\(name)></div>"
        for text in ["\(line)\(box)\(line)", "\(line)<a id='x'></a>\(box)", "\(box)\(line)"] {
            #expect(try around(book("<div class='section'><h2>Sounds</h2>\(text)</div><p>\(Self.prose)</p>")).isEmpty)
        }
        #expect(try around(book("<h2>Sounds</h2>\(line)\(box)\(line)")).isEmpty)
        // A column of the page.
        #expect(try !around(book("\(box)<div class='text'>\(line)\(line)\(line)</div>")).isEmpty)
        #expect(try !around(book("\(box)<h1>Sounds</h1>\(line)\(line)\(line)")).isEmpty)
    }

    @Test(arguments: [
        "<div>Related: in the next chapter more is said of this, for all of it holds there as well.</div>",
        "<div><div>More</div><div>Nothing more was said, and the house still stands where it stood before.</div></div>",
        "<div>Advertisement is the art of saying what you do not mean.</div>",
        "<div><a href='/cat.jpg'><img src='small.jpg'><div>A cat on a chair</div></a></div>",
        "<div><a href='#one'>One</a> <a href='#two'>Two</a></div>",
        "<h2>Sources</h2><ol><li><a href='/1'>Of cats</a></li><li><a href='/2'>Of lions</a></li></ol>",
        "<div><a href='/x'><h2>A title that leads to its own page</h2></a></div>",
        "<p><a href='/cats.pdf'>All of it as a file</a></p>",
        "<div><h2>3 comments on cats</h2><p>They purr, they sleep, they eat.</p></div>",
        "<p>Subscribe to the magazine if you can: it prints letters from those who cannot type.</p>",
    ])
    func `boxes of the text are read`(box: String) throws {
        #expect(try around(book("<div>\(Self.longArticle)\(box)<p>\(Self.prose)</p></div>")).isEmpty)
    }

    @Test(arguments: [
        "<p>A menu: soup, fish, roast.</p>", "<div class='menu'><p>Soup</p><p>Fish</p></div>",
        "<aside><p>A pull quote that says in a sentence what the article says at length, and better.</p></aside>",
        "<div class='related'><p>They are related to lions, who do not purr at all but roar when they have eaten.</p></div>",
        "<header><h1>A title of its own</h1></header>", "<ol><li>First do this.</li><li>Then do that.</li></ol>",
        "<ul><li><a href='#a'>One</a></li><li><a href='#b'>Two</a></li><li><a href='#c'>Three</a></li></ul>",
        "<footer>The end.</footer>", "<h2 id='informed-consent'>Informed consent</h2><p>Ask the cat.</p>",
        "<section id='comments'><h2>Comments</h2><p>A comment begins with a hash sign.</p></section>",
        "<section id='cookies'><h2>Cookies</h2><p>Beat the butter.</p></section>",
        "<h2><a class='permalink' href='/2010'>A day in the hills</a></h2>",
        "<p>Press the <button>Save</button> button, and <a class='popup' href='#x'>wait</a> for a while.</p>",
        "<div class='post-content popup-wrapper'><p>The <a href='#a'>first</a> <a href='#b'>second</a> words.</p></div>",
        "<p>My [<a class='popup' href='#n'>avocations</a>] for the last years.</p>",
        "<p class='paywall'>It is paid for, and it is read: nobody knows the reason, and nobody asks.</p>",
        "<p class='paywall'>Nobody asks.</p>", "<div class='block block-permalink'><p>They sleep by day.</p></div>",
    ])
    func `what belongs to the text is read, whatever it is called`(part: String) throws {
        #expect(try around(book("<article><p>\(Self.prose)</p>\(part)</article>")).isEmpty)
    }

    @Test func `what tells of other pages stands outside of the article`() throws {
        let teaser =
            "<div class='page-teaser'><h3>Dogs</h3><p>They bark at night, and some of them do it all day. <a href='/d'>On</a></p></div>"
        let article = "<article>\(Self.article)\(Self.article)\(Self.longArticle)</article>"
        #expect(try around(book("<main>\(teaser)\(article)</main>")).contains("bark"))
        let lead =
            "<div class='teaser'><p>What is known of cats, and <a href='/w'>what is not</a>, in a few pages.</p></div>"
        #expect(try around(book("<article>\(lead)\(Self.article)\(Self.longArticle)</article>")).isEmpty)
    }

    @Test func `an article that begins with the number of its comments is read`() throws {
        let others = (1...30).map { "<div><h2>Dogs</h2><p>\(Self.prose) (\($0))</p></div>" }.joined()
        let page = "<article><h1>Why cats purr</h1><div><p>28.01. / 0 Kommentare</p>\(Self.longArticle)</div></article>"
        #expect(try !around(book(page + others)).contains("How often"))
    }

    @Test func `most of an article is read, whatever its parts are called`() throws {
        let parts = (1...9).map { "<div class='consent-\($0)'><p>\(Self.prose)</p></div>" }.joined()
        let whole = "<article><h1>Why cats purr</h1>\(parts)</article>"
        #expect(try around(book(whole)).isEmpty)
        #expect(try around(book("<div><p>\(Self.prose)</p></div>\(whole)")).isEmpty)
        let one = try book("<article>\(Self.article)\(Self.article)<div class='consent'>\(Self.prose)</div></article>")
        #expect(!around(one).isEmpty)
    }

    @Test(arguments: ["nav", "header", "footer", "aside", "div class='sidebar'", "div id='menu'", "form"])
    func `a page is never left out as a whole`(element: String) throws {
        let name = element.prefix { $0 != " " }
        #expect(try around(book("<\(element)>\(Self.article)</\(name)>")).isEmpty)
        #expect(try around(book("<\(element)><a href='/'>Home</a><p>\(Self.prose)</p></\(name)>")).isEmpty)
    }

    @Test func `what follows the article is around it`() throws {
        let prose = (1...8).map { "<p>\(Self.prose) (\($0))</p>" }.joined()
        let after = "<div><h2>Dogs</h2><p>Dogs bark at the moon, and nobody has found out why they do it.</p></div>"
        for element in ["article", "div itemprop='articleBody'"] {
            let name = element.prefix { $0 != " " }
            let page = "<h1>Why cats purr</h1><\(element)>\(prose)</\(name)>"
            #expect(try around(book("<main>\(page)\(after)</main>")).contains("moon"))
            #expect(try around(book("<main>\(after)\(page)</main>")).isEmpty)
            // What is longer than the article, or is one, is no foot of it.
            #expect(try around(book("<main>\(page)<div>\(prose)\(prose)</div></main>")).isEmpty)
            #expect(try around(book("<main>\(page)<article>\(prose)</article></main>")).isEmpty)
        }
    }

    @Test func `rights in the foot of a short page say nothing of the article`() throws {
        let book = try book(
            "<h1>Why cats purr</h1><p>They like it.</p><h2>More</h2><p>So.</p><p>© 2024. All rights reserved.</p>"
        )
        #expect(book.chapters.allSatisfy { $0.role == .body })
    }

    @Test func `what is only for those who edit is not in titles`() throws {
        let book = try book(
            "<h1>Cats</h1><p>\(Self.prose)</p><h2>Frequency<span class='mw-editsection'>[<a href='/e'>edit</a>]</span></h2>"
                + "<p>\(Self.prose)<sup>[citation needed]</sup></p><h2>Sound<a class='headerlink' href='#s'>¶</a></h2><p>So.</p>"
        )
        #expect(book.chapters.map(\.title) == ["Cats", "Frequency", "Sound"])
        #expect(book.texts(.decorative) == ["[edit]", "[citation needed]", "¶"])
    }

    @Test(arguments: [
        "<div class='calibre_navbar'>| <a href='n'>Next</a> | <a href='s'>Section menu</a> | <a href='m'>Main menu</a> |</div>",
        "<p><a href='p'>Previous</a> | <a href='n'>Next</a></p>",
        "<div>| <a href='n'>Next</a> | <a href='m'>Main menu</a></div>",
        "<div class='calibre_navbar1'><hr/><p>This article was downloaded by <b>calibre</b> from <a href='u'>https://x.org/a</a></p></div>",
        "<p>This article was downloaded by calibre from https://x.org/a</p>",
    ])
    func `the links of a newspaper from article to article are left out`(line: String) throws {
        let book = try EPUBSketch.book("\(line)<h1>Rates</h1><p>They rose.</p>\(line)")
        #expect(book.texts(.section(.navigation)).count == 2)
        #expect(book.text(in: book.span).contains("They rose."))
    }

    @Test(arguments: [
        "<p><a href='n'>Next</a> he went home.</p>",
        "<p><a href='t12'>Turn to 12</a> | <a href='t14'>Turn to 14</a></p>",
        "<p>Next | Then</p>", "<p><a href='c'>Contents</a></p>", "<p>| x | is the size of x.</p>",
        "<p>“This article was downloaded by nobody,” he said, “and I went home without it.”</p>",
    ])
    func `other links are read`(line: String) throws {
        #expect(try EPUBSketch.book("<h1>Rates</h1><p>They rose.</p>\(line)").texts(.section(.navigation)).isEmpty)
    }
}
