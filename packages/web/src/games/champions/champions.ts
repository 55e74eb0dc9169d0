import {
  CAMPAIGNS,
  championsWords,
  DESIGNS,
  HEROES,
  champions as rules,
} from '@grimrule/champions';
import type { Game } from '@grimrule/kernel';
import { lazy } from 'react';
import { designOf, picturesOf } from '../codes.ts';
import { inARow } from '../in-a-row.ts';
import type { PageGame } from '../page-game.ts';
import { ChampionsLayout } from './board/layout.tsx';
import { Roof } from './board/roof.tsx';
import { CampaignEnd } from './campaign/campaign-end.tsx';
import { castOf } from './cast.ts';
import { DEEDS } from './deeds.ts';
import { dialOf } from './face/dial.ts';
import { faceOf } from './face/face.ts';
import { tokensOf } from './face/tokens.ts';
import { valuesOf } from './face/values.ts';
import { MOMENTS } from './moments.ts';
import { NAMES } from './names.ts';
import { occasionOf } from './occasion.ts';
import { PACKS } from './packs.ts';
import { PASS_LABELS } from './pass-labels.ts';
import { givenBy, owed } from './payment.ts';
import { phasesOf } from './phases.ts';
import { seatArt } from './seat-art.ts';
import { choiceIn, identityAt, withOwnDeck } from './setup/choice.ts';
import { surprise, withoutSeat, withSeat } from './setup/seats.ts';
import { zoneName } from './zones.ts';

// A table does not need what comes before it.
const Setup = lazy(async () => ({ default: (await import('./setup/setup.tsx')).ChampionsSetup }));
const SeatSetup = lazy(async () => ({
  default: (await import('./setup/hero-choice.tsx')).HeroChoice,
}));

const Campaign = lazy(async () => ({
  default: (await import('./campaign/campaign.tsx')).ChampionsCampaign,
}));

const pictureOf = picturesOf(DESIGNS, faceOf);

export const champions: PageGame = {
  name: 'champions',
  title: 'Champions',
  blurb: {
    en: 'One to four heroes stop a villain and his plan, together.',
    de: 'Ein bis vier Helden halten gemeinsam einen Schurken und seinen Plan auf.',
  },
  game: rules as Game,
  words: championsWords,
  seats: { least: 1, most: 4 },
  face: faceOf,
  codeOf(design) {
    const { code = '' } = DESIGNS[design] ?? {};
    // The code of a printed card begins with the number of its pack; pieces of the rules have none.
    return /^\d/.test(code) ? code : null;
  },
  values: valuesOf,
  tokens: tokensOf,
  dial: dialOf,
  zoneName,
  seatArt,
  seatName(options, seat, language) {
    const code = identityAt(options, seat);
    const design = designOf(DESIGNS, code);
    const words = championsWords[language];
    if (design !== -1) return words.name(design);
    // The name of a hero is known before the pack is there.
    return HEROES.find(({ identity }) => identity === code)?.names[language] ?? words.seat(seat);
  },
  scenarioName: (options, language) =>
    championsWords[language].scenario(choiceIn(options).scenario),
  gameName: (options, players, language) =>
    NAMES[language].versus(
      inARow(players, language),
      championsWords[language].scenario(choiceIn(options).scenario),
    ),
  seatCover: (options, seat) => pictureOf(identityAt(options, seat)),
  seatsOf: (options) => Math.max(1, choiceIn(options).heroes.length),
  Layout: ChampionsLayout,
  Ending: CampaignEnd,
  Place: Roof,
  phases: phasesOf,
  packs: PACKS,
  Setup,
  seating: { Setup: SeatSetup, withSeat, withoutSeat, withDeck: withOwnDeck, surprise },
  ...(CAMPAIGNS.length > 0 ? { Campaign } : {}),
  firstGame: { options: { scenario: 'rhino', heroes: ['spider-man'] }, bots: [null] },
  guide: async () => (await import('./guide/guide-steps.ts')).GUIDE_STEPS,
  moments: MOMENTS,
  cast: castOf,
  voice: 'percussion',
  resource: givenBy,
  symbol: owed,
  frame: ['setup', 'round overview'],
  entries: {
    hitPoints: 'hit-points',
    handSize: 'hand-size',
    targetThreat: 'target-threat',
    startingThreat: 'threat',
    escalation: 'threat',
    boost: 'boost-boost-icon',
    boostStar: 'star-icon',
    harm: 'consequential-damage',
    unique: 'unique-icon',
  },
  passLabels: PASS_LABELS,
  deeds: DEEDS,
  occasion: occasionOf,
};
