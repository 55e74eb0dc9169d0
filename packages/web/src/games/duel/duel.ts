import { duelWords, duel as rules } from '@grimrule/duel';
import type { Game } from '@grimrule/kernel';
import type { PageGame } from '../page-game.ts';
import { DuelLayout } from './layout.tsx';
import { DuelSetup } from './setup.tsx';

export const duel: PageGame = {
  name: 'duel',
  title: 'Duel',
  blurb: {
    en: 'Heroes and villains fight for the city.',
    de: 'Helden und Schurken kämpfen um die Stadt.',
  },
  game: rules as Game,
  words: duelWords,
  seats: { least: 2, most: 2 },
  face: (design, language) => ({
    title: duelWords[language].name(design),
    subtitle: null,
    kind: '',
    tone: 'basic',
    shape: 'upright',
    cost: null,
    stats: [],
    resources: [],
    marks: [],
    traits: [],
    text: duelWords[language].text(design),
    keywords: [],
    art: { seed: String(design), motif: 'burst', palette: ['#223', '#568', '#fc8'] },
  }),
  values: () => [],
  tokens: () => [],
  zoneName: (zone) => rules.definition.zoneInfo(zone).name,
  seatName: (_options, seat, language) => duelWords[language].seat(seat),
  seatsOf: () => 2,
  Layout: DuelLayout,
  Setup: DuelSetup,
  firstGame: { options: null, bots: [null, 'sensible'] },
  lessons: [],
};
