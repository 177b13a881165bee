"""Those who would rather that nobody used it. Each gives what became of its connections."""

import asyncio
import collections
import time


async def connect(port):
    return await asyncio.open_connection("127.0.0.1", port)


async def drip(port, head, end, fate, pause=1.0, some=b"x"):
    """Sends a byte now and then."""
    try:
        reader, writer = await connect(port)
        writer.write(head)
        while time.monotonic() < end:
            try:
                answer = await asyncio.wait_for(reader.read(4096), pause)
                fate[answer.split(b"\r\n")[0].decode("latin-1") or "closed"] += 1
                writer.close()
                return
            except asyncio.TimeoutError:
                writer.write(some)
        fate["still open"] += 1
        writer.close()
    except OSError:
        fate["reset"] += 1


async def sip(port, path, end, fate):
    """Asks for much and takes a byte a second."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode() * 50)
        while time.monotonic() < end:
            if not await reader.read(1):
                fate["closed"] += 1
                return
            await asyncio.sleep(1)
        fate["still open"] += 1
        writer.transport.abort()
    except OSError:
        fate["reset"] += 1


async def flood(port, head, piece, end, fate):
    """Sends for as long as it is let."""
    sent = 0
    try:
        reader, writer = await connect(port)
        writer.write(head)
        while time.monotonic() < end:
            writer.write(piece)
            sent += len(piece)
            await asyncio.wait_for(writer.drain(), max(end - time.monotonic(), 0.1))
            await asyncio.sleep(0.01)
        fate["still open"] += 1
        writer.transport.abort()
    except (OSError, asyncio.TimeoutError):
        fate["closed"] += 1
    fate["megabytes sent"] += round(sent / 1e6)


async def vanish(port, requests, end, fate):
    """Asks, and is gone before the answer."""
    while time.monotonic() < end:
        for request in requests:
            try:
                _, writer = await connect(port)
                writer.write(request)
                await asyncio.sleep(0.02)
                writer.transport.abort()
                fate["gone"] += 1
            except OSError:
                fate["refused"] += 1


async def pipeline(port, end, fate):
    """Asks a hundred times before it listens."""
    while time.monotonic() < end:
        try:
            reader, writer = await connect(port)
            writer.write(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n" * 100)
            answers = b""
            while answers.count(b'"status"') < 100:
                some = await asyncio.wait_for(reader.read(65536), 30)
                if not some:
                    break
                answers += some
            fate["all answered" if answers.count(b'"status"') == 100 else "some lost"] += 1
            writer.close()
        except (OSError, asyncio.TimeoutError):
            fate["failed"] += 1
        await asyncio.sleep(0.5)


async def all_mischief(port, book, seconds):
    """Everything at once; gives what became of each kind."""
    end = time.monotonic() + seconds
    fates = collections.defaultdict(collections.Counter)
    host = b"Host: localhost\r\n"
    upload = b"POST /api/books?name=a.txt HTTP/1.1\r\n" + host + b"Content-Length: 100000\r\n\r\n"
    chunked = b"POST /api/pair HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n"
    chunk = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
    vanishing = [
        upload + b"x" * 5000, f"GET /api/books/{book}/file HTTP/1.1\r\n".encode() + host + b"\r\n",
        f"GET /api/books/{book}/utterances?from=0&count=64 HTTP/1.1\r\n".encode() + host + b"\r\n",
        b"GET /api/events HTTP/1.1\r\n" + host + b"\r\n", b"GET /hea",
    ]
    tasks = [drip(port, b"GET / HTTP/1.1\r\nX-A: ", end, fates["heads, a byte a second"]) for _ in range(1000)]
    tasks += [drip(port, b"", end, fates["nothing is sent"], 5, b"") for _ in range(200)]
    tasks += [drip(port, upload, end, fates["bodies, a byte a second"]) for _ in range(10)]
    tasks += [sip(port, f"/api/books/{book}/file", end, fates["a byte a second is taken"]) for _ in range(50)]
    tasks += [flood(port, chunked, chunk, end, fates["bodies without end"]) for _ in range(5)]
    tasks += [
        flood(port, b"GET / HTTP/1.1\r\n" + host, b"X-A: " + b"a" * 5000 + b"\r\n", end, fates["heads without end"])
        for _ in range(5)
    ]
    tasks += [vanish(port, vanishing, end, fates["gone before the answer"]), pipeline(port, end, fates["pipelines"])]
    await asyncio.gather(*tasks)
    return fates
