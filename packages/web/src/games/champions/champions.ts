import { championsWords, DESIGNS, champions as rules } from '@grimrule/champions';
import type { Game } from '@grimrule/kernel';
import type { PageGame } from '../page-game.ts';
import { faceOf } from './face.ts';
import { ChampionsLayout } from './layout.tsx';
import { ChampionsSetup } from './setup.tsx';
import { tokensOf, valuesOf } from './values.ts';

export const champions: PageGame = {
  name: 'champions',
  title: 'Champions',
  blurb: { en: 'Heroes against a villain.', de: 'Helden gegen einen Schurken.' },
  game: rules as Game,
  words: championsWords,
  seats: { least: 1, most: 4 },
  face: (design, language) => faceOf(DESIGNS[design], design, language),
  values: valuesOf,
  tokens: tokensOf,
  zoneName: (zone) => rules.definition.zoneInfo(zone).name,
  seatName: (_options, seat, language) => championsWords[language].seat(seat),
  seatsOf: (options) => ((options as { heroes?: unknown[] } | null)?.heroes ?? ['']).length,
  Layout: ChampionsLayout,
  Setup: ChampionsSetup,
  firstGame: { options: { scenario: 'rhino', heroes: ['spider-man'] }, bots: [null] },
  lessons: [],
};
