"""From options and a seed to the table before the first step."""

from nightbell.engine import Chance, Seat, only
from nightbell.games.whispers import plans, traits
from nightbell.games.whispers.content import CARDS, ITEMS, KEY, KILLERS, VICTIMS
from nightbell.games.whispers.maps import BOARDS
from nightbell.games.whispers.options import Options
from nightbell.games.whispers.state import Hunt, Victim

STARTING_HAND = 2


def share_out(victims: tuple[Victim, ...], seats: tuple[Seat, ...]) -> dict[Victim, Seat]:
    """Everybody leads at least one victim; who sits first leads the rest."""
    extra = len(victims) - len(seats)
    order = (seats[0],) * (extra + 1) + seats[1:]
    return dict(zip(victims, order, strict=True))


def new_hunt(options: Options, seed: int) -> Hunt:
    options.check(tuple(BOARDS), tuple(KILLERS), tuple(VICTIMS))
    sides = options.seating()
    chance = Chance.of(seed)
    board, mat = BOARDS[options.map], KILLERS[options.killer]
    victims = tuple(Victim(name) for name in options.victims)
    search = [item.id for item in ITEMS.values() for _ in range(item.search)]
    search.remove(KEY)
    cards = [name for name in mat.cards if not CARDS[name].lock]
    deck = chance.shuffled("killer-deck", cards)
    hand = [deck.pop() for _ in range(STARTING_HAND)]
    seats = tuple(Seat(n) for n, side in enumerate(sides) if side == "victims")
    hunt = Hunt(
        chance=chance,
        options=options,
        killer_seat=Seat(sides.index("killer")),
        victim_seats=seats,
        to_victims=only(*seats),
        owner=share_out(victims, seats),
        victims=victims,
        where=dict.fromkeys(victims, board.main_exit),
        wounds=dict.fromkeys(victims, 0),
        fear=dict.fromkeys(victims, 0),
        bag={victim: tuple(filter(None, (VICTIMS[victim].starts_with,))) for victim in victims},
        rings=dict.fromkeys(victims, 0),
        search_deck=[KEY, *chance.shuffled("search", search)],
        equipment_deck=chance.shuffled(
            "equipment", [item.id for item in ITEMS.values() for _ in range(item.equipment)]
        ),
        barricades=board.barred_at_start,
        first_aid=board.first_aid is not None,
        notes_left=tuple(note for victim in victims for note in VICTIMS[victim].notes),
        first_player=chance.below("first-player", 3) if options.separate_ways else 0,
        figures=(board.secret_exit,),
        last_seen=board.secret_exit,
        hand=hand,
        deck=deck,
        discard=[],
        locked=[name for name in mat.cards if CARDS[name].lock],
    )
    if mat.setup is not None:
        mat.setup(hunt)
    if options.traits != "off":
        traits.deal(hunt)
    if options.plans != "off":
        plans.deal(hunt)
    return hunt
