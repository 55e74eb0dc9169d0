import type { Game, Json } from '@grimrule/kernel';
import { DESIGNS, nextScenario, POOL, ringsWords, rings as rules } from '@grimrule/rings';
import type { Language } from '@grimrule/words';
import { lazy } from 'react';
import { codesOf, picturesOf } from '../codes.ts';
import { inARow } from '../in-a-row.ts';
import type { PageGame } from '../page-game.ts';
import { FinalScore } from './board/final-score.tsx';
import { Forest } from './board/forest.tsx';
import { RingsLayout } from './board/layout.tsx';
import { castOf } from './cast.ts';
import { DEEDS } from './deeds.ts';
import { dialOf } from './face/dial.ts';
import { faceOf } from './face/face.ts';
import { markOfBits } from './face/spheres.ts';
import { tokensOf } from './face/tokens.ts';
import { valuesOf } from './face/values.ts';
import { MOMENTS } from './moments.ts';
import { occasionOf } from './occasion.ts';
import { PASS_LABELS } from './pass-labels.ts';
import { PAUSES } from './pauses.ts';
import { givenBy } from './payment.ts';
import { phasesOf } from './phases.ts';
import { seatArt } from './seat-art.ts';
import { campaignIn, choiceIn, deckAt, heroesAt } from './setup/choice.ts';
import { surprise, withOwnDeck, withoutSeat, withSeat } from './setup/seats.ts';
import { zoneName } from './zones.ts';

// A table does not need what comes before it.
const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).RingsSetup }));
const SeatSetup = lazy(async () => ({
  default: (await import('./setup/deck-choice.tsx')).DeckChoice,
}));
const Campaign = lazy(async () => ({
  default: (await import('./campaign/campaign.tsx')).RingsCampaign,
}));

function scenarioOf(options: Json, language: Language): string {
  const campaign = campaignIn(options);
  const next = campaign ? nextScenario(campaign)?.slug : undefined;
  return ringsWords[language].scenario(next ?? choiceIn(options).scenario);
}

const pictureOf = picturesOf(DESIGNS, faceOf);

export const rings: PageGame = {
  name: 'rings',
  title: 'Rings',
  blurb: {
    en: 'One to four players lead their heroes through the wilds, together.',
    de: 'Ein bis vier Spieler führen ihre Helden gemeinsam durch die Wildnis.',
  },
  game: rules as Game,
  words: ringsWords,
  seats: { least: 1, most: 4 },
  face: faceOf,
  codeOf: codesOf(DESIGNS, POOL),
  values: valuesOf,
  tokens: tokensOf,
  dial: dialOf,
  zoneName,
  // A player leads several heroes and is called after the deck.
  seatArt,
  seatName(options, seat, language) {
    const words = ringsWords[language];
    const player = campaignIn(options)?.players[seat];
    if (player && player.name !== '') return player.name;
    const deck = deckAt(options, seat);
    if (deck) return words.deck(deck.slug);
    // A deck of one's own is called after those who lead it.
    const heroes = heroesAt(options, seat).map((code) =>
      words.name(DESIGNS.findIndex((card) => card.code === code)),
    );
    return heroes.length > 0 ? heroes.join(', ') : words.seat(seat);
  },
  scenarioName: scenarioOf,
  gameName: (options, players, language) =>
    `${scenarioOf(options, language)}: ${inARow(players, language)}`,
  seatCover(options, seat) {
    const heroes = campaignIn(options)?.players[seat]?.heroes ?? heroesAt(options, seat);
    return pictureOf(heroes?.[0]);
  },
  seatsOf: (options) =>
    Math.max(1, (campaignIn(options)?.players ?? choiceIn(options).decks).length),
  Layout: RingsLayout,
  Ending: FinalScore,
  Place: Forest,
  phases: phasesOf,
  Setup,
  seating: { Setup: SeatSetup, withSeat, withoutSeat, withDeck: withOwnDeck, surprise },
  Campaign,
  firstGame: { options: { scenario: 'passage', decks: ['leadership'] }, bots: [null] },
  guide: async () => (await import('./guide/guide-steps.ts')).GUIDE_STEPS,
  moments: MOMENTS,
  cast: castOf,
  voice: 'wood',
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
  passLabels: PASS_LABELS,
  deeds: DEEDS,
  pauses: PAUSES,
  occasion: occasionOf,
};
