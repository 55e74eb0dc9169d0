import type { Game } from '@grimrule/kernel';
import { CORE_SET, DESIGNS, nextScenario, ringsWords, rings as rules } from '@grimrule/rings';
import { lazy } from 'react';
import type { PageGame } from '../page-game.ts';
import { campaignIn, chosenIn, deckAt } from './chosen.ts';
import { faceOf } from './face.ts';
import { RingsLayout } from './layout.tsx';
import { LESSONS } from './lessons.ts';
import { nothingFor } from './nothing.ts';
import { occasionOf } from './occasion.ts';
import { givenBy } from './payment.ts';
import { markOfBits } from './spheres.ts';
import { tokensOf } from './tokens.ts';
import { valuesOf } from './values.ts';
import { zoneName } from './zones.ts';

const CODES: ReadonlySet<string> = new Set(CORE_SET.map(({ code }) => code));

// A table does not need what comes before it.
const Setup = lazy(async () => ({ default: (await import('./setup.tsx')).RingsSetup }));
const Campaign = lazy(async () => ({
  default: (await import('./campaign/campaign.tsx')).RingsCampaign,
}));

export const rings: PageGame = {
  name: 'rings',
  title: 'Rings',
  blurb: {
    en: 'One to four players lead their heroes through the wilds, together.',
    de: 'Ein bis vier Personen führen ihre Helden gemeinsam durch die Wildnis.',
  },
  game: rules as Game,
  words: ringsWords,
  seats: { least: 1, most: 4 },
  face: faceOf,
  codeOf(design) {
    const code = DESIGNS[design]?.code ?? '';
    return CODES.has(code) ? code : null;
  },
  values: valuesOf,
  tokens: tokensOf,
  zoneName,
  // A player leads several heroes and is called after the deck.
  seatName(options, seat, language) {
    const words = ringsWords[language];
    const player = campaignIn(options)?.players[seat];
    if (player && player.name !== '') return player.name;
    const deck = deckAt(options, seat);
    return deck ? words.deck(deck.slug) : words.seat(seat);
  },
  scenarioName(options, language) {
    const campaign = campaignIn(options);
    const next = campaign ? nextScenario(campaign)?.slug : undefined;
    return ringsWords[language].scenario(next ?? chosenIn(options).scenario);
  },
  seatsOf: (options) =>
    Math.max(1, (campaignIn(options)?.players ?? chosenIn(options).decks).length),
  Layout: RingsLayout,
  Setup,
  Campaign,
  firstGame: { options: { scenario: 'passage', decks: ['leadership'] }, bots: [null] },
  lessons: LESSONS,
  resource: givenBy,
  symbol: markOfBits,
  frame: ['setup', 'round'],
  entries: {
    engagementCost: 'engagement-check',
    threatCost: 'starting-threat',
    attack: 'attack-strength',
    defense: 'defense-strength',
    questPoints: 'quest-progress',
    hitPoints: 'hit-points',
    shadow: 'shadow-effects',
  },
  nothing: nothingFor,
  occasion: occasionOf,
};
