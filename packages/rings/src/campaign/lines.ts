import type { LinesOf } from '@grimrule/kernel';
import type { SetupLine } from '../decks/lines.ts';

type OfCard = { readonly card: string };
type OfHero = { readonly seat: number; readonly card: string };

/** Everything that can be wrong with a campaign log, or with what somebody wants to write in it. */
export interface CampaignLines {
  /** `at` is the path to what cannot be read, as in `players.0.heroes`. */
  logField: { readonly at: string };
  logVersion: { readonly version: string };
  /** Named in the log, but there is no such hero. */
  logUnknownHero: OfCard & { readonly at: string };
  /** In the campaign pool, but neither boon nor burden. */
  logNoCampaignCard: OfCard;
  logTooManyCopies: OfCard & { readonly count: number; readonly most: number };
  /** A permanent card that is attached to nobody, or another one that is. */
  logWrongHost: OfCard;
  /** A hero has two copies of a card that is limited to one. */
  logTwiceOnHero: OfCard & { readonly hero: string };
  /** A player's card that is nobody's, or an encounter card that is somebody's. */
  logWrongPlayer: OfCard;
  /** Scenarios are won in their order, each of them once. */
  logWrongScenario: { readonly scenario: string };

  /** Has to be replaced before the next game. */
  heroHasFallen: OfHero;
  campaignIsOver: object;
  /** The result is not that of the scenario that comes next. */
  resultOfAnotherGame: { readonly scenario: string };
  noSuchPlayer: { readonly seat: number };
  notYourHero: OfHero;
  /** Has fallen, or is used by somebody. */
  heroNotFree: OfHero;
  notFallen: OfHero;
  /** As long as there are others, a fallen hero does not come back. */
  heroesAreLeft: OfHero;
  alreadyExchanged: { readonly seat: number };
  onlyForExperts: object;
  nothingToHeal: OfHero;
  alreadyHealed: { readonly seat: number };
  /** Burdens and permanent cards cannot be left out. */
  cannotBeLeftOut: { readonly seat: number; readonly card: string };
}

export type CampaignLine = LinesOf<CampaignLines> | SetupLine;
