"""A page opposite a real widget: it speaks as the comm delivers, and keeps what comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gin_widgets.widgets.card_table import CardTable

Data = dict[str, Any]


class Page:
    """`sent` are the data of the messages that the widget has sent, oldest first."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.sent: list[Data] = []
        self._number = 0
        table.comm.publish_msg = self._keep

    def send(self, content: object) -> None:
        """A custom message, whatever it holds."""
        data = {"method": "custom", "content": content}
        self.table.comm.handle_msg({"content": {"data": data}, "buffers": []})

    def ask(self, **content: object) -> list[Data]:
        """A well formed message with the present `seq`; the custom messages that came back."""
        self._number += 1
        before = len(self.sent)
        self.send({"id": f"k.{self._number}", "seq": self.table.state["seq"], **content})
        return [one["content"] for one in self.sent[before:] if one["method"] == "custom"]

    def hello(self, search: str = "", saved: str | None = None) -> None:
        assert self.ask(cmd="hello", search=search, saved=saved)[-1]["kind"] == "ack"

    @property
    def note(self) -> str:
        """The title of the note beside the table."""
        return str(self.table.state["note"]["title"])

    def _keep(self, kind: str, data: Data | None = None, **_: object) -> None:
        if kind == "comm_msg" and data is not None:
            self.sent.append(data)
