import type { Print } from './prints.ts';
import { isEncounterCard, printedUnder } from './prints.ts';

/** The part of a campaign's log that the auditor reads. Heroes and cards are codes. */
export interface CampaignBook {
  readonly expert: boolean;
  readonly players: readonly {
    readonly heroes: readonly string[];
    readonly threatPenalty: number;
  }[];
  readonly threatPenalty: number;
  readonly pool: readonly {
    readonly card: string;
    readonly hero: string | null;
    readonly player: number | null;
    readonly leftOut: boolean;
  }[];
  readonly notes: {
    readonly damage: Readonly<Record<string, number>>;
    readonly heroPenalties: Readonly<Record<string, number>>;
  };
}

/** RR: Campaign Setup. A player's starting threat besides the cost of the heroes. */
export function penaltyOf({ players, threatPenalty, notes }: CampaignBook, seat: number): number {
  const { heroes = [], threatPenalty: own = 0 } = players[seat] ?? {};
  return heroes.reduce((sum, hero) => sum + (notes.heroPenalties[hero] ?? 0), threatPenalty + own);
}

/** Burdens that the first scenario sets aside, to be earned there. */
const SET_ASIDE: Readonly<Record<string, readonly string[]>> = {
  passage: ['core-136', 'core-137'],
};

/** RR: Campaign Setup. Burdens that are shuffled into the encounter deck. */
export function burdensInDeck({ pool }: CampaignBook, scenario: string): number {
  const aside = SET_ASIDE[scenario] ?? [];
  return pool.filter(({ card, hero, player, leftOut }) => {
    const print: Print | undefined = printedUnder(card);
    if (!print || leftOut || hero !== null || player !== null) return false;
    return isEncounterCard(print) && !aside.includes(card);
  }).length;
}
