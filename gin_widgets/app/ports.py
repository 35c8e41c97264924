"""Finding a port to listen on, and the address that others type."""

from __future__ import annotations

import errno
import socket

from tornado.netutil import bind_sockets

_TRIED = 50
_LAST = 65535
_TAKEN = {errno.EADDRINUSE, errno.EACCES}
_EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104  compared with, not bound
_THIS_MACHINE = {"127.0.0.1", "localhost", "::1"}


class CannotServe(Exception):
    """The server cannot start; the text says why and what to do."""


def bind(host: str, wanted: int) -> tuple[list[socket.socket], int]:
    """Sockets that listen on the wanted port or on the next free one, and that port.

    Port 0 is any free one. Raises `CannotServe`.
    """
    for port in range(wanted, min(wanted + _TRIED, _LAST + 1)):
        try:
            sockets = bind_sockets(port, host)
        except OSError as error:
            if error.errno in _TAKEN:
                continue
            raise CannotServe(f"Cannot listen on {host}: {error.strerror}.") from error
        return sockets, int(sockets[0].getsockname()[1])
    raise CannotServe(f"No free port from {wanted} on. Choose another with --port.")


def is_open_to_others(host: str) -> bool:
    """Whether other machines reach a server that listens there."""
    return host not in _THIS_MACHINE


def name_for_others(host: str) -> str:
    """The host as it stands in an address; for “everywhere” this machine's own in its network."""
    if host not in _EVERYWHERE:
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for examples; nothing is sent
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
