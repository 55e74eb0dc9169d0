import type { CardId, Option, State } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Drawn, Picture } from '@grimrule/kernel/testing';
import { cardsStanding, zonesIn } from '@grimrule/kernel/testing';
import { DECK, ENCOUNTER_DECK, UNDER, ZONES } from '../../src/board.ts';
import { printed, printedAs } from '../../src/cards/designs.ts';
import { bitOf } from '../../src/rules/playing/resources.ts';
import type { ChampionsState } from '../../src/table.ts';
import { isInPlay } from '../../src/table.ts';
import { RESOURCES } from '../../src/vocabulary/nodes.ts';
import { sideIn } from '../../src/words/lines/option-details.ts';

export const nameOf = (state: State, card: CardId) =>
  card === NONE ? 'nothing' : printedAs(state, card).name;

const DRAWN: Drawn = {
  zones: ZONES,
  counted: [...DECK, ENCOUNTER_DECK, UNDER],
  nameOf,
  playerName,
  isInPlay,
};

export function pictureOf(state: ChampionsState): Picture {
  return {
    'first player': state.vars.firstPlayer,
    outcome: state.outcome?.ending ?? 'none',
    ...Object.fromEntries(zonesIn(state, DRAWN)),
    ...Object.fromEntries(cardsStanding(state, DRAWN)),
  };
}

/** The hero's name stands for the player, whichever side is up. */
function playerName(state: State, seat: number): string {
  const { identities } = (state as ChampionsState).vars;
  const { front } = cardOf(state, identities[seat] ?? NONE);
  return state.seats === 1 ? 'your' : printed(front).name;
}

/** How a test calls an option: `play Backflip`, `attack Hulk`, `Rhino`, `end turn`, `pass`. */
export function optionName(state: ChampionsState, { verb, card, value }: Option): string {
  const name = card === undefined ? '' : nameOf(state, card);
  switch (verb) {
    case 'choose':
    case 'player':
    case 'spend':
    case 'generate':
    case 'assign':
    case 'relieve':
      return name;
    case 'endTurn':
      return 'end turn';
    case 'changeForm':
      return 'change form';
    case 'side':
      return sideIn('en', value ?? NONE);
    case 'amount':
      return String(value);
    case 'paidWith':
      return RESOURCES.filter((each) => ((value ?? 0) & bitOf(each)) !== 0).join(', ');
    case 'option':
      return `option ${(value ?? 0) + 1}`;
    default:
      return card === undefined ? verb : `${verb} ${name}`;
  }
}
