import {
  damage,
  discardTop,
  loseGame,
  makeActive,
  putIntoPlay,
  query,
  sequence,
  takeDamage,
  titled,
  villain,
  winGame,
} from '../../../src/vocabulary/builders.ts';
import { EVENTS } from '../../../src/vocabulary/events.ts';
import type { Play } from '../../table/play.ts';
import { begin, play } from '../../table/play.ts';
import { doing } from '../rewording.ts';
import { HAPPENINGS } from './happenings.ts';
import { QUESTIONS } from './questions.ts';
import { REPORTS } from './reports.ts';

/** Tables on which lines are told that the other ones do not tell. */
const FURTHER: readonly (() => Play)[] = [
  () => begin({ heroes: ['spider-man'] }).choose('discard First Aid'),
  () => play({ players: [{ hero: 'she-hulk', damage: 9 }] }).choose('recover Jennifer Walters'),
  () => doing(damage(14, villain)),
  () => doing(discardTop('encounter', 1), {}, { wholeEncounterDeck: ['Shocker'] }),
  () =>
    play({
      players: [{ hero: 'captain-marvel', form: 'hero', exhausted: true, dealt: ['Shocker'] }],
      encounterDeck: ['Hydra Mercenary', 'Hydra Mercenary', 'Sandman'],
      gains: { Shocker: { surge: 1 } },
      phase: 'villain',
    }),
  () =>
    doing(
      takeDamage(20),
      {},
      {
        players: [
          { hero: 'she-hulk', form: 'hero', hand: ['Get Ready'], engaged: ['Shocker'] },
          { hero: 'iron-man' },
        ],
      },
    ),
  () => {
    const klaw = query('villains', titled('Klaw'));
    return doing(
      sequence(putIntoPlay(query('encounterDeckTop')), makeActive(klaw)),
      {},
      {
        encounterDeck: ['Klaw'],
      },
    );
  },
  () => doing(winGame),
  () => doing(loseGame),
];

/** The tables of all cases, and those. */
export const TOLD_TABLES: readonly (() => Play)[] = [
  ...Object.values(QUESTIONS).map(([table]) => table),
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
