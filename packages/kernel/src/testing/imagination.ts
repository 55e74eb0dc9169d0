import { seeded } from '../chance/random.ts';
import { randomAnswer } from '../prompts/answers.ts';
import type { Seat } from '../state/ids.ts';
import type { State } from '../state/state.ts';
import { demandCardsInPlace, demandIndices } from './conservation.ts';
import { demand, demandSame, shown } from './demand.ts';
import type { Check, Position } from './position.ts';

/** A seat imagines the hidden cards: it must not notice the difference, and can play on. */
function imagine<V>({ game, state, dice, most }: Position<V>, seat: Seat): void {
  const view = game.view(state, seat);
  const imagined = game.resample(view, seeded(dice.roll(0x7fffffff)));
  demandCardsInPlace(imagined as State);
  demandIndices(game.definition, imagined as State);
  demandSame(view, game.view(imagined, seat), `what seat ${seat} imagines is not what it sees`);
  demand(
    difference(imagined.random, state.random),
    () => `what seat ${seat} imagines has the real random generator`,
  );
  const left = most - imagined.decisions;
  for (let decision = 0; imagined.prompt && decision < left; decision++) {
    game.decide(imagined, randomAnswer(imagined.prompt, dice));
  }
  demand(
    imagined.outcome !== null,
    () => `what seat ${seat} imagines does not come to an end: ${shown(imagined.stack)}`,
  );
}

function difference(one: readonly number[], other: readonly number[]): boolean {
  return one.some((word, index) => word !== other[index]);
}

export const theAskedCanImagine: Check = {
  name: 'the seat that decides can imagine what it does not see',
  at: (position) => imagine(position, position.prompt.seat),
};

export const theOthersCanImagine: Check = {
  name: 'every other seat and a spectator can imagine what they do not see',
  at(position) {
    for (let seat = 0; seat <= position.state.seats; seat++) {
      if (seat !== position.prompt.seat) imagine(position, seat);
    }
  },
};
