import { duelWords, POOL, duel as rules } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import { lazy } from 'react';
import type { PageGame } from '../page-game.ts';
import { DuelLayout } from './board/layout.tsx';
import { StreetMap } from './board/street-map.tsx';
import { castOf } from './cast.ts';
import { DEEDS } from './deeds.ts';
import { faceOf } from './face/face.ts';
import { MOMENTS } from './moments.ts';
import { givenBy, symbolOf } from './payment.ts';
import { phasesOf } from './phases.ts';
import { seatArt } from './seat-art.ts';
import './tones.css';
import { tokensOf, valuesOf } from './face/values.ts';
import { DUEL_PAGE } from './words.ts';
import { zoneName } from './zone-name.ts';

// A table does not need what comes before it.
const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).DuelSetup }));

export const duel: PageGame = {
  name: 'duel',
  title: 'Duel',
  blurb: {
    en: 'Heroes and villains fight over three places in New York. Two players, half an hour.',
    de: 'Helden und Schurken kämpfen um drei Orte in New York. Zu zweit, eine halbe Stunde.',
  },
  game: rules as Game,
  words: duelWords,
  seats: { least: 2, most: 2 },
  face: faceOf,
  codeOf: (design) => POOL[design]?.code ?? null,
  values: valuesOf,
  tokens: tokensOf,
  zoneName,
  seatArt: (_view, seat) => seatArt(seat),
  seatCover: (_options, seat) => seatArt(seat),
  seatName: (_options, seat, language) => duelWords[language].seat(seat),
  gameName: (_options, players, language) => players.join(DUEL_PAGE[language].against),
  seatsOf: () => 2,
  Layout: DuelLayout,
  Place: StreetMap,
  phases: phasesOf,
  Setup,
  firstGame: { options: null, bots: [null, 'sensible'] },
  guide: async () => (await import('./guide/guide-steps.ts')).GUIDE_STEPS,
  resource: givenBy,
  symbol: symbolOf,
  deeds: DEEDS,
  moments: MOMENTS,
  cast: castOf,
  voice: 'street',
  frame: ['preparation'],
  entries: {
    points: 'victory-points',
    immediate: 'immediate-effects',
    attack: 'attack-effects',
    permanent: 'permanent-effects',
    action: 'permanent-effects',
    versions: 'replacing-a-main-character',
  },
};
