"""For teachers: a first lesson with what the package offers today."""

from __future__ import annotations

from gin_widgets.app.pages.cells import Call, Notebook, Prose, item, says, section, step
from gin_widgets.engine.arrangements import deadwood
from gin_widgets.engine.rules import variant
from gin_widgets.messages import message

_TWICE = "7d 7s 7h 8h 9h"

_INTRO = Prose(
    "intro",
    (
        says(
            message(
                "This page is for teachers. It describes a first lesson of forty minutes. "
                "One computer with a projector is enough; more devices make it livelier."
            )
        ),
    ),
)
_BEFORE = section(
    "before",
    message("Before the lesson"),
    item(
        message(
            "Open [the practice table](practice.ipynb) on the projector and play one round "
            "yourself. In the table's menu you can choose larger cards and a colour of its own "
            "for every suit."
        )
    ),
    item(
        message(
            "Every deal has a code, which you find in the table's menu. Write it on the board. "
            "Whoever enters it gets exactly the same cards, and afterwards the class can compare: "
            "who knocked early, who waited, who had the least deadwood?"
        )
    ),
    item(
        message(
            "Learners who have no device play the game in pairs, with real cards. "
            "Each pair needs one pack."
        )
    ),
)
_SAY = section(
    "say",
    message("What to say before the first round"),
    step(message("You hold ten cards. In your turn you take one card and put one away.")),
    step(
        message(
            "Collect sets and runs. Three sevens are a set. 4, 5 and 6 of the same suit are a run."
        )
    ),
    step(message("All the cards that fit nowhere count against you. They are your deadwood.")),
    step(
        message(
            "With {limit} deadwood or less you may knock, but you do not have to.",
            limit=variant("gin").knock_limit,
        )
    ),
    step(message("You cannot break anything. The table tells you when a move is not allowed.")),
    says(
        message(
            "That is enough to begin. Explain the upcard, laying off and the undercut when they "
            "happen for the first time."
        )
    ),
)
_PLAN = section(
    "plan",
    message("A plan for forty minutes"),
    item(message("**5 minutes:** say the five sentences and show a set and a run.")),
    item(
        message(
            "**10 minutes:** play one round together on the projector. "
            "The class decides every move by raising hands."
        )
    ),
    item(message("**20 minutes:** everybody plays the deal whose code is on the board.")),
    item(
        message(
            "**5 minutes:** compare the results. "
            "Let somebody write the sum on the board, for example 23 − 6 = 17."
        )
    ),
)
_HARD = section(
    "hard",
    message("What learners find hard"),
    item(
        message(
            "They keep two kings and wait for the third. Ask: how many cards can still help you? "
            "And what do the kings count if it does not come?"
        )
    ),
    item(
        message(
            "They think that they need Gin to end a round. A little deadwood is allowed: "
            "knocking is enough."
        )
    ),
    item(
        message("They build a run from different suits, or one that goes from the king to the ace.")
    ),
    item(
        message(
            "They knock with much deadwood and forget that the other player may still lay off. "
            "Then they are undercut."
        )
    ),
    item(message("They want to lay off cards after Gin. That is never allowed.")),
    item(
        message(
            "They use one card twice. In the hand below, the 7 of hearts fits the set and the "
            "run, but it can be in one of them only. The best choice leaves {deadwood} deadwood.",
            deadwood=deadwood(_TWICE),
        )
    ),
)

PAGE = Notebook(
    "teach",
    message("Gin Rummy in class"),
    (_INTRO, _BEFORE, _SAY, _PLAN, _HARD, Call("twice", "show", _TWICE)),
)
