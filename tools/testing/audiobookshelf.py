#!/usr/bin/env python3
"""A stand-in for an Audiobookshelf server, for tests: as strict as the real one about what is asked of it here.

    audiobookshelf.py FOLDER [--libraries NAME,…] [--unseen N] [--cut BYTES] [--refuse STATUS] [--no-updates] [--lead URL]

Writes its port to FOLDER/port, keeps what is uploaded below FOLDER/shelf, and ends with its standard input. Users are `anna`
and `bob`, their tokens `key-of-anna` and `key-of-bob`; `key-of-guest` may not upload. Made from the published API
(https://api.audiobookshelf.org) and from what advplyr/audiobookshelf 1b46d680 does: `MiscController.handleUpload`,
`LibraryItemController`, `MediaProgress.applyProgressUpdate`, `User.createUpdateMediaProgressFromPayload`.

Tests alone ask below /test: `GET /test/state` shows all there is; `POST /test/play` is a player, whose body is as of
`PATCH /api/me/progress`, with `user` and `item`; `POST /test/set` changes the options, by their names.
"""

import argparse
import http.server
import json
import os
import re
import subprocess
import sys
import threading
import time
import unicodedata
import urllib.parse
import uuid

USERS = {"key-of-anna": "anna", "key-of-bob": "bob", "key-of-guest": "guest"}
SUPPORTED = {".m4b", ".mp3", ".m4a", ".flac", ".opus", ".ogg", ".wav"}
LONGEST_JSON = 10 << 20


class Refusal(Exception):
    def __init__(self, status, words=""):
        super().__init__(words)
        self.status, self.words = status, words or http.HTTPStatus(status).phrase


def sanitized(name):
    """As `sanitizeFilename` of `server/utils/fileUtils.js`."""
    name = unicodedata.normalize("NFC", name).replace(":", " - ", 1)
    name = re.sub(r'[/?<>\\:*|"]', "", name)
    name = re.sub(r"[\x00-\x1f\x80-\x9f]", "", name)
    name = re.sub(r"^\.+$", "", name)
    name = re.sub(r"[. ]+$", "", name)
    return re.sub(r"\s+", " ", name)


class Shelf:
    """All that the server knows. One lock for all: requests are few."""

    def __init__(self, folder, options):
        self.folder, self.options, self.lock = folder, options, threading.RLock()
        self.libraries = [
            {
                "id": str(uuid.uuid4()),
                "name": name,
                "mediaType": "podcast" if name == "Podcasts" else "book",
                "folders": [{"id": str(uuid.uuid4()), "fullPath": os.path.join(folder, "shelf", name)}],
            }
            for name in options["libraries"].split(",")
        ]
        self.items, self.waiting, self.progress, self.log, self.uploads = {}, [], {}, [], 0

    # Files become items.

    def look(self, at_once=False):
        """What a watcher does a while after a file has come: here after so many questions."""
        with self.lock:
            self.waiting = [(path, library, 0 if at_once else left - 1) for path, library, left in self.waiting]
            due = [(path, library) for path, library, left in self.waiting if left < 0 or at_once]
            self.waiting = [entry for entry in self.waiting if entry[2] >= 0 and not at_once]
            for path, library in due:
                self.scan(path, library)

    def scan(self, path, library):
        files, size = [], 0
        for name in sorted(os.listdir(path)):
            file = os.path.join(path, name)
            size += os.path.getsize(file)
            if os.path.splitext(name)[1].lower() in SUPPORTED:
                files.append(self.probe(file))
        if not files:
            return
        relative = os.path.relpath(path, library["folders"][0]["fullPath"])
        item = next((i for i in self.items.values() if i["path"] == path), None)
        if item is None:
            item = {"id": str(uuid.uuid4()), "path": path, "addedAt": int(time.time() * 1000) + len(self.items)}
            item["media"] = {"metadata": self.metadata(relative, files[0]), "tags": [], "coverPath": None}
            self.items[item["id"]] = item
        item.update(libraryId=library["id"], folderId=library["folders"][0]["id"], relPath=relative, mediaType="book")
        item["size"] = size
        item["media"].update(audioFiles=files, chapters=files[0]["chapters"])
        item["media"]["duration"] = sum(file["duration"] for file in files)

    @staticmethod
    def metadata(relative, file):
        parts = relative.split(os.sep)
        tags = file["metaTags"]
        return {
            "title": tags.get("title") or parts[-1],
            "authors": [{"id": "1", "name": parts[0]}] if len(parts) > 1 else [],
            "series": [{"id": "1", "name": parts[1], "sequence": None}] if len(parts) > 2 else [],
            "narrators": [],
            "genres": [],
        }

    @staticmethod
    def probe(file):
        command = ["ffprobe", "-v", "error", "-of", "json", "-show_format", "-show_chapters", file]
        said = json.loads(subprocess.run(command, capture_output=True, check=True, stdin=subprocess.DEVNULL).stdout)
        chapters = [
            {
                "id": index,
                "start": float(chapter["start_time"]),
                "end": float(chapter["end_time"]),
                "title": chapter.get("tags", {}).get("title", ""),
            }
            for index, chapter in enumerate(said.get("chapters", []))
        ]
        return {
            "index": 1,
            "duration": float(said["format"]["duration"]),
            "chapters": chapters,
            "metaTags": said["format"].get("tags", {}),
            "metadata": {"filename": os.path.basename(file), "path": file, "size": os.path.getsize(file)},
        }

    # Places.

    def places(self, user):
        return [self.shown(place) for (of, _), place in self.progress.items() if of == user]

    @staticmethod
    def shown(place):
        duration, current = place.get("duration") or 0, place.get("currentTime") or 0
        own = {"id": place["id"], "libraryItemId": place["libraryItemId"], "episodeId": None, "duration": duration}
        own.update(progress=place["progress"], currentTime=current, isFinished=place["isFinished"])
        return own | {"lastUpdate": place["updatedAt"], "startedAt": place["createdAt"], "finishedAt": place["finishedAt"]}

    def move(self, user, item, wish):
        """`createUpdateMediaProgressFromPayload`, and for a place that is there `applyProgressUpdate`."""
        if item not in self.items:
            raise Refusal(404, "Library item not found")
        now = int(time.time() * 1000)
        place = self.progress.get((user, item))
        if place is None:
            place = {"id": str(uuid.uuid4()), "libraryItemId": item, "createdAt": now, "updatedAt": now}
            place.update(duration=float(wish.get("duration") or 0), currentTime=float(wish.get("currentTime") or 0))
            place["isFinished"] = bool(wish.get("isFinished"))
            place["finishedAt"] = now if place["isFinished"] else None
            place["progress"] = 1 if place["isFinished"] else float(wish.get("progress") or 0)
            self.progress[(user, item)] = place
            return
        wish, before = dict(wish), place["currentTime"]
        if "isFinished" in wish:
            if wish["isFinished"] and not place["isFinished"]:
                place.update(finishedAt=now, progress=1)
            elif not wish["isFinished"] and place["isFinished"]:
                place.update(finishedAt=None, progress=0, currentTime=0)
                wish.pop("currentTime", None)
        elif "progress" in wish:
            place["progress"] = min(1, max(0, wish["progress"]))
        for name in ("duration", "currentTime", "isFinished"):
            if name in wish:
                place[name] = wish[name]
        is_at_end = bool(place["duration"]) and place["duration"] - place["currentTime"] < 10
        if not place["isFinished"] and is_at_end:
            place.update(isFinished=True, finishedAt=now, progress=1)
        elif place["isFinished"] and place["currentTime"] != before and not is_at_end:
            place.update(isFinished=False, finishedAt=None)
        place["updatedAt"] = int(wish["lastUpdate"]) if wish.get("lastUpdate") else now


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    shelf = None

    def log_message(self, *words):
        pass

    def do_GET(self):
        self.answer()

    do_POST = do_PATCH = do_DELETE = do_GET

    def answer(self):
        url = urllib.parse.urlsplit(self.path)
        steps = [urllib.parse.unquote(step) for step in url.path.strip("/").split("/")]
        query = dict(urllib.parse.parse_qsl(url.query))
        try:
            self.begin_body()
            if steps[0] == "test":
                return self.say(200, self.test(steps[1:]))
            self.shelf.log.append(f"{self.command} {url.path}")
            if self.shelf.options["lead"]:
                return self.lead()
            if steps[0] == "ping":
                return self.say(200, {"success": True})
            if steps[0] != "api":
                raise Refusal(404)
            kind, _, token = self.headers.get("Authorization", "").partition(" ")
            user = USERS.get(token) if kind == "Bearer" else None
            if user is None:
                raise Refusal(401)
            answer = self.route(user, self.command, steps[1:], query)
            if answer is not None:
                self.say(200, answer)
        except Refusal as refusal:
            self.say(refusal.status, refusal.words)

    def route(self, user, method, steps, query):
        shelf = self.shelf
        match (method, *steps):
            case ("GET", "me"):
                return {"id": user, "username": user, "mediaProgress": shelf.places(user)}
            case ("GET", "libraries"):
                return {"libraries": shelf.libraries}
            case ("POST", "libraries", library, "scan"):
                self.library(library)
                if user != "anna":
                    raise Refusal(403)
                shelf.look(at_once=True)
                return "OK"
            case ("GET", "libraries", library, "items"):
                self.library(library)
                shelf.look()
                return self.listed(library, query)
            case ("GET", "items", item):
                return self.item(item)
            case ("PATCH", "items", item, "media"):
                return self.update_media(user, self.item(item), self.json())
            case ("POST", "items", item, "chapters"):
                return self.update_chapters(user, self.item(item), self.json())
            case ("POST", "items", item, "cover"):
                return self.update_cover(user, self.item(item))
            case ("GET", "me", "progress", item):
                place = shelf.progress.get((user, item))
                if place is None:
                    raise Refusal(404)
                return shelf.shown(place)
            case ("PATCH", "me", "progress", item):
                with shelf.lock:
                    shelf.move(user, item, self.json())
                return "OK"
            case ("POST", "upload"):
                return self.upload(user)
        raise Refusal(404)

    # Items.

    def library(self, wanted):
        for library in self.shelf.libraries:
            if library["id"] == wanted:
                return library
        raise Refusal(404, "Library not found")

    def item(self, wanted):
        if wanted not in self.shelf.items:
            raise Refusal(404)
        return self.shelf.items[wanted]

    def listed(self, library, query):
        for name in ("limit", "page"):
            if not query.get(name, "0").isdigit():
                raise Refusal(400, f"Invalid request. {name} must be a positive integer")
        items = [item for item in self.shelf.items.values() if item["libraryId"] == library]
        if query.get("sort") == "addedAt":
            items.sort(key=lambda item: item["addedAt"], reverse=query.get("desc") == "1")
        limit = int(query.get("limit", 0)) or len(items)
        shown = items[int(query.get("page", 0)) * limit :][:limit]
        # Minified, as an item of a list is: without its files.
        results = [
            {key: item[key] for key in ("id", "libraryId", "relPath", "addedAt", "mediaType", "size")}
            | {"media": {"metadata": {"title": item["media"]["metadata"]["title"]}}}
            for item in shown
        ]
        return {"results": results, "total": len(items)}

    def may_update(self, user):
        if user == "guest" or self.shelf.options["no_updates"]:
            raise Refusal(403)

    def update_media(self, user, item, wish):
        self.may_update(user)
        metadata = wish.get("metadata", {})
        for name in ("title", "subtitle", "publishedYear", "publisher", "description", "isbn", "asin", "language"):
            if isinstance(metadata.get(name), str):
                item["media"]["metadata"][name] = metadata[name]
        for name in ("narrators", "genres"):
            if isinstance(metadata.get(name), list) and all(isinstance(value, str) for value in metadata[name]):
                item["media"]["metadata"][name] = metadata[name]
        for name in ("authors", "series"):
            if isinstance(metadata.get(name), list):
                if not all(isinstance(value.get("name"), str) and value["name"] for value in metadata[name]):
                    raise Refusal(500)
                item["media"]["metadata"][name] = metadata[name]
        if isinstance(wish.get("tags"), list):
            item["media"]["tags"] = wish["tags"]
        return {"updated": True, "libraryItem": item}

    def update_chapters(self, user, item, wish):
        self.may_update(user)
        chapters = wish.get("chapters")
        sound = isinstance(chapters, list) and all(
            isinstance(c.get("title"), str)
            and c["title"]
            and all(isinstance(c.get(name), (int, float)) for name in ("start", "end"))
            for c in chapters
        )
        if not sound:
            raise Refusal(400)
        item["media"]["chapters"] = [
            {"id": index, "title": c["title"], "start": c["start"], "end": c["end"]} for index, c in enumerate(chapters)
        ]
        return {"success": True, "updated": True}

    def update_cover(self, user, item):
        self.may_update(user)
        form = Form(self, os.path.join(self.shelf.folder, "tmp"))
        name, path = form.files.get("cover") or (None, None)
        if path is None:
            raise Refusal(400, "Invalid request no file or url")
        ending = os.path.splitext(name.lower())[1]
        if ending[1:] not in ("png", "jpg", "jpeg", "webp"):
            raise Refusal(400, f"Invalid image type {ending}")
        item["media"]["coverPath"] = os.path.join(item["path"], f"cover{ending}")
        os.replace(path, item["media"]["coverPath"])
        return {"success": True, "cover": item["media"]["coverPath"]}

    def upload(self, user):
        options = self.shelf.options
        if user == "guest":
            raise Refusal(403)
        if options["refuse"]:
            status, options["refuse"] = options["refuse"], 0
            raise Refusal(status)
        if options["cut"]:
            self.take(min(options["cut"], self.left))
            options["cut"] = 0
            self.close_connection = True
            self.connection.close()
            return None
        form = Form(self, os.path.join(self.shelf.folder, "tmp"))
        if not form.files:
            raise Refusal(400)
        title, library, folder = (form.fields.get(name) for name in ("title", "library", "folder"))
        if not (title and library and folder):
            raise Refusal(400, "Invalid request body")
        library = self.library(library)
        if all(known["id"] != folder for known in library["folders"]):
            raise Refusal(404, "Folder not found")
        parts = [sanitized(part) for part in (form.fields.get("author"), form.fields.get("series"), title) if part]
        path = os.path.join(library["folders"][0]["fullPath"], *parts)
        os.makedirs(path, exist_ok=True)
        for name, file in form.files.values():
            os.replace(file, os.path.join(path, sanitized(name)))
        with self.shelf.lock:
            self.shelf.uploads += 1
            self.shelf.waiting.append((path, library, options["unseen"]))
        return "OK"

    # HTTP.

    # How much is left of the request's body, or of its chunk (RFC 9112 §7.1): 0 at its end only.

    def begin_body(self):
        length, coding = self.headers.get("Content-Length", "0"), self.headers.get("Transfer-Encoding")
        self.left, self.chunked = 0, coding is not None
        if coding not in (None, "chunked") or not length.isdigit():
            raise Refusal(400)
        if self.chunked:
            self.begin_chunk()
        else:
            self.left = int(length)

    def begin_chunk(self):
        try:
            self.left = int(self.rfile.readline().split(b";")[0], 16)
        except ValueError as error:
            raise Refusal(400, "no length of a chunk") from error
        if not self.left:
            while self.rfile.readline().strip():
                pass

    def take(self, count):
        data = self.rfile.read(min(count, self.left))
        self.left = self.left - len(data) if data else 0
        if self.chunked and data and not self.left:
            self.rfile.readline()
            self.begin_chunk()
        return data

    def json(self):
        kind = self.headers.get("Content-Type", "").split(";")[0]
        if kind != "application/json" or self.chunked or self.left > LONGEST_JSON:
            return {}
        try:
            return json.loads(self.take(self.left))
        except ValueError as error:
            raise Refusal(400, str(error)) from error

    def lead(self):
        self.drain()
        self.send_response(302)
        self.send_header("Location", self.shelf.options["lead"])
        self.send_header("Content-Length", "0")
        self.end_headers()

    def drain(self):
        while self.left and self.take(1 << 16):
            pass

    def say(self, status, answer):
        self.drain()
        is_text = isinstance(answer, str)
        body = (answer if is_text else json.dumps(answer)).encode()
        self.send_response(status)
        if status == 401:
            self.send_header("WWW-Authenticate", "Bearer")
        self.send_header("Content-Type", "text/plain" if is_text else "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def test(self, steps):
        shelf = self.shelf
        if steps == ["play"]:
            wish = self.json()
            with shelf.lock:
                shelf.move(wish.pop("user"), wish.pop("item"), wish)
        elif steps == ["set"]:
            shelf.options.update(self.json())
        elif steps == ["remove"]:
            shelf.items.pop(self.json()["item"])
        places = {user: shelf.places(user) for user in USERS.values()}
        items = list(shelf.items.values())
        return {"items": items, "places": places, "log": shelf.log, "uploads": shelf.uploads}


class Form:
    """`multipart/form-data` (RFC 7578), its files written to the disk as they come."""

    def __init__(self, handler, folder):
        kind = handler.headers.get("Content-Type", "")
        match = re.fullmatch(r'multipart/form-data; boundary="?([^"]{1,70})"?', kind)
        if not match:
            raise Refusal(400)
        os.makedirs(folder, exist_ok=True)
        self.fields, self.files, self.handler, self.folder = {}, {}, handler, folder
        self.mark, self.buffer = b"\r\n--" + match[1].encode(), b"\r\n"
        if self.until_mark(None):
            raise Refusal(400, "something before the first part")
        while True:
            end = self.line()
            if end == b"--":
                break
            if end:
                raise Refusal(400, "a mark that goes on")
            self.part()
        if handler.left or self.buffer not in (b"", b"\r\n"):
            raise Refusal(400, "something after the last part")

    def more(self):
        data = self.handler.take(1 << 16)
        if not data:
            raise Refusal(400, "Unexpected end of form")
        self.buffer += data

    def line(self):
        while b"\r\n" not in self.buffer:
            if self.buffer == b"--" and not self.handler.left:
                line, self.buffer = self.buffer, b""
                return line
            self.more()
        line, self.buffer = self.buffer.split(b"\r\n", 1)
        return line

    def part(self):
        fields = {}
        while line := self.line():
            name, _, value = line.decode().partition(": ")
            fields[name.lower()] = value
        said = fields.get("content-disposition", "")
        match = re.fullmatch(r'form-data; name="([^"]*)"(?:; filename="([^"]*)")?', said)
        if not match:
            raise Refusal(400, "Malformed part header")
        if match[2] is None:
            kept = []
            self.until_mark(kept.append)
            self.fields[match[1]] = b"".join(kept).decode()
        else:
            path = os.path.join(self.folder, str(uuid.uuid4()))
            with open(path, "wb") as file:
                self.until_mark(file.write)
            self.files[match[1]] = (match[2], path)

    def until_mark(self, take):
        count = 0
        while (index := self.buffer.find(self.mark)) < 0:
            keep = len(self.mark) - 1
            if len(self.buffer) > keep:
                data, self.buffer = self.buffer[:-keep], self.buffer[-keep:]
                count += len(data)
                if take:
                    take(data)
            self.more()
        data, self.buffer = self.buffer[:index], self.buffer[index + len(self.mark) :]
        if take:
            take(data)
        return count + len(data)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--libraries", default="Audiobooks,Podcasts")
    parser.add_argument("--unseen", type=int, default=0, help="so many questions until a file is seen")
    parser.add_argument("--cut", type=int, default=0, help="break the next upload off after so many bytes")
    parser.add_argument("--refuse", type=int, default=0, help="answer the next upload with this")
    parser.add_argument("--no-updates", action="store_true", help="nobody may change what is said of a book")
    parser.add_argument("--lead", default="", help="lead everything to another address")
    options = vars(parser.parse_args())
    folder = options.pop("folder")
    Handler.shelf = Shelf(os.path.abspath(folder), options)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    with open(os.path.join(folder, "port.new"), "w", encoding="ascii") as file:
        file.write(str(server.server_port))
    os.rename(os.path.join(folder, "port.new"), os.path.join(folder, "port"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    sys.stdin.read()


if __name__ == "__main__":
    main()
