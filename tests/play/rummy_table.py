"""Sessions of Rummy: with chosen cards, and played at random."""

from __future__ import annotations

from random import Random

from gin_widgets.engine.actions import Action, LayMeld, LayOffCard, parse_action
from gin_widgets.engine.cutting import Cut
from gin_widgets.engine.deals import Deal
from gin_widgets.engine.match import Match
from gin_widgets.engine.rules import variant
from gin_widgets.play.game import Game
from gin_widgets.play.session import Session
from gin_widgets.players.rummy_simple import RummySimple

_CUT = ("2h", "4h", "6h", "8h", "Th", "Qh")
FAR = ("", "", "")
"""Three others, with whatever the deal gives them."""


def new_session(players: int = 4, seed: int = 1, **house_rules: object) -> Session:
    rules = variant("rummy", players=players, **house_rules)
    return Session(rules, chance=Random(seed).getrandbits)


def laid(
    *hands: str, upcard: str, stock: str = "", moves: str = "", dealer: int = -1, **house: object
) -> Session:
    """A session in its first round: these hands by player, the learner's first.

    `dealer` is a player, by default the last one, so that the learner begins. `moves` of all are
    parted by semicolons.
    """
    players = len(hands)
    rules = variant("rummy", players=players, **house)
    dealer %= players
    cards = list(_CUT[:players])
    cards[dealer] = "Kh"
    match = Match.begin(rules, 1, Cut.parse(" ".join(cards)))
    first = (dealer + 1) % players
    dealt = [hands[(first + place) % players] for place in range(players)]
    deal = Deal.of(dealt, upcard, stock, hand_size=rules.hand_size)
    actions = [parse_action(move) for move in moves.split(";") if move.strip()]
    return Session(rules, chance=Random(2).getrandbits, game=Game.of(match, deal, actions))


def press(session: Session, random: Random, *, sense: float = 0.6) -> None:
    """Something that a learner may do: mostly a legal action, now and then anything else."""
    seq, shown, whim = session.seq, session.snapshot(), random.random()
    if whim < 0.05:
        random.choice([session.undo, session.undo, session.replay, session.new_deal])(seq)
    elif whim < 0.1:
        session.act(seq, random.choice(["meld 2c 3c 9d", "turn-over", "discard Kh", "pass"]))
    elif session.game.over:
        go_on = session.new_game if session.game.match.finished else session.next_round
        go_on(seq)
    elif random.random() < sense:
        session.act(seq, str(RummySimple().choose(shown.rummy)))
    else:
        session.act(seq, str(any_of(shown.rummy.legal, random)))


def any_of(options: tuple[Action, ...], random: Random) -> Action:
    """One of them; half the time a meld or a lay-off, if there is one."""
    shows = [one for one in options if isinstance(one, LayMeld | LayOffCard)]
    return random.choice(shows if shows and random.random() < 0.5 else options)


def to_the_end(session: Session, random: Random, *, sense: float = 0.6) -> None:
    """Legal actions of the learner until the game is won."""
    for _ in range(20_000):
        if session.game.match.finished:
            return
        if session.game.over:
            session.next_round(session.seq)
            continue
        view = session.snapshot().rummy
        sensible = random.random() < sense
        action = RummySimple().choose(view) if sensible else any_of(view.legal, random)
        session.act(session.seq, str(action))
    raise AssertionError("the game does not end")
