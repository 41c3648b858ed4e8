"""Information-set Monte Carlo tree search in a hundred lines.

The searching seat imagines how hidden things may be, and plays one simulation in each imagined world through one tree: `state.sample(seat)`
does the imagining, so the search never sees what its seat can't. Try it: `python ismcts.py hollywood-cards`.
"""

from __future__ import annotations

import math
import random
import sys
from dataclasses import dataclass, field

import backlot


@dataclass
class Node:
    """What is known about a sequence of actions."""

    visits: int = 0
    #: How often it was possible when its parent was visited: in another world it may not be.
    available: int = 0
    #: The shares of the win of all simulations through it, for the seat that chose it.
    wins: float = 0.0
    children: dict[tuple[int, int], Node] = field(default_factory=dict)

    def worth(self, exploration: float) -> float:
        """Upper confidence bound, with availability in place of the parent's visits."""
        if self.visits == 0:
            return math.inf
        bonus = math.sqrt(math.log(self.available) / self.visits)
        return self.wins / self.visits + exploration * bonus


def search(
    state: backlot.State,
    simulations: int,
    *,
    seat: int | None = None,
    exploration: float = 0.5,
    seed: int = 0,
) -> int:
    """Returns the action that most simulations chose."""
    seat = state.to_act()[0] if seat is None else seat
    rng, root = random.Random(seed), Node()
    for _ in range(simulations):
        simulate(root, state.sample(seat, rng.getrandbits(63)), seat, exploration, rng)
    own = {action: node.visits for (who, action), node in root.children.items() if who == seat}
    return max(own, key=lambda action: own[action])


def simulate(root: Node, world: backlot.State, seat: int, exploration: float, rng: random.Random) -> None:
    """Walks down the tree, adds one node, plays to the end at random, and tells all nodes on the way."""
    node, path = root, []
    first = True
    while not world.is_over:
        # In the first step it is the searching seat's turn, even where others choose in secret at the same time.
        actor = seat if first else world.to_act()[0]
        first = False
        legal = world.legal(actor)
        for action in legal:
            node.children.setdefault((actor, action), Node()).available += 1
        open_now = [node.children[actor, action] for action in legal]
        best = max(range(len(legal)), key=lambda at: (open_now[at].worth(exploration), rng.random()))
        node = open_now[best]
        path.append((actor, node))
        world.apply(legal[best], actor)
        if node.visits == 0:
            break
    while not world.is_over:
        world.apply(rng.choice(world.legal()))
    outcome = world.outcome()
    assert outcome is not None
    for actor, visited in path:
        visited.visits += 1
        visited.wins += outcome["win_shares"][actor]


def play(name: str, simulations: int, seed: int = 1) -> list[int]:
    """Plays a game of the search in seat 0 against random play; returns the scores."""
    state, rng = backlot.Game(name).new_state(seed), random.Random(seed)
    while not state.is_over:
        seat = state.to_act()[0]
        legal = state.legal(seat)
        if seat == 0 and len(legal) > 1:
            action = search(state, simulations, seat=seat, seed=state.steps)
        else:
            action = rng.choice(legal)
        state.apply(action, seat)
    outcome = state.outcome()
    assert outcome is not None
    return outcome["scores"]


if __name__ == "__main__":
    print(play(sys.argv[1] if len(sys.argv) > 1 else backlot.games()[-1], simulations=200))
