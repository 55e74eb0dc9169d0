import { highcardWords, POOL, highcard as rules } from '@grimrule/highcard';
import type { Game } from '@grimrule/kernel';
import type { Language } from '@grimrule/words';
import type { Face, PageGame } from '../page-game.ts';
import { cover } from './cover.ts';
import { HighCardLayout } from './layout.tsx';
import { HighCardSetup } from './setup.tsx';
import { HIGHCARD_PAGE } from './words.ts';

export const highcard: PageGame = {
  name: 'highcard',
  title: cover.title,
  blurb: cover.blurb,
  game: rules as Game,
  words: highcardWords,
  seats: { least: 2, most: 2 },
  face: faceOf,
  codeOf: (design) => POOL[design]?.code ?? null,
  values: () => [],
  tokens: () => [],
  zoneName,
  seatName: (_options, seat, language) => highcardWords[language].seat(seat),
  seatsOf: () => 2,
  Layout: HighCardLayout,
  Setup: HighCardSetup,
  firstGame: { options: null, bots: [null, 'sensible'] },
  guide: async () => [
    {
      id: 'trick',
      on: { ask: 'layACard' },
      at: '.table-main .card[data-lit]',
      until: 'answer',
      text: {
        en: 'Lay a card. The higher card takes the trick, but 1 beats 12.',
        de: 'Lege eine Karte. Die höhere gewinnt den Stich, aber 1 schlägt 12.',
      },
    },
  ],
  entries: {},
};

function faceOf(design: number, language: Language): Face {
  const say = HIGHCARD_PAGE[language];
  const value = String(design + 1);
  return {
    title: highcardWords[language].name(design),
    subtitle: null,
    kind: say.kind,
    tone: 'blue',
    shape: 'upright',
    cost: null,
    stats: [{ id: 'number', icon: 'star', label: say.number, value }],
    resources: [],
    marks: [],
    traits: [],
    text: [],
    keywords: [],
    art: { game: 'highcard', code: value, kind: 'card', tone: 'blue', traits: [] },
    plate: 'sign',
    life: 'chip',
  };
}

function zoneName(zone: number, language: Language): string {
  const names: Readonly<Record<string, string>> = HIGHCARD_PAGE[language].zones;
  return names[rules.definition.zoneInfo(zone).name] ?? '';
}
