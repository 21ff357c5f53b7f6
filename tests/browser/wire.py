"""A wire between browser and server, on loopback, that can be cut and mended."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Lock, Thread
from typing import Self

PIECE = 65_536


class Wire:
    """Everything that comes to its port goes to another one, and back, while it is whole."""

    def __init__(self, to_port: int) -> None:
        self.to_port = to_port
        self.is_whole = True
        self.cuts_after: bytes | None = None  # what, once it has passed to the server, is the last to pass
        self.ends: set[socket.socket] = set()
        self.lock = Lock()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.listener.getsockname()[1]
        self.threads = [Thread(target=self._accept, daemon=True)]
        self.threads[0].start()

    def cut(self) -> None:
        """End all connections; new ones end at once."""
        with self.lock:
            self.is_whole = False
            for end in self.ends:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        """New connections last."""
        self.is_whole = True

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()
        for thread in self.threads:
            thread.join()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            try:
                far = socket.create_connection(("127.0.0.1", self.to_port)) if self.is_whole else None
            except OSError:
                far = None
            with self.lock:
                if far is None or not self.is_whole:
                    near.close()
                    if far is not None:
                        far.close()
                    continue
                self.ends |= {near, far}
            pair = Thread(target=self._join, args=(near, far), daemon=True)
            self.threads.append(pair)
            pair.start()

    def _join(self, near: socket.socket, far: socket.socket) -> None:
        """Both ways, until one end is closed."""
        back = Thread(target=self._pump, args=(far, near), daemon=True)
        back.start()
        self._pump(near, far, is_asking=True)
        back.join()
        with self.lock:
            self.ends -= {near, far}
        near.close()
        far.close()

    def _pump(self, source: socket.socket, drain: socket.socket, *, is_asking: bool = False) -> None:
        with suppress(OSError):
            while piece := source.recv(PIECE):
                drain.sendall(piece)
                if is_asking and self.cuts_after is not None and self.cuts_after in piece:
                    self.cuts_after = None
                    self.cut()
        for end in (source, drain):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
