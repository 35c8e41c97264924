"""Headers that every answer of the server carries, whatever part of it answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tornado.web import OutputTransform

if TYPE_CHECKING:
    from tornado.httputil import HTTPHeaders

_PARTS = (
    "default-src 'self'",
    # Voila's page starts from inline scripts; anywidget loads the table as a blob.
    "script-src 'self' 'unsafe-inline' blob:",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' ws: wss: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
)
POLICY = "; ".join(_PARTS)
"""The Content-Security-Policy: no request to another machine, no `eval`."""


class SafeHeaders(OutputTransform):
    """Put the same safety headers on pages, errors and static files.

    A transform of the application, because the handlers of Voila, of Jupyter Server and of
    Tornado each set their own headers or none.
    """

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """The same answer with our headers in it."""
        del finishing
        headers["Content-Security-Policy"] = POLICY
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        return status_code, headers, chunk
