"""Several programs on one library at the same time."""

import random
import threading

from listener import Fault, Listener, Server


def all_at_once(*steps):
    """Runs each on a thread of its own; raises what the first has raised."""
    raised = []

    def run(step):
        try:
            step()
        except Exception as error:  # Told to whoever waits.
            raised.append(error)

    threads = [threading.Thread(target=run, args=(step,)) for step in steps]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if raised:
        raise raised[0]


def expect(status: int):
    if status >= 400:
        raise Fault("lost", f"a request was answered with {status}")


def command_and_server(listener: Listener, chance):
    listener.furnish(2)
    server = Server(listener)

    def requests():
        for offset in range(30):
            expect(server.place(1, offset))
            expect(server.bookmark(1, f"label {offset}"))

    def commands():
        for number in range(4):
            listener.add()
            listener.rename(2, f"Title {number}")

    try:
        all_at_once(requests, commands)
        server.clip(2)
    finally:
        server.kill()
    return listener.check()


def two_servers(listener: Listener, chance):
    listener.furnish(2)
    servers = [Server(listener), Server(listener)]

    def requests(server, book):
        for offset in range(25):
            expect(server.place(book, offset))
            expect(server.bookmark(book, f"label {offset}"))

    try:
        all_at_once(*(lambda server=server, book=book: requests(server, book) for server, book in zip(servers, (1, 2))))
    finally:
        for server in servers:
            server.kill()
    return listener.check()


def two_imports(listener: Listener, chance):
    """The same file at the same time: two books."""
    listener.furnish(1)
    file = listener.text()
    processes = [listener.start("import", file) for _ in range(3)]
    for process in processes:
        ending = listener.imported(file, listener.end(process))
        if ending.code != 0:
            raise Fault("lost", str(ending))
    if len(listener.titles) != 4:
        raise Fault("lost", f"three imports made {len(listener.titles) - 1} books")
    return listener.check()


def two_renderings(listener: Listener, chance):
    listener.add(sentences=20)
    line = ("render", "1", "--voice", "kal16", "--quiet")
    processes = [listener.start(*line) for _ in range(2)]
    for process in processes:
        ending = listener.end(process, 60)
        if ending.code != 0:
            raise Fault("lost", str(ending))
    return listener.check()


def one_is_killed(listener: Listener, chance):
    """Two servers, of which one is killed and comes again."""
    listener.furnish(2)
    steady = Server(listener)
    try:
        for _ in range(3):
            other = Server(listener)

            def wild():
                wild_chance = random.Random(chance.random())
                try:
                    while True:
                        other.bookmark(2, f"{wild_chance.random()}")
                except OSError:
                    pass

            def calm():
                for offset in range(15):
                    expect(steady.place(1, offset))
                other.kill()

            all_at_once(wild, calm)
    finally:
        steady.kill()
    return listener.check()


FAULTS = {
    "together: command and server": command_and_server,
    "together: two servers": two_servers,
    "together: one of two is killed": one_is_killed,
    "together: imports of one file": two_imports,
    "together: renderings of one book": two_renderings,
}
