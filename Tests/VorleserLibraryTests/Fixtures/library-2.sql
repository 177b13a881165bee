CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
CREATE TABLE "book" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "title" TEXT NOT NULL, "authors" TEXT NOT NULL, "language" TEXT, "format" TEXT NOT NULL, "fileName" TEXT NOT NULL, "digest" TEXT NOT NULL, "bytes" INTEGER NOT NULL, "length" INTEGER NOT NULL, "seconds" DOUBLE NOT NULL, "hasCover" BOOLEAN NOT NULL, "addedAt" DATETIME NOT NULL, "readAt" DATETIME, "removedAt" DATETIME, "voice" TEXT, "speed" DOUBLE, "mode" TEXT, "series" TEXT, "seriesPosition" TEXT, "collections" TEXT NOT NULL DEFAULT '[]', "mark" TEXT, "chosenCover" TEXT);
CREATE INDEX "book_on_digest" ON "book"("digest");
CREATE TABLE "place" ("bookId" INTEGER NOT NULL REFERENCES "book"("id") ON DELETE CASCADE, "device" TEXT NOT NULL, "deviceName" TEXT NOT NULL, "place" TEXT NOT NULL, "at" DATETIME NOT NULL, PRIMARY KEY ("bookId", "device"));
CREATE INDEX "place_on_bookId" ON "place"("bookId");
CREATE TABLE "bookmark" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "bookId" INTEGER NOT NULL REFERENCES "book"("id") ON DELETE CASCADE, "label" TEXT NOT NULL, "place" TEXT NOT NULL, "createdAt" DATETIME NOT NULL);
CREATE INDEX "bookmark_on_bookId" ON "bookmark"("bookId");
CREATE TABLE "highlight" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "bookId" INTEGER NOT NULL REFERENCES "book"("id") ON DELETE CASCADE, "start" TEXT NOT NULL, "end" TEXT NOT NULL, "text" TEXT NOT NULL, "colour" TEXT NOT NULL, "note" TEXT NOT NULL, "createdAt" DATETIME NOT NULL);
CREATE INDEX "highlight_on_bookId" ON "highlight"("bookId");
CREATE TABLE "pronunciation" ("id" INTEGER PRIMARY KEY AUTOINCREMENT, "bookId" INTEGER NOT NULL REFERENCES "book"("id") ON DELETE CASCADE, "place" TEXT NOT NULL, "length" INTEGER NOT NULL, "way" TEXT NOT NULL, "said" TEXT NOT NULL, "createdAt" DATETIME NOT NULL);
CREATE INDEX "pronunciation_on_bookId" ON "pronunciation"("bookId");
CREATE TABLE "setting" ("name" TEXT PRIMARY KEY NOT NULL, "value" TEXT NOT NULL);
CREATE TABLE "session" ("token" TEXT PRIMARY KEY NOT NULL, "name" TEXT NOT NULL, "createdAt" DATETIME NOT NULL, "seenAt" DATETIME NOT NULL);
CREATE TABLE "activity" ("book" INTEGER NOT NULL, "title" TEXT NOT NULL, "device" TEXT NOT NULL, "day" TEXT NOT NULL, "listened" DOUBLE NOT NULL, "read" DOUBLE NOT NULL, "letters" INTEGER NOT NULL, PRIMARY KEY ("book", "device", "day"));
CREATE VIRTUAL TABLE "bookWords" USING fts5(title, authors, series, collections, tokenize='''unicode61'' ''remove_diacritics'' ''2''', content='book', content_rowid='id');
CREATE TRIGGER "__bookWords_ai" AFTER INSERT ON "book" BEGIN
    INSERT INTO "bookWords"("rowid", "title", "authors", "series", "collections") VALUES (new."id", new."title", new."authors", new."series", new."collections");
END;
CREATE TRIGGER "__bookWords_ad" AFTER DELETE ON "book" BEGIN
    INSERT INTO "bookWords"("bookWords", "rowid", "title", "authors", "series", "collections") VALUES('delete', old."id", old."title", old."authors", old."series", old."collections");
END;
CREATE TRIGGER "__bookWords_au" AFTER UPDATE ON "book" BEGIN
    INSERT INTO "bookWords"("bookWords", "rowid", "title", "authors", "series", "collections") VALUES('delete', old."id", old."title", old."authors", old."series", old."collections");
    INSERT INTO "bookWords"("rowid", "title", "authors", "series", "collections") VALUES (new."id", new."title", new."authors", new."series", new."collections");
END;
INSERT INTO "book" ("id", "title", "authors", "language", "format", "fileName", "digest", "bytes", "length", "seconds", "hasCover", "addedAt", "readAt", "removedAt", "voice", "speed", "mode", "series", "seriesPosition", "collections", "mark", "chosenCover") VALUES (1, 'The Time Machine', '["H. G. Wells"]', NULL, 'text', 'The Time Machine.txt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 16, 16, 1.0, 0, '2027-01-15 08:00:00.000', '2027-01-15 08:00:00.000', NULL, 'slt', 1.5, 'paged', 'Machines', '2', '["For the train"]', 'finished', NULL);
INSERT INTO "activity" ("book", "title", "device", "day", "listened", "read", "letters") VALUES (1, 'The Time Machine', 'p', '2026-11-26', 60.0, 5.0, 100);
INSERT INTO "bookmark" ("id", "bookId", "label", "place", "createdAt") VALUES (1, 1, 'here', '{"after":"“fore”","before":"be","href":"a.xhtml","localOffset":3,"offset":3}', '2027-01-15 08:00:00.000');
INSERT INTO "grdb_migrations" ("identifier") VALUES ('1');
INSERT INTO "grdb_migrations" ("identifier") VALUES ('2');
INSERT INTO "highlight" ("id", "bookId", "start", "end", "text", "colour", "note", "createdAt") VALUES (1, 1, '{"after":"“fore”","before":"be","href":"a.xhtml","localOffset":1,"offset":1}', '{"after":"“fore”","before":"be","href":"a.xhtml","localOffset":4,"offset":4}', 'abc', 'pink', 'why?', '2027-01-15 08:00:00.000');
INSERT INTO "place" ("bookId", "device", "deviceName", "place", "at") VALUES (1, 'p', 'Phone', '{"after":"“fore”","before":"be","href":"a.xhtml","localOffset":7,"offset":7}', '2027-01-15 08:00:00.000');
INSERT INTO "pronunciation" ("id", "bookId", "place", "length", "way", "said", "createdAt") VALUES (1, 1, '{"after":"“fore”","before":"be","href":"a.xhtml","localOffset":2,"offset":2}', 4, 'say', 'reed', '2027-01-15 08:00:00.000');
INSERT INTO "session" ("token", "name", "createdAt", "seenAt") VALUES ('abc', 'Phone', '2027-01-15 08:00:00.000', '2027-01-15 08:00:00.000');
INSERT INTO "setting" ("name", "value") VALUES ('voice', '"slt"');
