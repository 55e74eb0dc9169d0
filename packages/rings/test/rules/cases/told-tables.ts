import {
  action,
  attach,
  discard,
  loseGame,
  progress,
  query,
  quest,
  raiseThreat,
  reveal,
  toHand,
  winGame,
  you,
} from '../../../src/vocabulary/builders.ts';
import { EVENTS } from '../../../src/vocabulary/events.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';
import { doing, saying } from '../rewording.ts';
import { HAPPENINGS } from './happenings.ts';
import { QUESTIONS } from './questions.ts';
import { REPORTS } from './reports.ts';

/** Tables on which lines are told that the other ones do not tell. */
const FURTHER: readonly (() => Play)[] = [
  () => begin({ decks: ['leadership'] }).choose('mulligan'),
  () =>
    play({
      players: [{ heroes: ['Gimli'] }],
      wholeEncounterDeck: ['Old Forest Road'],
      encounterDiscard: ['Wargs'],
      phase: 'quest',
      step: '3.3',
    }),
  () => play({ players: [{ heroes: ['Gimli'] }, { heroes: ['Aragorn'] }], phase: 'refresh' }),
  () => doing(attach(query('encounterDeckTop'), you), {}, { encounterDeck: ['Wargs'] }),
  () =>
    doing(
      discard(query('attachments')),
      { heroes: [{ card: 'Gimli', attached: ['Shadow Key'] }] },
      { scenario: 'dol-guldur' },
    ),
  () => doing(progress(8, quest)),
  () =>
    doing(
      reveal(query('encounterDeckTop')),
      {},
      {
        encounterDeck: ['Old Forest Road', 'Forest Gate'],
        gains: { 'Old Forest Road': { surge: 1, doomed: 2 } },
      },
    ),
  () => {
    saying('Stand Together', action(raiseThreat(you, 50)));
    saying('Feint', action(toHand(query('allies'))));
    return play({
      players: [
        { heroes: ['Gimli'], threat: 20, area: ['Wandering Took'], hand: ['Stand Together'] },
        { heroes: ['Legolas', 'Beravor'], threat: 20, resources: 1, hand: ['Feint'] },
      ],
    })
      .choose('use Wandering Took')
      .choose('play Stand Together')
      .until('actionWindow', 1)
      .choose('play Feint');
  },
  () => doing(winGame),
  () => doing(loseGame),
];

/** The tables of all cases, and those. */
export const TOLD_TABLES: readonly (() => Play)[] = [
  ...Object.values(QUESTIONS).flatMap((cases) => cases.map(([table]) => table)),
  ...Object.values(REPORTS).flatMap((cases) => cases.map(([table]) => table)),
  ...EVENTS.flatMap((kind) =>
    HAPPENINGS[kind].map(
      ([table]) =>
        () =>
          table(kind),
    ),
  ),
  ...FURTHER,
];
