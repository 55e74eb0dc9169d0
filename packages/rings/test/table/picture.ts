import type { CardId, Option, State } from '@grimrule/kernel';
import { cardOf, NONE } from '@grimrule/kernel';
import type { Drawn, Picture } from '@grimrule/kernel/testing';
import { cardsStanding, zonesIn } from '@grimrule/kernel/testing';
import {
  DECK,
  ENCOUNTER_DECK,
  QUEST_DECK,
  REMOVED,
  SHADOW,
  UNDER,
  ZONES,
} from '../../src/board.ts';
import { printed, printedAs } from '../../src/cards/designs.ts';
import type { RingsState } from '../../src/table.ts';
import { dialOf, isInPlay, playerOf } from '../../src/table.ts';

/** The dial of a player has their name. */
export function nameOf(state: State, card: CardId): string {
  if (card === NONE) return 'nothing';
  if (printedAs(state, card).type !== 'Player') return printedAs(state, card).name;
  return playerName(state, playerOf(state, card));
}

/** The first hero's name stands for the player; alone it is you. */
function playerName(state: State, seat: number): string {
  if (state.seats === 1) return 'your';
  const hero = state.cards.find(
    ({ owner, front, zone }) =>
      owner === seat && zone !== REMOVED && printed(front).type === 'Hero',
  );
  return hero ? printed(hero.front).name : `player ${seat}`;
}

const DRAWN: Drawn = {
  zones: ZONES,
  counted: [...DECK, ENCOUNTER_DECK, QUEST_DECK, SHADOW, UNDER],
  nameOf,
  playerName,
  isInPlay,
};

export function pictureOf(state: RingsState): Picture {
  const zones = zonesIn(state, DRAWN).filter(([title]) => !title.endsWith('threat dial'));
  const threats = Array.from({ length: state.seats }, (_, seat) => [
    `${playerName(state, seat)} threat`,
    cardOf(state, dialOf(state, seat)).tokens.threat ?? 0,
  ]);
  return {
    'first player': state.vars.firstPlayer,
    outcome: state.outcome?.ending ?? 'none',
    committed: state.vars.committed
      .map((card) => nameOf(state, card))
      .sort()
      .join(', '),
    ...Object.fromEntries(threats),
    ...Object.fromEntries(zones),
    ...Object.fromEntries(cardsStanding(state, DRAWN)),
  };
}

/** How a test calls an option: `play Faramir`, `commit Aragorn`, `Gimli`, `pass`. */
export function optionName(state: RingsState, { verb, card, value }: Option): string {
  const name = card === undefined ? '' : nameOf(state, card);
  switch (verb) {
    case 'choose':
    case 'spend':
      return name;
    case 'amount':
      return String(value);
    case 'option':
      return `option ${(value ?? 0) + 1}`;
    default:
      return card === undefined ? verb : `${verb} ${name}`;
  }
}
