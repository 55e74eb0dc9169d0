import type { Chance } from '../chance/chance.ts';
import type { Dice } from '../chance/random.ts';
import { dice, seeded } from '../chance/random.ts';
import type { Game } from '../game/game.ts';
import { withChance } from '../game/game.ts';
import { randomAnswer } from '../prompts/answers.ts';
import type { CardId } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../state/state.ts';
import type { Zone } from '../state/zone.ts';
import { demand, shown } from './demand.ts';
import type { Watched } from './views.ts';

/** So that a test can see that it came across what it is about. */
export interface Forgotten {
  /** Cards that a seat knew when a decision was made, and that were shuffled out of its sight. */
  readonly cards: number;
}

/**
 * Plays a random game and looks at every zone right after it was shuffled. Throws a `Breach` if a
 * seat still knows a card there that it could not see: it would know where the card lies.
 */
export function demandForgetting<V>(game: Game<V>, how: Watched): Forgotten {
  const { seed, options = null, most = 5000 } = how;
  const begun = game.setup(options, seed);
  demand(!('problems' in begun), () => `${game.name} cannot be set up: ${shown(begun)}`);
  const { state } = begun;
  const rolls = dice(seeded(`forgetting ${seed}`));
  let before = [...state.cards];
  let cards = 0;
  const { definition } = game;
  const watched = withChance(
    game,
    watching(definition.chance, (order) => {
      const zone = state.zones.indexOf(order);
      // Randomly picked cards stay where they lie.
      if (zone < 0) return;
      const seen = sightOf(definition.zoneInfo(zone), state.seats);
      for (const id of order) {
        const knowers = cardOf(state, id).seen;
        const at = `${game.name}, seed ${seed}, decision ${state.decisions}`;
        demand(
          knowers === seen,
          () => `${at}: card ${id} was shuffled, yet the seats ${knowers.toString(2)} know it`,
        );
        if (((before[id]?.seen ?? 0) & ~seen) !== 0) cards++;
      }
    }),
  );
  for (let prompt = watched.prompt(state); prompt; prompt = watched.prompt(state)) {
    demand(state.decisions < most, () => `not over after ${most} decisions, seed ${seed}`);
    before = [...state.cards];
    watched.decide(
      state,
      rolls.roll(2) === 0 ? randomAnswer(prompt, rolls) : watched.proposal(state),
    );
  }
  return { cards };
}

/** The same dice. The watcher gets each new order when its dice are put away. */
function watching(chance: Chance, put: (order: State['zones'][number]) => void): Chance {
  const watched = (inner: Dice): Dice => {
    let order: readonly CardId[] = [];
    return {
      roll: (sides) => inner.roll(sides),
      shuffle(items) {
        const shuffled = inner.shuffle(items);
        order = shuffled as readonly unknown[] as readonly CardId[];
        return shuffled;
      },
      get state() {
        put(order);
        return inner.state;
      },
    };
  };
  return { ...chance, dice: (state) => watched(chance.dice(state)) };
}

/** The seats that see the cards of a zone where they lie. */
function sightOf({ sight, seat }: Zone, seats: number): number {
  if (sight === 'closed') return 0;
  return sight === 'open' ? 2 ** seats - 1 : 2 ** seat;
}
